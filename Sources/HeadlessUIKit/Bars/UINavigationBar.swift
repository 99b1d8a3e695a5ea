import Foundation

/// A bar at the top of a screen with a title and buttons.
@MainActor open class UINavigationBar: UIView {
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var shownViews: [UIView] = []

    /// The stack of navigation items. The bar displays the last one.
    open var items: [UINavigationItem]? { didSet { recordAndSetNeedsLayout() } }
    private var ownStandardAppearance = UINavigationBarAppearance()

    /// The appearance of the bar. The bar stores a copy. An appearance that differs from the default replaces the older
    /// properties of the background and the titles.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = UINavigationBarAppearance(barAppearance: newValue)
            recordSetter()
        }
    }

    /// The appearance of a bar with the compact height. `nil` uses the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? { didSet { recordSetter() } }
    /// The appearance while the content is scrolled to its edge. A bar without a controller does not use this
    /// appearance.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { recordSetter() } }
    /// The appearance of a bar with the compact height while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { recordSetter() } }

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
    /// Whether the content behind the bar is visible through it. The default is `true`.
    open var isTranslucent = true { didSet { recordSetter() } }
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { recordSetter() } }
    /// The text attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { recordSetter() } }
    /// Whether the bar displays a large title below the buttons. The default is `false`.
    @available(tvOS, unavailable)
    open var prefersLargeTitles: Bool {
        get { allowsLargeTitles }
        set {
            allowsLargeTitles = newValue
            recordAndSetNeedsLayout()
        }
    }
    private var allowsLargeTitles = false
    /// The image of the separator line. HeadlessUIKit draws a thin line instead.
    open var shadowImage: UIImage? { didSet { recordSetter() } }
    /// The image next to the back button. HeadlessUIKit draws a chevron instead.
    @available(tvOS, unavailable)
    open var backIndicatorImage: UIImage? {
        get { backImage }
        set {
            backImage = newValue
            recordSetter()
        }
    }
    private var backImage: UIImage?
    /// The mask of the back button while the title moves. HeadlessUIKit does not use the mask.
    @available(tvOS, unavailable)
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { backMask }
        set {
            backMask = newValue
            recordSetter()
        }
    }
    private var backMask: UIImage?

    /// Sets the background image for a height of the bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        recordSetter()
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Returns the background image for a height of the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// The navigation item that the bar displays.
    open var topItem: UINavigationItem? { items?.last }
    /// The navigation item to which the back button leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Pushes an item on the stack and displays it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    /// Removes the last item from the stack and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let item = items?.last
        items = items?.dropLast()
        return item
    }

    /// Replaces the stack of items. HeadlessUIKit does not animate the change.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Returns the given width and a height of 44 points. A large title adds 52 points, and a prompt 30.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (prompt == nil ? 0 : Self.promptHeight) + buttonRow.height + largeTitleHeight)
    }

    // MARK: Layout

    private static let promptHeight: CGFloat = 30

    /// The text above the buttons. `nil` if there is none.
    private var prompt: String? { topItem?.shownPrompt?.isEmpty == false ? topItem?.shownPrompt : nil }
    private var showsLargeTitle: Bool { allowsLargeTitles && topItem?.hasSmallTitle != true }
    private var largeTitleHeight: CGFloat { showsLargeTitle ? 52 : 0 }
    private var buttonRow: CGRect {
        CGRect(x: 0, y: bounds.height - largeTitleHeight - 44, width: bounds.width, height: 44)
    }
    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }
    private var showsBack: Bool {
        backItem != nil && topItem?.hidesBackButton != true && topItem?.leftBarButtonItems == nil
    }

    /// The bar buttons with their frames.
    private var placedItems: [(item: UIBarButtonItem, rect: CGRect)] {
        var result: [(item: UIBarButtonItem, rect: CGRect)] = []
        var left = buttonRow.minX + 16
        for item in topItem?.leftBarButtonItems ?? [] {
            let width = painter.width(of: item)
            result.append((item, CGRect(x: left, y: buttonRow.minY, width: width, height: buttonRow.height)))
            left += width + 16
        }
        var right = buttonRow.maxX - 16
        for item in topItem?.rightBarButtonItems ?? [] {
            let width = painter.width(of: item)
            result.append((item, CGRect(x: right - width, y: buttonRow.minY, width: width, height: buttonRow.height)))
            right -= width + 16
        }
        return result.map { ($0.item, inLayoutDirection($0.rect)) }
    }

    /// Lays out the custom views of the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            let placed = placedItems
            let views = placed.compactMap(\.item.customView) + [topItem?.titleView].compactMap { $0 }
            for old in shownViews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
            for view in views where view.superview !== self { addSubview(view) }
            shownViews = views
            for (item, rect) in placed { item.customView.map { $0.place(rect.centered($0.bounds.size)) } }
            topItem?.titleView.map { $0.place(buttonRow.centered($0.bounds.size)) }
        }
    }

    // MARK: Drawing

    /// Draws the background, the title and the buttons.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let background = BarBackground(
            appearance: standardAppearance.isDefault ? nil : standardAppearance, isBlack: barStyleValue == 1,
            tint: barTintColor,
            isTranslucent: isTranslucent,
            image: backgroundImages[.default], edge: .maxYEdge)
        background.draw(in: bounds, on: context)
        let placed = placedItems
        for (item, rect) in placed { painter.draw(item, in: rect, on: context) }
        let backWidth = showsBack ? drawBack(on: context) : 0
        if let prompt { drawPrompt(prompt, background.textColor, on: context) }
        if topItem?.titleView == nil {
            drawTitle(background.textColor, beside: placed.map(\.rect), backWidth, on: context)
        }
    }

    private func drawPrompt(_ prompt: String, _ color: UIColor, on context: CGContext) {
        let row = CGRect(
            x: 16, y: buttonRow.minY - Self.promptHeight, width: bounds.width - 32, height: Self.promptHeight)
        let layout = TextLayout(
            TextContent(prompt, font: .systemFont(ofSize: 13)), TextFlow(alignment: .center), width: row.width)
        layout.draw(
            in: row.offsetBy(dx: 0, dy: (row.height - layout.size.height) / 2), color.rgba(with: .current), on: context)
    }

    private func drawTitle(_ color: UIColor, beside items: [CGRect], _ backWidth: CGFloat, on context: CGContext) {
        guard let title = topItem?.title, !title.isEmpty else { return }
        let attributes =
            if standardAppearance.isDefault {
                showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
            } else {
                showsLargeTitle
                    ? standardAppearance.largeTitleTextAttributes : standardAppearance.titleTextAttributes
            }
        let font =
            attributes?[.font] as? UIFont
            ?? (showsLargeTitle ? .boldSystemFont(ofSize: 34) : .systemFont(ofSize: 17, weight: .semibold))
        let text = TextContent(title, font: font)
        let rgba = (attributes?[.foregroundColor] as? UIColor ?? color).rgba(with: .current)
        if showsLargeTitle {
            let titleBounds = CGRect(x: 16, y: buttonRow.maxY, width: bounds.width - 32, height: largeTitleHeight)
            let layout = TextLayout(text, TextFlow(alignment: resolved(.natural)), width: titleBounds.width)
            layout.draw(in: titleBounds.offsetBy(dx: 0, dy: 2), rgba, on: context)
            return
        }
        // Equal insets on both sides keep the title centred in the bar.
        let items = items.map(inLayoutDirection)
        let left = max(backWidth, items.filter { $0.midX < buttonRow.midX }.map(\.maxX).max() ?? 0)
        let right = buttonRow.maxX - (items.filter { $0.midX >= buttonRow.midX }.map(\.minX).min() ?? buttonRow.maxX)
        let titleBounds = buttonRow.insetBy(dx: max(left, right) + 12, dy: 0)
        guard !titleBounds.isNull, titleBounds.width > 20 else { return }
        let layout = TextLayout(text, TextFlow(alignment: .center), width: titleBounds.width)
        layout.draw(
            in: titleBounds.offsetBy(dx: 0, dy: (titleBounds.height - layout.size.height) / 2), rgba, on: context)
    }

    /// Draws the back button. Returns the distance from the leading edge of the bar to the end of the button.
    private func drawBack(on context: CGContext) -> CGFloat {
        let color = tintColor.rgba(with: .current)
        let chevron = CGRect(x: buttonRow.minX + 6, y: buttonRow.midY - 10, width: 20, height: 20)
        (isMirrored ? Symbol.chevronRight : .chevronLeft).draw(
            in: inLayoutDirection(chevron), color, on: context, width: 2.6)
        let title = backItem?.backButtonTitle ?? backItem?.title ?? "Back"
        let layout = TextLayout(
            TextContent(title, font: .systemFont(ofSize: 17)), TextFlow(), width: max(40, buttonRow.width * 0.3))
        let titleFrame = CGRect(
            x: chevron.maxX + 1, y: buttonRow.midY - layout.size.height / 2, width: layout.size.width,
            height: layout.size.height)
        layout.draw(in: inLayoutDirection(titleFrame), color, on: context)
        return titleFrame.maxX
    }
}
