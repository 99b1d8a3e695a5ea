/// A declaration of an active rule, as written.
package struct EffectiveDeclaration: Sendable {
    /// In lower case, unless it is a custom property.
    package var property: String
    /// The value's tokens without white space and commas; see `ComponentValueSplitter.value`.
    package var value: [String]
    /// By importance and layer: the higher wins, and of equal ones the later.
    package var precedence: Int
}
