extension InterfaCSSValueWriter {
    /// Appends a string: quoted, the name of a localised string, or the text of the value as it is.
    mutating func writeString(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        if let key = arguments(of: value, "l", "localized") {
            guard key.count == 1, tokens.kind(key.lowerBound) == .string else { return false }
            replaceStart(of: value, in: &text)
            text.write("localized(")
            writeQuoted(key.lowerBound, to: &text)
            text.write(")")
            return true
        }
        if tokens.kind(first) == .string {
            writeQuoted(first, to: &text)
            return true
        }
        if isVariable(value) {
            copy(value, to: &text)
            return true
        }
        let bytes = tokens.byteRange(value)
        writePieces(bytes, value, InterfaCSSString.decoded(slice(bytes)), to: &text)
        return true
    }

    /// Appends a quoted string. Variables in it become arguments of `concat()`.
    mutating func writeQuoted(_ index: Int, to text: inout LoweredText) {
        let range = tokens.start(index)..<tokens.end(index)
        let contents = range.lowerBound + 1..<range.upperBound - 1
        let bytes = slice(contents)
        guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "@")) else { return text.copy(range) }
        writePieces(contents, index..<index + 1, InterfaCSSString.decoded(bytes), to: &text)
    }

    private func slice(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
        UnsafeBufferPointer(start: tokens.text, count: range.upperBound)[range]
    }

    /// Appends text in which `@name` refers to a variable. Other `@` are text.
    /// - Parameter whole: The text without variables.
    private mutating func writePieces(
        _ range: Range<Int>, _ value: Range<Int>, _ whole: String, to text: inout LoweredText
    ) {
        let references = references(in: range, before: value.lowerBound)
        text.replace(tokens.byteRange(value))
        guard !references.isEmpty else { return text.writeString(whole) }
        text.write("concat(")
        var start = range.lowerBound
        for reference in references {
            if reference.lowerBound > start {
                text.writeString(InterfaCSSString.decoded(slice(start..<reference.lowerBound)))
                text.write(", ")
            }
            text.write("var(--")
            text.write(UnsafeBufferPointer(rebasing: slice(reference.lowerBound + 1..<reference.upperBound)))
            text.write(reference.upperBound < range.upperBound ? "), " : ")")
            start = reference.upperBound
        }
        if start < range.upperBound { text.writeString(InterfaCSSString.decoded(slice(start..<range.upperBound))) }
        text.write(")")
    }

    /// The references to variables that the stylesheet defines before a token, with their `@`.
    private func references(in range: Range<Int>, before token: Int) -> [Range<Int>] {
        guard !variables.isEmpty else { return [] }
        var references: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            defer { index += 1 }
            guard tokens.text[index] == UInt8(ascii: "@") else { continue }
            var end = index + 1
            while end < range.upperBound, isNameByte(tokens.text[end]) { end += 1 }
            let name = UnsafeBufferPointer(
                rebasing: UnsafeBufferPointer(start: tokens.text, count: end)[(index + 1)...])
            if let definition = variables.definition(of: name), definition < token { references.append(index..<end) }
            index = end - 1
        }
        return references
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        let letter = asciiLowercased(byte)
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80 || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
