import NimbusUIKit

/// A value that describes views, with its location in a JSON file or in the values of an app.
package struct DataNode: Sendable {
    package indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([DataNode])
        /// The members in the order of the file. Of several members with the same name, the last one applies (RFC 8259,
        /// section 4).
        case object([DataMember])

        // Values that only Swift data can contain.
        case view(UIView)
        case viewClass(UIView.Type)
        case color(UIColor)
        case image(UIImage)
        case action(ViewAction)
        case localized(NIUserInterfaceString)
        /// A value of an unsupported type.
        case other(typeName: String)
    }

    package var value: Value
    package var place: DataPlace
}

extension DataNode {
    var isNull: Bool { if case .null = value { true } else { false } }
    var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }
    var string: String? { if case .string(let string) = value { string } else { nil } }
    var number: Double? { if case .number(let number) = value { number } else { nil } }
    var elements: [DataNode]? { if case .array(let nodes) = value { nodes } else { nil } }
    var members: [DataMember]? { if case .object(let members) = value { members } else { nil } }

    /// The number as an integer. `nil` if it is not an integer, or too large for an exact `Double`.
    var integer: Int? {
        guard let number, number.magnitude < 0x1p53 else { return nil }
        return Int(exactly: number)
    }

    /// The string, or a number as text.
    var text: String? { string ?? integer.map { "\($0)" } ?? number.map { "\($0)" } }
}
