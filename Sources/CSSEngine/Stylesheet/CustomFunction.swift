/// A function that an `@function` rule defines (CSS Mixins 1, section 2).
package struct CustomFunction: Sendable {
    struct Parameter: Sendable {
        /// The name as an atom of the stylesheet.
        let name: Atom
        /// `nil` if every value is valid.
        let syntax: CustomPropertySyntax?
        /// The byte offsets of the default value; `nil` if an argument is required.
        let defaultValue: Range<UInt32>?
    }

    /// A local variable or the result.
    struct Descriptor: Sendable {
        /// The name of the variable as an atom of the stylesheet; `Atom.none` for the result.
        let name: Atom
        /// The byte offsets of the value.
        let value: Range<UInt32>
        /// The innermost group rule around the descriptor, in the function or around it.
        let group: UInt32
    }

    /// The name with its dashes, as an atom of the stylesheet.
    package let name: Atom
    /// The innermost group rule around the function.
    let group: UInt32
    let parameters: [Parameter]
    /// The syntax of the result; `nil` if every value is valid.
    let result: CustomPropertySyntax?
    /// The local variables and results in source order. The last one of a name whose conditions are true applies.
    let descriptors: [Descriptor]
    /// The byte offsets of the rule.
    let range: Range<UInt32>
    /// The byte offsets of the name.
    package let nameRange: Range<Int>

    /// The numbers of arguments that calls can have.
    package var argumentCounts: ClosedRange<Int> {
        let required = parameters.lastIndex { $0.defaultValue == nil }
        return (required.map { $0 + 1 } ?? 0)...parameters.count
    }
}
