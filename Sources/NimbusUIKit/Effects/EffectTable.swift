/// The standard effects in the order in which they are applied. A font and the alignment of a control, for example,
/// precede the values that depend on them.
@MainActor package enum EffectTable {
    package static let effects: [Effect] =
        view + viewBehavior + label + control + button + configuredButton + textField + textView + inputTraits + states
        + bars + navigationTitle + tabBar + scrollViews + tables + cells + selectedCells + collections + imageView
        + indicators + segments + touchOnly + notOnVision
}

extension EffectTable {
    private static let fonts = effects.filter { $0.properties == Effect.fontProperties }

    /// Returns the effect on the font of a view. `nil` if the view shows no text of its own.
    static func font(of view: UIView) -> Effect? { fonts.first { $0.isOn(view) && $0.hasValue(on: view) } }
}
