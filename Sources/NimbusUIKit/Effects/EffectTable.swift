/// The standard effects in the order in which they are applied. A font and the alignment of a control, for example,
/// precede the values that depend on them.
@MainActor enum EffectTable {
    static let effects: [Effect] =
        view + viewBehavior + label + control + button + configuredButton + textField + textView + inputTraits + states
        + bars + navigationTitle + tabBar + scrollViews + tables + cells + selectedCells + collections + imageView
        + indicators + segments + touchOnly + notOnVision
}
