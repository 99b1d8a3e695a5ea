import CSSEngine
import HeadlessUIKit

extension UITraitCollection {
    /// What a device says of itself.
    package convenience init(_ environment: CSS.Environment) {
        let idiom: UIUserInterfaceIdiom =
            switch environment.idiom {
            case .phone: .phone
            case .pad: .pad
            case .tv: .tv
            case .mac: .mac
            case .vision: .vision
            }
        self.init(traitsFrom: [
            UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light),
            UITraitCollection(displayScale: environment.scale),
            UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(accessibilityContrast: environment.contrast == .more ? .high : .normal),
            UITraitCollection(
                layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(horizontalSizeClass: environment.horizontalSizeClass == .regular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: environment.verticalSizeClass == .regular ? .regular : .compact),
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textScale: environment.textScale)),
        ])
    }
}

extension UIContentSizeCategory {
    /// The one whose texts are nearest in size to `textScale` times the usual one.
    fileprivate init(textScale: Double) {
        func distance(_ category: UIContentSizeCategory) -> Double {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return abs(Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits)) / 100 - textScale)
        }
        self = Self.ascending.min { distance($0) < distance($1) } ?? .large
    }
}
