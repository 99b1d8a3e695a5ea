/// The inputs other than its source text that a value depends on until it is resolved.
package struct ValueDependencies: OptionSet, Hashable, Sendable {
    /// The dependencies as bits.
    package let rawValue: UInt16

    /// Creates a set from its raw value.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The font size: `em`.
    package static let fontSize = ValueDependencies(rawValue: 1)
    /// The root element's font size and line height: `rem`, `rlh`.
    package static let rootFontSize = ValueDependencies(rawValue: 2)
    /// The viewport: `vw` and similar units.
    package static let viewport = ValueDependencies(rawValue: 4)
    /// The colour scheme: `light-dark()` and system colours.
    package static let colorScheme = ValueDependencies(rawValue: 8)
    /// The colour of text: `currentcolor`.
    package static let currentColor = ValueDependencies(rawValue: 16)
    /// The number of pixels per point: `image-set()`.
    package static let resolution = ValueDependencies(rawValue: 32)
    /// The font and its line height: `ch`, `lh` and similar units.
    package static let fontMetrics = ValueDependencies(rawValue: 64)
    /// The line height: `lh`. Values with it also depend on `fontMetrics`.
    package static let lineHeight = ValueDependencies(rawValue: 1024)
    /// The size of the containers around the element: `cqw` and similar units.
    package static let containerSize = ValueDependencies(rawValue: 128)
    /// The position of the element among its siblings: `sibling-index()`.
    package static let siblingIndex = ValueDependencies(rawValue: 256)
    /// The number of the element and its siblings: `sibling-count()`.
    package static let siblingCount = ValueDependencies(rawValue: 512)
}
