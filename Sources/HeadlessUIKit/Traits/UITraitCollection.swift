import Foundation

/// What an interface should know about where it is shown: light or dark, size classes, scale, text size.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// A collection that says nothing.
    public override convenience init() { self.init(TraitValues()) }

    /// The values of all `traitCollections`, later ones first.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection that says light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// A collection that says the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: idiom))
    }

    /// A collection that says how much room there is along x.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// A collection that says how much room there is along y.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// A collection that says how many pixels a point has.
    public convenience init(displayScale: CGFloat) {
        self.init(TraitValues(displayScale: displayScale))
    }

    /// A collection that says how large text is.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// A collection that says how much contrast there is.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// A collection that says the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// How much room there is along x.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is along y.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// How many pixels a point has; 0 where it is not said.
    open var displayScale: CGFloat { values.displayScale }
    /// How large text is.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// How much contrast there is.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Whether dynamic colours may look different under `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.userInterfaceStyle != traitCollection?.values.userInterfaceStyle
            || values.accessibilityContrast != traitCollection?.values.accessibilityContrast
    }

    /// Whether this collection says all that `trait` says.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether both collections say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// The same for equal collections.
    open override var hash: Int { values.hashValue }
}
