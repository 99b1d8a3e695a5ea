/// The remaining work of the current pass, in addition to the changed styles.
@MainActor struct PassWork {
    /// A value that is set after the layout.
    struct PostponedValue {
        weak var view: UIView?
        let record: ViewRecord
        let change: PlanTransition.Change
        let plan: StylePlan
    }

    /// The values to set after the layout. An autoresizing mask must not resize a view when its superview gets its first size
    /// from a stylesheet. The order in which both are styled must not matter.
    var postponed: [PostponedValue] = []
    /// The style of a view that follows a path. `nil` while a view uses it.
    private var pathStyle: AppliedStyle?
    /// The views that were registered again since the last pass.
    var returned: [(view: WeakView, record: ViewRecord)] = []
    /// Whether traits of views have changed before this pass.
    var traitsDidChange = false
    /// Whether the values of an instant of transitions and animations are applied.
    var isInstant = false
    /// The text fields whose content can have changed.
    var changedFields: [WeakView] = []

    /// Returns a style for a view that follows a path.
    mutating func takePathStyle() -> AppliedStyle {
        guard let style = pathStyle else { return AppliedStyle([]) }
        pathStyle = nil
        return style
    }

    /// Takes back the style once the view has another one.
    mutating func returnPathStyle(_ style: AppliedStyle) {
        style.end()
        pathStyle = style
    }
}
