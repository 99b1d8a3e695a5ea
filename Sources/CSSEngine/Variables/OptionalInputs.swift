/// The inputs from an element and its surroundings. The key of a value contains those that the value depends on.
struct OptionalInputs: Equatable, BitwiseCopyable {
    /// The size of the font that the element has without a style, in points: 0 if it has none, negative if no value depends
    /// on it.
    var ownFontSize = -1.0
    /// The id of the size of the containers around the element, see `ContainerViews`; `unused` if no value depends on it.
    var containerSize = Self.unused
    /// The id of the answers of the containers around the element, see `ContainerViews`; `unused` if no value depends on them.
    var containerAnswers = Self.unused
    /// The element's list of attributes; `unused` if no value depends on it.
    var attributes = Self.unused
    /// The position of the element among its siblings, and their number; 0 if no value depends on them.
    var siblings = SiblingPosition(index: 0, count: 0)

    private static let unused = UInt32.max

    /// The inputs that a key can contain.
    static let all: StyleDependencies = [
        .ownFontSize, .containerSize, .containerAnswers, .attributes, .siblingIndex, .siblingCount,
    ]

    /// The inputs that the key contains.
    @inline(__always) var inputs: StyleDependencies {
        var inputs: StyleDependencies = []
        if ownFontSize >= 0 { inputs.insert(.ownFontSize) }
        if containerSize != Self.unused { inputs.insert(.containerSize) }
        if containerAnswers != Self.unused { inputs.insert(.containerAnswers) }
        if attributes != Self.unused { inputs.insert(.attributes) }
        if siblings.index > 0 { inputs.insert(.siblingIndex) }
        if siblings.count > 0 { inputs.insert(.siblingCount) }
        return inputs
    }

    /// Marks the list of attributes, which may be a former one of the element whose values did not change.
    func markAttributes(in tree: StyleTree) {
        if attributes != Self.unused { tree.markAttributes(attributes) }
    }

    @inline(__always) var hash: UInt32 {
        let size = UInt32(truncatingIfNeeded: (ownFontSize.bitPattern << 1) >> 32)
        let position = UInt32(bitPattern: siblings.index ^ siblings.count << 16)
        return size ^ position ^ ~containerSize << 8 ^ ~containerAnswers << 12 ^ ~attributes << 16
    }
}
