import Foundation

/// An item of a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
    /// The image of a selected item. `nil` uses `image`.
    open var selectedImage: UIImage?
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The text of the badge. `nil` for no badge.
    open var badgeValue: String?
    /// The colour of the badge. `nil` for red.
    open var badgeColor: UIColor?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
