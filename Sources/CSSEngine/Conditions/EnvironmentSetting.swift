/// What an `Environment` can be told by name, as a command line does. Raw values are the media features' names, and
/// `type` for the media type.
package enum EnvironmentSetting: String, CaseIterable, Sendable {
    case type, width, height, orientation, resolution, idiom
    case prefersColorScheme = "prefers-color-scheme"
    case prefersContrast = "prefers-contrast"
    case prefersReducedMotion = "prefers-reduced-motion"
    case layoutDirection = "layout-direction"
    case horizontalSizeClass = "horizontal-size-class"
    case verticalSizeClass = "vertical-size-class"
    case textScale = "text-scale"
    case osVersion = "os-version"

    /// What its value may be.
    package enum Values {
        case length, resolution, factor, version
        case words([String])
    }

    /// The setting of a name in any case of letters; `dir` is `layout-direction`.
    package init?(name: String) {
        let name = asciiLowercased(name)
        self.init(rawValue: name == "dir" ? Self.layoutDirection.rawValue : name)
    }

    /// The name that a misspelt one was meant to be; nil where none is near.
    package static func nearest(to name: String) -> String? {
        Suggestion.nearest(to: asciiLowercased(name), among: allCases.map(\.rawValue))
    }

    /// What its value may be.
    package var values: Values {
        switch self {
        case .width, .height: .length
        case .resolution: .resolution
        case .textScale: .factor
        case .osVersion: .version
        case .type: .words(Environment.MediaType.allCases.map(\.rawValue))
        case .orientation, .idiom, .prefersColorScheme, .prefersContrast, .prefersReducedMotion, .layoutDirection,
            .horizontalSizeClass, .verticalSizeClass:
            .words(MediaFeature(rawValue: rawValue)!.words)
        }
    }
}

extension Environment {
    /// Sets what media queries see.
    /// - Parameter text: a value as CSS writes it, in any case of letters; numbers need no unit, and are points, pixels
    ///   a point, or factors.
    /// - Returns: whether it is a value of the setting; where it is not, nothing changes.
    package mutating func set(_ setting: EnvironmentSetting, to text: String) -> Bool {
        let word = asciiLowercased(text)
        switch setting {
        case .width: return assign(Self.number(text, .length), to: \.width)
        case .height: return assign(Self.number(text, .length), to: \.height)
        case .resolution: return assign(Self.number(text, .resolution).flatMap { $0 > 0 ? $0 : nil }, to: \.scale)
        case .textScale: return assign(Self.number(text, .number).flatMap { $0 > 0 ? $0 : nil }, to: \.textScale)
        case .osVersion: return assign(Self.version(text), to: \.systemVersion)
        case .type: return assign(MediaType(rawValue: word), to: \.mediaType)
        case .orientation: return assign(Orientation(rawValue: word).map(Optional.some), to: \.orientation)
        case .idiom: return assign(Idiom(rawValue: word), to: \.idiom)
        case .prefersColorScheme: return assign(ColorScheme(rawValue: word), to: \.colorScheme)
        case .prefersContrast: return assign(Contrast(rawValue: word), to: \.contrast)
        case .prefersReducedMotion:
            return assign(["reduce": true, "no-preference": false][word], to: \.reducesMotion)
        case .layoutDirection: return assign(LayoutDirection(rawValue: word), to: \.layoutDirection)
        case .horizontalSizeClass: return assign(SizeClass(rawValue: word), to: \.horizontalSizeClass)
        case .verticalSizeClass: return assign(SizeClass(rawValue: word), to: \.verticalSizeClass)
        }
    }

    private mutating func assign<Value>(_ value: Value?, to path: WritableKeyPath<Environment, Value>) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    /// A number that is not negative, in the unit of conditions where it has none of its own.
    private static func number(_ text: String, _ unit: MediaFeature.Unit) -> Double? {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            let range = tokens.trimmed(0..<tokens.count)
            guard range.count == 1 else { return nil }
            let isBare = tokens.kind(range.lowerBound) == .number
            let number = isBare ? tokens.number(range.lowerBound) : MediaNumber.parse(tokens, range, unit)
            return number.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        }
    }

    /// Whole numbers with dots between.
    private static func version(_ text: String) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }
}
