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
    /// The classes of views that it is documented for; `UIView` stands for all views.
    public let classes: [String]
    /// One sentence on what it does.
    public let summary: String

    /// Whether subviews get the value too. No property's do: UIKit does its own inheriting, and only custom properties
    /// (`--x`) go from view to subview.
    public var inherits: Bool { false }

    /// A row of a table.
    /// - Parameters:
    ///   - name: what style sheets write; an app's own should start with a prefix, as in `-app-speed`.
    ///   - aliases: other spellings.
    ///   - grammar: what its value may be.
    ///   - initial: what the CSS-wide keyword `initial` gives.
    ///   - classes: the classes of views that it means something to.
    ///   - summary: one sentence, for documentation and editors.
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

    /// The row of a shorthand, which has no value of its own.
    /// - Parameters:
    ///   - name: what style sheets write.
    ///   - shorthand: its longhands, which must be rows of the same table.
    ///   - classes: the classes of views that it means something to.
    ///   - summary: one sentence, for documentation and editors.
    public init(
        _ name: String, _ shorthand: Shorthand, classes: [String] = ["UIView"], _ summary: String = ""
    ) {
        self.init(name, .shorthand(shorthand), initial: .list([]), classes: classes, summary)
    }
}
