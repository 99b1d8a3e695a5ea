@testable import HeadlessUIKit
@testable import NimbusUIKit
@testable import NimbusViews

/// Compares two view trees: classes, frames, all properties that stylesheets can set, and properties from JSON data.
/// Includes the subviews that the toolkit creates.
@MainActor struct ViewComparison {
    /// The path of each view that differs, with the property.
    private(set) var differences: [String] = []

    init(_ one: UIView, _ other: UIView) { compare(one, other, "window") }

    private mutating func compare(_ one: UIView, _ other: UIView, _ place: String) {
        func note(_ property: String, _ isSame: Bool) {
            if !isSame { differences.append("\(place) \(property)") }
        }
        note("class", type(of: one) == type(of: other))
        note("frame", one.frame == other.frame)
        note("bounds", one.bounds == other.bounds)
        note("center", one.center == other.center)
        note("tag", one.tag == other.tag)
        note("accessibilityLabel", one.accessibilityLabel == other.accessibilityLabel)
        // The generated code leaves the focus to the app.
        let states = [one, other].map { $0.styleState.subtracting([.focused, .focusVisible]) }
        note("state", states[0] == states[1])
        // The DOM follows the sizes of views in which it draws.
        let subviews = (subviews(of: one), subviews(of: other))
        note("subviews", subviews.0.count == subviews.1.count)
        guard type(of: one) == type(of: other) else { return }
        note("effect", style(one) == style(other))
        note("mask", isSame(one.layer.mask, other.layer.mask))
        // Masks and materials of generated code are the app's. The size of content that comes from frames of subviews is left to
        // the app.
        for effect in EffectTable.effects where effect.isOn(one) {
            if ["contentSize", "layer.mask", "backdrop"].contains(effect.name) { continue }
            // The attributes of a whole text have effects of their own.
            if effect.name == "text", let one = one as? any AttributedTextView, one.ownTextStyle != nil {
                note(effect.name, one.plainText == (other as? any AttributedTextView)?.plainText)
                continue
            }
            if effect.name.hasPrefix("title(") || effect.name.hasPrefix("attributedTitle("),
                let label = (one as? UIButton)?.titleLabel, label.ownTextStyle != nil
            {
                note(effect.name, label.text == (other as? UIButton)?.titleLabel?.text)
                continue
            }
            let (value, another) = (effect.get(one), effect.get(other))
            note(effect.name, isSame(value, in: one.traitCollection, another, in: other.traitCollection))
        }
        for (index, (one, other)) in zip(subviews.0, subviews.1).enumerated() {
            compare(one, other, "\(place).\(index)\(type(of: one))")
        }
    }

    private func isSame(
        _ one: ViewValue, in traits: UITraitCollection, _ other: ViewValue, in otherTraits: UITraitCollection
    ) -> Bool {
        switch (one, other) {
        case (.color(let one), .color(let other)):
            isSame(one.patternImage, other.patternImage)
                && components(of: one, in: traits) == components(of: other, in: otherTraits)
        case (.image(let one), .image(let other)): isSame(one, other)
        // Dynamic colours in the text are only equal to themselves.
        case (.attributedText, .attributedText):
            DumpedValue(one, in: traits).line == DumpedValue(other, in: otherTraits).line
        default: one == other
        }
    }

    private func style(_ view: UIView) -> UIBlurEffect.Style? {
        ((view as? UIVisualEffectView)?.effect as? UIBlurEffect)?.style
    }

    /// Returns the subviews without those that follow the size of the view.
    private func subviews(of view: UIView) -> [UIView] {
        let others = view.subviewsBesidesFollowers
        return view.subviews.filter { subview in
            subview is UIVisualEffectView || others.contains { $0 === subview }
        }
    }

    /// Compares masks that are shapes. The generated code has a comment for other masks.
    private func isSame(_ one: CALayer?, _ other: CALayer?) -> Bool {
        let shapes = [one, other].map { $0 as? CAShapeLayer }.map { $0?.path == nil ? nil : $0 }
        return shapes[0]?.path == shapes[1]?.path && shapes[0]?.fillRule == shapes[1]?.fillRule
    }

    private func isSame(_ one: UIImage?, _ other: UIImage?) -> Bool {
        // The name of a drawn image is the function of CSS.
        (one?.name == other?.name || one?.drawnColor != nil && one?.pngData() == other?.pngData())
            && one?.size == other?.size && one?.capInsets == other?.capInsets
            && one?.resizingMode == other?.resizingMode
    }

    private func components(of color: UIColor, in traits: UITraitCollection) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
