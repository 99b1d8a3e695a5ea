import CSSEngine

extension InterfaCSSValueWriter {
    /// An attribute of a view's frame.
    private struct LayoutAttribute {
        let css: StaticString
        /// The attribute of another view that is meant if none is written.
        let opposite: StaticString
    }

    /// A part of a layout: the indices of the attributes that it sets.
    private struct LayoutFunction {
        let name: String
        let first: Int
        let second: Int?
    }

    private static let layoutAttributes = [
        LayoutAttribute(css: "width", opposite: "width"), LayoutAttribute(css: "height", opposite: "height"),
        LayoutAttribute(css: "left", opposite: "right"), LayoutAttribute(css: "right", opposite: "left"),
        LayoutAttribute(css: "top", opposite: "bottom"), LayoutAttribute(css: "bottom", opposite: "top"),
        LayoutAttribute(css: "center-x", opposite: "center-x"),
        LayoutAttribute(css: "center-y", opposite: "center-y"),
        LayoutAttribute(css: "left-margin", opposite: "right-margin"),
        LayoutAttribute(css: "right-margin", opposite: "left-margin"),
        LayoutAttribute(css: "top-margin", opposite: "bottom-margin"),
        LayoutAttribute(css: "bottom-margin", opposite: "top-margin"),
    ]

    /// The functions by name. Those of one attribute are first, and have its index.
    private static let layoutFunctions: [LayoutFunction] =
        layoutAttributes.enumerated().map { index, attribute in
            LayoutFunction(name: "\(attribute.css)".filter { $0 != "-" }, first: index, second: nil)
        }
        + [
            ("size", 0, 1), (sizeToFit, 0, 1), ("topleft", 2, 4), ("lefttop", 2, 4), ("origin", 2, 4),
            ("topright", 3, 4), ("righttop", 3, 4), ("bottomleft", 2, 5), ("leftbottom", 2, 5), ("bottomright", 3, 5),
            ("rightbottom", 3, 5), ("center", 6, 7),
        ].map { LayoutFunction(name: $0, first: $1, second: $2) }

    private static let sizeToFit = "sizetofit"
    private static let layoutIndexes = CaseInsensitiveMap(
        layoutFunctions.enumerated().map { ($1.name, UInt16($0)) })

    /// Returns the function with a name. Dashes are ignored.
    private static func layoutFunction(_ name: UnsafeBufferPointer<UInt8>) -> LayoutFunction? {
        if let index = layoutIndexes.find(name) { return layoutFunctions[Int(index)] }
        guard name.contains(UInt8(ascii: "-")) else { return nil }
        return name.filter { $0 != UInt8(ascii: "-") }.withUnsafeBufferPointer { layoutIndexes.find($0) }
            .map { layoutFunctions[Int($0)] }
    }

    /// Appends a layout as functions of one attribute each: `left(#a right * 1.5 + 2px)`. A size to fit is preceded by
    /// `size-to-fit()`. Parts after a malformed one are left out.
    mutating func writeLayout(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
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
        let parts = split(tokens.trimmed(index + 1..<tokens.partner(index, limit: end)))
        text.add(for: tokens.start(index)..<tokens.start(index))
        guard let function = Self.layoutFunction(tokens.nameBytes(index)),
            parts.count == (function.second == nil ? 1 : 2)
        else { return false }
        if function.name == Self.sizeToFit { text.write("size-to-fit() ") }
        guard writeLayoutAttribute(function.first, parts[0], to: &text) else { return false }
        guard let second = function.second else { return true }
        text.write(" ")
        return writeLayoutAttribute(second, parts[1], to: &text)
    }

    private mutating func writeLayoutAttribute(
        _ index: Int, _ value: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        var parser = InterfaCSSLayoutValue(tokens, value)
        guard parser.parse() else { return false }
        checkVariables(value)
        let attribute = Self.layoutAttributes[index]
        text.replace(tokens.start(value.lowerBound)..<tokens.end(value.upperBound - 1))
        text.write(attribute.css)
        text.write("(")
        switch parser.target {
        case nil: break
        case .parent:
            text.write("parent ")
            text.write(writtenAttribute(parser.attribute) ?? attribute.css)
        case .guide:
            text.write("guide ")
            text.write(guideAttribute(parser.attribute))
        case .view(let name):
            text.write("#")
            text.write(text: name)
            text.write(" ")
            text.write(writtenAttribute(parser.attribute) ?? attribute.opposite)
        }
        text.write(text: parser.arithmetic)
        text.write(")")
        return true
    }

    /// The attribute of a view by its written name. `nil` if there is none, or it is unknown.
    private func writtenAttribute(_ name: Range<Int>?) -> StaticString? {
        guard let name, let function = Self.layoutFunction(bytes(name)), function.second == nil else { return nil }
        return Self.layoutAttributes[function.first].css
    }

    /// The attribute of a layout guide. An unknown one is the top.
    private func guideAttribute(_ name: Range<Int>?) -> StaticString {
        guard let name else { return "top" }
        let written = bytes(name)
        return equalsIgnoringASCIICase(written, "bottom")
            ? "bottom" : equalsIgnoringASCIICase(written, "center") ? "center" : "top"
    }

    /// The bytes of a range of byte offsets.
    private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: tokens.text + range.lowerBound, count: range.count)
    }
}
