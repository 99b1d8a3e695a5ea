import CSSEngine

/// The name of a view as a part of another view, its host. `::part()` selects the view by this name.
struct ViewPart: Equatable {
    let name: String
    /// The host of a view that only `::part()` matches, because the app has not registered it. `nil` for other views, whose
    /// host is their superview.
    let host: StyleNode?

    /// Whether only `::part()` matches the view.
    var isInternal: Bool { host != nil }
}
