import Foundation

/// An element of a menu, such as an action.
@MainActor open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// The text below the title.
    open var subtitle: String?
    /// The image.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

extension UIMenuElement {
    /// The attributes of a menu element.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value of the set.
        public let rawValue: UInt

        /// Creates a set from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user cannot choose the element.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element destroys data.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The state that a menu displays next to an element.
    public enum State: Int, Sendable {
        /// The element is off.
        case off = 0
        /// The element is on.
        case on = 1
        /// The element is partly on.
        case mixed = 2
    }
}
