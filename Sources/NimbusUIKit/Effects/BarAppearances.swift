/// A bar whose appearances draw its background, above the background color of the view.
@MainActor protocol AppearanceBar: UIView {
    associatedtype Appearance: UIBarAppearance

    var standardAppearance: Appearance { get set }
    var compactAppearance: Appearance? { get set }
    var scrollEdgeAppearance: Appearance? { get set }
    var compactScrollEdgeAppearance: Appearance? { get set }

    /// Returns a copy of an appearance.
    static func copy(_ appearance: Appearance) -> Appearance
}

extension UINavigationBar: AppearanceBar {
    static func copy(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        UINavigationBarAppearance(barAppearance: appearance)
    }
}

extension AppearanceBar {
    private var backup: BarAppearanceBackup? { attachment(BarAppearanceBackup.self) }

    /// The background color that a stylesheet has given the appearances, or else the color of the standard appearance.
    var appearanceColor: UIColor? {
        let appearances = [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
        guard let color = backup?.color, appearances.contains(where: { $0?.backgroundColor == color }) else {
            return standardAppearance.backgroundColor
        }
        return color
    }

    /// Gives all appearances of the bar a background color. `nil` restores the appearances that the bar had before.
    func setAppearanceColor(_ color: UIColor?) {
        if let backup {
            removeInteraction(backup)
            backup.restore()
        }
        guard let color else { return }
        let (standard, compact) = (standardAppearance, compactAppearance)
        let (scrollEdge, compactScrollEdge) = (scrollEdgeAppearance, compactScrollEdgeAppearance)
        let backup = BarAppearanceBackup(color) { [weak self] in
            // An appearance that the app has set since stays.
            @MainActor func isStyled(_ appearance: Appearance?) -> Bool { appearance?.backgroundColor == color }
            guard let self else { return }
            if isStyled(standardAppearance) { standardAppearance = standard }
            if isStyled(compactAppearance) { compactAppearance = compact }
            if isStyled(scrollEdgeAppearance) { scrollEdgeAppearance = scrollEdge }
            if isStyled(compactScrollEdgeAppearance) { compactScrollEdgeAppearance = compactScrollEdge }
        }
        addInteraction(backup)
        standardAppearance = Self.copy(standard, with: color)
        compactAppearance = compact.map { Self.copy($0, with: color) }
        // Without one, UIKit draws the standard appearance with a transparent background.
        scrollEdgeAppearance = Self.copy(scrollEdge ?? standard, with: color)
        compactScrollEdgeAppearance = compactScrollEdge.map { Self.copy($0, with: color) }
    }

    private static func copy(_ appearance: Appearance, with color: UIColor) -> Appearance {
        let copy = copy(appearance)
        copy.backgroundColor = color
        return copy
    }
}

/// Keeps the appearances of a bar that a stylesheet has colored.
private final class BarAppearanceBackup: ViewAttachment {
    let color: UIColor
    let restore: @MainActor () -> Void

    init(_ color: UIColor, restore: @escaping @MainActor () -> Void) {
        self.color = color
        self.restore = restore
    }
}

extension EffectTable {
    /// Creates the effect that sets a bar's background color in its appearances.
    static func barBackground<Bar: AppearanceBar>(_ bar: Bar.Type) -> Effect {
        Effect(
            "standardAppearance.backgroundColor", on: bar, ["bar-tint-color", "background-color"],
            value: { $0.color(0) ?? $0.background(1) },
            get: { ViewValue($0.appearanceColor) }, baseline: { _ in .none },
            set: { $0.setAppearanceColor($1.color) }
        ).depending(on: .resources).paintOnly.written(as: .appearanceColor)
    }
}
