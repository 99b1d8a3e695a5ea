// visionOS has none of these properties.
#if !(os(visionOS) || UIKIT_CHECK_VISIONOS)
extension EffectTable {
    /// The effects on properties that do not exist on visionOS.
    static let notOnVision: [Effect] = [
        .word(
            "keyboardDismissMode", on: UIScrollView.self, "keyboard-dismiss-mode",
            NamedWords(["none": .none, "on-drag": .onDrag, "interactive": .interactive]), \.keyboardDismissMode
        ).paintOnly,
        .flag("isTranslucent", on: UITabBar.self, "translucent", \.isTranslucent).paintOnly,
    ]
}
#endif
