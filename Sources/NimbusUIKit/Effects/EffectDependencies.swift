/// The inputs of an effect other than its CSS values. When one changes, the effect is applied again.
struct EffectDependencies: OptionSet {
    let rawValue: Int

    /// The size of the view, which percentages refer to.
    static let viewSize = EffectDependencies(rawValue: 1)
    /// The user's text size setting.
    static let textSize = EffectDependencies(rawValue: 2)
    /// The view's colour scheme, for values that are not dynamic.
    static let colorScheme = EffectDependencies(rawValue: 4)
    /// The images and strings that the style refers to.
    static let resources = EffectDependencies(rawValue: 8)
    /// The content that the app has set.
    static let content = EffectDependencies(rawValue: 16)
    /// The layout direction of the view.
    static let layoutDirection = EffectDependencies(rawValue: 32)

    /// The traits of the view.
    static let traits: EffectDependencies = [.textSize, .colorScheme, .layoutDirection]
}
