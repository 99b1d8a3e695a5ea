/// The media features that conditions can test, by name (Media Queries 4 and 5, browsers and native platforms).
enum MediaFeature: String, Sendable, CaseIterable {
    // Features of Media Queries 4 and 5.
    case width, height, resolution, color, monochrome, grid, orientation, scripting, update, hover, pointer
    case deviceWidth = "device-width"
    case deviceHeight = "device-height"
    case aspectRatio = "aspect-ratio"
    case deviceAspectRatio = "device-aspect-ratio"
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
    // A feature that only browsers specify (Compatibility Standard).
    case devicePixelRatio = "-webkit-device-pixel-ratio"
    // Features of native platforms, which the web does not have.
    case idiom
    case horizontalSizeClass = "horizontal-size-class"
    case verticalSizeClass = "vertical-size-class"
    case layoutDirection = "layout-direction"
    case textScale = "text-scale"
    case osVersion = "os-version"

    /// The type of the values that a condition compares with a feature.
    enum ValueType {
        case length, resolution, ratio, number, integer
        /// 0 or 1. Takes no comparisons.
        case flag
        case version
        case keyword([String])
    }

    var valueType: ValueType {
        switch self {
        case .width, .height, .deviceWidth, .deviceHeight: .length
        case .aspectRatio, .deviceAspectRatio: .ratio
        case .resolution: .resolution
        case .devicePixelRatio, .textScale: .number
        case .color, .colorIndex, .monochrome: .integer
        case .grid: .flag
        case .osVersion: .version
        case .orientation: .keyword(CSS.Environment.Orientation.names)
        case .prefersColorScheme: .keyword(CSS.Environment.ColorScheme.names)
        case .prefersContrast: .keyword(CSS.Environment.Contrast.names)
        case .prefersReducedMotion, .prefersReducedTransparency, .prefersReducedData:
            .keyword(["no-preference", "reduce"])
        case .forcedColors: .keyword(["none", "active"])
        case .invertedColors: .keyword(["none", "inverted"])
        case .colorGamut: .keyword(["srgb", "p3", "rec2020"])
        case .dynamicRange: .keyword(["standard", "high"])
        case .scripting: .keyword(["none", "initial-only", "enabled"])
        case .update: .keyword(["none", "slow", "fast"])
        case .hover, .anyHover: .keyword(["none", "hover"])
        case .pointer, .anyPointer: .keyword(["none", "coarse", "fine"])
        case .idiom: .keyword(CSS.Environment.Idiom.names)
        case .horizontalSizeClass, .verticalSizeClass: .keyword(CSS.Environment.SizeClass.names)
        case .layoutDirection: .keyword(CSS.Environment.LayoutDirection.names)
        }
    }

    /// The keywords that a condition can compare the feature with. Empty for a numeric feature.
    var keywords: [String] {
        if case .keyword(let keywords) = valueType { keywords } else { [] }
    }

    /// Whether conditions can use `<`, `>`, `=` and the prefixes `min-` and `max-`.
    var isRange: Bool {
        switch valueType {
        case .length, .resolution, .ratio, .number, .integer, .version: true
        case .flag, .keyword: false
        }
    }

    // MARK: Names

    /// All names that a condition can use, including those with `min-` and `max-`, in alphabetical order.
    static let names = (allCases.map(\.rawValue) + bounds.keys).sorted()

    /// Returns the feature and the comparison of a name with a prefix: `min-width` is `width` with `>=`.
    static func bound(_ name: String) -> (feature: MediaFeature, comparison: MediaComparison)? { bounds[name] }

    private static let bounds: [String: (feature: MediaFeature, comparison: MediaComparison)] = {
        var bounds: [String: (feature: MediaFeature, comparison: MediaComparison)] = [:]
        for feature in allCases where feature.isRange {
            for (prefix, comparison) in MediaComparison.prefixes {
                // Browsers put the prefix after the vendor's.
                let isPixelRatio = feature == .devicePixelRatio
                let name = isPixelRatio ? "-webkit-\(prefix)device-pixel-ratio" : prefix + feature.rawValue
                bounds[name] = (feature, comparison)
            }
        }
        return bounds
    }()

    // MARK: Values

    /// The value of a feature in one environment.
    enum Value {
        case number(Double)
        case ratio(width: Double, height: Double)
        case keyword(String)
        case version(SystemVersion)
    }

    func value(in environment: CSS.Environment) -> Value {
        switch self {
        case .width, .deviceWidth: .number(environment.width)
        case .height, .deviceHeight: .number(environment.height)
        case .aspectRatio, .deviceAspectRatio: .ratio(width: environment.width, height: environment.height)
        case .resolution, .devicePixelRatio: .number(environment.scale)
        case .color: .number(8)
        case .colorIndex, .monochrome, .grid: .number(0)
        case .textScale: .number(environment.textScale)
        case .osVersion: .version(SystemVersion(environment.systemVersion))
        case .orientation:
            .keyword((environment.isLandscape ? CSS.Environment.Orientation.landscape : .portrait).rawValue)
        case .prefersColorScheme: .keyword(environment.colorScheme.rawValue)
        case .prefersContrast: .keyword(environment.contrast.rawValue)
        case .prefersReducedMotion: .keyword(environment.reducesMotion ? "reduce" : "no-preference")
        case .prefersReducedTransparency, .prefersReducedData: .keyword("no-preference")
        case .forcedColors, .invertedColors, .scripting: .keyword("none")
        case .colorGamut: .keyword("srgb")
        case .dynamicRange: .keyword("standard")
        case .update: .keyword(environment.mediaType == .print ? "none" : "fast")
        case .hover, .anyHover: .keyword(environment.idiom == .mac ? "hover" : "none")
        case .pointer, .anyPointer: .keyword(environment.pointer)
        case .idiom: .keyword(environment.idiom.rawValue)
        case .horizontalSizeClass: .keyword(environment.horizontalSizeClass.rawValue)
        case .verticalSizeClass: .keyword(environment.verticalSizeClass.rawValue)
        case .layoutDirection: .keyword(environment.layoutDirection.rawValue)
        }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

extension CSS.Environment {
    fileprivate var pointer: String {
        switch idiom {
        case .phone, .pad: "coarse"
        case .mac: "fine"
        case .tv, .vision: "none"
        }
    }
}
