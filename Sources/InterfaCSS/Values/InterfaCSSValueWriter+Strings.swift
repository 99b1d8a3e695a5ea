import CSSEngine

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
            reportRest(first + 1..<value.upperBound)
            return true
        }
        if isVariable(value) {
            copy(value, to: &text)
            return true
        }
        writeText(value, to: &text)
        return true
    }

    /// Appends a value as a string, with its variables.
    func writeText(_ value: Range<Int>, to text: inout LoweredText) {
        let bytes = tokens.byteRange(value)
        writePieces(bytes, value, InterfaCSSString.decoded(slice(bytes)), to: &text)
    }

    /// Appends a quoted string. Variables in it become arguments of `concat()`.
    mutating func writeQuoted(_ index: Int, to text: inout LoweredText) {
        let range = tokens.start(index)..<tokens.end(index)
        let contents = range.lowerBound + 1..<range.upperBound - 1
        let bytes = slice(contents)
        // The value of a variable is a string of CSS.
        if isSubstituted { return text.copy(range) }
        guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "@")) else { return text.copy(range) }
        writePieces(contents, index..<index + 1, InterfaCSSString.decoded(bytes), to: &text)
    }

    /// Whether a string refers to a variable.
    /// - Parameter isDefined: Whether the stylesheet has to define the variable.
    func refersToVariable(_ index: Int, isDefined: Bool = false) -> Bool {
        let contents = tokens.start(index) + 1..<tokens.end(index) - 1
        return slice(contents).contains(UInt8(ascii: "@"))
            && references(in: contents, before: index).contains { $0.isDefined || !isDefined }
    }

    /// The string that is the only argument of a function.
    func string(in function: Int, _ value: Range<Int>) -> Int? {
        let argument = tokens.trimmed(function + 1..<tokens.partner(function, limit: value.upperBound))
        return argument.count == 1 && tokens.kind(argument.lowerBound) == .string ? argument.lowerBound : nil
    }

    /// The text of a string. The value of a variable is a string of CSS.
    func stringText(_ index: Int) -> String {
        isSubstituted
            ? tokens.stringValue(index) : InterfaCSSString.decoded(tokens.bytes(index).dropFirst().dropLast())
    }

    private func slice(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
        UnsafeBufferPointer(start: tokens.text, count: range.upperBound)[range]
    }

    /// Appends text in which `@name` refers to a variable. Other `@` are text.
    /// - Parameter whole: The text without variables.
    private func writePieces(
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
