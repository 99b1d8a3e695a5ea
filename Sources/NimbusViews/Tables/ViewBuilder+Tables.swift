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
        if data.sections.isEmpty { return }
        let source = TableDataSource(of: table, dom)
        table.rowSource = source
        for section in data.sections {
            source.addSection(header: title(section.header), footer: title(section.footer))
        }
        tables.append(source)
    }

    /// Returns a view, or a table with the style of its data in its place, because UIKit does not change the style of a table.
    mutating func checked(_ view: UIView, _ data: ViewData) -> UIView {
        guard let style = data.table?.style, let table = view as? UITableView, table.style != style else { return view }
        if case .view = data.origin {
        } else if type(of: table) == UITableView.self {
            return UITableView(frame: .zero, style: style)
        }
        let names = [table.style, style].map { UITableView.styles.describe($0).word?.name ?? "" }
        let place = data.table?.members.last { $0.name == .tableStyle }?.place
        note(.otherTableStyle(names[1], found: names[0], viewClass: data.viewClass), place)
        return view
    }

    /// Returns the title of a section. `nil` if the data has a view instead, or nothing.
    private mutating func title(_ band: TableData.Band?) -> TableDataSource.Title? {
        guard case .text(let text, let place) = band else { return nil }
        let title = TableDataSource.Title()
        if !resources.strings.attach(text, to: TextBinding(title, \.text)) { note(.unknownText(text.key), place) }
        return title
    }
}
