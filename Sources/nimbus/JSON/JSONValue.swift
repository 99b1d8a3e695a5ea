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

extension JSONValue {
    /// Returns the value as indented text. Short arrays are on one line, long ones have a line for each element.
    func outline(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent)
        guard case .array(let elements) = self else { return margin + line + "\n" }
        if line.count + margin.count <= 100 { return margin + line + "\n" }
        return margin + "[\n" + elements.map { $0.outline(indent: indent + 1) }.joined() + margin + "]\n"
    }

    private var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let value): "\"\(value.escapedForTerminal)\""
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        }
    }
}
