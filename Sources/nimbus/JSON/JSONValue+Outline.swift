extension JSONValue {
    /// Short arrays on one line, long ones with a line for each member.
    func outline(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent)
        guard case .array(let members) = self else { return margin + line + "\n" }
        if line.count + margin.count <= 100 { return margin + line + "\n" }
        return margin + "[\n" + members.map { $0.outline(indent: indent + 1) }.joined() + margin + "]\n"
    }

    private var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let value): "\"\(value.visible)\""
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        }
    }
}
