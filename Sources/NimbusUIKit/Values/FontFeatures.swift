import CSSEngine

/// The OpenType features of a font, by their tags.
package struct FontFeatures: Hashable {
    package private(set) var values: [String: Int] = [:]

    init() {}

    /// Creates the features of a font. `nil` if the font has none.
    package init(of font: UIFont) {
        let settings = font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        for setting in settings ?? [] {
            guard let tag = setting[.openTypeTag] as? String, let value = setting[.openTypeValue] as? Int else {
                continue
            }
            values[tag] = value
        }
    }

    /// The features that the font properties set.
    struct Request: Hashable {
        /// The value of `font-variant-numeric`. `nil` if unset.
        private let numericVariants: Value?
        /// The value of `font-feature-settings`, which overrides the other (CSS Fonts 4, section 7.2). `nil` if unset.
        private let settings: Value?

        init(numericVariants: Value? = nil, settings: Value? = nil) {
            self.numericVariants = numericVariants
            self.settings = settings
        }

        var isComplete: Bool { numericVariants != nil && settings != nil }

        /// Returns the features. A property that is unset keeps its features of the view's font.
        func features(changing own: UIFont?) -> FontFeatures {
            var features = FontFeatures()
            if let own, !isComplete {
                let isNumeric = Set(FontFeatures.tags.values).contains
                features.values = FontFeatures(of: own).values.filter {
                    isNumeric($0.key) ? numericVariants == nil : settings == nil
                }
            }
            features.add(numericVariants: numericVariants, settings: settings)
            return features
        }
    }

    private mutating func add(numericVariants: Value?, settings: Value?) {
        switch numericVariants {
        case .keyword(let keyword): add(keyword)
        case .list(let keywords):
            for case .keyword(let keyword) in keywords { add(keyword) }
        default: break
        }
        guard case .commaSeparated(let features) = settings else { return }
        for case .list(let feature) in features where feature.count == 2 {
            guard case .string(let tag) = feature[0], case .number(let value) = feature[1] else { continue }
            values[tag] = Int(value)
        }
    }

    private mutating func add(_ keyword: Keyword) {
        if let tag = Self.tags[keyword] { values[tag] = 1 }
    }

    /// The features of the keywords of `font-variant-numeric` (CSS Fonts 4, section 6.7).
    fileprivate static let tags: [Keyword: String] = [
        .liningNums: "lnum", .oldstyleNums: "onum", .proportionalNums: "pnum", .tabularNums: "tnum",
        .diagonalFractions: "frac", .stackedFractions: "afrc", .ordinal: "ordn", .slashedZero: "zero",
    ]

    /// The features as UIKit stores them in a descriptor, in the order of their tags.
    var settings: [[UIFontDescriptor.FeatureKey: Any]] {
        values.sorted { $0.key < $1.key }.map { [.openTypeTag: $0.key, .openTypeValue: $0.value] }
    }
}

extension UIFontDescriptor.FeatureKey {
    /// `kCTFontOpenTypeFeatureTag` of Core Text.
    static let openTypeTag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// `kCTFontOpenTypeFeatureValue` of Core Text.
    static let openTypeValue = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")
}

extension UIFont {
    /// Returns the font with only the given OpenType features.
    func withFeatures(_ features: FontFeatures) -> UIFont {
        if features == FontFeatures(of: self) { return self }
        return UIFont(
            descriptor: fontDescriptor.addingAttributes([.featureSettings: features.settings]), size: pointSize)
    }
}
