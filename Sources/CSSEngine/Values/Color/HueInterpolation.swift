/// Which way round a hue goes (CSS Color 4, section 12.4).
enum HueInterpolation: String, Hashable, Sendable, CaseIterable {
    case shorter, longer, increasing, decreasing

    /// Two hues in degrees with whole turns added so that the way from one to the other is the wanted one.
    func adjusted(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
        let start = HueModels.positiveRemainder(start, 360)
        let end = HueModels.positiveRemainder(end, 360)
        let way = end - start
        switch self {
        case .shorter where way > 180: return (start + 360, end)
        case .shorter where way < -180: return (start, end + 360)
        case .longer where way > 0 && way < 180: return (start + 360, end)
        case .longer where way > -180 && way <= 0: return (start, end + 360)
        case .increasing where way < 0: return (start, end + 360)
        case .decreasing where way > 0: return (start + 360, end)
        case .shorter, .longer, .increasing, .decreasing: return (start, end)
        }
    }
}
