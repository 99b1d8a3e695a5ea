import NimbusUIKit

// Reading the sections and rows of a table.
extension ViewDataReader {
    /// The maximum number of rows in the data. All of them are created with the other views.
    static let rowLimit = 1000

    /// Reads a member of a table into a view. `rows` is a section of its own.
    mutating func tableMember(_ name: MemberName, _ member: DataMember, into view: inout ViewData) {
        var table = view.table ?? TableData()
        table.members.append((name, member.node.place))
        switch name {
        case .tableStyle: table.style = word(of: UITableView.styles, member) ?? table.style
        case .rows: if let rows = rows(member) { table.sections.append(TableData.Section(rows: rows)) }
        default: table.sections += sections(member)
        }
        view.table = table
    }

    private mutating func sections(_ member: DataMember) -> [TableData.Section] {
        guard let elements = member.node.elements else { return refuse(member, .sections) ?? [] }
        return elements.compactMap { element in
            guard let members = element.members else {
                let section = DataMember(name: member.name, namePlace: element.place, node: element)
                return refuse(section, .sections)
            }
            return section(members)
        }
    }

    private mutating func section(_ members: [DataMember]) -> TableData.Section {
        var section = TableData.Section()
        for member in members {
            guard let name = TableData.SectionMember(rawValue: member.name) else {
                note(.unknownSectionMember(member.name), member.namePlace)
                continue
            }
            if member.node.isNull { continue }
            switch name {
            case .header: section.header = band(member) ?? section.header
            case .footer: section.footer = band(member) ?? section.footer
            case .rows: section.rows += rows(member) ?? []
            }
        }
        return section
    }

    private mutating func band(_ member: DataMember) -> TableData.Band? {
        switch member.node.value {
        case .string, .number, .localized: return localized(member).map { .text($0, member.node.place) }
        case .object, .view, .viewClass: return view(member.node, ofClass: TableData.bandClass).map { .view($0) }
        case .null, .bool, .array, .color, .image, .action, .other: return refuse(member, .band)
        }
    }

    private mutating func rows(_ member: DataMember) -> [ViewData]? {
        guard let elements = member.node.elements else { return refuse(member, .views) }
        return limited(views(elements))
    }
}
