/// A property as a small integer, valid within one `PropertyTable`.
public struct PropertyID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: UInt16

    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}

/// What a property's value may be.
public indirect enum PropertyGrammar: Sendable {
    case color
    /// A number in `range`; percentages count as hundredths where `allowsPercentage`.
    case number(range: ClosedRange<Double>, allowsPercentage: Bool)
    case integer
    case length(LengthOptions)
    case keyword([Keyword])
    /// Any of the words, in any order, each once.
    case keywordSet([Keyword])
    case fontWeight
    case string
    /// `url(name)`, or the name in quotes.
    case image(allowsQuoted: Bool)
    /// Any of several, the first that takes the value.
    case oneOf([PropertyGrammar])
    /// `grammar` this many times, between white space.
    case repeated(PropertyGrammar, ClosedRange<Int>)
    /// One of each, in this order; the last `optional` may be missing.
    case sequence([PropertyGrammar], optional: Int)
    /// The longhands' values, in the order of `shorthand`.
    case shorthand(Shorthand)

    public struct LengthOptions: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let percentage = LengthOptions(rawValue: 1)
        public static let auto = LengthOptions(rawValue: 2)
        public static let none = LengthOptions(rawValue: 4)
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
    public let name: String
    public let aliases: [String]
    public let grammar: PropertyGrammar
    public let initial: Value

    public init(_ name: String, aliases: [String] = [], _ grammar: PropertyGrammar, initial: Value) {
        self.name = name
        self.aliases = aliases
        self.grammar = grammar
        self.initial = initial
    }

    public var isShorthand: Bool {
        if case .shorthand = grammar { true } else { false }
    }
}
