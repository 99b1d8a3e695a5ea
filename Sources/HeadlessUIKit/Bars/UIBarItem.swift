import Foundation

/// Something in a bar.
@MainActor open class UIBarItem: NSObject {
    private var attributes = StateTable<[NSAttributedString.Key: Any]>()

    /// What it is called.
    open var title: String?
    /// What it is shown as.
    open var image: UIImage?
    /// Whether it can be used now.
    open var isEnabled = true
    /// A number for the app to find it by.
    open var tag = 0

    /// An item of nothing.
    public override init() {}

    /// Shows the title like this in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }

    /// What the title looks like in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes.effective(state)
    }
}
