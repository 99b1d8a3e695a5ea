/// What is still to be arranged.
struct LayoutState {
    var needsLayout = true
    var descendantNeedsLayout = false
}
