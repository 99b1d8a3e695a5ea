import CSSEngine

/// Something about a view's place that cannot be done as its style says.
public struct LayoutProblem: Hashable, Sendable {
    /// What cannot be done.
    public enum Kind: Hashable, Sendable {
        /// The view is put relative to one whose place depends on its own.
        case cycle
    }

    /// What cannot be done.
    public let kind: Kind
    /// The class of the view.
    public let viewClass: String
    /// The id of the view, if it has one.
    public let id: String?
    /// Where the declaration stands; nil for the view's own style.
    public let location: SourceLocation?
}
