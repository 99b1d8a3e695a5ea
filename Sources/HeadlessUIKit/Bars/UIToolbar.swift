import Foundation

/// The bar at the bottom of a screen, with its buttons.
@available(tvOS, unavailable)
@MainActor open class UIToolbar: UIView {
    private var shownViews: [UIView] = []

    /// The buttons, from the left on.
    open var items: [UIBarButtonItem]? { didSet { rearrange() } }
    private var ownStandardAppearance = UIToolbarAppearance()

    /// The appearance of the bar, which keeps a copy of it. Unless it is the default one, it replaces the older
    /// properties for the background.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = UIToolbarAppearance(barAppearance: newValue)
            note()
        }
    }

    /// The appearance of a compact bar. `nil` for the standard appearance.
    open var compactAppearance: UIToolbarAppearance? { didSet { note() } }
    /// The appearance while the content is scrolled to its edge. A bar without a controller does not use it.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { note() } }
    /// The appearance of a compact bar while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { note() } }

    /// Light, or dark.
    open var barStyle = UIBarStyle.default { didSet { note() } }
    /// The colour of the bar itself; nil for that of its style.
    open var barTintColor: UIColor? { didSet { note() } }
    /// Whether what is behind it shines through.
    open var isTranslucent = true { didSet { note() } }

    private var backgroundImage: UIImage?

    /// Shows these buttons; at once, for nothing moves here.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Shows an image behind the buttons; the same for all positions and sizes of bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        note()
        self.backgroundImage = backgroundImage
    }

    /// The image behind the buttons.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgroundImage }

    /// As wide as there is room, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }

    /// The buttons with their places; what gives shares what is left.
    private var placedItems: [(item: UIBarButtonItem, rect: CGRect)] {
        let items = items ?? []
        let gap: CGFloat = 12
        let widths = items.map(painter.width)
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let taken = widths.reduce(0, +) + gap * CGFloat(max(0, items.count - 1)) + 32
        let spare = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
        var left: CGFloat = 16
        return zip(items, widths).map { item, width in
            let width = item.systemItem == .flexibleSpace ? spare : width
            let rect = CGRect(x: left, y: 0, width: width, height: min(bounds.height, 44))
            left += width + gap
            return (item, rect)
        }
    }

    /// Places the views that its items show.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly {
            let placed = placedItems
            let views = placed.compactMap(\.item.customView)
            for old in shownViews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
            for view in views where view.superview !== self { addSubview(view) }
            shownViews = views
            for (item, rect) in placed { item.customView.map { $0.place(rect.centered($0.bounds.size)) } }
        }
    }

    /// Draws the bar and its buttons.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        BarBackground(
            appearance: standardAppearance.isDefault ? nil : standardAppearance, style: barStyle, tint: barTintColor,
            isTranslucent: isTranslucent,
            image: backgroundImage, edge: .minYEdge
        ).draw(in: bounds, on: context)
        for (item, rect) in placedItems { painter.draw(item, in: rect, on: context) }
    }
}
