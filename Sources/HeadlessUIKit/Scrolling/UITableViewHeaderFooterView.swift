import Foundation

/// The header or footer of a section.
///
/// The table gives the title its own font and colour, unless they were set.
@MainActor open class UITableViewHeaderFooterView: UIView {
    /// The place of the view in its table. `nil` before the table has requested the view.
    private var role: HeaderFooterRole?
    private var standard = HeaderFooterTitleStyle.unassigned

    /// The identifier with which the table reuses the view.
    public let reuseIdentifier: String?
    /// The view that contains the labels.
    public let contentView = UIView()

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view without a reuse identifier.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates the view of a title from the data source of a table.
    convenience init(_ title: String, as role: HeaderFooterRole) {
        self.init(reuseIdentifier: nil)
        assign(role)
        textLabel?.text = role.shown(title)
    }

    private var madeTitleLabel: UILabel?

    /// The label of the title. The first access creates the label.
    open var textLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel()
        label.numberOfLines = 0
        contentView.addSubview(label)
        madeTitleLabel = label
        withoutRecording { updateTitleStyle() }
        return label
    }

    // MARK: Appearance

    /// Assigns the view to a place in a table, whose appearance the title has from then on.
    func assign(_ role: HeaderFooterRole) {
        if self.role == role { return }
        let isFirst = self.role == nil
        self.role = role
        withoutRecording {
            if isFirst, role.isPlain, backgroundColor == nil { backgroundColor = .secondarySystemBackground }
            updateTitleStyle()
        }
        setNeedsLayout()
    }

    /// Gives the title the font and the colour of the table, unless it has others than before.
    private func updateTitleStyle() {
        guard let role, let label = madeTitleLabel else { return }
        let (former, unassigned) = (standard, HeaderFooterTitleStyle.unassigned)
        standard = role.titleStyle
        if label.font === former.font || label.font === unassigned.font { label.font = standard.font }
        if label.textColor === former.color || label.textColor === unassigned.color {
            label.textColor = standard.color
        }
    }

    // MARK: Layout

    /// The distance of the title to the leading and trailing edge, in points.
    private var inset: CGFloat { (role?.inset ?? 0) + 16 }

    /// The inputs of the height of a title. A table asks for the height many times.
    private struct MeasuredTitle: Equatable {
        let text: NSAttributedString?
        let font: UIFont
        let flow: TextFlow
        let width, scale: CGFloat
    }

    private var lastMeasured: (title: MeasuredTitle, height: CGFloat)?

    /// Returns the height of the text of a label in a width, in points.
    private func textHeight(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
        let title = MeasuredTitle(
            text: label.attributedText, font: label.font, flow: label.flow, width: width,
            scale: label.traitCollection.displayScale)
        if let lastMeasured, lastMeasured.title == title { return lastMeasured.height }
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        lastMeasured = (title, height)
        return height
    }

    /// Returns the height of the title with its padding in a width, in points. `nil` without a title.
    private func titleHeight(inWidth width: CGFloat) -> CGFloat? {
        guard let label = madeTitleLabel, label.text?.isEmpty == false else { return nil }
        return textHeight(of: label, inWidth: max(1, width - 2 * inset)) + (role?.titlePadding ?? 0)
    }

    /// Returns the size of the title with its padding. A required width is the width of the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        guard verticalFittingPriority != .required else { return size }
        return CGSize(width: size.width, height: titleHeight(inWidth: size.width) ?? size.height)
    }

    /// Lays out the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            updateTitleStyle()
            contentView.place(bounds)
            guard let label = madeTitleLabel else { return }
            let width = max(0, bounds.width - inset * 2)
            let height = textHeight(of: label, inWidth: width)
            let top: CGFloat
            switch role?.titlePlacement ?? .middle {
            case .middle: top = (bounds.height - height) / 2
            case .aboveRows: top = bounds.height - height - 7
            case .belowRows: top = 7
            }
            label.place(CGRect(x: inset, y: top, width: width, height: height))
        }
    }
}
