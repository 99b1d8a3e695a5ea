import CSSEngine
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// The data of a view in a view tree, as Swift statements that are equivalent to ``ViewBuilder``.
@MainActor struct DataDescription {
    private let view: UIView
    private let data: ViewData
    private let resources: ViewResources
    /// The names of the items of a bar that stylesheets can select.
    private let itemNames: [ObjectIdentifier: String]

    init(
        _ view: UIView, _ data: ViewData, _ resources: ViewResources, itemNames: [ObjectIdentifier: String] = [:]
    ) {
        (self.view, self.data, self.resources, self.itemNames) = (view, data, resources, itemNames)
    }

    /// The expression that creates the view.
    var creation: String {
        let viewClass = SwiftNames.type(of: view)
        return switch view {
        case is UIButton: "\(viewClass)(type: .custom)"
        case is UITableViewCell: "\(viewClass)(style: .default, reuseIdentifier: nil)"
        case is UITableViewHeaderFooterView: "\(viewClass)(reuseIdentifier: nil)"
        case let table as UITableView where table.style != .plain:
            "\(viewClass)(frame: .zero, style: .\(UITableView.styles.describe(table.style).word?.name ?? "plain"))"
        case is UIActivityIndicatorView: "\(viewClass)(style: .medium)"
        case is UICollectionView: "\(viewClass)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        default: "\(viewClass)()"
        }
    }

    /// Returns the statements that set up the view.
    func lines(_ name: String, by writer: inout ValueWriter) -> [String] {
        let content = contentStatements(&writer).map { "\(name).\($0)" }
        // The buttons of a navigation bar need its title, and a selection needs the items.
        let items = itemLines(name, &writer)
        let values = controlStatements(name).map { "\(name).\($0)" }
        let focus =
            data.state?.contains(.focused) == true
            ? ["// To be called once it is on screen: becomeFirstResponder()"] : []
        return content + items + values + tableComment + focus
    }

    private func contentStatements(_ writer: inout ValueWriter) -> [String] {
        var statements: [String] = []
        if let tag = data.tag { statements.append("tag = \(SwiftLiteral.integer(tag))") }
        if let label = data.label { statements.append("accessibilityLabel = \(SwiftLiteral.text(label))") }
        if let background = data.background, let variants = ColorVariants(background) {
            let owner = view.backgroundOwner === view ? "" : "contentView."
            statements.append("\(owner)backgroundColor = \(writer.color(variants))")
        }
        if view is UIButton, let configuration = data.configuration {
            statements.append("configuration = .\(configuration.rawValue)()")
        }
        let key = data.text ?? data.title
        if let text = key?.text(in: resources.strings) {
            statements += textStatement(SwiftLiteral.text(text))
        } else if view is UINavigationBar, data.navigation != nil {
            statements += textStatement(SwiftLiteral.text(""))
        }
        if view is UITextField || view is UISearchBar, let placeholder = data.placeholder?.text(in: resources.strings) {
            statements.append("placeholder = \(SwiftLiteral.text(placeholder))")
        }
        if let image = data.image.flatMap({ Self.expression(of: $0, &writer) }) { statements += imageStatement(image) }
        return statements + stateStatements
    }

    private func controlStatements(_ name: String) -> [String] {
        var statements = valueStatements(name) + stackStatements
        if view is UIPageControl {
            statements += data.pages?.count.map { ["numberOfPages = \($0)"] } ?? []
            statements += data.pages?.current.map { ["currentPage = \($0)"] } ?? []
        }
        if view is UIActivityIndicatorView { statements.append("startAnimating()") }
        if let control = view as? UIControl, let action = data.action?.name {
            let selector = "Selector((\(SwiftLiteral.text(action))))"
            statements.append("addTarget(target, action: \(selector), for: .\(control.actionEvent.name))")
        }
        return statements
    }

    /// A comment in place of the rows of a table, which need a data source.
    private var tableComment: [String] {
        guard view is UITableView, let sections = data.table?.sections else { return [] }
        let count = sections.map(\.rows.count).reduce(0, +)
        return ["// Not described: the data source of the table, with \(count) rows in \(sections.count) sections."]
    }

    private func textStatement(_ text: String) -> [String] {
        switch view {
        case is UILabel, is UITextField, is UITextView, is UISearchBar: ["text = \(text)"]
        case is UIButton: ["setTitle(\(text), for: .normal)"]
        case is UINavigationBar: ["items = [UINavigationItem(title: \(text))]"]
        case is UITableViewCell, is UITableViewHeaderFooterView: ["textLabel?.text = \(text)"]
        default: []
        }
    }

    /// The expression of an image. `nil` if the image has no name.
    private static func expression(of image: ViewData.Image, _ writer: inout ValueWriter) -> String? {
        switch image {
        case .symbol(let name): "UIImage(systemName: \(SwiftLiteral.text(name)))"
        case .name, .image: image.name.map { writer.image(named: $0) }
        }
    }

    private func imageStatement(_ image: String) -> [String] {
        switch view {
        case is UIImageView: ["image = \(image)"]
        case is UIButton: ["setImage(\(image), for: .normal)"]
        case is UITableViewCell: ["imageView?.image = \(image)"]
        default: []
        }
    }

    private func valueStatements(_ name: String) -> [String] {
        var statements: [String] = []
        if (view as? UIControl)?.isTurnedOn == true { statements.append("isOn = true") }
        if data.value != nil, let value = view.shownValue {
            statements.append(valueStatement(value, name))
        }
        if data.contentMode != nil, let mode = EffectTable.contentModes.describe(view.contentMode).word {
            statements.append("contentMode = .\(mode.name)")
        }
        return statements
    }

    private var stackStatements: [String] {
        guard let stack = data.stack, view is UIStackView else { return [] }
        let words = [
            stack.axis.map { ("axis", StackData.axes.describe($0)) },
            stack.alignment.map { ("alignment", StackData.alignments.describe($0)) },
            stack.distribution.map { ("distribution", StackData.distributions.describe($0)) },
        ].compactMap { $0 }.compactMap { name, value in value.word.map { "\(name) = .\($0.name)" } }
        return words + (stack.spacing.map { ["spacing = \(SwiftLiteral.number(CGFloat($0)))"] } ?? [])
    }

    private func valueStatement(_ value: Float, _ name: String) -> String {
        switch view {
        case is UIProgressView: "progress = \(SwiftLiteral.number(CGFloat(value)))"
        case is UISegmentedControl: "selectedSegmentIndex = \(Int(value))"
        case is UITabBar: value < 0 ? "selectedItem = nil" : "selectedItem = \(name).items?[\(Int(value))]"
        default: "value = \(SwiftLiteral.number(CGFloat(value)))"
        }
    }

    /// Returns the statements that give a bar its items, or a control its segments.
    private func itemLines(_ name: String, _ writer: inout ValueWriter) -> [String] {
        var lines: [String] = []
        switch view {
        case is UISegmentedControl:
            return (data.items ?? []).enumerated().map { index, item in
                let content = image(of: item, &writer).map { "with: \($0)" } ?? "withTitle: \(title(of: item))"
                return "\(name).insertSegment(\(content), at: \(index), animated: false)"
            }
        case let bar as UINavigationBar:
            guard let navigation = data.navigation, let item = bar.topItem else { return [] }
            let sides = [
                ("leftBarButtonItems", navigation.leftItems, item.leftBarButtonItems),
                ("rightBarButtonItems", navigation.rightItems, item.rightBarButtonItems),
            ]
            lines += titleLines(name, navigation)
            for case (let side, let data?, let items?) in sides {
                let expression = self.items(data, items, &lines, &writer)
                lines.append("\(name).topItem?.\(side) = [\(expression)]")
            }
        default:
            let items: [UIBarItem]? = (view as? UITabBar)?.items ?? view.barButtons
            guard let data = data.items, let items else { return [] }
            lines.append("\(name).items = [\(self.items(data, items, &lines, &writer))]")
        }
        return lines
    }

    /// Returns the statements of the prompt and the kind of title of a navigation bar.
    private func titleLines(_ name: String, _ navigation: ViewData.Navigation) -> [String] {
        let prompt = navigation.prompt?.text(in: resources.strings)
        return [
            navigation.prefersLargeTitles.map { "\(name).prefersLargeTitles = \($0)" },
            prompt.map { "\(name).topItem?.prompt = \(SwiftLiteral.text($0))" },
            navigation.largeTitleDisplayMode.map { "\(name).topItem?.largeTitleDisplayMode = .\($0.rawValue)" },
        ].compactMap { $0 }
    }

    /// Returns the expressions of the items of a bar. Appends the statements that set the content of items with a name.
    private func items(
        _ data: [ViewData.Item], _ items: [UIBarItem], _ lines: inout [String], _ writer: inout ValueWriter
    ) -> String {
        var expressions: [String] = []
        for (index, (data, item)) in zip(data, items).enumerated() {
            let (title, image) = (title(of: data), image(of: data, &writer))
            if let name = itemNames[ObjectIdentifier(item)] {
                if title != "nil" { lines.append("\(name).title = \(title)") }
                if let image { lines.append("\(name).image = \(image)") }
                if item is UITabBarItem, index > 0 { lines.append("\(name).tag = \(index)") }
                expressions.append(name)
            } else if item is UITabBarItem {
                expressions.append("UITabBarItem(title: \(title), image: \(image ?? "nil"), tag: \(index))")
            } else {
                let content = image.map { "image: \($0)" } ?? "title: \(title)"
                expressions.append("UIBarButtonItem(\(content), style: .plain, target: nil, action: nil)")
            }
        }
        return expressions.joined(separator: ", ")
    }

    private func title(of item: ViewData.Item) -> String {
        item.title?.text(in: resources.strings).map { SwiftLiteral.text($0) } ?? "nil"
    }

    private func image(of item: ViewData.Item, _ writer: inout ValueWriter) -> String? {
        item.image.flatMap { Self.expression(of: $0, &writer) }
    }

    private var stateStatements: [String] {
        let disabled = ["isEnabled = false"]
        let (selected, highlighted) = (["isSelected = true"], ["isHighlighted = true"])
        let has = data.state ?? []
        return switch view {
        case is UIControl:
            (has.contains(.disabled) ? disabled : []) + (has.contains(.selected) ? selected : [])
                + (has.contains(.highlighted) ? highlighted : [])
        case is UILabel:
            (has.contains(.disabled) ? disabled : []) + (has.contains(.highlighted) ? highlighted : [])
        case is UITableViewCell:
            (has.contains(.selected) ? selected : []) + (has.contains(.highlighted) ? highlighted : [])
        default: []
        }
    }
}
