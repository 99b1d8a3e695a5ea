import Foundation

extension UITraitCollection {
    private static let currentKey = "HeadlessUIKit.UITraitCollection.current"

    /// The traits of a phone in portrait, in light mode, with the default text size.
    static let standard = UITraitCollection(
        TraitValues(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, displayScale: 2, preferredContentSizeCategory: .large,
            accessibilityContrast: .normal, layoutDirection: .leftToRight))

    /// The traits of the view that this thread draws or notifies of changed traits. Otherwise the standard traits.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs a closure with this collection as the current collection.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }
}
