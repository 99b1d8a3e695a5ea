import Foundation

/// A bar at the bottom of a screen with items for the parts of an app.
@MainActor open class UITabBar: UIView {
    // The height of a tab bar on a phone without the safe area.
    private static let naturalHeight: CGFloat = 49

    /// The items, from the leading to the trailing edge.
    open var items: [UITabBarItem]? { didSet { recordSetter() } }
    /// The selected item.
    open weak var selectedItem: UITabBarItem? { didSet { recordSetter() } }

    /// Replaces the items. HeadlessUIKit does not animate the change.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    // MARK: Appearance

    private var ownStandardAppearance = UITabBarAppearance()

    /// The appearance of the bar. The bar stores a copy. An appearance that differs from the default replaces the older
    /// properties of the background.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = UITabBarAppearance(barAppearance: newValue)
            recordSetter()
        }
    }

    /// The appearance while the content is scrolled to its edge. A bar without a controller does not use this
    /// appearance.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { recordSetter() } }

    /// The colours of the bar. The default is `default`.
    @available(tvOS, unavailable)
    open var barStyle: UIBarStyle {
        get { UIBarStyle(rawValue: barStyleValue) ?? .default }
        set {
            barStyleValue = newValue.rawValue
            recordSetter()
        }
    }
    // A stored property cannot have a type that is unavailable on tvOS.
    private var barStyleValue = 0
    /// The colour of the background. `nil` uses the colour of the bar style.
    open var barTintColor: UIColor? { didSet { recordSetter() } }
    /// The colour of items that are not selected. `nil` uses grey.
    open var unselectedItemTintColor: UIColor? { didSet { recordSetter() } }
    /// Whether the content behind the bar is visible through it. The default is `true`.
    @available(visionOS, unavailable)
    open var isTranslucent: Bool {
        get { isTranslucentValue }
        set {
            isTranslucentValue = newValue
            recordSetter()
        }
    }
    // A stored property cannot be unavailable on visionOS.
    private var isTranslucentValue = true
    /// The image that replaces the background.
    open var backgroundImage: UIImage? { didSet { recordSetter() } }
    /// The image of the separator line. HeadlessUIKit draws a thin line instead.
    open var shadowImage: UIImage? { didSet { recordSetter() } }
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { recordSetter() } }

    // MARK: Layout

    /// The width of centred items, in points. 0 for the standard width.
    open var itemWidth: CGFloat = 0 { didSet { recordSetter() } }
    /// The space between centred items, in points. 0 for the standard space.
    open var itemSpacing: CGFloat = 0 { didSet { recordSetter() } }
    /// The layout of the items. The default is `automatic`, which fills the bar.
    @available(tvOS, unavailable)
    open var itemPositioning: ItemPositioning {
        get { ItemPositioning(rawValue: itemPositioningValue) ?? .automatic }
        set {
            itemPositioningValue = newValue.rawValue
            recordSetter()
        }
    }
    // A stored property cannot have a type that is unavailable on tvOS.
    private var itemPositioningValue = 0
    private var centersItems: Bool { itemPositioningValue == 2 }

    /// Returns the given width and a height of 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.naturalHeight)
    }

    /// The frames of the items.
    var itemFrames: [CGRect] {
        let count = CGFloat(items?.count ?? 0)
        guard count > 0 else { return [] }
        let height = min(bounds.height, Self.naturalHeight)
        let width = centersItems && itemWidth > 0 ? itemWidth : bounds.width / count
        let step = centersItems ? width + itemSpacing : width
        let left = centersItems ? bounds.midX - (step * count - itemSpacing) / 2 : bounds.minX
        return (0..<Int(count)).map {
            inLayoutDirection(CGRect(x: left + CGFloat($0) * step, y: bounds.minY, width: width, height: height))
        }
    }

    // MARK: Drawing

    /// Draws the background and the items.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        BarBackground(
            appearance: standardAppearance.isDefault ? nil : standardAppearance, isBlack: barStyleValue == 1,
            tint: barTintColor, isTranslucent: isTranslucentValue, image: backgroundImage, edge: .minYEdge
        ).draw(in: bounds, on: context)
        for (item, frame) in zip(items ?? [], itemFrames) { draw(item, in: frame, on: context) }
    }

    private func draw(_ item: UITabBarItem, in frame: CGRect, on context: CGContext) {
        let isSelected = item === selectedItem
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        if isSelected, let image = selectionIndicatorImage {
            ImagePainter(context: context).draw(image, in: frame.centered(image.size))
        }
        let color = isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
        if let image = isSelected ? item.selectedImage ?? item.image : item.image {
            let area = CGRect(x: frame.minX, y: frame.minY + 3, width: frame.width, height: 30).centered(image.size)
            let tint = image.renderingMode == .alwaysOriginal ? nil : color.rgba(with: .current)
            ImagePainter(context: context).draw(image, in: area, tint: tint)
        }
        guard let title = item.title else { return }
        let attributes = item.titleTextAttributes(for: state)
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        let layout = TextLayout(TextContent(title, font: font), TextFlow(), width: frame.width)
        let textColor = attributes?[.foregroundColor] as? UIColor ?? color
        let bottom = CGRect(x: frame.minX, y: frame.minY + 34, width: frame.width, height: 13)
        let area = bottom.centered(layout.size).offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        layout.draw(in: area, textColor.rgba(with: .current), on: context)
    }
}

/// The background and shadow of a tab bar.
@MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public override init() { super.init() }

    /// Creates an appearance with the background and shadow of another one.
    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}
