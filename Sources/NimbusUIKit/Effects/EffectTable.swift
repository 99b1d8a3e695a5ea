/// The standard effects in the order in which they are applied. A font, for example, precedes the values that depend on
/// it.
@MainActor enum EffectTable {
    static let effects: [Effect] =
        view + viewBehavior + label + button + configuredButton + textField + textView + inputTraits + control + states
        + bars + navigationTitle + tabBar + scrollViews + tables + cells + selectedCells + collections + imageView
        + indicators + segments + touchOnly + notOnVision
}
