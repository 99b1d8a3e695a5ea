/// A style rule that holds on some device, as written.
package struct EffectiveRule: Sendable {
    /// Its selectors, one by one; a nested rule's with `:is()` where the rule around it is meant.
    package var selectors: [String]
    /// In the order of the sheet.
    package var declarations: [EffectiveDeclaration]
}
