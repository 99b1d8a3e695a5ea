/// A type of values that few properties have, such as shapes and the layouts of InterfaCSS. It is `Value.custom`.
package protocol CustomValue: Hashable, Sendable {
    /// The serialisation of the value.
    var cssText: String { get }
    /// Returns the value with changed parts, which a context resolves. The order of the parts is always the same.
    func mapParts(_ change: (Value) -> Value) -> Self
}

/// A value of a type that few properties have.
///
/// A class, so that copies of a value are equal by their identity.
public final class AnyCustomValue: Hashable, Sendable {
    fileprivate let value: any CustomValue

    fileprivate init(_ value: any CustomValue) {
        self.value = value
    }

    /// The serialisation of the value.
    package var cssText: String { value.cssText }

    func mapParts(_ change: (Value) -> Value) -> AnyCustomValue { AnyCustomValue(value.mapParts(change)) }

    /// Whether two values have the same type and are equal.
    public static func == (left: AnyCustomValue, right: AnyCustomValue) -> Bool {
        left === right || left.value.isEqual(to: right.value)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension CustomValue {
    fileprivate func isEqual(to other: any CustomValue) -> Bool {
        if let other = other as? Self { self == other } else { false }
    }
}

extension Value {
    /// Creates a value of a type that few properties have.
    package init(_ custom: some CustomValue) {
        self = .custom(AnyCustomValue(custom))
    }

    /// Returns the value of a type that few properties have. `nil` if the value is of a different type.
    package func custom<Custom: CustomValue>(as type: Custom.Type) -> Custom? {
        if case .custom(let custom) = self { custom.value as? Custom } else { nil }
    }
}
