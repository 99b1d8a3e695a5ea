/// A use of a DOM that it cannot follow.
public struct NIDOMProblem: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a problem.
    public enum Kind: Hashable, Sendable {
        /// The views kept changing each other until the pass reached its limit of 32 rounds. The next pass goes on.
        case unsettledStyles
        /// Views kept moving each other until placing them reached its limit of 32 rounds. The next pass goes on.
        case unsettledFrames
        /// The size of a query container kept changing with the styles that depend on it. The views inside have the styles of
        /// a former size.
        case unsettledContainer
        /// A view is registered with another DOM, and was therefore not registered. Two DOMs would take each other's
        /// values for those of the app.
        case registeredElsewhere
        /// A view to follow is in another window than the view that the DOM follows already. The DOM keeps the
        /// environment of the first window. Create a DOM for each window.
        case followsOtherWindow
    }

    /// The kind of the problem.
    public let kind: Kind
    /// The class of the view. `nil` if the problem concerns all views.
    public let viewClass: String?

    package init(_ kind: Kind, viewClass: String? = nil) {
        self.kind = kind
        self.viewClass = viewClass
    }

    /// The problem as a sentence.
    public var description: String {
        let view = viewClass ?? "view"
        return switch kind {
        case .unsettledStyles:
            "The styles did not settle in 32 rounds, because views keep changing each other. The next pass goes on."
        case .unsettledFrames:
            "The frames did not settle in 32 rounds, because views keep moving each other. The next pass goes on."
        case .unsettledContainer:
            "The size of the \(view), a query container, keeps changing with the styles that depend on it."
        case .registeredElsewhere:
            "The \(view) is registered with another DOM. Unregister it there first."
        case .followsOtherWindow:
            "The \(view) is in another window than the view that the DOM follows. Create a DOM for each window."
        }
    }
}
