/// Every effect there is. What stands further up is done first, so a font is there before what is measured with it.
@MainActor enum EffectTable {
    static let effects: [Effect] =
        view + label + button + textField + control + bars + tables + others
}
