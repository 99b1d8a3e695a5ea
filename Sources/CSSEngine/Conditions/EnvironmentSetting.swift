/// The properties of an `Environment` that a tool can set by name, as on a command line.
package enum EnvironmentSetting: CaseIterable, Sendable {
    case type, width, height, orientation, resolution, idiom
    case prefersColorScheme, prefersContrast, prefersReducedMotion
    case layoutDirection, horizontalSizeClass, verticalSizeClass
    case textScale, osVersion, language
    case interfaceOrientation, screenWidth, screenHeight, deviceModel

    /// The media feature that a condition tests the property with; `nil` if there is none.
    private var feature: MediaFeature? {
        switch self {
        case .type, .language, .interfaceOrientation, .screenWidth, .screenHeight, .deviceModel: nil
        case .width: .width
        case .height: .height
        case .orientation: .orientation
        case .resolution: .resolution
        case .idiom: .idiom
        case .prefersColorScheme: .prefersColorScheme
        case .prefersContrast: .prefersContrast
        case .prefersReducedMotion: .prefersReducedMotion
        case .layoutDirection: .layoutDirection
        case .horizontalSizeClass: .horizontalSizeClass
        case .verticalSizeClass: .verticalSizeClass
        case .textScale: .textScale
        case .osVersion: .osVersion
        }
    }

    /// The values that a setting takes.
    package enum Values {
        case length, resolution, factor, version, languageTag, text
        case keywords([String])
    }

    /// Creates a setting from its name in any case, or from `dir` for `layout-direction`.
    package init?(name: String) {
        let name = asciiLowercased(name)
        self.init(rawValue: name == "dir" ? Self.layoutDirection.rawValue : name)
    }

    /// Returns the most similar name of a setting, or `nil` if no name is similar.
    package static func nearest(to name: String) -> String? {
        Suggestion.nearest(to: asciiLowercased(name), among: allCases.map(\.rawValue))
    }

    /// The values that the setting takes.
    package var values: Values {
        switch self {
        case .width, .height, .screenWidth, .screenHeight: .length
        case .deviceModel: .text
        case .interfaceOrientation: .keywords(CSS.Environment.InterfaceOrientation.allCases.map(\.rawValue))
        case .resolution: .resolution
        case .textScale: .factor
        case .osVersion: .version
        case .language: .languageTag
        case .type: .keywords(CSS.Environment.MediaType.allCases.map(\.rawValue))
        case .orientation, .idiom, .prefersColorScheme, .prefersContrast, .prefersReducedMotion, .layoutDirection,
            .horizontalSizeClass, .verticalSizeClass:
            .keywords(feature?.keywords ?? [])
        }
    }
}

// A media feature has the same name as its setting.
extension EnvironmentSetting: RawRepresentable {
    /// Creates a setting from its name in lower case.
    package init?(rawValue: String) {
        guard let setting = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = setting
    }

    /// The name: the name of the media feature if there is one.
    package var rawValue: String {
        switch self {
        case .type: "type"
        case .language: "language"
        case .interfaceOrientation: "interface-orientation"
        case .screenWidth: "screen-width"
        case .screenHeight: "screen-height"
        case .deviceModel: "device-model"
        case .width, .height, .orientation, .resolution, .idiom, .prefersColorScheme, .prefersContrast,
            .prefersReducedMotion, .layoutDirection, .horizontalSizeClass, .verticalSizeClass, .textScale, .osVersion:
            feature?.rawValue ?? ""
        }
    }
}

extension CSS.Environment {
    /// Sets one property by its name.
    /// - Parameter text: A value as in CSS, in any case. Numbers need no unit: they are points, pixels per point or
    ///   factors.
    /// - Returns: Whether the value is valid. If it is not, nothing changes.
    package mutating func set(_ setting: EnvironmentSetting, to text: String) -> Bool {
        let keyword = asciiLowercased(text)
        switch setting {
        case .width: return assign(Self.number(text) { MediaNumber(length: $0, $1) }, to: \.width)
        case .height: return assign(Self.number(text) { MediaNumber(length: $0, $1) }, to: \.height)
        case .resolution:
            let scale = Self.number(text) { MediaNumber(resolution: $0, $1) }
            return assign(scale == 0 ? nil : scale, to: \.scale)
        case .textScale:
            let textScale = Self.number(text) { MediaNumber(number: $0, $1) }
            return assign(textScale == 0 ? nil : textScale, to: \.textScale)
        case .osVersion: return assign(SystemVersion(text)?.numbers, to: \.systemVersion)
        case .language: return assign(Self.languageTag(text), to: \.language)
        case .interfaceOrientation:
            return assign(InterfaceOrientation(rawValue: keyword), to: \.interfaceOrientation)
        case .screenWidth: return assign(Self.number(text) { MediaNumber(length: $0, $1) }, to: \.screenWidth)
        case .screenHeight: return assign(Self.number(text) { MediaNumber(length: $0, $1) }, to: \.screenHeight)
        case .deviceModel: return assign(text, to: \.deviceModel)
        case .type: return assign(MediaType(rawValue: keyword), to: \.mediaType)
        case .orientation: return assign(Orientation(rawValue: keyword), to: \.orientation)
        case .idiom: return assign(Idiom(rawValue: keyword), to: \.idiom)
        case .prefersColorScheme: return assign(ColorScheme(rawValue: keyword), to: \.colorScheme)
        case .prefersContrast: return assign(Contrast(rawValue: keyword), to: \.contrast)
        case .prefersReducedMotion:
            return assign(["reduce": true, "no-preference": false][keyword], to: \.reducesMotion)
        case .layoutDirection: return assign(LayoutDirection(rawValue: keyword), to: \.layoutDirection)
        case .horizontalSizeClass: return assign(SizeClass(rawValue: keyword), to: \.horizontalSizeClass)
        case .verticalSizeClass: return assign(SizeClass(rawValue: keyword), to: \.verticalSizeClass)
        }
    }

    private mutating func assign<Value>(_ value: Value?, to path: WritableKeyPath<CSS.Environment, Value?>) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private mutating func assign<Value>(_ value: Value?, to path: WritableKeyPath<CSS.Environment, Value>) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    /// Parses a finite number that is not negative: a bare number, or a number with the unit that `parse` accepts.
    private static func number(_ text: String, _ parse: (TokenList, Range<Int>) -> MediaNumber?) -> Double? {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            let range = tokens.trimmed(0..<tokens.count)
            guard range.count == 1 else { return nil }
            let isBare = tokens.kind(range.lowerBound) == .number
            let number = isBare ? tokens.number(range.lowerBound) : parse(tokens, range)?.constant
            return number.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        }
    }

    /// Parses subtags of one to eight letters and digits, separated by hyphens: the form of every BCP 47 tag.
    private static func languageTag(_ text: String) -> String? {
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isTag = subtags.allSatisfy { subtag in
            (1...8).contains(subtag.count)
                && subtag.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"):
                        true
                    default: false
                    }
                }
        }
        return isTag ? text : nil
    }
}
