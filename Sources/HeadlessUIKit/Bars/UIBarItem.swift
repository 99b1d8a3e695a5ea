import Foundation

/// An item of a bar.
@MainActor open class UIBarItem: NSObject {
    private var attributes = StateTable<[NSAttributedString.Key: Any]>()

    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The insets of the image, in points. HeadlessUIKit draws the image without the insets.
    open var imageInsets = UIEdgeInsets.zero
    /// The image in a bar with the compact height. HeadlessUIKit does not draw the image.
    @available(tvOS, unavailable)
    open var landscapeImagePhone: UIImage? {
        get { landscapeImage }
        set { landscapeImage = newValue }
    }
    // A stored property cannot be unavailable on tvOS.
    private var landscapeImage: UIImage?
    /// The insets of the image in a bar with the compact height, in points.
    @available(tvOS, unavailable)
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { landscapeImageInsets }
        set { landscapeImageInsets = newValue }
    }
    private var landscapeImageInsets = UIEdgeInsets.zero
    /// Whether the item is enabled. The default is `true`.
    open var isEnabled = true
    /// A number by which the app identifies the item. The default is 0.
    open var tag = 0

    /// Creates an empty item.
    public override init() {}

    /// Sets the text attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }

    /// Returns the text attributes of the title in a state. `nil` if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes.effective(state)
    }
}
