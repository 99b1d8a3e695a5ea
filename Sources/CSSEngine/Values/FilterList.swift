/// A list of filter functions (Filter Effects 1, section 5).
package struct FilterList: CustomValue {
    /// A filter function. Raw values are the names.
    package enum Kind: String, CaseIterable, Sendable {
        case blur, brightness, contrast, grayscale, invert, opacity, saturate, sepia
        case dropShadow = "drop-shadow"
        case hueRotate = "hue-rotate"
    }

    package struct Function: Hashable, Sendable {
        package let kind: Kind
        /// A radius, an amount, an angle or a shadow.
        package let argument: Value
    }

    package let functions: [Function]

    package var cssText: String {
        functions.map { "\($0.kind.rawValue)(\($0.argument.cssText))" }.joined(separator: " ")
    }

    package func mapParts(_ change: (Value) -> Value) -> FilterList {
        FilterList(functions: functions.map { Function(kind: $0.kind, argument: change($0.argument)) })
    }

    /// The radius of the blur. `nil` if the list has other functions.
    package var blurRadius: Value? { functions.count == 1 && functions[0].kind == .blur ? functions[0].argument : nil }
}
