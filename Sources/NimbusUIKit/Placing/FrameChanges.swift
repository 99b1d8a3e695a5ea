/// The views that a run of the frame rules or of the box layout has changed.
struct FrameChanges {
    /// The views that the run or the app has moved, in their superviews or in the tree. Also the views that lost their frame
    /// rules or their boxes.
    var moved: [UIView] = []
    /// The views that were resized, and the views that lost their frame rules or their boxes.
    var resized: [UIView] = []
    /// The scroll views whose scrollable area may have changed.
    var scrollViews: [UIView] = []
    /// The stack views with containers whose content has a different size.
    var stacks: [UIView] = []
    /// Whether views were placed without a superview although their styles depend on one.
    var awaitsSuperviews = false
    /// Whether views may have left their superviews, or were unregistered.
    var canHaveLeft = false
    /// Whether views were left to place when the limit of rounds was reached.
    var isUnsettled = false

    mutating func append(_ other: FrameChanges) {
        // Appending an empty array would copy the array.
        if !other.moved.isEmpty { moved += other.moved }
        if !other.resized.isEmpty { resized += other.resized }
        if !other.scrollViews.isEmpty { scrollViews += other.scrollViews }
        if !other.stacks.isEmpty { stacks += other.stacks }
        if other.awaitsSuperviews { awaitsSuperviews = true }
    }
}
