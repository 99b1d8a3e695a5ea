/// The description of a property: a row of a `PropertyTable`.
public struct Property: Sendable {
    /// The name in lower case, as documented by Nimbus CSS.
    public let name: String
    /// Other spellings.
    public let aliases: [String]
    /// The grammar of the value.
    package let grammar: PropertyGrammar
    /// The initial value.
    public let initial: Value
    /// The view classes that the property applies to. `UIView` means all views.
    public let classes: [String]
    /// A one-sentence description.
    public let summary: String

    /// Whether subviews inherit the value. Always false: only custom properties inherit, and UIKit has inheritance of its
    /// own.
    public var inherits: Bool { false }

    /// Creates a property of an app.
    /// - Parameters:
    ///   - name: The name in stylesheets. The names of an app's own properties should have a prefix: `-app-speed`.
    ///   - aliases: Other spellings.
    ///   - syntax: The syntax of the value.
    ///   - initial: The initial value.
    ///   - classes: The view classes that the property applies to.
    ///   - summary: A description of one to three sentences, for documentation and editors.
    public init(
        _ name: String, aliases: [String] = [], syntax: Syntax, initial: Value, classes: [String] = ["UIView"],
        _ summary: String = ""
    ) {
        self.init(name, aliases: aliases, syntax.grammar, initial: initial, classes: classes, summary)
    }

    package init(
        _ name: String, aliases: [String] = [], _ grammar: PropertyGrammar, initial: Value,
        classes: [String] = ["UIView"], _ summary: String = ""
    ) {
        self.name = name
        self.aliases = aliases
        self.grammar = grammar
        self.initial = initial
        self.classes = classes
        self.summary = summary
    }

    /// Creates a shorthand, which has no value of its own.
    /// - Parameter shorthand: The grammar, with the names of longhands in the same table.
    package init(
        _ name: String, aliases: [String] = [], _ shorthand: Shorthand, classes: [String] = ["UIView"],
        _ summary: String = ""
    ) {
        self.init(name, aliases: aliases, .shorthand(shorthand), initial: .list([]), classes: classes, summary)
    }
}

extension Property {
    /// The syntax of the values of an app's own property.
    public struct Syntax: Sendable {
        let grammar: PropertyGrammar

        /// `true` or `false`. The value is a keyword.
        public static let boolean = Syntax(grammar: .boolean)
        /// Any number.
        public static let number = Syntax(grammar: .number(range: -.infinity ... .infinity, allowsPercentage: false))
        /// A number without a fraction. A number that 32 bits cannot represent is clamped.
        public static let integer = Syntax(grammar: .anyInteger)
        /// A length, in points. It can be negative.
        public static let length = Syntax(grammar: .length(.negative))
        /// A length, or a percentage of a length that the app chooses. It can be negative.
        public static let lengthPercentage = Syntax(grammar: .length([.negative, .percentage]))
        /// An angle, in degrees.
        public static let angle = Syntax(grammar: .angle)
        /// A time, in seconds.
        public static let time = Syntax(grammar: .time(-.infinity ... .infinity))
        /// A width divided by a height, as a number: `16 / 9`.
        public static let ratio = Syntax(grammar: .ratio)
        /// A colour.
        public static let color = Syntax(grammar: .color([]))
        /// A quoted string, or identifiers.
        public static let string = Syntax(grammar: .string)
        /// Any identifier. The value is `Value.identifier`.
        public static let identifier = Syntax(grammar: .identifier)
        /// The name of an image in `url()`.
        public static let image = Syntax(grammar: .image([]))

        /// One of some keywords of CSS, such as `none`. The value is `Value.keyword`.
        public static func keywords(_ keywords: [Keyword]) -> Syntax {
            Syntax(grammar: .keyword(KeywordSet(keywords)))
        }

        /// One of an app's own keywords, in lower case. The value is `Value.identifier`.
        public static func identifiers(_ names: [String]) -> Syntax { Syntax(grammar: .identifiers(names)) }

        /// The first syntax that the value has.
        public static func oneOf(_ alternatives: [Syntax]) -> Syntax {
            Syntax(grammar: .oneOf(alternatives.map(\.grammar)))
        }

        /// A list of values of one syntax, separated by white space. The value is `Value.list`, or the only value.
        public static func list(of syntax: Syntax, count: ClosedRange<Int>) -> Syntax {
            Syntax(grammar: .repeated(syntax.grammar, count))
        }
    }
}

/// The index of a property in its `PropertyTable`.
public struct PropertyID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: UInt16

    /// Orders properties by their index.
    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}
