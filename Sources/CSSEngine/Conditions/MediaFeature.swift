/// The media features that we know, by their names (Media Queries 4 and 5), and what they say of an environment.
enum MediaFeature: String, Sendable, CaseIterable {
    case width, height, resolution, color, monochrome, grid, orientation, scripting, update, hover, pointer, idiom
    case deviceWidth = "device-width"
    case deviceHeight = "device-height"
    case aspectRatio = "aspect-ratio"
    case deviceAspectRatio = "device-aspect-ratio"
    case devicePixelRatio = "-webkit-device-pixel-ratio"
    case colorIndex = "color-index"
    case colorGamut = "color-gamut"
    case dynamicRange = "dynamic-range"
    case prefersColorScheme = "prefers-color-scheme"
    case prefersReducedMotion = "prefers-reduced-motion"
    case prefersContrast = "prefers-contrast"
    case prefersReducedTransparency = "prefers-reduced-transparency"
    case prefersReducedData = "prefers-reduced-data"
    case forcedColors = "forced-colors"
    case invertedColors = "inverted-colors"
    case anyHover = "any-hover"
    case anyPointer = "any-pointer"
    // What the web has no feature for.
    case horizontalSizeClass = "horizontal-size-class"
    case verticalSizeClass = "vertical-size-class"
    case layoutDirection = "layout-direction"
    case textScale = "text-scale"
    case osVersion = "os-version"

    /// What the numbers of a range feature are.
    enum Unit {
        case length, resolution, ratio, number, integer
        /// Major and minor version: 17.2 is 17 and two hundredths.
        case version
    }

    /// A feature's value: a number that may be compared, or one of some words.
    enum Value {
        case number(Double, Unit)
        /// `off` is the word that counts as false where the feature stands alone.
        case word(String, off: String?, among: [String])
    }

    /// Whether it has `min-` and `max-` forms.
    var isRange: Bool {
        guard self != .grid, case .number = value(in: Environment()) else { return false }
        return true
    }

    /// The words that it may be; none for those that are numbers.
    var words: [String] {
        guard case .word(_, _, let words) = value(in: Environment()) else { return [] }
        return words
    }

    /// Every name that a condition may give, those of bounds included, in alphabetical order.
    static let names = (allCases.map(\.rawValue) + bounds.keys).sorted()

    /// The range feature and the comparison that a name stands for: `min-width` is `width` with `>=`.
    static func bound(_ name: String) -> (feature: MediaFeature, comparison: Comparison)? { bounds[name] }

    private static let bounds: [String: (feature: MediaFeature, comparison: Comparison)] = {
        var bounds: [String: (feature: MediaFeature, comparison: Comparison)] = [:]
        for feature in allCases where feature.isRange {
            for (prefix, comparison) in [("min-", Comparison.greaterOrEqual), ("max-", .lessOrEqual)] {
                // As browsers spell it.
                let isPixelRatio = feature == .devicePixelRatio
                let name = isPixelRatio ? "-webkit-\(prefix)device-pixel-ratio" : prefix + feature.rawValue
                bounds[name] = (feature, comparison)
            }
        }
        return bounds
    }()

    func value(in environment: Environment) -> Value {
        switch self {
        case .width, .deviceWidth: .number(environment.width, .length)
        case .height, .deviceHeight: .number(environment.height, .length)
        case .aspectRatio, .deviceAspectRatio: .number(environment.width / environment.height, .ratio)
        case .resolution: .number(environment.scale, .resolution)
        case .devicePixelRatio: .number(environment.scale, .number)
        case .color: .number(8, .integer)
        case .colorIndex, .monochrome, .grid: .number(0, .integer)
        case .textScale: .number(environment.textScale, .number)
        case .osVersion: .number(environment.version, .version)
        case .orientation: word(environment.isLandscape ? Environment.Orientation.landscape : .portrait)
        case .prefersColorScheme: word(environment.colorScheme)
        case .prefersContrast: word(environment.contrast, off: .noPreference)
        case .prefersReducedMotion: preference(environment.reducesMotion)
        case .prefersReducedTransparency, .prefersReducedData: preference(false)
        case .forcedColors: word("none", off: "none", among: ["none", "active"])
        case .invertedColors: word("none", off: "none", among: ["none", "inverted"])
        case .colorGamut: word("srgb", among: ["srgb", "p3", "rec2020"])
        case .dynamicRange: word("standard", among: ["standard", "high"])
        case .scripting: word("none", off: "none", among: ["none", "initial-only", "enabled"])
        case .update:
            word(environment.mediaType == .print ? "none" : "fast", off: "none", among: ["none", "slow", "fast"])
        case .hover, .anyHover:
            word(environment.idiom == .mac ? "hover" : "none", off: "none", among: ["none", "hover"])
        case .pointer, .anyPointer: word(environment.pointer, off: "none", among: ["none", "coarse", "fine"])
        case .idiom: word(environment.idiom)
        case .horizontalSizeClass: word(environment.horizontalSizeClass)
        case .verticalSizeClass: word(environment.verticalSizeClass)
        case .layoutDirection: word(environment.layoutDirection)
        }
    }

    private func word(_ word: String, off: String? = nil, among words: [String]) -> Value {
        .word(word, off: off, among: words)
    }

    private func word<Word: RawRepresentable<String> & CaseIterable>(_ word: Word, off: Word? = nil) -> Value {
        .word(word.rawValue, off: off?.rawValue, among: Word.allCases.map(\.rawValue))
    }

    private func preference(_ reduces: Bool) -> Value {
        word(reduces ? "reduce" : "no-preference", off: "no-preference", among: ["no-preference", "reduce"])
    }
}

extension Environment {
    fileprivate var pointer: String {
        switch idiom {
        case .phone, .pad: "coarse"
        case .mac: "fine"
        case .tv, .vision: "none"
        }
    }

    fileprivate var version: Double {
        Double(systemVersion.first ?? 0) + Double(systemVersion.dropFirst().first ?? 0) / 100
    }
}
