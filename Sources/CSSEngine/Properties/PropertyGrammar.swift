/// What a property's value may be.
///
/// Only grammars that are made of others are boxed: reading the plain ones touches no memory but the row.
public enum PropertyGrammar: Sendable {
    case color(ColorOptions)
    /// A number in `range`; percentages count as hundredths where `allowsPercentage`.
    case number(range: ClosedRange<Double>, allowsPercentage: Bool)
    /// A whole number that is one in CSS's syntax too: `3.0` is none.
    case integer(ClosedRange<Int32>)
    /// `true` or `false`, as the keyword; `yes`, `no`, `1` and `0` stand for them.
    case boolean
    case length(LengthOptions)
    /// The width of a line: a length or a number of points, or `thin medium thick`.
    case lineWidth
    case angle
    /// A time whose seconds are in the range.
    case time(ClosedRange<Double>)
    /// A width for a height, as the number of the one divided by the other: `16 / 9`.
    case ratio
    case keyword(KeywordSet)
    /// One or more of the words, in any order, each once; `none` only alone.
    case keywordSet(KeywordSet)
    /// A string in quotes, or words.
    case string
    /// Any one word, as `Value.identifier`.
    case identifier
    /// One of these words, in lower case, as `Value.identifier`: for words of an app's own.
    case words([String])
    case image(ImageOptions)
    /// One to four lengths, as a list of four: top, left, bottom, right, which is the order that they are written in.
    case insets(LengthOptions)
    /// A length, a text style, or one of CSS's words for sizes.
    case fontSize
    /// Names and kinds of fonts, the one to be preferred first.
    case fontFamily
    /// A number from 1 to 1000, or a word for one.
    case fontWeight
    /// `normal`, `italic` or `oblique`; an angle behind that is taken and left aside.
    case fontStyle
    /// `none`, or shadows: each a list of colour, horizontal and vertical offset, and radius of the blur.
    case shadow
    /// `none`, or functions.
    case transform
    /// The id of another view, or its place: `#id .prev .next .first .last`, as a string with the mark in front.
    case viewReference
    /// Any of several, the first that takes the value.
    case oneOf([PropertyGrammar])
    /// `grammar` this many times, between white space.
    indirect case repeated(PropertyGrammar, ClosedRange<Int>)
    /// One of each, in this order; the last `optional` may be missing.
    case sequence([PropertyGrammar], optional: Int)
    /// The longhands' values, in the order of `shorthand`.
    indirect case shorthand(Shorthand)
}
