/// The names of a dialect that is lowered to CSS, for diagnostics in the words of the file.
package protocol DialectNames: Sendable {
    /// Returns the name in CSS of a property with a name of the dialect, in any case and with any dashes.
    func cssProperty(named name: String) -> String?
    /// Whether the dialect has the property of a declaration, whose name is as written.
    func isProperty(_ written: String) -> Bool
    /// Returns the name of a declaration with the most similar property.
    /// - Parameter cssNames: The names of the properties in CSS.
    func nearestProperty(to written: String, _ cssNames: [String]) -> String?
    /// Returns the most similar pseudo-class, with its colon.
    /// - Parameter written: The name, with an opening parenthesis if it has an argument.
    func nearestPseudoClass(to written: String) -> String?
    /// Returns the values that the dialect accepts for a property of CSS.
    func alternatives(of property: String) -> DialectAlternatives
}

/// The values of a property in a dialect.
package enum DialectAlternatives {
    case words([String])
    /// The values are written as in CSS.
    case asInCSS
    /// The values have a syntax for which there are no words.
    case ownSyntax
}
