/// A JSON value of any type except objects.
indirect enum JSONValue: JSONWritable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .null: try json.scalar("null")
        case .bool(let value): try value.write(to: &json)
        case .number(let value): try value.write(to: &json)
        case .string(let value): try value.write(to: &json)
        case .array(let values): try values.write(to: &json)
        }
    }
}
