import CSSEngine

/// The type of a property's value in InterfaCSS.
enum InterfaCSSValueType: BitwiseCopyable {
    /// A number, or an arithmetic expression.
    case number
    /// Two fractions of the size of a view, which are percentages in CSS.
    case fractionPair
    /// A number of points, which is a length in CSS.
    case length
    /// `YES` or `NO`, or a comparison, which becomes `true` or `false`.
    case flag
    /// The same, which becomes `hidden` or `visible`.
    case concealment
    case string
    case attributedString
    /// One word. In CSS, words have dashes.
    case word(InterfaCSSWords)
    /// Words that are combined.
    case words(InterfaCSSWords)
    case color
    case image
    case font
    case rect
    case point
    case size
    case offset
    case insets
    case transform
    case layout
    /// A length, a percentage or `auto`, as in the flexbox properties of version 2.0.
    case relativeLength
    /// Words of the app's own that are combined.
    case appWords
}
