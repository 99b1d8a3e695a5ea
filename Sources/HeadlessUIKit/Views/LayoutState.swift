/// The pending layout of a view and its descendants.
struct LayoutState {
    var needsLayout = true
    var descendantNeedsLayout = false
}
