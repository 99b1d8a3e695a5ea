/// A JSON value, ready for indented text. Members keep their order.
indirect enum JSONText: Equatable {
    /// A string, a number or a Boolean, as JSON.
    case scalar(String)
    case array([JSONText])
    case object([Member])

    /// A member of an object.
    struct Member: Equatable {
        let name: String
        let value: JSONText
    }

    static func string(_ text: String) -> JSONText { .scalar(text.jsonLiteral) }
    static func flag(_ flag: Bool) -> JSONText { .scalar(flag ? "true" : "false") }
    static func integer(_ number: Int) -> JSONText { .scalar("\(number)") }

    /// A number without rounding, so that it is read as the same number. Infinity and NaN, which JSON does not have, are 0.
    static func number(_ number: Double) -> JSONText {
        guard number.isFinite else { return .scalar("0") }
        return .scalar(Int(exactly: number).map { "\($0)" } ?? "\(number)")
    }
}

extension JSONText {
    /// The maximum length of a line with an array or an object, in characters. A scalar can make a line longer.
    private static let lineLimit = 110

    /// Returns the value as indented text with a final newline. Arrays and objects that fit are on one line.
    func outline() -> String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    /// Recursive. The creators of values limit the depth.
    private func write(to text: inout String, indent: Int) {
        if let line = line(atMost: Self.lineLimit - indent) {
            text += line
            return
        }
        let margin = "\n" + String(repeating: " ", count: indent + 2)
        switch self {
        case .scalar(let scalar): text += scalar
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                text += (index > 0 ? "," : "") + margin
                value.write(to: &text, indent: indent + 2)
            }
            text += margin.dropLast(2) + "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index > 0 ? "," : "") + margin + member.name.jsonLiteral + ": "
                member.value.write(to: &text, indent: indent + 2)
            }
            text += margin.dropLast(2) + "}"
        }
    }

    /// Returns the value on one line. `nil` if the line would be longer than a limit. Reads no more of the value than the
    /// line has, so that an outline takes time in proportion to its length.
    private func line(atMost limit: Int) -> String? {
        if limit < 0 { return nil }
        var line: String
        switch self {
        case .scalar(let scalar): line = scalar
        case .array(let values):
            line = "["
            for (index, value) in values.enumerated() {
                guard let part = value.line(atMost: limit - line.utf8.count) else { return nil }
                line += (index > 0 ? ", " : "") + part
            }
            line += "]"
        case .object(let members):
            line = "{ "
            for (index, member) in members.enumerated() {
                line += (index > 0 ? ", " : "") + member.name.jsonLiteral + ": "
                guard let part = member.value.line(atMost: limit - line.utf8.count) else { return nil }
                line += part
            }
            line += members.isEmpty ? "}" : " }"
        }
        return line.utf8.count <= limit ? line : nil
    }
}

extension String {
    /// The string as a literal of JSON.
    package var jsonLiteral: String {
        "\"" + (utf8.contains(where: Self.isEscapedInJSON) ? escapedForJSON : self) + "\""
    }

    private static func isEscapedInJSON(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private var escapedForJSON: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
