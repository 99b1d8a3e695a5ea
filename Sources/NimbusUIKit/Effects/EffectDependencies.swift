/// What an effect depends on beside the values of its properties, so that it is done anew with it.
struct EffectDependencies: OptionSet {
    let rawValue: Int

    /// The size of the view, which percentages are of.
    static let viewSize = EffectDependencies(rawValue: 1)
    /// The text size that the user has set.
    static let textSize = EffectDependencies(rawValue: 2)
    /// The view's colour scheme, where the toolkit's value cannot follow it.
    static let colorScheme = EffectDependencies(rawValue: 4)
    /// The images and strings that the style names.
    static let resources = EffectDependencies(rawValue: 8)
    /// What the app has the view show.
    static let content = EffectDependencies(rawValue: 16)
    /// The direction of the lines of text in the view.
    static let layoutDirection = EffectDependencies(rawValue: 32)
}
