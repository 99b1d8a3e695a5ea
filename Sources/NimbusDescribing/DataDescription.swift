import CSSEngine
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// The data of a view in a view tree, as Swift statements that are equivalent to ``ViewBuilder``.
@MainActor struct DataDescription {
    private let view: UIView
    private let data: ViewData
    private let resources: ViewResources

    init(_ view: UIView, _ data: ViewData, _ resources: ViewResources) {
        (self.view, self.data, self.resources) = (view, data, resources)
    }

    /// The expression that creates the view.
    var creation: String {
        let viewClass = SwiftNames.type(of: view)
        return switch view {
        case is UIButton: "\(viewClass)(type: .custom)"
        case is UITableViewCell: "\(viewClass)(style: .default, reuseIdentifier: nil)"
        case is UIActivityIndicatorView: "\(viewClass)(style: .medium)"
        case is UICollectionView: "\(viewClass)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        default: "\(viewClass)()"
        }
    }

    func lines(_ name: String, by writer: inout ValueWriter) -> [String] {
        var statements: [String] = []
        if let tag = data.tag { statements.append("tag = \(SwiftLiteral.integer(tag))") }
        if let label = data.label { statements.append("accessibilityLabel = \(SwiftLiteral.text(label))") }
        if let background = data.background, let variants = ColorVariants(background) {
            statements.append("backgroundColor = \(writer.color(variants))")
        }
        let key = data.text ?? data.title
        if let text = key?.text(in: resources.strings) {
            statements += textStatement(SwiftLiteral.text(text))
        }
        if view is UITextField || view is UISearchBar, let placeholder = data.placeholder?.text(in: resources.strings) {
            statements.append("placeholder = \(SwiftLiteral.text(placeholder))")
        }
        if let image = data.image.flatMap({ Self.expression(of: $0, &writer) }) { statements += imageStatement(image) }
        statements += stateStatements + itemStatements(&writer) + valueStatements(name) + stackStatements
        if view is UIPageControl {
            statements += data.pages?.count.map { ["numberOfPages = \($0)"] } ?? []
            statements += data.pages?.current.map { ["currentPage = \($0)"] } ?? []
        }
        if view is UIActivityIndicatorView { statements.append("startAnimating()") }
        if let control = view as? UIControl, let action = data.action?.name {
            let selector = "Selector((\(SwiftLiteral.text(action))))"
            statements.append("addTarget(target, action: \(selector), for: .\(control.actionEvent.name))")
        }
        let focus =
            data.state?.contains(.focused) == true
            ? ["// To be called once it is on screen: becomeFirstResponder()"] : []
        return statements.map { "\(name).\($0)" } + tableComment + focus
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
        case is UITableViewCell: ["textLabel?.text = \(text)"]
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

    /// The statements that create the items of a bar, or the segments of a control.
    private func itemStatements(_ writer: inout ValueWriter) -> [String] {
        guard let items = data.items else { return [] }
        let parts = items.map { item in
            (
                title: item.title?.text(in: resources.strings).map { SwiftLiteral.text($0) } ?? "nil",
                image: item.image.flatMap { Self.expression(of: $0, &writer) }
            )
        }
        if view is UISegmentedControl {
            return parts.enumerated().map { index, part in
                let content = part.image.map { "with: \($0)" } ?? "withTitle: \(part.title)"
                return "insertSegment(\(content), at: \(index), animated: false)"
            }
        }
        let isTabBar = view is UITabBar
        let expressions = parts.enumerated().map { index, part in
            let image = part.image ?? "nil"
            if isTabBar { return "UITabBarItem(title: \(part.title), image: \(image), tag: \(index))" }
            return part.image == nil
                ? "UIBarButtonItem(title: \(part.title), style: .plain, target: nil, action: nil)"
                : "UIBarButtonItem(image: \(image), style: .plain, target: nil, action: nil)"
        }
        return ["items = [\(expressions.joined(separator: ", "))]"]
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
