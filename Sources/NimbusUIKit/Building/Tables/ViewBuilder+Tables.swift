// The sections and rows of tables.
extension ViewBuilder {
    /// Gives a table a source of rows. The rows are added like subviews.
    mutating func setTable(_ data: TableData, of view: UIView, _ viewData: ViewData) {
        guard let table = view as? UITableView else {
            for (name, place) in data.members {
                note(.noMember(name.rawValue, viewClass: viewData.viewClass), place)
            }
            return
        }
        let rows = TableRows(dom)
        if let former = table.tableRows { table.removeInteraction(former) }
        table.addInteraction(rows)
        for section in data.sections {
            rows.addSection(header: title(section.header), footer: title(section.footer))
        }
        tables.append(rows)
    }

    /// Returns the title of a section. `nil` if the data has a view instead, or nothing.
    private mutating func title(_ band: TableData.Band?) -> TableRows.Title? {
        guard case .text(let text, let place) = band else { return nil }
        let title = TableRows.Title()
        if !resources.strings.attach(text, to: TextBinding(title, \.text)) { note(.unknownText(text.key), place) }
        return title
    }
}
