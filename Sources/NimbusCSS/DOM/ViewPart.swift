import CSSEngine

/// What makes a view a part of another view, its host, so that `::part()` selects it.
struct ViewPart: Equatable {
    let name: String
    /// The host of a view that only `::part()` matches, because the app has not registered it. `nil` for other views, whose
    /// host is their superview.
    let host: StyleNode?

    /// Whether only `::part()` matches the view.
    var isInternal: Bool { host != nil }
}
