import Foundation

/// Something that is offered to people, such as an action.
@MainActor open class UIMenuElement: NSObject {
    /// What it is called.
    open internal(set) var title: String
    /// What is said of it besides.
    open var subtitle: String?
    /// What it is shown as.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

extension UIMenuElement {
    /// How something is offered.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// The set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Choosing it loses something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether something is chosen.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }
}
