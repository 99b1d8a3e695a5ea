import Foundation

/// Something to do, with a title and an image to offer it under.
@MainActor open class UIAction: NSObject {
    /// What is done.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What it is called.
    open var title: String
    /// What it is shown as.
    open var image: UIImage?
    /// What it came from while it is done.
    open internal(set) var sender: Any?
    let handler: Handler

    /// An action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}
