/// The content of a table in data: sections of rows.
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

    package var sections: [Section] = []
    /// The names of the members with the locations of their values.
    var members: [(name: MemberName, place: DataPlace)] = []
}

extension TableData {
    /// The names of the members of a section.
    enum SectionMember: String, CaseIterable {
        case header
        case footer
        case rows
    }
}

extension ViewData {
    /// The position of a view inside the view of other data.
    enum Role {
        case subview
        case row(section: Int)
        case header(section: Int)
        case footer(section: Int)
    }

    /// The views inside the view: its subviews, and then the headers, rows and footers of its sections.
    package var children: [ViewData] { table == nil ? subviews : childrenByRole.map(\.data) }

    /// The views inside the view with their positions.
    var childrenByRole: [(data: ViewData, role: Role)] {
        var children = subviews.map { ($0, Role.subview) }
        for (index, section) in (table?.sections ?? []).enumerated() {
            if let header = section.header?.view { children.append((header, .header(section: index))) }
            children += section.rows.map { ($0, .row(section: index)) }
            if let footer = section.footer?.view { children.append((footer, .footer(section: index))) }
        }
        return children
    }
}
