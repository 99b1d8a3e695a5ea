/// All effects in the order in which they are applied: a font, for example, before the values that depend on it.
@MainActor enum EffectTable {
    static let effects: [Effect] =
        view + label + button + configuredButton + textField + control + bars + tables + others
}
