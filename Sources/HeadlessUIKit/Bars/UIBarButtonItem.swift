import Foundation

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    let systemItem: SystemItem?

    /// The appearance of the button. The default is `plain`.
    open var style = Style.plain
    /// The tint colour. `nil` uses the tint colour of the bar.
    open var tintColor: UIColor?
    /// The width, in points. 0 for the width of the content.
    open var width: CGFloat = 0
    /// The view that replaces the title and the image. The default is `nil`.
    open var customView: UIView?
    private var titlePositions: [UIBarMetrics: UIOffset] = [:]
    private var backgroundImages: [UIBarMetrics: StateTable<UIImage>] = [:]
    private var backgroundPositions: [UIBarMetrics: CGFloat] = [:]
    private var backImages: [UIBarMetrics: StateTable<UIImage>] = [:]
    private var backPositions: [UIBarMetrics: CGFloat] = [:]
    private var backTitlePositions: [UIBarMetrics: UIOffset] = [:]
    /// The method that a tap calls.
    open var action: Selector?
    /// The object whose method a tap calls.
    open weak var target: AnyObject?
    /// The action that a tap performs.
    open var primaryAction: UIAction?

    init(systemItem: SystemItem?) {
        self.systemItem = systemItem
    }

    /// Creates an empty item.
    public override convenience init() {
        self.init(systemItem: nil)
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(systemItem: nil)
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates an item that the system defines.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item that displays a view.
    public convenience init(customView: UIView) {
        self.init(systemItem: nil)
        self.customView = customView
    }

    /// Sets the offset of the title for a height of the bar. HeadlessUIKit draws the title without the offset.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositions[barMetrics] = adjustment
    }

    /// Returns the offset of the title for a height of the bar.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titlePositions[barMetrics] ?? .zero }

    // MARK: Background

    /// Sets the background image in a state. HeadlessUIKit does not draw the image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics, default: StateTable()][state] = backgroundImage
    }

    /// Returns the background image in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?.effective(state)
    }

    /// Sets the vertical offset of the background, in points. HeadlessUIKit draws no background.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundPositions[barMetrics] = adjustment
    }

    /// Returns the vertical offset of the background, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backgroundPositions[barMetrics] ?? 0
    }

    // MARK: Back buttons

    /// Sets the background image of a back button in a state. HeadlessUIKit does not draw the image.
    @available(tvOS, unavailable)
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backImages[barMetrics, default: StateTable()][state] = backgroundImage
    }

    /// Returns the background image of a back button in a state.
    @available(tvOS, unavailable)
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backImages[barMetrics]?.effective(state)
    }

    /// Sets the vertical offset of the background of a back button, in points.
    @available(tvOS, unavailable)
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backPositions[barMetrics] = adjustment
    }

    /// Returns the vertical offset of the background of a back button, in points.
    @available(tvOS, unavailable)
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backPositions[barMetrics] ?? 0
    }

    /// Sets the offset of the title of a back button, in points.
    @available(tvOS, unavailable)
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitlePositions[barMetrics] = adjustment
    }

    /// Returns the offset of the title of a back button, in points.
    @available(tvOS, unavailable)
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitlePositions[barMetrics] ?? .zero
    }

    /// Returns an item that is flexible space.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns an item that is space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
