import NimbusUIKit

/// The values that a view had before a rule set was applied to it, for the declarations that a file no longer has when it is
/// loaded again.
@MainActor struct TTCSSOriginalValues {
    private let frame: CGRect
    private let label: Label?

    private struct Label {
        let font: UIFont?
        let textColor: UIColor?
        let textAlignment: NSTextAlignment
        let shadow: Shadow
    }

    /// The values of a layer that `text-shadow` changes.
    @MainActor private struct Shadow {
        private let color: CGColor?
        private let offset: CGSize
        private let radius: CGFloat
        private let opacity: Float
        private let masksToBounds: Bool

        init(_ layer: CALayer) {
            color = layer.shadowColor
            offset = layer.shadowOffset
            radius = layer.shadowRadius
            opacity = layer.shadowOpacity
            masksToBounds = layer.masksToBounds
        }

        func restore(_ layer: CALayer) {
            layer.shadowColor = color
            layer.shadowOffset = offset
            layer.shadowRadius = radius
            layer.shadowOpacity = opacity
            layer.masksToBounds = masksToBounds
        }
    }

    init(_ view: UIView) {
        frame = view.frame
        label = (view as? UILabel).map { label in
            Label(
                font: label.font, textColor: label.textColor, textAlignment: label.textAlignment,
                shadow: Shadow(label.layer))
        }
    }

    /// Restores the values of properties that a rule set no longer has.
    func restore(_ view: UIView, _ properties: TTCSSViewProperties) {
        var frame = view.frame
        if properties.contains(.left) { frame.origin.x = self.frame.minX }
        if properties.contains(.top) { frame.origin.y = self.frame.minY }
        if properties.contains(.width) { frame.size.width = self.frame.width }
        if properties.contains(.height) { frame.size.height = self.frame.height }
        if frame != view.frame { view.frame = frame }
        guard let original = label, let label = view as? UILabel else { return }
        if properties.contains(.font) { label.font = original.font }
        if properties.contains(.color) { label.textColor = original.textColor }
        if properties.contains(.textAlign) { label.textAlignment = original.textAlignment }
        if properties.contains(.textShadow) { original.shadow.restore(label.layer) }
    }
}
