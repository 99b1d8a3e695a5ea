extension InterfaCSSValueWriter {
    /// The attributes of a view's frame: the name in lower case and in CSS, and the attribute of another view that is
    /// meant if none is written.
    private static let layoutAttributes: [(name: String, css: String, opposite: String)] = [
        ("width", "width", "width"), ("height", "height", "height"), ("left", "left", "right"),
        ("right", "right", "left"), ("top", "top", "bottom"), ("bottom", "bottom", "top"),
        ("centerx", "center-x", "center-x"), ("centery", "center-y", "center-y"),
        ("leftmargin", "left-margin", "right-margin"), ("rightmargin", "right-margin", "left-margin"),
        ("topmargin", "top-margin", "bottom-margin"), ("bottommargin", "bottom-margin", "top-margin"),
    ]

    /// The parts with two values: the attributes that they set.
    private static let layoutPairs: [(name: String, first: String, second: String)] = [
        ("size", "width", "height"), ("sizetofit", "width", "height"), ("topleft", "left", "top"),
        ("lefttop", "left", "top"), ("origin", "left", "top"), ("topright", "right", "top"),
        ("righttop", "right", "top"), ("bottomleft", "left", "bottom"), ("leftbottom", "left", "bottom"),
        ("bottomright", "right", "bottom"), ("rightbottom", "right", "bottom"), ("center", "center-x", "center-y"),
    ]

    /// Appends a layout as functions of one attribute each: `left(#a right * 1.5 + 2px)`. A size to fit is preceded by
    /// `size-to-fit()`. Parts after a malformed one are left out.
    mutating func writeLayout(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        if hasVariable(value), isVariable(value) { return false }
        var index = value.lowerBound
        var isEmpty = true
        while index < value.upperBound {
            if tokens.kind(index).isBlank || tokens.kind(index) == .comma || tokens.isDelim(index, ".") {
                index += 1
                continue
            }
            let mark = text.mark
            if !isEmpty { text.write(" ") }
            guard tokens.kind(index) == .function, writeLayoutPart(index, value.upperBound, to: &text) else {
                text.cut(to: mark)
                reportUnknown(index..<tokens.after(index, limit: value.upperBound))
                break
            }
            isEmpty = false
            index = tokens.after(index, limit: value.upperBound)
        }
        return !isEmpty
    }

    private mutating func writeLayoutPart(_ index: Int, _ end: Int, to text: inout LoweredText) -> Bool {
        let name = asciiLowercased(tokens.name(index)).filter { $0 != "-" }
        let parts = split(tokens.trimmed(index + 1..<tokens.partner(index, limit: end)))
        text.add(for: tokens.start(index)..<tokens.start(index))
        if let attribute = Self.layoutAttributes.first(where: { $0.name == name }) {
            return parts.count == 1 && writeLayoutAttribute(attribute.css, parts[0], to: &text)
        }
        guard let pair = Self.layoutPairs.first(where: { $0.name == name }), parts.count == 2 else { return false }
        if name == "sizetofit" { text.write("size-to-fit() ") }
        guard writeLayoutAttribute(pair.first, parts[0], to: &text) else { return false }
        text.write(" ")
        return writeLayoutAttribute(pair.second, parts[1], to: &text)
    }

    private mutating func writeLayoutAttribute(
        _ name: String, _ value: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        var parser = InterfaCSSLayoutValue(tokens, value)
        guard parser.parse() else { return false }
        checkVariables(value)
        text.replace(tokens.start(value.lowerBound)..<tokens.end(value.upperBound - 1))
        text.write(name)
        text.write("(")
        let opposite = Self.layoutAttributes.first { $0.css == name }!.opposite
        let attribute = parser.attribute.flatMap { written in
            Self.layoutAttributes.first { $0.name == asciiLowercased(written) || $0.css == asciiLowercased(written) }
        }
        switch parser.target {
        case nil: break
        case "parent":
            text.write("parent ")
            text.write(attribute?.css ?? name)
        case "guide":
            text.write("guide ")
            let written = parser.attribute.map { asciiLowercased($0) }
            text.write(written == "bottom" || written == "center" ? written! : "top")
        case let target?:
            text.write(target)
            text.write(" ")
            text.write(attribute?.css ?? opposite)
        }
        text.write(parser.arithmetic)
        text.write(")")
        return true
    }
}
