import CSSEngine

/// The name of a view as a part of another view, its host. `::part()` selects the view by this name.
struct ViewPart: Equatable {
    let name: String
    /// The host, if it is the parent of the view even if it is not its superview. `nil` for other views, whose host is their
    /// superview.
    let host: StyleNode?
    /// Whether only `::part()` matches the view, because the app has not registered it.
    let isInternal: Bool
}
