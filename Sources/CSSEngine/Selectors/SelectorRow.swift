/// The kinds of rows that the selector grammar writes. `CFlexTokenizer.h` defines the raw values.
enum SelectorRowKind: UInt8 {
    case type = 1
    case universal, `class`, id, attribute, nesting, pseudoClass, pseudoFunction, logical, nth, pseudoElement
    case combinator, complex
}

/// The supported pseudo-classes and pseudo-elements, with `state` for `:state()` and an app's own pseudo-classes.
/// `CFlexTokenizer.h` defines the raw values.
enum Pseudo: UInt16 {
    /// Any other known name: valid, but it never matches.
    case unsupported = 0
    case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
    case enabled, disabled, selected, highlighted, focused
    case scope, dir, lang
    case `is`, `where`, not, has
    case nthChild, nthLastChild, nthOfType, nthLastOfType
    case placeholder
    case focusVisible, focusWithin, placeholderShown, readWrite, readOnly, defined, checked
    case state
    // The tests of the environment: see `EnvironmentTest`.
    case landscape, portrait, landscapeLeft, landscapeRight, portraitUpright, portraitUpsideDown
    case phone, pad, tv, mac, vision
    case regularWidth, compactWidth, regularHeight, compactHeight
    case minOSVersion, maxOSVersion, deviceModel
    case screenWidth, screenWidthLessThan, screenWidthGreaterThan
    case screenHeight, screenHeightLessThan, screenHeightGreaterThan
    /// `::part()`.
    case part
    /// `:controller-root`.
    case controllerRoot
    /// A custom selector: `:--name`.
    case custom
}

extension SelectorRow {
    var rowKind: SelectorRowKind { SelectorRowKind(rawValue: kind)! }
    var pseudo: Pseudo { Pseudo(rawValue: value)! }
    /// Whether `&` is in a selector that `:is()` or `:where()` drops as invalid.
    var hasDroppedNesting: Bool { rowKind == .logical && flags != 0 }
    var combinator: Combinator { Combinator(rawValue: flags)! }
    var attributeOperation: AttributeSelector.Operation { AttributeSelector.Operation(rawValue: flags)! }
}
