extension CSS.Color {
    /// Creates a colour from CSS source text. Fails if the text is not a colour, or the colour depends on its context.
    package init?(cssText text: String) {
        let color = ValueParser.parse(Source(name: "", text: text), ColorParser.parse)
        guard case .color(let plain) = color else { return nil }
        self = plain
    }

    /// Returns the colour of a whole source, with its channels as specified: up to six decimals, and not clamped, as in
    /// css-parsing-tests. `nil` if the source is not a colour.
    package static func specifiedText(_ source: Source) -> String? {
        ValueParser.parse(source) { stream in
            let function = ColorParser.function(stream)
            guard let color = ColorParser.parse(&stream) else { return nil }
            guard color.dependencies.isEmpty else { return color.cssText }
            if let function, function.origin == nil { return function.components(in: nil).exactText }
            return color.components(in: nil).exactText
        }
    }
}

extension Value {
    /// Creates a value from the source text of a colour. Fails if the text is not a colour.
    package init?(colorText text: String) {
        guard let color = ValueParser.parse(Source(name: "", text: text), ColorParser.parse) else { return nil }
        self = color.value
    }
}

extension ColorComponents {
    /// The serialisation with up to six decimals.
    var exactText: String {
        if space.isLegacy {
            let channels = texts(of: converted(to: .rgb)).joined(separator: ", ")
            return alpha == 1 ? "rgb(\(channels))" : "rgba(\(channels), \(sixDecimalText(alpha)))"
        }
        let name = space.isPredefined ? "color(\(space.traits.name) " : "\(space.traits.name)("
        let end = missing.contains(.alpha) ? " / none)" : alpha == 1 ? ")" : " / \(sixDecimalText(alpha)))"
        return name + texts(of: self).joined(separator: " ") + end
    }

    private func texts(of components: ColorComponents) -> [String] {
        (0..<3).map { components.missing.contains($0) ? "none" : sixDecimalText(components.values[$0]) }
    }
}

/// Returns a number with up to six decimals.
private func sixDecimalText(_ value: Double) -> String {
    if value.isInfinite { return infinityText(value) }
    // Rounds halves up, including values that are halves except for rounding errors.
    let millionths = (value * 1e6 + 0.1).rounded()
    guard abs(millionths) < 1e18 else { return "\(value)" }
    let digits = String(Int(abs(millionths)))
    let padded = String(repeating: "0", count: max(7 - digits.count, 0)) + digits
    var text = padded.dropLast(6) + "." + padded.suffix(6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return (millionths < 0 ? "-" : "") + text
}
