import Foundation

/// The environment of an interface, such as its style, size classes, display scale and text size.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// Creates a collection in which all traits are unspecified.
    public override convenience init() { self.init(TraitValues()) }

    /// Creates a collection by merging collections. Traits of later collections replace traits of earlier collections.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Creates a collection that specifies the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// Creates a collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: idiom))
    }

    /// Creates a collection that specifies the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// Creates a collection that specifies the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// Creates a collection that specifies the display scale, in pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init(TraitValues(displayScale: displayScale))
    }

    /// Creates a collection that specifies the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// Creates a collection that specifies the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// Creates a collection that specifies the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }

    /// The interface style: light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The number of pixels per point. 0 if the scale is not specified.
    open var displayScale: CGFloat { values.displayScale }
    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast that the user has chosen.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The layout direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Returns whether dynamic colours can differ between this collection and another one.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.userInterfaceStyle != traitCollection?.values.userInterfaceStyle
            || values.accessibilityContrast != traitCollection?.values.accessibilityContrast
    }

    /// Returns whether this collection has the same values for all traits that another one specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Returns whether another object is a collection with the same traits.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// The hash value of the traits.
    open override var hash: Int { values.hashValue }
}
