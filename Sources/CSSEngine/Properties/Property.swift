/// The description of a property: a row of a `PropertyTable`.
public struct Property: Sendable {
    /// The name in lower case, as documented by Nimbus CSS.
    public let name: String
    /// Other spellings.
    public let aliases: [String]
    /// The grammar of the value.
    public let grammar: PropertyGrammar
    /// The initial value.
    public let initial: Value
    /// The view classes that the property applies to. `UIView` means all views.
    public let classes: [String]
    /// A one-sentence description.
    public let summary: String

    /// Whether subviews inherit the value. Always false: only custom properties inherit, and UIKit has inheritance of its
    /// own.
    public var inherits: Bool { false }

    /// Creates a longhand.
    /// - Parameters:
    ///   - name: The name in stylesheets. The names of an app's own properties should have a prefix: `-app-speed`.
    ///   - aliases: Other spellings.
    ///   - grammar: The grammar of the value.
    ///   - initial: The initial value.
    ///   - classes: The view classes that the property applies to.
    ///   - summary: A one-sentence description, for documentation and editors.
    public init(
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
    /// - Parameters:
    ///   - name: The name in stylesheets.
    ///   - aliases: Other spellings.
    ///   - shorthand: The grammar, with the names of longhands in the same table.
    ///   - classes: The view classes that the property applies to.
    ///   - summary: A one-sentence description, for documentation and editors.
    public init(
        _ name: String, aliases: [String] = [], _ shorthand: Shorthand, classes: [String] = ["UIView"],
        _ summary: String = ""
    ) {
        self.init(name, aliases: aliases, .shorthand(shorthand), initial: .list([]), classes: classes, summary)
    }
}

/// The index of a property in its `PropertyTable`.
public struct PropertyID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: UInt16

    /// Orders properties by their index.
    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}
