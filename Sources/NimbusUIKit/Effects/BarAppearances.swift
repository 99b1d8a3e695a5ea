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
    /// The standard, compact, scroll edge and compact scroll edge appearances, in this order.
    var appearances: [Appearance?] {
        [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
    }

    /// Replaces each appearance of the bar with a copy that a closure has changed.
    /// - Parameter change: Changes the copy. Receives the index in ``appearances`` and the copy. Returns `false` to
    ///   keep the appearance.
    func changeAppearances(_ change: (_ index: Int, Appearance) -> Bool) {
        func changed(_ index: Int, _ appearance: Appearance?) -> Appearance? {
            guard let copy = appearance.map(Self.copy) else { return nil }
            return change(index, copy) ? copy : nil
        }
        if let new = changed(0, standardAppearance) { standardAppearance = new }
        if let new = changed(1, compactAppearance) { compactAppearance = new }
        if let new = changed(2, scrollEdgeAppearance) { scrollEdgeAppearance = new }
        if let new = changed(3, compactScrollEdgeAppearance) { compactScrollEdgeAppearance = new }
    }

    private var backup: BarBackgroundBackup? { attachment(BarBackgroundBackup.self) }

    /// The background color of a stylesheet, if an appearance still has it. Otherwise the color of the standard
    /// appearance.
    var appearanceColor: UIColor? {
        guard let color = backup?.color, appearances.contains(where: { $0?.backgroundColor == color }) else {
            return standardAppearance.backgroundColor
        }
        return color
    }

    /// Sets the background color of all appearances of the bar. `nil` restores the original colors.
    func setAppearanceColor(_ color: UIColor?) {
        if let backup {
            removeInteraction(backup)
            restore(backup)
        }
        guard let color else { return }
        let own = appearances
        addInteraction(
            BarBackgroundBackup(color, own: own.map { $0?.backgroundColor }, hasScrollEdge: own[2] != nil))
        // If there is no scroll edge appearance, UIKit draws the standard appearance with a transparent background.
        if own[2] == nil { scrollEdgeAppearance = Self.copy(standardAppearance) }
        changeAppearances { _, appearance in
            appearance.backgroundColor = color
            return true
        }
    }

    private func restore(_ backup: BarBackgroundBackup) {
        // An appearance that the app has set in the meantime stays.
        if !backup.hasScrollEdge, scrollEdgeAppearance?.backgroundColor == backup.color { scrollEdgeAppearance = nil }
        changeAppearances { index, appearance in
            guard appearance.backgroundColor == backup.color else { return false }
            appearance.backgroundColor = backup.own[index]
            return true
        }
    }
}

/// The original background colors of a bar's appearances, before a stylesheet has set a color.
private final class BarBackgroundBackup: ViewAttachment {
    let color: UIColor
    let own: [UIColor?]
    let hasScrollEdge: Bool

    init(_ color: UIColor, own: [UIColor?], hasScrollEdge: Bool) {
        (self.color, self.own, self.hasScrollEdge) = (color, own, hasScrollEdge)
    }
}

extension EffectTable {
    /// Creates the effect that sets a bar's background color in its appearances.
    static func barBackground<Bar: AppearanceBar>(_ bar: Bar.Type) -> Effect {
        Effect(
            "standardAppearance.backgroundColor", on: bar, ["bar-tint-color", "background-color"],
            value: { $0.color(0) ?? $0.background(1) },
            get: { $0.appearanceColor }, baseline: { _ in nil }, set: { $0.setAppearanceColor($1) }
        ).depending(on: .resources).paintOnly.written(as: .appearanceColor)
    }
}
