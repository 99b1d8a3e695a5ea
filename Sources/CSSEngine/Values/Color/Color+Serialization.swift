extension CSS.Color {
    /// The serialisation (CSS Color 4, section 15): `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)` for the legacy notations, and
    /// the function of the space for all others.
    public var cssText: String {
        if space == .rgb { return legacyText }
        if space.isLegacy { return converted(to: .rgb).legacyText }
        let channels = [(first, 0), (second, 1), (third, 2)].map { value, index in
            missing.contains(index) ? "none" : Self.channelText(Double(value))
        }
        let name = space.isPredefined ? "color(\(space.traits.name) " : "\(space.traits.name)("
        return name + channels.joined(separator: " ") + "\(modernAlphaText))"
    }

    private var modernAlphaText: String {
        if missing.contains(.alpha) { return " / none" }
        return alpha >= 1 ? "" : " / \(numberText(Double(alpha)))"
    }

    private var legacyText: String {
        func byte(_ channel: Float) -> Int { Int(min(max(channel, 0), 255).rounded()) }
        let channels = "\(byte(first)), \(byte(second)), \(byte(third))"
        if alpha >= 1 { return "rgb(\(channels))" }
        return "rgba(\(channels), \(Self.alphaText(ofByte: Double((alpha * 255).rounded()))))"
    }

    /// Returns two decimals if they result in the same byte, and three otherwise (CSSOM, "serialize an <alphavalue>").
    private static func alphaText(ofByte byte: Double) -> String {
        let hundredths = (byte / 255 * 100).rounded() / 100
        if (hundredths * 255).rounded() == byte { return numberText(hundredths) }
        return numberText((byte / 255 * 1000).rounded() / 1000)
    }

    private static func channelText(_ value: Double) -> String {
        value.isFinite ? numberText(value) : infinityText(value)
    }
}
