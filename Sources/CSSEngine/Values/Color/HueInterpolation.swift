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
