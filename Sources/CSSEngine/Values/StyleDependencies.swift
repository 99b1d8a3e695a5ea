/// The inputs of computed values other than the winning declarations.
struct StyleDependencies: OptionSet, Sendable {
    let rawValue: UInt16

    /// The style of the parent.
    static let parent = StyleDependencies(rawValue: 1)
    /// The font size of the root.
    static let rootFontSize = StyleDependencies(rawValue: 2)
    /// The size of the screen or window.
    static let viewport = StyleDependencies(rawValue: 4)
    /// The text size that the user has set.
    static let textScale = StyleDependencies(rawValue: 8)
    /// Light or dark mode.
    static let colorScheme = StyleDependencies(rawValue: 16)
    /// A variable of the environment, read by `env()`.
    static let environmentVariables = StyleDependencies(rawValue: 32)
    /// The number of pixels per point.
    static let resolution = StyleDependencies(rawValue: 64)
    /// The inputs that are parts of the environment.
    static let ofEnvironment: StyleDependencies = [
        .viewport, .textScale, .colorScheme, .environmentVariables, .resolution, .mediaConditions,
    ]
    /// Any part of the environment, tested by `media()` of `if()` or by the conditions of custom functions.
    static let mediaConditions = StyleDependencies(rawValue: 4096)
    /// The custom functions of the rules.
    static let functions = StyleDependencies(rawValue: 8192)
    /// The answers of the containers around the element to queries, which the conditions of custom functions test.
    static let containerAnswers = StyleDependencies(rawValue: 16384)
    /// The size of the font that the element has without a style.
    static let ownFontSize = StyleDependencies(rawValue: 128)
    /// The attributes of the element, read by `attr()`.
    static let attributes = StyleDependencies(rawValue: 256)
    /// The position of the element among its siblings.
    static let siblingIndex = StyleDependencies(rawValue: 512)
    /// The size of the containers around the element, which `cqw` and similar units refer to.
    static let containerSize = StyleDependencies(rawValue: 1024)
    /// The number of the element and its siblings.
    static let siblingCount = StyleDependencies(rawValue: 2048)
    /// The inputs that the siblings of the element decide.
    static let siblings: StyleDependencies = [.siblingIndex, .siblingCount]
}

extension StyleDependencies {
    /// The inputs of an element's value other than its font and colour.
    init(_ value: ValueDependencies) {
        self = []
        if value.contains(.rootFontSize) { insert(.rootFontSize) }
        if value.contains(.viewport) { insert(.viewport) }
        if value.contains(.containerSize) { insert(.containerSize) }
        if value.contains(.colorScheme) { insert(.colorScheme) }
        if value.contains(.resolution) { insert(.resolution) }
        if value.contains(.siblingIndex) { insert(.siblingIndex) }
        if value.contains(.siblingCount) { insert(.siblingCount) }
    }
}
