/// What computed values depend on beside the declarations that won.
struct StyleDependencies: OptionSet, Sendable {
    let rawValue: UInt8

    /// The parent's style.
    static let parent = StyleDependencies(rawValue: 1)
    /// The root's font size.
    static let rootFontSize = StyleDependencies(rawValue: 2)
    /// The size of the window, or its colour scheme.
    static let device = StyleDependencies(rawValue: 4)
    /// The text size that the user has set.
    static let textScale = StyleDependencies(rawValue: 8)
}
