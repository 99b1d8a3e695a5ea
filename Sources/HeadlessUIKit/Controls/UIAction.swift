import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with a title and an image to offer it under.
@MainActor open class UIAction: NSObject {
    /// What it is called.
    open var title: String
    /// What it is shown as.
    open var image: UIImage?
    /// What it came from while it is done.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// An action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}
