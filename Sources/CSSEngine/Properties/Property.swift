/// A property as a small integer, valid within one `PropertyTable`.
public struct PropertyID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: UInt16

    /// By their rows in the table.
    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}

/// What a property's value may be.
public enum PropertyGrammar: Sendable {
    case color
    /// A number in `range`; percentages count as hundredths where `allowsPercentage`.
    case number(range: ClosedRange<Double>, allowsPercentage: Bool)
    case integer
    case length(LengthOptions)
    case keyword(KeywordSet)
    /// One or more of the words, in any order.
    case keywordSet(KeywordSet)
    case fontWeight
    case string
    /// `url(name)`, or the name in quotes.
    case image(allowsQuoted: Bool)
    /// Any of several, the first that takes the value.
    case oneOf([PropertyGrammar])
    /// `grammar` this many times, between white space.
    indirect case repeated(PropertyGrammar, ClosedRange<Int>)
    /// One of each, in this order; the last `optional` may be missing.
    case sequence([PropertyGrammar], optional: Int)
    /// The longhands' values, in the order of `shorthand`.
    indirect case shorthand(Shorthand)

    /// What a length may be, beside a number of points.
    public struct LengthOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt8

        /// Options from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// `50%`.
        public static let percentage = LengthOptions(rawValue: 1)
        /// The keyword `auto`.
        public static let auto = LengthOptions(rawValue: 2)
        /// The keyword `none`.
        public static let none = LengthOptions(rawValue: 4)
        /// Lengths below zero.
        public static let negative = LengthOptions(rawValue: 8)
        /// A number without a unit is points, as Nimbus has it.
        public static let bareNumber = LengthOptions(rawValue: 16)
    }
}

/// A property that stands for several.
public enum Shorthand: Sendable {
    /// One to four values for top, right, bottom, left.
    case edges([String], PropertyGrammar)
    /// `border`: a width, a style that means nothing here, and a colour, each at most once.
    case border(width: String, color: String)
    /// `font` in Nimbus's order: a size, then a family.
    case font(size: String, family: String)
}

/// All that there is to know of a property, in one row.
public struct Property: Sendable {
    /// As Nimbus documents it, in lower case.
    public let name: String
    /// Other spellings.
    public let aliases: [String]
    /// What its value may be.
    public let grammar: PropertyGrammar
    /// The value of a property that nothing sets.
    public let initial: Value

    /// A row of a table.
    public init(_ name: String, aliases: [String] = [], _ grammar: PropertyGrammar, initial: Value) {
        self.name = name
        self.aliases = aliases
        self.grammar = grammar
        self.initial = initial
    }
}
