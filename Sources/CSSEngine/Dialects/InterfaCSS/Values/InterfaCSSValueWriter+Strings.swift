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
    /// - Parameter unwrapsVariable: Whether a string that is nothing but a variable becomes the variable.
    mutating func writeQuoted(_ index: Int, unwrapsVariable: Bool = false, to text: inout LoweredText) {
        let range = tokens.start(index)..<tokens.end(index)
        let contents = range.lowerBound + 1..<range.upperBound - 1
        let bytes = slice(contents)
        guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "@")) else { return text.copy(range) }
        if unwrapsVariable, let variable = references(in: contents, before: index).first, variable.range == contents {
            text.replace(range)
            return write(variable, to: &text)
        }
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
            if reference.range.lowerBound > start {
                text.writeString(InterfaCSSString.decoded(slice(start..<reference.range.lowerBound)))
                text.write(", ")
            }
            write(reference, to: &text)
            start = reference.range.upperBound
            if start < range.upperBound { text.write(", ") }
        }
        if start < range.upperBound { text.writeString(InterfaCSSString.decoded(slice(start..<range.upperBound))) }
        text.write(")")
    }

    // MARK: Variables in text

    /// A reference to a variable in text.
    private struct Reference {
        /// The bytes of the reference, with its `@`.
        let range: Range<Int>
        /// Whether the stylesheet defines the variable before the reference. Otherwise, another stylesheet may define it.
        let isDefined: Bool
    }

    /// Appends `var()`. If no stylesheet defines the variable, the reference stays as text.
    private func write(_ reference: Reference, to text: inout LoweredText) {
        let name = slice(reference.range.lowerBound + 1..<reference.range.upperBound)
        text.write("var(--")
        text.write(UnsafeBufferPointer(rebasing: name))
        if !reference.isDefined {
            text.write(", ")
            text.writeString("@" + String(decoding: name, as: UTF8.self))
        }
        text.write(")")
    }

    /// The references to variables that this stylesheet defines before a token, or that another one may define.
    private func references(in range: Range<Int>, before token: Int) -> [Reference] {
        guard !isSubstituted else { return [] }
        var references: [Reference] = []
        var index = range.lowerBound
        while index < range.upperBound {
            defer { index += 1 }
            guard tokens.text[index] == UInt8(ascii: "@") else { continue }
            var end = index + 1
            while end < range.upperBound, isNameByte(tokens.text[end]) { end += 1 }
            let name = UnsafeBufferPointer(
                rebasing: UnsafeBufferPointer(start: tokens.text, count: end)[(index + 1)...])
            let definition = variables.definition(of: name)
            if let first = name.first, isNameStart(first), definition.map({ $0 < token }) ?? true {
                references.append(Reference(range: index..<end, isDefined: definition != nil))
            }
            index = end - 1
        }
        return references
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        isNameByte(byte) && byte != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        let letter = asciiLowercased(byte)
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80 || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
