import Foundation

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    let systemItem: SystemItem?

    /// How much it stands out.
    open var style = Style.plain
    /// Its colour; nil for the bar's.
    open var tintColor: UIColor?
    /// How wide it is, in points; 0 for as wide as its content.
    open var width: CGFloat = 0
    /// What is shown instead of its title and image.
    open var customView: UIView?
    /// The method that it calls.
    open var action: Selector?
    /// Whose method it calls.
    open weak var target: AnyObject?
    /// What it does.
    open var primaryAction: UIAction?

    init(systemItem: SystemItem?) {
        self.systemItem = systemItem
    }

    /// An item of nothing.
    public override convenience init() {
        self.init(systemItem: nil)
    }

    /// An item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(systemItem: nil)
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// An item that every app knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item that shows a view.
    public convenience init(customView: UIView) {
        self.init(systemItem: nil)
        self.customView = customView
    }

    /// Room that gives.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Room of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
