import NimbusUIKit

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
        let source = TableDataSource(of: table, dom)
        table.rowSource = source
        for section in data.sections {
            source.addSection(header: title(section.header), footer: title(section.footer))
        }
        tables.append(source)
    }

    /// Returns the title of a section. `nil` if the data has a view instead, or nothing.
    private mutating func title(_ band: TableData.Band?) -> TableDataSource.Title? {
        guard case .text(let text, let place) = band else { return nil }
        let title = TableDataSource.Title()
        if !resources.strings.attach(text, to: TextBinding(title, \.text)) { note(.unknownText(text.key), place) }
        return title
    }
}
