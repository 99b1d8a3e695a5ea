extension Color {
    /// The colour that a text is, as CSS writes it; nil where it is none, and where it depends on its place.
    package init?(cssText text: String) {
        let color = ValueParser.parse(Source(name: "", text: text)) { $0.color() }
        guard case .color(let plain) = color else { return nil }
        self = plain
    }

    /// The colour that a whole source is, serialised with its channels as specified: with up to six decimals and
    /// outside of their ranges, as the public css-parsing-tests have them. Nil where it is none.
    package static func specifiedText(_ source: Source) -> String? {
        ValueParser.parse(source) { parser in
            let function = parser.kind == .function ? parser.colorFunction(0) : nil
            guard let color = parser.color() else { return nil }
            guard color.dependencies.isEmpty else { return color.cssText }
            if let function, function.origin == nil { return function.components(in: nil).exactText }
            return color.components(in: nil).exactText
        }
    }
}

extension ColorComponents {
    /// With all that a double has to say.
    fileprivate var exactText: String {
        if space.isLegacy {
            let channels = texts(of: converted(to: .rgb)).joined(separator: ", ")
            return alpha == 1 ? "rgb(\(channels))" : "rgba(\(channels), \(sixDecimalText(alpha)))"
        }
        let name = space.isPredefined ? "color(\(space.row.name) " : "\(space.row.name)("
        let end = missing.contains(.alpha) ? " / none)" : alpha == 1 ? ")" : " / \(sixDecimalText(alpha)))"
        return name + texts(of: self).joined(separator: " ") + end
    }

    private func texts(of components: ColorComponents) -> [String] {
        (0..<3).map { components.missing.contains($0) ? "none" : sixDecimalText(components.values[$0]) }
    }
}

/// A number with up to six decimals.
private func sixDecimalText(_ value: Double) -> String {
    if value.isInfinite { return infinityText(value) }
    // Halves go up, those that are halves but for a double's precision too.
    let millionths = (value * 1e6 + 0.1).rounded()
    guard abs(millionths) < 1e18 else { return "\(value)" }
    let digits = String(Int(abs(millionths)))
    let padded = String(repeating: "0", count: max(7 - digits.count, 0)) + digits
    var text = padded.dropLast(6) + "." + padded.suffix(6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return (millionths < 0 ? "-" : "") + text
}
