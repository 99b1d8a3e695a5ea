/// A value that views are made of, and where it stands: in a file of JSON, or among the values of an app.
package struct DataNode: Sendable {
    package indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([DataNode])
        /// In the order of the file; of members with the same name the last one counts (RFC 8259, section 4).
        case object([DataMember])

        // What only Swift has.
        case view(UIView)
        case viewClass(UIView.Type)
        case color(UIColor)
        case image(UIImage)
        case action(ViewAction)
        case localized(NIUserInterfaceString)
        /// One of a type that means nothing here.
        case other(typeName: String)
    }

    package var value: Value
    package var place: DataPlace
}

extension DataNode {
    var isNull: Bool { if case .null = value { true } else { false } }
    var string: String? { if case .string(let string) = value { string } else { nil } }
    var number: Double? { if case .number(let number) = value { number } else { nil } }
    var elements: [DataNode]? { if case .array(let nodes) = value { nodes } else { nil } }
    var members: [DataMember]? { if case .object(let members) = value { members } else { nil } }

    /// A number of the integers that can be told from their neighbours.
    var integer: Int? {
        guard let number, number.magnitude < 0x1p53 else { return nil }
        return Int(exactly: number)
    }

    /// A string, or the digits of a number.
    var text: String? { string ?? integer.map { "\($0)" } ?? number.map { "\($0)" } }
}
