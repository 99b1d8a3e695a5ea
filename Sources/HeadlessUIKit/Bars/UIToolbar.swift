import Foundation

/// A bar at the bottom of a screen with buttons.
@available(tvOS, unavailable)
@MainActor open class UIToolbar: UIView {
    private var shownViews: [UIView] = []

    /// The buttons, from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? { didSet { recordAndSetNeedsLayout() } }
    private var ownStandardAppearance = UIToolbarAppearance()

    /// The appearance of the bar. The bar stores a copy. An appearance that differs from the default replaces the older
    /// properties of the background.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = UIToolbarAppearance(barAppearance: newValue)
            recordSetter()
        }
    }

    /// The appearance of a bar with the compact height. `nil` uses the standard appearance.
    open var compactAppearance: UIToolbarAppearance? { didSet { recordSetter() } }
    /// The appearance while the content is scrolled to its edge. A bar without a controller does not use this
    /// appearance.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { recordSetter() } }
    /// The appearance of a bar with the compact height while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { recordSetter() } }

    /// The colours of the bar. The default is `default`.
    open var barStyle = UIBarStyle.default { didSet { recordSetter() } }
    /// The colour of the background. `nil` uses the colour of the bar style.
    open var barTintColor: UIColor? { didSet { recordSetter() } }
    /// Whether the content behind the bar is visible through it. The default is `true`.
    open var isTranslucent = true { didSet { recordSetter() } }

    private var backgroundImage: UIImage?
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Replaces the buttons. HeadlessUIKit does not animate the change.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Sets the background image. HeadlessUIKit uses the image for all positions and heights of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        recordSetter()
        self.backgroundImage = backgroundImage
    }

    /// Returns the background image.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgroundImage }

    /// Sets the image of the line between the bar and the content. HeadlessUIKit draws a thin line instead.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        recordSetter()
        shadowImages[topOrBottom] = shadowImage
    }

    /// Returns the image of the line between the bar and the content.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// Returns the given width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }

    /// The buttons with their frames. Flexible items share the remaining width.
    private var placedItems: [(item: UIBarButtonItem, rect: CGRect)] {
        let items = items ?? []
        let gap: CGFloat = 12
        let widths = items.map(painter.width)
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let usedWidth = widths.reduce(0, +) + gap * CGFloat(max(0, items.count - 1)) + 32
        let flexibleWidth = flexible > 0 ? max(0, bounds.width - usedWidth) / CGFloat(flexible) : 0
        var left: CGFloat = 16
        return zip(items, widths).map { item, width in
            let width = item.systemItem == .flexibleSpace ? flexibleWidth : width
            let rect = CGRect(x: left, y: 0, width: width, height: min(bounds.height, 44))
            left += width + gap
            return (item, inLayoutDirection(rect))
        }
    }

    /// Lays out the custom views of the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            let placed = placedItems
            let views = placed.compactMap(\.item.customView)
            for old in shownViews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
            for view in views where view.superview !== self { addSubview(view) }
            shownViews = views
            for (item, rect) in placed { item.customView.map { $0.place(rect.centered($0.bounds.size)) } }
        }
    }

    /// Draws the background and the buttons.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        BarBackground(
            appearance: standardAppearance.isDefault ? nil : standardAppearance, isBlack: barStyle == .black,
            tint: barTintColor,
            isTranslucent: isTranslucent,
            image: backgroundImage, edge: .minYEdge
        ).draw(in: bounds, on: context)
        for (item, rect) in placedItems { painter.draw(item, in: rect, on: context) }
    }
}
