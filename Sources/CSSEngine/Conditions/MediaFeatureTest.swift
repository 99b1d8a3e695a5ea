/// `(name)`, `(name: value)` or one comparison, on a feature that we know (Media Queries 4 and 5).
struct MediaFeatureTest: Sendable, Equatable {
    enum Value: Sendable, Equatable {
        /// The feature alone: whether it is neither zero nor "none".
        case boolean
        /// In points, pixels a point, or a plain number.
        case number(Comparison, Double)
        case word(String)
    }

    var feature: MediaFeature
    var value: Value

    func holds(in environment: Environment) -> Bool? {
        switch (feature.kind, value) {
        case (.number(let actual, _), .boolean): actual(environment) != 0
        case (.number(let actual, _), .number(let comparison, let expected)):
            compare(actual(environment), comparison, expected)
        case (.word(let actual, let off, _), .boolean): actual(environment) != off
        case (.word(let actual, _, let words), .word(let word)):
            words.contains(word) ? actual(environment) == word : nil
        case (.number, .word), (.word, .number): nil
        }
    }

    private func compare(_ actual: Double, _ comparison: Comparison, _ expected: Double) -> Bool {
        // A thousandth of a point: sizes are converted between units on the way here.
        let isEqual = abs(actual - expected) < 0.001 || actual == expected
        switch comparison {
        case .plain, .equal: return isEqual
        case .less: return actual < expected && !isEqual
        case .lessOrEqual: return actual < expected || isEqual
        case .greater: return actual > expected && !isEqual
        case .greaterOrEqual: return actual > expected || isEqual
        }
    }
}

/// A media feature: what of the environment it asks for.
struct MediaFeature: Sendable, Equatable {
    enum Unit: Sendable {
        case length, resolution, ratio, number
    }

    enum Kind: Sendable {
        /// A range feature: may be compared, and has `min-` and `max-` forms.
        case number(@Sendable (Environment) -> Double, Unit)
        /// One of `words`; `off` is the one that counts as false where the feature stands alone.
        case word(@Sendable (Environment) -> String, off: String?, words: [String])
    }

    var name: String
    var kind: Kind

    static func == (left: MediaFeature, right: MediaFeature) -> Bool { left.name == right.name }

    static func named(_ name: String) -> MediaFeature? { all.first { $0.name == name } }

    private static func words(
        _ name: String, _ words: [String], off: String? = nil, _ actual: @escaping @Sendable (Environment) -> String
    ) -> MediaFeature {
        MediaFeature(name: name, kind: .word(actual, off: off, words: words))
    }

    private static func number(
        _ name: String, _ unit: Unit, _ actual: @escaping @Sendable (Environment) -> Double
    ) -> MediaFeature {
        MediaFeature(name: name, kind: .number(actual, unit))
    }

    private static let all: [MediaFeature] = [
        number("width", .length) { $0.width },
        number("height", .length) { $0.height },
        number("device-width", .length) { $0.width },
        number("device-height", .length) { $0.height },
        number("aspect-ratio", .ratio) { $0.width / $0.height },
        number("device-aspect-ratio", .ratio) { $0.width / $0.height },
        number("resolution", .resolution) { $0.scale },
        number("-webkit-device-pixel-ratio", .number) { $0.scale },
        number("color", .number) { _ in 8 },
        number("color-index", .number) { _ in 0 },
        number("monochrome", .number) { _ in 0 },
        number("grid", .number) { _ in 0 },
        words("orientation", ["portrait", "landscape"]) { $0.isLandscape ? "landscape" : "portrait" },
        words("prefers-color-scheme", ["light", "dark"]) { $0.colorScheme.rawValue },
        words("prefers-reduced-motion", ["no-preference", "reduce"], off: "no-preference") {
            $0.reducesMotion ? "reduce" : "no-preference"
        },
        words("prefers-contrast", ["no-preference", "more", "less", "custom"], off: "no-preference") {
            $0.contrast.rawValue
        },
        words("prefers-reduced-transparency", ["no-preference", "reduce"], off: "no-preference") { _ in
            "no-preference"
        },
        words("prefers-reduced-data", ["no-preference", "reduce"], off: "no-preference") { _ in "no-preference" },
        words("forced-colors", ["none", "active"], off: "none") { _ in "none" },
        words("inverted-colors", ["none", "inverted"], off: "none") { _ in "none" },
        words("color-gamut", ["srgb", "p3", "rec2020"]) { _ in "srgb" },
        words("dynamic-range", ["standard", "high"]) { _ in "standard" },
        words("scripting", ["none", "initial-only", "enabled"], off: "none") { _ in "none" },
        words("update", ["none", "slow", "fast"], off: "none") { $0.mediaType == .print ? "none" : "fast" },
        words("hover", ["none", "hover"], off: "none") { $0.idiom == .mac ? "hover" : "none" },
        words("any-hover", ["none", "hover"], off: "none") { $0.idiom == .mac ? "hover" : "none" },
        words("pointer", ["none", "coarse", "fine"], off: "none") { pointer(of: $0) },
        words("any-pointer", ["none", "coarse", "fine"], off: "none") { pointer(of: $0) },
        // What the web has no feature for.
        words("idiom", Environment.Idiom.allCases.map(\.rawValue)) { $0.idiom.rawValue },
        words("horizontal-size-class", Environment.SizeClass.allCases.map(\.rawValue)) {
            $0.horizontalSizeClass.rawValue
        },
        words("vertical-size-class", Environment.SizeClass.allCases.map(\.rawValue)) {
            $0.verticalSizeClass.rawValue
        },
        words("layout-direction", Environment.LayoutDirection.allCases.map(\.rawValue)) {
            $0.layoutDirection.rawValue
        },
        number("text-scale", .number) { $0.textScale },
        number("os-version", .number) { environment in
            Double(environment.systemVersion.first ?? 0)
                + Double(environment.systemVersion.dropFirst().first ?? 0) / 100
        },
    ]

    private static func pointer(of environment: Environment) -> String {
        switch environment.idiom {
        case .phone, .pad: "coarse"
        case .mac: "fine"
        case .tv, .vision: "none"
        }
    }
}
