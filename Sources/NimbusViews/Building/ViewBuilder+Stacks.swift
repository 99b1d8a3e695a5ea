import NimbusUIKit

// Stack views.
extension ViewBuilder {
    mutating func setStack(_ stack: StackData, of view: UIView, _ data: ViewData) {
        guard let view = view as? UIStackView else {
            for (name, place) in stack.members {
                note(.noMember(name.rawValue, viewClass: data.viewClass), place)
            }
            return
        }
        if let axis = stack.axis { view.axis = axis }
        if let alignment = stack.alignment { view.alignment = alignment }
        if let distribution = stack.distribution { view.distribution = distribution }
        if let spacing = stack.spacing { view.spacing = CGFloat(spacing) }
    }
}

extension UIView {
    /// Adds a subview, or an arranged subview if the view is a stack view.
    func addBuiltSubview(_ view: UIView) {
        if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
    }
}
