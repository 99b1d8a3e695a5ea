/// Compares custom properties with the values of style queries (CSS Conditional 5, `style()`).
///
/// The values of a registered property are compared as its syntax computes them: `1em` equals `16px`. Other values are text.
struct CustomPropertyComparison {
    let registered: RegisteredProperties
    /// The context of the element whose properties are queried.
    let context: ResolutionContext

    /// Whether a property has a value.
    /// - Parameters:
    ///   - computed: The computed text of the property.
    ///   - queried: The value in the query, after substitution. Not a CSS-wide keyword.
    ///   - dependencies: Receives the inputs of the queried value.
    func isEqual(
        _ computed: UnsafeBufferPointer<UInt8>, _ name: Atom, to queried: UnsafeBufferPointer<UInt8>,
        dependencies: inout ValueDependencies
    ) -> Bool {
        guard let syntax = registered[name]?.syntax, !syntax.isUniversal else {
            return Self.trimmed(computed).elementsEqual(Self.trimmed(queried))
        }
        guard let value = syntax.value(of: queried) else { return false }
        dependencies.formUnion(value.dependencies)
        return value.computedCustomValue(in: context).cssText.utf8.elementsEqual(computed)
    }

    private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var bytes = bytes[...]
        while let first = bytes.first, isWhitespace(first) { bytes.removeFirst() }
        while let last = bytes.last, isWhitespace(last) { bytes.removeLast() }
        return bytes
    }
}
