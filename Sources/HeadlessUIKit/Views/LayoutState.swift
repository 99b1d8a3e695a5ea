/// Whether a view or one of its descendants has a pending layout.
struct LayoutState {
    var needsLayout = true
    var descendantNeedsLayout = false
}
