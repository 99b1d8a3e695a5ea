/// A value that views are built from, and its location in a JSON file or among the values of an app.
package struct DataNode: Sendable {
    package indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([DataNode])
        /// In the order of the file. The last member of a name applies (RFC 8259, section 4).
        case object([DataMember])

        // Values that JSON does not have.
        case view(UIView)
        case viewClass(UIView.Type)
        case color(UIColor)
        case image(UIImage)
        case action(ViewAction)
        case localized(NIUserInterfaceString)
        /// A value of a type that builds nothing.
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

    /// The number as an integer. `nil` if it is not one, or too large for a `Double` to be exact.
    var integer: Int? {
        guard let number, number.magnitude < 0x1p53 else { return nil }
        return Int(exactly: number)
    }

    /// The string, or the digits of a number.
    var text: String? { string ?? integer.map { "\($0)" } ?? number.map { "\($0)" } }
}
