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

    /// Sets the offset of the title for a height of the bar. HeadlessUIKit draws the title without it.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePositions[barMetrics] = adjustment
    }

    /// Returns the offset of the title for a height of the bar.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titlePositions[barMetrics] ?? .zero }

    /// Returns an item that is flexible space.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns an item that is space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
