import CSSEngine
import NimbusCSS
import NimbusUIKit

/// Creates data from views. The inverse of ``ViewBuilder``.
@MainActor struct ViewExporter {
    let dom: NIDOM
    private let classes: ViewClasses
    var images = ExportedImages()
    private var omittedViewCount = 0
    private var rowCount = 0
    /// The subviews that the last stack view arranges. A search for each of them would take O(n²).
    private var arranged: (stack: ObjectIdentifier, subviews: Set<ObjectIdentifier>)?
    /// The members of new views, which the data of other views of their class leaves out.
    private var standards: [StandardKey: Standard] = [:]

    private struct StandardKey: Hashable {
        let viewClass: String
        /// Colours depend on it.
        let interfaceStyle: UIUserInterfaceStyle
        /// The style of a table, whose background depends on it. `nil` for other views.
        let tableStyle: UITableView.Style?
        let configuration: ButtonConfiguration?
        /// Whether a cell has the background that grouped tables give cells.
        let isGrouped: Bool

        @MainActor init(_ viewClass: String, of view: UIView) {
            self.viewClass = viewClass
            interfaceStyle = view.traitCollection.userInterfaceStyle
            tableStyle = (view as? UITableView)?.style
            configuration = (view as? UIButton)?.configurationOfData
            isGrouped =
                view is UITableViewCell && view.backgroundColor != nil
                && view.backgroundColor == UITableViewCell.groupedBackground
        }
    }

    /// A new view of a class.
    struct Standard {
        let view: UIView
        /// The members in data.
        fileprivate(set) var members: [MemberName: JSONText] = [:]
        /// The inline declarations of the values that data has no members for, by their properties.
        fileprivate(set) var declarations: [String: String] = [:]
    }

    /// The position of a view in the data.
    private struct Position {
        /// The view whose coordinates the frame has. `nil` for a root.
        let container: UIView?
        /// The number of arrays and objects around the view.
        let depth: Int
    }

    init(_ dom: NIDOM, _ classes: ViewClasses) {
        (self.dom, self.classes) = (dom, classes)
    }

    mutating func export(_ view: UIView) -> ExportedViews {
        let roots = dom.registry.isRegistered(view) ? [view] : children(of: view)
        let container = dom.registry.isRegistered(view) ? nil : view
        let values = roots.compactMap {
            object(of: $0, Position(container: container, depth: roots.count == 1 ? 0 : 1))
        }
        let json = values.count == 1 ? values[0] : .array(values)
        return ExportedViews(
            json: Data(json.outline().utf8), images: images.files, omittedViewCount: omittedViewCount)
    }

    // MARK: Views

    /// Returns the nearest registered descendants of a view. The elements of bar items are not views in data.
    private func children(of view: UIView) -> [UIView] {
        dom.registeredChildren(of: view).compactMap { $0 is BarItemElement ? nil : $0 as? UIView }
    }

    /// Returns the data of a view with its subviews. `nil` if the view is nested too deeply. Recursive. The depth of data is
    /// limited.
    /// - Parameter standardClass: The class that the data does not have to name. `nil` if it names all classes.
    private mutating func object(
        of view: UIView, _ position: Position, standardClass: String? = nil
    ) -> JSONText? {
        // A view contains objects and arrays, such as those of its items.
        guard position.depth + 4 <= JSONReader.depthLimit else {
            omit(view)
            return nil
        }
        let viewClass = classes.nearestName(of: view)
        let standard = standard(of: viewClass, for: view)
        var members: [JSONText.Member] = []
        let declarations = declarations(of: view, besides: standard)
        let placed: [MemberName: JSONText?] = [
            .view: viewClass == standardClass ? nil : .string(viewClass),
            .frame: frame(of: view, in: position.container, standard.view),
            .style: style(of: view, declarations),
        ]
        for name in MemberName.allCases {
            if let property = Self.replacements[name], declarations.contains(where: { $0.0 == property }) { continue }
            guard let value = placed[name] ?? member(name, of: view), value != standard.members[name] else { continue }
            members.append(.init(name: name.rawValue, value: value))
        }
        members += contents(of: view, depth: position.depth + 1)
        return .object(members)
    }

    /// Returns a new view of a class, with its values in the traits of another view.
    private mutating func standard(of viewClass: String, for view: UIView) -> Standard {
        let key = StandardKey(viewClass, of: view)
        if let known = standards[key] { return known }
        var made = classes.makeView(viewClass) ?? UIView()
        if let style = key.tableStyle, let table = made as? UITableView, table.style != style {
            made = UITableView(frame: .zero, style: style)
        }
        if let configuration = key.configuration { (made as? UIButton)?.setConfiguration(configuration) }
        if key.isGrouped { made.backgroundColor = UITableViewCell.groupedBackground }
        var standard = Standard(view: made)
        standard.view.overrideUserInterfaceStyle = key.interfaceStyle
        for name in MemberName.allCases where !Self.differences.contains(name) {
            standard.members[name] = member(name, of: standard.view)
        }
        standard.declarations = Dictionary(uniqueKeysWithValues: declarations(of: standard.view))
        standards[key] = standard
        return standard
    }

    /// The members in which standard views differ.
    private static let differences: Set<MemberName> = [.configuration, .tableStyle]

    private mutating func omit(_ view: UIView) {
        var pending = [view]
        while let view = pending.popLast() {
            omittedViewCount += 1
            pending += children(of: view) + [accessory(of: view)].compactMap { $0 }
        }
    }

    // MARK: Subviews and rows

    private mutating func contents(of view: UIView, depth: Int) -> [JSONText.Member] {
        var members: [JSONText.Member] = []
        var subviews = children(of: view)
        if let table = view as? UITableView {
            let contents = contents(of: table, &subviews)
            if !contents.isEmpty { members.append(self.sections(contents, of: table, depth: depth)) }
        }
        if let accessory = accessory(of: view),
            let value = object(of: accessory, Position(container: nil, depth: depth))
        {
            members.append(.init(name: MemberName.inputAccessoryView.rawValue, value: value))
        }
        let container = view.contentContainer ?? view
        let values = subviews.compactMap { object(of: $0, Position(container: container, depth: depth + 1)) }
        if !values.isEmpty { members.append(.init(name: MemberName.subviews.rawValue, value: .array(values))) }
        return members
    }

    /// Returns the registered view above the keyboard of a view. `nil` if there is none.
    private func accessory(of view: UIView) -> UIView? {
        view.keyboardAccessory.flatMap { dom.registry.isRegistered($0) && !dom.isInternalPart($0) ? $0 : nil }
    }

    /// Returns the sections of a table, and removes their views from its children: all rows of a table that gets its rows from
    /// data, and otherwise the rows that the table shows.
    private func contents(of table: UITableView, _ children: inout [UIView]) -> [TableDataSource.Content] {
        if let source = table.rowSource as? TableDataSource {
            let contents = source.contents
            let views = contents.flatMap { [$0.header, $0.footer].compactMap { $0 } + $0.cells }
            let known = Set(views.map { ObjectIdentifier($0) })
            children.removeAll { known.contains(ObjectIdentifier($0)) }
            return contents
        }
        var cells: [Int: [(path: IndexPath, cell: UITableViewCell)]] = [:]
        children.removeAll { view in
            guard let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) else { return false }
            cells[path.section, default: []].append((path, cell))
            return true
        }
        return cells.sorted { $0.key < $1.key }.map { _, cells in
            TableDataSource.Content(
                headerTitle: nil, header: nil, cells: cells.sorted { $0.path < $1.path }.map(\.cell), footerTitle: nil,
                footer: nil)
        }
    }

    /// Returns `rows` if there is one section without a header and a footer, or else `sections`.
    private mutating func sections(
        _ contents: [TableDataSource.Content], of table: UITableView, depth: Int
    ) -> JSONText.Member {
        if contents.count == 1, let only = contents.first, only.headerTitle == nil, only.header == nil,
            only.footerTitle == nil, only.footer == nil
        {
            return .init(name: MemberName.rows.rawValue, value: rows(only.cells, of: table, depth: depth + 1))
        }
        let sections = contents.map { content in
            let parts: [(TableData.SectionMember, JSONText?)] = [
                (.header, band(content.header, content.headerTitle, of: table, depth: depth + 2)),
                (.rows, content.cells.isEmpty ? nil : rows(content.cells, of: table, depth: depth + 3)),
                (.footer, band(content.footer, content.footerTitle, of: table, depth: depth + 2)),
            ]
            return JSONText.object(
                parts.compactMap { name, value in value.map { .init(name: name.rawValue, value: $0) } })
        }
        return .init(name: MemberName.sections.rawValue, value: .array(sections))
    }

    private mutating func rows(_ cells: [UITableViewCell], of table: UITableView, depth: Int) -> JSONText {
        .array(
            cells.compactMap { cell in
                rowCount += 1
                guard rowCount <= ViewDataReader.rowLimit else {
                    omit(cell)
                    return nil
                }
                return object(of: cell, Position(container: table, depth: depth))
            })
    }

    private mutating func band(_ view: UIView?, _ title: String?, of table: UITableView, depth: Int) -> JSONText? {
        view.map { object(of: $0, Position(container: table, depth: depth), standardClass: TableData.bandClass) }
            ?? title.map { .string($0) }
    }

    // MARK: Frames

    /// Returns the frame of the app. `nil` if it equals the frame of a new view, or if the superview sets it.
    private mutating func frame(of view: UIView, in container: UIView?, _ standard: UIView) -> JSONText? {
        if let table = container as? UITableView, let height = rowHeight(of: view, in: table) {
            return height > 0 ? Self.array([0, 0, 0, height]) : nil
        }
        if isArranged(view) { return nil }
        var frame = dom.ownFrame(of: view)
        if frame == standard.frame { return nil }
        // The superview can be a view that is not registered.
        if let container, let superview = view.superview, superview !== container, view.isDescendant(of: container) {
            frame.origin = superview.convert(frame.origin, to: container)
        }
        return Self.array([frame.minX, frame.minY, frame.width, frame.height])
    }

    private mutating func isArranged(_ view: UIView) -> Bool {
        guard let stack = view.superview as? UIStackView else { return false }
        let known = arranged?.stack == ObjectIdentifier(stack) ? arranged?.subviews : nil
        let subviews = known ?? Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
        arranged = (ObjectIdentifier(stack), subviews)
        return subviews.contains(ObjectIdentifier(view))
    }

    /// Returns the height of a row, a header or a footer, which is 0 if its style or the table decides. `nil` for other views.
    private func rowHeight(of view: UIView, in table: UITableView) -> CGFloat? {
        if let source = table.rowSource as? TableDataSource {
            guard view.isRow(of: table) else { return nil }
            return source.dataHeight(of: view) ?? 0
        }
        guard let cell = view as? UITableViewCell, table.indexPath(for: cell) != nil else { return nil }
        return dom.hasStyledFrame(cell) ? 0 : cell.bounds.height
    }

    private static func array(_ numbers: [CGFloat]) -> JSONText { .array(numbers.map { .number(Double($0)) }) }
}
