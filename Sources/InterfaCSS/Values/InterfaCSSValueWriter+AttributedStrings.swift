import CSSEngine

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
        // InterfaCSS does not have these.
        ("shadowradius", "shadow-radius", .length), ("textalignment", "text-align", .word(.textAlignment)),
        ("linespacing", "line-spacing", .length), ("linebreakmode", "line-break-mode", .word(.lineBreakMode)),
    ]

    /// The attributes by their names without dashes.
    private static let attributeNames = CaseInsensitiveMap(attributes.enumerated().map { ($1.name, UInt16($0)) })

    private static let depthLimit = 32

    /// Appends runs of text: `text("string", attribute(value)…)` for each.
    /// - Parameter depth: The number of functions around the value.
    mutating func writeAttributedString(
        _ value: Range<Int>, depth: Int = 0, to text: inout LoweredText
    ) -> Bool {
        guard depth < Self.depthLimit else { return false }
        if isVariable(value) {
            copy(value, to: &text)
            return true
        }
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
            if let run = arguments(of: string, "text") {
                // The variables of the run are replaced.
                guard writeRun(run, depth, to: &text) else { return false }
                index = string.upperBound
                continue
            }
            if kind == .function, arguments(of: string, "l", "localized", "concat") == nil { return false }
            replaceStart(of: string, in: &text)
            text.write("text(")
            guard writeText(string, to: &text) else { return false }
            index = tokens.skippingBlanks(string.upperBound, limit: value.upperBound)
            if index < value.upperBound, tokens.kind(index) == .openParen {
                writeAttributes(index + 1..<tokens.partner(index, limit: value.upperBound), to: &text)
                index = tokens.after(index, limit: value.upperBound)
            }
            text.write(")")
        }
        return !isEmpty
    }

    private mutating func writeText(_ string: Range<Int>, to text: inout LoweredText) -> Bool {
        guard arguments(of: string, "concat") == nil else {
            copy(string, to: &text)
            return true
        }
        return writeString(string, to: &text)
    }

    /// Appends a run whose attributes are functions: `text("string", attribute(value)…)`. A text that is a whole attributed
    /// string replaces the run.
    private mutating func writeRun(_ run: Range<Int>, _ depth: Int, to text: inout LoweredText) -> Bool {
        let parts = split(run)
        guard let string = parts.first, let first = string.first else { return false }
        let isText = string.count == 1 || arguments(of: string, "l", "localized", "concat") != nil
        guard isText, tokens.kind(first) == .string || tokens.kind(first) == .function || tokens.kind(first) == .ident
        else { return writeAttributedString(run, depth: depth + 1, to: &text) }
        replaceStart(of: run, in: &text)
        text.write("text(")
        guard writeText(string, to: &text) else { return false }
        for part in parts.dropFirst() {
            guard let name = part.first, tokens.kind(name) == .function,
                tokens.after(name, limit: part.upperBound) == part.upperBound
            else { return false }
            let value = tokens.trimmed(name + 1..<part.upperBound - 1)
            writeAttribute(tokens.nameBytes(name), value, part, to: &text)
        }
        text.write(")")
        return true
    }

    /// Appends attributes. Unknown ones are left out.
    private mutating func writeAttributes(_ list: Range<Int>, to text: inout LoweredText) {
        for part in split(tokens.trimmed(list)) where !part.isEmpty {
            let untrimmed = attributeName(of: part)
            let name = tokens.trimmed(untrimmed)
            let value = tokens.trimmed(min(untrimmed.upperBound + 1, part.upperBound)..<part.upperBound)
            guard name.count == 1, !value.isEmpty, tokens.kind(name.lowerBound) == .ident else {
                reportUnknown(part)
                continue
            }
            writeAttribute(tokens.bytes(name.lowerBound), value, part, to: &text)
        }
    }

    /// Returns the tokens before the colon or the equals sign of an attribute. All tokens if it has neither.
    func attributeName(of attribute: Range<Int>) -> Range<Int> {
        let end = attribute.first { tokens.kind($0) == .colon || tokens.isDelim($0, "=") }
        return attribute.lowerBound..<(end ?? attribute.upperBound)
    }

    /// Appends an attribute. An unknown one, or one with an invalid value, is left out.
    private mutating func writeAttribute(
        _ name: UnsafeBufferPointer<UInt8>, _ value: Range<Int>, _ part: Range<Int>, to text: inout LoweredText
    ) {
        let row = name.filter { $0 != UInt8(ascii: "-") }.withUnsafeBufferPointer { Self.attributeNames.find($0) }
        guard let row, !value.isEmpty else { return reportUnknown(part) }
        let attribute = Self.attributes[Int(row)]
        let mark = text.mark
        text.write(", ")
        replaceStart(of: part, in: &text)
        text.write(attribute.css)
        text.write("(")
        if writeRead(value, attribute.type, to: &text) {
            text.write(")")
        } else {
            text.cut(to: mark)
            reportUnknown(part)
        }
    }
}
