import Foundation

extension UITraitCollection {
    private static let currentKey = "HeadlessUIKit.UITraitCollection.current"

    /// A phone in portrait, light, with text of the usual size.
    static let standard = UITraitCollection(
        TraitValues(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, displayScale: 2, preferredContentSizeCategory: .large,
            accessibilityContrast: .normal, layoutDirection: .leftToRight))

    /// The collection of the view that this thread draws, lays out or tells of changed traits; a light phone outside.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs `body` with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }
}
