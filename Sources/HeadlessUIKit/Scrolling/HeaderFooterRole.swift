import Foundation

/// The place of a header or footer in a table, which determines the appearance of its title.
struct HeaderFooterRole: Equatable {
    /// The vertical position of a title.
    enum TitlePlacement {
        case middle
        case aboveRows
        case belowRows
    }

    let isHeader: Bool
    let isPlain: Bool
    /// Whether the section is the first one of the table.
    let isFirst: Bool
    /// The distance of the rows to the edges of the table, in points.
    let inset: CGFloat

    @MainActor init(of table: UITableView, isHeader: Bool, section: Int) {
        self.isHeader = isHeader
        isPlain = table.style == .plain
        isFirst = section == 0
        inset = table.cellInset
    }

    var titlePlacement: TitlePlacement { isPlain ? .middle : isHeader ? .aboveRows : .belowRows }

    var titleStyle: HeaderFooterTitleStyle { isPlain ? .plain : .grouped }

    /// The height with a title of one line in the standard font, in points.
    var standardHeight: CGFloat {
        if isPlain { return 28 }
        return isHeader && isFirst ? 44 : 36
    }

    /// The height without content, in points.
    var emptyHeight: CGFloat {
        if isPlain { return 0 }
        return isHeader && isFirst ? 20 : 12
    }

    /// The space above and below a title, in points.
    var titlePadding: CGFloat { standardHeight - titleStyle.lineHeight }

    /// Returns the title as the table displays it.
    func shown(_ title: String) -> String { isHeader && !isPlain ? title.uppercased() : title }
}

/// The font and the colour of the titles of a table.
struct HeaderFooterTitleStyle {
    let font: UIFont
    let color: UIColor
    /// The height of a line, rounded up to a whole point.
    let lineHeight: CGFloat

    private init(_ font: UIFont, _ color: UIColor) {
        (self.font, self.color) = (font, color)
        lineHeight = font.lineHeight.rounded(.up)
    }

    static let plain = HeaderFooterTitleStyle(.systemFont(ofSize: 15, weight: .semibold), .label)
    static let grouped = HeaderFooterTitleStyle(.systemFont(ofSize: 13), .secondaryLabel)
    /// The values of a label without a table.
    static let unassigned = HeaderFooterTitleStyle(.label, .label)
}
