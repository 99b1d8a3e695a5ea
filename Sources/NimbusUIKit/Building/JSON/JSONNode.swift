/// A JSON value that knows where it is written.
struct JSONNode {
    indirect enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        /// In the order of the file; of members with the same name the last one counts (RFC 8259, section 4).
        case object([JSONMember])
    }

    var value: Value
    /// Byte offsets in the file.
    var range: Range<Int>

    /// Those of an array; nil for everything else.
    var elements: [JSONNode]? {
        if case .array(let nodes) = value { nodes } else { nil }
    }

    /// Its type, as people say it.
    var typeName: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A name and its value in a JSON object.
struct JSONMember {
    var name: String
    /// Byte offsets of the name with its quotes.
    var nameRange: Range<Int>
    var node: JSONNode
}

/// Why a text is not JSON, and where.
package struct JSONError: Error {
    /// A sentence without a full stop.
    package var reason: String
    /// Byte offsets in the file.
    package var range: Range<Int>
}
