/// The inputs of the values of a cascade, besides its declarations.
struct ElementInputs {
    let cascade: UInt32
    let source: SubstitutionSource
    /// `nil` for a root.
    let parent: ComputedStyle?
    let environment: ElementEnvironments.ID
    let context: StyleTables.Context
    /// The size of the font that the element has without a style; not positive if it has none.
    let ownFontSize: Double
}

/// A computed style under construction.
struct ComputedStyleBuilder {
    var entries: [ComputedStyle.Entry] = []
    var dependencies: StyleDependencies = []
    /// A Bloom filter of the custom properties that the values read.
    var variables: UInt64 = 0
}
