import NimbusUIKit

/// The style and the content of a table in data: sections of rows.
package struct TableData: Sendable {
    /// The rows of a section with the views or texts above and below them.
    package struct Section: Sendable {
        package var header: Band?
        package var footer: Band?
        package var rows: [ViewData] = []
    }

    /// The header or the footer of a section.
    package enum Band: Sendable {
        case text(NIUserInterfaceString, DataPlace)
        case view(ViewData)

        /// The data of the view. `nil` for a text.
        var view: ViewData? { if case .view(let view) = self { view } else { nil } }
    }

    /// `nil` if the data does not have it.
    package var style: UITableView.Style?
    package var sections: [Section] = []
    /// The names of the members with the locations of their values.
    var members: [(name: MemberName, place: DataPlace)] = []
}

extension TableData {
    /// The name of the class of a header or footer that is an object without a class.
    static let bandClass = "UITableViewHeaderFooterView"

    /// The names of the members of a section.
    enum SectionMember: String, CaseIterable {
        case header
        case footer
        case rows
    }
}

extension ViewData {
    /// The position of a view inside the view of other data.
    package enum Role {
        case subview
        case row(section: Int)
        case header(section: Int)
        case footer(section: Int)
        case inputAccessoryView

        var isSubview: Bool { if case .subview = self { true } else { false } }

        /// Returns whether a view can have other views at the position.
        @MainActor func isAvailable(in view: UIView) -> Bool {
            switch self {
            case .subview: true
            case .row, .header, .footer: view is UITableView
            case .inputAccessoryView: view.canHaveKeyboardAccessory
            }
        }

        /// The name with which `::part()` selects a view at the position. `nil` if there is none.
        package var part: String? { if case .inputAccessoryView = self { "input-accessory-view" } else { nil } }
    }

    /// The views inside the view: its subviews, then the headers, rows and footers of its sections, and the view above the
    /// keyboard.
    package var children: [ViewData] { isPlain ? subviews : childrenByRole.map(\.data) }

    private var isPlain: Bool { table == nil && inputAccessoryView == nil }

    /// The views inside the view with their positions.
    package var childrenByRole: [(data: ViewData, role: Role)] {
        var children = subviews.map { ($0, Role.subview) }
        for (index, section) in (table?.sections ?? []).enumerated() {
            if let header = section.header?.view { children.append((header, .header(section: index))) }
            children += section.rows.map { ($0, .row(section: index)) }
            if let footer = section.footer?.view { children.append((footer, .footer(section: index))) }
        }
        if let inputAccessoryView { children.append((inputAccessoryView, .inputAccessoryView)) }
        return children
    }
}
