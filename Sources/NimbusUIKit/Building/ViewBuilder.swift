import CSSEngine
import NimbusCSS

/// Makes views of data, and registers them once all are there.
@MainActor package struct ViewBuilder {
    private let dom: NIDOM
    /// The views with what they were made of, outer ones first.
    package private(set) var built: [(view: UIView, data: ViewData)] = []

    package init(_ dom: NIDOM) {
        self.dom = dom
    }

    /// The classes that views are made of by their names.
    package static let classes: [String: () -> UIView] = [
        "UIView": { UIView() }, "UILabel": { UILabel() }, "UIButton": { UIButton(type: .custom) },
        "UIImageView": { UIImageView() }, "UIControl": { UIControl() }, "UITextField": { UITextField() },
        "UISearchBar": { UISearchBar() }, "UIScrollView": { UIScrollView() }, "UITableView": { UITableView() },
        "UITableViewCell": { UITableViewCell(style: .default, reuseIdentifier: nil) },
        "UINavigationBar": { UINavigationBar() }, "UIToolbar": { UIToolbar() }, "UISwitch": { UISwitch() },
        "UISlider": { UISlider() }, "UIProgressView": { UIProgressView() },
        "UIActivityIndicatorView": { spinner() },
    ]

    private static func spinner() -> UIView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    /// Puts a view of data, with all inside it, into `superview`; nil where there is no such class.
    @discardableResult
    package mutating func build(_ data: ViewData, in superview: UIView) -> UIView? {
        guard let view = Self.classes[data.viewClass]?() else { return nil }
        fill(view, data)
        superview.addSubview(view)
        built.append((view, data))
        for subview in data.subviews { build(subview, in: view) }
        return view
    }

    /// Registers what was built, so that it is styled.
    package func register() {
        dom.performBatchUpdates {
            for (view, data) in built {
                dom.register(view, withCSSClass: data.classes.joined(separator: " "), andId: data.id)
                if let style = data.style { dom.setStyle(style, of: view) }
            }
        }
    }

    // MARK: What data says

    private func fill(_ view: UIView, _ data: ViewData) {
        if let tag = data.tag { view.tag = tag }
        if let label = data.label { view.accessibilityLabel = label }
        if let background = data.background { view.backgroundColor = UIColor(background) }
        if let text = data.text ?? data.title {
            NIUserInterfaceString(text).attach(to: view, in: dom.resources.strings)
        }
        if let image = data.image.flatMap(dom.resources.image) { setImage(image, of: view) }
        setState(data.state, of: view)
        if let action = data.action, let control = view as? UIControl {
            control.addTarget(dom.target, action: Selector(action), for: .touchUpInside)
        }
        if let frame = data.frame { view.frame = frame }
    }

    private func setImage(_ image: UIImage, of view: UIView) {
        switch view {
        case let view as UIImageView: view.image = image
        case let button as UIButton: button.setImage(image, for: .normal)
        case let cell as UITableViewCell: cell.imageView?.image = image
        default: break
        }
    }

    private func setState(_ state: ElementState, of view: UIView) {
        switch view {
        case let control as UIControl:
            control.isEnabled = !state.contains(.disabled)
            control.isSelected = state.contains(.selected)
            control.isHighlighted = state.contains(.highlighted)
        case let label as UILabel:
            label.isEnabled = !state.contains(.disabled)
            label.isHighlighted = state.contains(.highlighted)
        case let cell as UITableViewCell:
            cell.isSelected = state.contains(.selected)
            cell.isHighlighted = state.contains(.highlighted)
        default: break
        }
        if state.contains(.focused) { view.becomeFirstResponder() }
    }
}
