import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and an image to offer it under.
@MainActor open class UIAction: UIMenuElement {
    /// What an action is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// What it is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// What it is shown as.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// What it is known by: a name of its own, unless it was given one.
    open private(set) var identifier: Identifier
    /// What is said of it where there is room.
    open var discoverabilityTitle: String?
    /// How it is offered.
    open var attributes: Attributes
    /// Whether it is chosen.
    open var state: State
    /// What it came from while it is done.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// An action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
