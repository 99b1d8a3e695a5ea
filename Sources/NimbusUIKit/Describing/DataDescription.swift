import CSSEngine
import NimbusCSS

/// The data of a view in a view tree as Swift statements, which do the same as ``ViewBuilder``.
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
        if view is UITextField, let placeholder = data.placeholder?.text(in: resources.strings) {
            statements.append("placeholder = \(SwiftLiteral.text(placeholder))")
        }
        if let image = data.image?.name { statements += imageStatement(writer.image(named: image)) }
        statements += stateStatements + valueStatements
        if view is UIActivityIndicatorView { statements.append("startAnimating()") }
        if let control = view as? UIControl, let action = data.action?.name {
            let selector = "Selector((\(SwiftLiteral.text(action))))"
            statements.append("addTarget(target, action: \(selector), for: .\(control.actionEvent.name))")
        }
        let focus =
            data.state?.contains(.focused) == true
            ? ["// To be called once it is on screen: becomeFirstResponder()"] : []
        return statements.map { "\(name).\($0)" } + focus
    }

    private func textStatement(_ text: String) -> [String] {
        switch view {
        case is UILabel, is UITextField, is UISearchBar: ["text = \(text)"]
        case is UIButton: ["setTitle(\(text), for: .normal)"]
        case is UINavigationBar: ["items = [UINavigationItem(title: \(text))]"]
        case is UITableViewCell: ["textLabel?.text = \(text)"]
        default: []
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

    private var valueStatements: [String] {
        var statements: [String] = []
        if (view as? UIControl)?.isTurnedOn == true { statements.append("isOn = true") }
        if data.value != nil, let value = view.shownValue {
            let name = view is UIProgressView ? "progress" : "value"
            statements.append("\(name) = \(SwiftLiteral.number(CGFloat(value)))")
        }
        if data.contentMode != nil, let mode = EffectTable.contentModes.describe(view.contentMode).word {
            statements.append("contentMode = .\(mode.name)")
        }
        return statements
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
