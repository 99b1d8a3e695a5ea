import Foundation

/// The bar at the top of a screen, with its title and its buttons.
@MainActor open class UINavigationBar: UIView {
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var shownViews: [UIView] = []

    /// The screens, the one that is seen last.
    open var items: [UINavigationItem]? { didSet { rearrange() } }
    private var ownStandardAppearance = UINavigationBarAppearance()

    /// The appearance of the bar, which keeps a copy of it. Unless it is the default one, it replaces the older
    /// properties for the background.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = UINavigationBarAppearance(barAppearance: newValue)
            note()
        }
    }

    /// The appearance of a compact bar. `nil` for the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? { didSet { note() } }
    /// The appearance while the content is scrolled to its edge. A bar without a controller does not use it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { note() } }
    /// The appearance of a compact bar while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { note() } }

    /// Light, or dark.
    open var barStyle = UIBarStyle.default { didSet { note() } }
    /// The colour of the bar itself; nil for that of its style.
    open var barTintColor: UIColor? { didSet { note() } }
    /// Whether what is behind it shines through.
    open var isTranslucent = true { didSet { note() } }
    /// What the title looks like.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { note() } }
    /// What a large title looks like.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { note() } }
    /// Whether the title stands large under the buttons.
    open var prefersLargeTitles = false { didSet { rearrange() } }
    /// The image of the line under it; nil for a thin line.
    open var shadowImage: UIImage? { didSet { note() } }

    /// Shows an image behind the items in a size of bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        note()
        backgroundImages[barMetrics] = backgroundImage
    }

    /// The image behind the items in a size of bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// The screen that is seen.
    open var topItem: UINavigationItem? { items?.last }
    /// The screen that the way back leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Shows another screen.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    /// Shows the screen before.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let item = items?.last
        items = items?.dropLast()
        return item
    }

    /// Shows the last of these screens.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// As wide as there is room, 44 points high, 96 with a large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: prefersLargeTitles ? 96 : 44)
    }

    // MARK: Layout

    private var row: CGRect {
        CGRect(x: 0, y: bounds.height - sizeThatFits(.zero).height, width: bounds.width, height: 44)
    }
    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }
    private var showsBack: Bool {
        backItem != nil && topItem?.hidesBackButton != true && topItem?.leftBarButtonItems == nil
    }

    /// The buttons with their places.
    private var placedItems: [(item: UIBarButtonItem, rect: CGRect)] {
        var result: [(item: UIBarButtonItem, rect: CGRect)] = []
        var left = row.minX + 16
        for item in topItem?.leftBarButtonItems ?? [] {
            let width = painter.width(of: item)
            result.append((item, CGRect(x: left, y: row.minY, width: width, height: row.height)))
            left += width + 16
        }
        var right = row.maxX - 16
        for item in topItem?.rightBarButtonItems ?? [] {
            let width = painter.width(of: item)
            result.append((item, CGRect(x: right - width, y: row.minY, width: width, height: row.height)))
            right -= width + 16
        }
        return result
    }

    /// Places the views that its items show.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly {
            let placed = placedItems
            let views = placed.compactMap(\.item.customView) + [topItem?.titleView].compactMap { $0 }
            for old in shownViews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
            for view in views where view.superview !== self { addSubview(view) }
            shownViews = views
            for (item, rect) in placed { item.customView.map { $0.place(rect.centered($0.bounds.size)) } }
            topItem?.titleView.map { $0.place(row.centered($0.bounds.size)) }
        }
    }

    // MARK: Drawing

    /// Draws the bar, its title and its buttons.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let background = BarBackground(
            appearance: standardAppearance.isDefault ? nil : standardAppearance, style: barStyle, tint: barTintColor,
            isTranslucent: isTranslucent,
            image: backgroundImages[.default], edge: .maxYEdge)
        background.draw(in: bounds, on: context)
        let placed = placedItems
        for (item, rect) in placed { painter.draw(item, in: rect, on: context) }
        let backWidth = showsBack ? drawBack(on: context) : 0
        if topItem?.titleView == nil {
            drawTitle(background.textColor, beside: placed.map(\.rect), backWidth, on: context)
        }
    }

    private func drawTitle(_ color: UIColor, beside items: [CGRect], _ backWidth: CGFloat, on context: CGContext) {
        guard let title = topItem?.title, !title.isEmpty else { return }
        let attributes =
            if standardAppearance.isDefault {
                prefersLargeTitles ? largeTitleTextAttributes : titleTextAttributes
            } else {
                prefersLargeTitles
                    ? standardAppearance.largeTitleTextAttributes : standardAppearance.titleTextAttributes
            }
        let font =
            attributes?[.font] as? UIFont
            ?? (prefersLargeTitles ? .boldSystemFont(ofSize: 34) : .systemFont(ofSize: 17, weight: .semibold))
        let text = TextContent(title, font: font)
        let rgba = (attributes?[.foregroundColor] as? UIColor ?? color).rgba(with: .current)
        if prefersLargeTitles {
            let room = CGRect(x: 16, y: row.maxY, width: bounds.width - 32, height: 52)
            let layout = TextLayout(text, TextFlow(), width: room.width)
            layout.draw(in: room.offsetBy(dx: 0, dy: 2), rgba, on: context)
            return
        }
        // In the middle of the bar as far as the wider side leaves room there.
        let left = max(backWidth, items.filter { $0.midX < row.midX }.map(\.maxX).max() ?? 0)
        let right = row.maxX - (items.filter { $0.midX >= row.midX }.map(\.minX).min() ?? row.maxX)
        let room = row.insetBy(dx: max(left, right) + 12, dy: 0)
        guard !room.isNull, room.width > 20 else { return }
        let layout = TextLayout(text, TextFlow(alignment: .center), width: room.width)
        layout.draw(in: room.offsetBy(dx: 0, dy: (room.height - layout.size.height) / 2), rgba, on: context)
    }

    /// Draws the way back, and says where it ends.
    private func drawBack(on context: CGContext) -> CGFloat {
        let color = tintColor.rgba(with: .current)
        let chevron = CGRect(x: row.minX + 6, y: row.midY - 10, width: 20, height: 20)
        Symbol.chevronLeft.draw(in: chevron, color, on: context, width: 2.6)
        let title = backItem?.backButtonTitle ?? backItem?.title ?? "Back"
        let layout = TextLayout(
            TextContent(title, font: .systemFont(ofSize: 17)), TextFlow(), width: max(40, row.width * 0.3))
        let place = CGRect(
            x: chevron.maxX + 1, y: row.midY - layout.size.height / 2, width: layout.size.width,
            height: layout.size.height)
        layout.draw(in: place, color, on: context)
        return place.maxX
    }
}
