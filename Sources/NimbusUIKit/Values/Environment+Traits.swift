import CSSEngine
import Foundation

extension CSS.Environment {
    /// Creates the environment of a view from its traits, its safe area, its window, the device and the app's language.
    /// Unknown values are taken from `base`.
    @MainActor public init(_ view: UIView, basedOn base: CSS.Environment = CSS.Environment()) {
        self = base
        let traits = view.traitsOnScreen
        if let window = view.window {
            let size = window.bounds.size
            (width, height) = (Double(size.width), Double(size.height))
            let insets = view.safeAreaInsets
            safeAreaInsets = Insets(
                top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom),
                left: Double(insets.left))
            readOrientation(of: window)
        }
        systemVersion = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        deviceModel = Self.modelIdentifier ?? base.deviceModel
        if traits.displayScale > 0 { scale = Double(traits.displayScale) }
        switch traits.userInterfaceIdiom {
        case .phone: idiom = .phone
        case .pad: idiom = .pad
        case .tv: idiom = .tv
        case .mac: idiom = .mac
        case .vision: idiom = .vision
        default: break
        }
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        contrast = traits.accessibilityContrast == .high ? .more : .noPreference
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        textScale = Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits)) / 100
        language = Self.appLanguage(Bundle.main.preferredLocalizations) ?? base.language
    }

    /// Returns the language tag of the first localization except `Base`, which is not a language. `nil` if there is
    /// none.
    static func appLanguage(_ localizations: [String]) -> String? {
        localizations.first { !$0.isEmpty && $0 != "Base" }?.replacingOccurrences(of: "_", with: "-")
    }

    /// Returns the environment with the traits of `view` that differ from the traits of `outer`.
    @MainActor func replacingTraits(by view: UIView, differingFrom outer: UIView) -> CSS.Environment {
        let (own, others) = (CSS.Environment(view, basedOn: self), CSS.Environment(outer, basedOn: self))
        var result = self
        func replace<Trait: Equatable>(_ trait: WritableKeyPath<CSS.Environment, Trait>) {
            if own[keyPath: trait] != others[keyPath: trait] { result[keyPath: trait] = own[keyPath: trait] }
        }
        replace(\.colorScheme)
        replace(\.contrast)
        replace(\.layoutDirection)
        replace(\.horizontalSizeClass)
        replace(\.verticalSizeClass)
        replace(\.textScale)
        return result
    }
}
