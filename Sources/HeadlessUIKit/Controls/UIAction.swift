import Foundation

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that calls a closure.
@MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an identifier from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from its raw value.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The identifier. The default is a unique identifier.
    open private(set) var identifier: Identifier
    /// A longer title that explains the action.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, destructive or hidden.
    open var attributes: Attributes
    /// The state that a menu displays next to the action.
    open var state: State
    /// The control that triggered the action. `nil` unless the action is running.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// Creates an action.
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
