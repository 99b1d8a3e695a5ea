extension InterfaCSSValueWriter {
    /// The attributes of attributed strings, by their names in lower case.
    private static let attributes: [(name: String, css: StaticString, type: InterfaCSSValueType)] = [
        ("font", "font", .font), ("backgroundcolor", "background-color", .color), ("foregroundcolor", "color", .color),
        ("color", "color", .color), ("ligature", "ligature", .number), ("kern", "kern", .length),
        ("strikethroughstyle", "strikethrough-style", .words(.lineStyle)),
        ("underlinestyle", "underline-style", .words(.lineStyle)), ("strokecolor", "stroke-color", .color),
        ("strokewidth", "stroke-width", .number), ("baselineoffset", "baseline-offset", .length),
        ("underlinecolor", "underline-color", .color), ("strikethroughcolor", "strikethrough-color", .color),
        ("obliqueness", "obliqueness", .number), ("expansion", "expansion", .number),
        ("shadowcolor", "shadow-color", .color), ("shadowoffset", "shadow-offset", .size),
    ]

    private static let attributeNames = CaseInsensitiveMap(attributes.enumerated().map { ($1.name, UInt16($0)) })

    /// Appends runs of text: `text("string", attribute(value)…)` for each.
    mutating func writeAttributedString(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        var index = value.lowerBound
        var isEmpty = true
        while index < value.upperBound {
            let kind = tokens.kind(index)
            if kind.isBlank || kind == .comma {
                index += 1
                continue
            }
            guard kind == .string || kind == .function || isVariable(index..<index + 1) else { return false }
            let string = index..<tokens.after(index, limit: value.upperBound)
            if !isEmpty { text.write(" ") }
            isEmpty = false
            replaceStart(of: string, in: &text)
            text.write("text(")
            guard writeString(string, to: &text) else { return false }
            index = tokens.skippingBlanks(string.upperBound, limit: value.upperBound)
            if index < value.upperBound, tokens.kind(index) == .openParen {
                writeAttributes(index + 1..<tokens.partner(index, limit: value.upperBound), to: &text)
                index = tokens.after(index, limit: value.upperBound)
            }
            text.write(")")
        }
        return !isEmpty
    }

    /// Appends attributes. Unknown ones are left out.
    private mutating func writeAttributes(_ list: Range<Int>, to text: inout LoweredText) {
        for part in split(tokens.trimmed(list)) where !part.isEmpty {
            let colon = part.first { tokens.kind($0) == .colon || tokens.isDelim($0, "=") } ?? part.upperBound
            let name = tokens.trimmed(part.lowerBound..<colon)
            let value = tokens.trimmed(min(colon + 1, part.upperBound)..<part.upperBound)
            guard name.count == 1, !value.isEmpty, tokens.kind(name.lowerBound) == .ident,
                let row = Self.attributeNames.find(tokens.bytes(name.lowerBound))
            else {
                reportUnknown(part)
                continue
            }
            let attribute = Self.attributes[Int(row)]
            let mark = text.mark
            text.write(", ")
            text.replace(tokens.byteRange(name))
            text.write(attribute.css)
            text.write("(")
            if write(value, attribute.type, to: &text) {
                text.write(")")
            } else {
                text.cut(to: mark)
                reportUnknown(part)
            }
        }
    }
}
