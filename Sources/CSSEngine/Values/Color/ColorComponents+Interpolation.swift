/// Interpolation (CSS Color 4, section 12).
extension ColorComponents {
    /// Returns a colour between this one and another.
    /// - Parameter progress: 0 for this colour, 1 for the other one.
    func interpolated(
        to other: ColorComponents, in space: ColorSpace, _ hueInterpolation: HueInterpolation, progress: Double
    ) -> ColorComponents {
        let start = prepared(for: space)
        let end = other.prepared(for: space)
        let missing = start.missing.intersection(end.missing)
        var (from, to) = (start.replacingMissingChannels(from: end), end.replacingMissingChannels(from: start))
        if let hue = space.hue {
            (from.values[hue], to.values[hue]) = hueInterpolation.adjusted(from.values[hue], to.values[hue])
        }
        func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
        let alpha = between(from.alpha, to.alpha)
        var values = SIMD3<Double>()
        for index in 0..<3 {
            if index == space.hue {
                values[index] = HueModels.positiveRemainder(between(from.values[index], to.values[index]), 360)
            } else {
                // Premultiplied by alpha.
                let sum = between(from.values[index] * from.alpha, to.values[index] * to.alpha)
                // An alpha beyond the ends is limited before the channels are divided by it.
                values[index] = alpha == 0 ? sum : sum / min(alpha, 1)
            }
        }
        return ColorComponents(space, values, alpha: min(max(alpha, 0), 1), missing: missing)
    }

    /// Returns the colour in another space. Analogous channels stay missing, and powerless channels become missing.
    private func prepared(for target: ColorSpace) -> ColorComponents {
        if space == target { return self }
        var result = converted(to: target)
        result.missing = missing.intersection(.alpha)
        let (roles, targetRoles) = (space.traits.roles, target.traits.roles)
        for index in 0..<3 where missing.contains(index) {
            for channel in 0..<3 where roles.utf8Start[index] == targetRoles.utf8Start[channel] {
                result.missing.formUnion(.channel(channel))
            }
        }
        // If both are missing, so are the two channels of the other representation.
        if space.isLab, target.isLab, missing.contains(.chromaticity) { result.missing.formUnion(.chromaticity) }
        if let hue = target.hue, result.isGrey { result.missing.formUnion(.channel(hue)) }
        return result
    }

    /// Whether the hue is powerless (CSS Color 4, section 12.1).
    private var isGrey: Bool {
        switch space {
        case .hsl: values.y <= 0.001
        case .hwb: values.y + values.z >= 99.999
        case .lch: values.y <= 0.0015
        case .oklch: values.y <= 0.000004
        case .rgb, .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
            .xyzD65, .lab, .oklab:
            false
        }
    }

    /// Returns the colour with its missing channels replaced by the channels of `other`. If both lack alpha, it is 1.
    private func replacingMissingChannels(from other: ColorComponents) -> ColorComponents {
        var result = self
        for index in 0..<3 where missing.contains(index) && !other.missing.contains(index) {
            result.values[index] = other.values[index]
        }
        if missing.contains(.alpha) { result.alpha = other.missing.contains(.alpha) ? 1 : other.alpha }
        return result
    }
}

/// The direction of a hue interpolation (CSS Color 4, section 12.4). Raw values are the keywords.
enum HueInterpolation: String, Hashable, Sendable, CaseIterable {
    case shorter, longer, increasing, decreasing

    /// Returns two hues in degrees with full turns added, so that interpolating between them has this direction.
    func adjusted(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
        let start = HueModels.positiveRemainder(start, 360)
        let end = HueModels.positiveRemainder(end, 360)
        let distance = end - start
        switch self {
        case .shorter where distance > 180: return (start + 360, end)
        case .shorter where distance < -180: return (start, end + 360)
        case .longer where distance > 0 && distance < 180: return (start + 360, end)
        case .longer where distance > -180 && distance <= 0: return (start, end + 360)
        case .increasing where distance < 0: return (start, end + 360)
        case .decreasing where distance > 0: return (start + 360, end)
        case .shorter, .longer, .increasing, .decreasing: return (start, end)
        }
    }
}
