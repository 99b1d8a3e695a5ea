import CSSEngine

// MARK: Sizes, points and insets

extension InterfaCSSValueWriter {
    /// Appends numbers or lengths, given as a list or as the arguments of a function. One number stands for all.
    /// - Parameter counts: The accepted counts. The highest is the count of the result.
    mutating func writeList(
        _ value: Range<Int>, _ name: StaticString, counts: ClosedRange<Int>, isLength: Bool, to text: inout LoweredText
    ) -> Bool {
        if isVariable(value) {
            writeCall(name, value, to: &text)
            return true
        }
        if writeBraced(value, count: counts.upperBound, to: &text) { return true }
        let parts = split(list(value, name))
        guard counts.contains(parts.count) else { return false }
        for index in 0..<counts.upperBound {
            if index > 0 { text.write(" ") }
            guard writeAmount(parts[parts.count == 1 ? 0 : index], isLength: isLength, to: &text) else { return false }
        }
        return true
    }

    /// Appends lengths for a string with numbers in braces, as UIKit prints geometry: `"{1, 2}"`, `"{{1, 2}, {3, 4}}"`.
    private mutating func writeBraced(
        _ value: Range<Int>, count: Int, separator: StaticString = " ", to text: inout LoweredText
    ) -> Bool {
        guard value.count == 1, tokens.kind(value.lowerBound) == .string else { return false }
        let string = tokens.stringValue(value.lowerBound).filter { !$0.isWhitespace }
        guard string.hasPrefix("{"), string.hasSuffix("}") else { return false }
        let numbers = string.split(separator: ",").map { Double($0.filter { $0 != "{" && $0 != "}" }) ?? .nan }
        guard numbers.count == count, numbers.allSatisfy(\.isFinite) else { return false }
        text.replace(tokens.byteRange(value))
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.write(separator) }
            text.write(text: exactText(number) + "px")
        }
        return true
    }

    /// Appends two percentages for fractions: `50% 100%` for `0.5, 1`.
    mutating func writeFractions(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        let parts = split(list(value, "point"))
        guard parts.count == 1 || parts.count == 2 else { return false }
        for index in 0..<2 {
            if index > 0 { text.write(" ") }
            let part = parts[index % parts.count]
            guard let (expression, _) = NumericExpression.parse(tokens, part) else { return false }
            checkVariables(part)
            text.replace(tokens.byteRange(part))
            text.write(text: expression.percentageText)
        }
        return true
    }

    /// Appends four lengths in the order top, left, bottom, right.
    mutating func writeInsets(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        if isVariable(value) {
            writeCall("insets", value, to: &text)
            return true
        }
        if writeBraced(value, count: 4, to: &text) { return true }
        let parts = split(list(value, "insets"))
        guard parts.count == 1 || parts.count == 2 || parts.count == 4 else { return false }
        for index in 0..<4 {
            if index > 0 { text.write(" ") }
            guard writeAmount(parts[index % parts.count], isLength: true, to: &text) else { return false }
        }
        return true
    }

    /// The arguments of a function, or of parentheses without a name, or the whole value.
    private func list(_ value: Range<Int>, _ name: StaticString) -> Range<Int> {
        if var arguments = arguments(of: value, name) {
            // A variable can be a whole function too.
            while let inner = self.arguments(of: arguments, name) { arguments = inner }
            return arguments
        }
        guard let first = value.first, tokens.kind(first) == .openParen,
            tokens.after(first, limit: value.upperBound) == value.upperBound,
            tokens.splitAtCommas(first + 1..<value.upperBound - 1).count > 1
        else { return value }
        return tokens.trimmed(first + 1..<value.upperBound - 1)
    }

    /// Appends a number or a length, of which nothing is ignored.
    private mutating func writeAmount(_ value: Range<Int>, isLength: Bool, to text: inout LoweredText) -> Bool {
        guard !value.isEmpty else { return false }
        guard isLength, isVariable(value) else { return writeNumber(value, isLength: isLength, to: &text) }
        replaceStart(of: value, in: &text)
        text.write("calc((")
        copy(value, to: &text)
        text.write(") * 1px)")
        return true
    }

    /// Appends two lengths, or a position relative to the superview or the window: `superview(x, y)`, `window(x, y)`.
    mutating func writePoint(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        let value = functionArgument(of: value, "point")
        if writeRelative(value, counts: [0, 2], to: &text) { return true }
        return writeList(value, "point", counts: 1...2, isLength: true, to: &text)
    }

    /// The argument of a function, if it is a function or a word too: the value of a variable. Otherwise the value.
    private func functionArgument(of value: Range<Int>, _ name: StaticString) -> Range<Int> {
        guard let argument = arguments(of: value, name), let first = argument.first,
            tokens.kind(first) == .function || tokens.kind(first) == .ident, split(argument).count == 1
        else { return value }
        return argument
    }

    /// Appends `superview()` or `window()` with lengths.
    private mutating func writeRelative(_ value: Range<Int>, counts: [Int], to text: inout LoweredText) -> Bool {
        guard let first = value.first else { return false }
        let isWindow = tokens.isName(first, "window")
        guard isWindow || tokens.isName(first, "parent") || tokens.isName(first, "superview") else { return false }
        let parts: [Range<Int>]
        if tokens.kind(first) == .ident, value.count == 1 {
            parts = []
        } else if let inside = arguments(of: value, "window", "parent", "superview") {
            parts = split(inside)
        } else {
            return false
        }
        guard counts.contains(parts.count) else { return false }
        text.replace(tokens.start(first)..<tokens.end(first))
        text.write(isWindow ? "window(" : "superview(")
        guard writeAmounts(parts, to: &text) else { return false }
        text.write(")")
        return true
    }

    private mutating func writeAmounts(_ parts: [Range<Int>], to text: inout LoweredText) -> Bool {
        for (index, part) in parts.enumerated() {
            if index > 0 { text.write(", ") }
            guard writeAmount(part, isLength: true, to: &text) else { return false }
        }
        return true
    }

    // MARK: Rects

    /// Appends `rect(x, y, width, height)`, a rect inside the superview or the window, or a size with insets.
    mutating func writeRect(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        let value = functionArgument(of: value, "rect")
        if isVariable(value) {
            writeCall("rect", value, to: &text)
            return true
        }
        if let arguments = arguments(of: value, "rect") {
            let parts = split(arguments)
            guard parts.count == 4 else { return false }
            replaceStart(of: value, in: &text)
            text.write("rect(")
            guard writeAmounts(parts, to: &text) else { return false }
            text.write(")")
            return true
        }
        let mark = text.mark
        text.write("rect(")
        if writeBraced(value, count: 4, separator: ", ", to: &text) {
            text.write(")")
            return true
        }
        text.cut(to: mark)
        if writeRelative(value, counts: [0, 2, 4], to: &text) { return true }
        text.cut(to: mark)
        return writeSizeWithInsets(value, to: &text)
    }

    /// The functions of relative rects: their names in lower case and in CSS, and the counts of arguments.
    private static let rectFunctions: [(name: StaticString, css: StaticString, counts: [Int])] = [
        ("size", "size", [2]), ("sizetofit", "size-to-fit", [0, 2]), ("left", "left", [1]), ("right", "right", [1]),
        ("top", "top", [1]), ("bottom", "bottom", [1]), ("insets", "insets", [4]),
    ]

    private mutating func writeSizeWithInsets(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        var index = value.lowerBound
        var isEmpty = true
        while index < value.upperBound {
            if tokens.kind(index).isBlank || tokens.isDelim(index, ".") {
                index += 1
                continue
            }
            guard tokens.kind(index) == .function else { return false }
            guard let function = Self.rectFunctions.first(where: { tokens.isName(index, $0.name) }) else {
                reportUnknown(index..<index + 1)
                index = tokens.after(index, limit: value.upperBound)
                continue
            }
            let parts = split(tokens.trimmed(index + 1..<tokens.partner(index, limit: value.upperBound)))
            guard function.counts.contains(parts.count) else { return false }
            if !isEmpty { text.write(" ") }
            isEmpty = false
            text.replace(tokens.start(index)..<tokens.end(index))
            text.write(function.css)
            text.write("(")
            for (offset, part) in parts.enumerated() {
                if offset > 0 { text.write(", ") }
                guard writeRelativeLength(part, to: &text) else { return false }
            }
            text.write(")")
            index = tokens.after(index, limit: value.upperBound)
        }
        return !isEmpty
    }

    // MARK: Transforms

    /// Appends transform functions. InterfaCSS applies the first one to a point first, CSS the last one.
    mutating func writeTransform(_ value: Range<Int>, to text: inout LoweredText) -> Bool {
        var functions: [Int] = []
        var index = tokens.skippingBlanks(value.lowerBound, limit: value.upperBound)
        while index < value.upperBound, tokens.kind(index) == .function,
            tokens.isName(index, "rotate") || tokens.isName(index, "scale") || tokens.isName(index, "translate")
        {
            functions.append(index)
            index = tokens.skippingBlanks(tokens.after(index, limit: value.upperBound), limit: value.upperBound)
        }
        // A word, such as `none`, is the identity.
        if index < value.upperBound, !functions.isEmpty || tokens.kind(index) == .function {
            reportUnknown(index..<value.upperBound)
        }
        if functions.isEmpty {
            guard !hasVariable(value), !hasProblems else { return false }
            text.replace(tokens.byteRange(value))
            text.write("none")
            return true
        }
        for (position, function) in functions.reversed().enumerated() {
            if position > 0 { text.write(" ") }
            guard writeTransformFunction(function, value.upperBound, to: &text) else { return false }
        }
        return true
    }

    private mutating func writeTransformFunction(_ index: Int, _ end: Int, to text: inout LoweredText) -> Bool {
        let parts = split(tokens.trimmed(index + 1..<tokens.partner(index, limit: end)))
        let isRotation = tokens.isName(index, "rotate")
        guard parts.count == 1 || parts.count == 2 && !isRotation else { return false }
        text.replace(tokens.start(index)..<tokens.end(index))
        text.write(isRotation ? "rotate(" : tokens.isName(index, "scale") ? "scale(" : "translate(")
        if isRotation {
            guard let first = parts[0].first, let (angle, _) = NumericExpression.parse(tokens, parts[0]) else {
                return false
            }
            checkVariables(first..<parts[0].upperBound)
            text.write(text: angle.text(unit: "deg"))
        } else {
            let isLength = tokens.isName(index, "translate")
            for offset in 0..<2 {
                if offset > 0 { text.write(", ") }
                guard writeAmount(parts[offset % parts.count], isLength: isLength, to: &text) else { return false }
            }
        }
        text.write(")")
        return true
    }
}
