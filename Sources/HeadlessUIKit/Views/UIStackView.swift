import Foundation

/// A view that arranges its subviews in a row or a column.
///
/// UIKit arranges the subviews with constraints. HeadlessUIKit computes the same frames for views whose only
/// constraints are on their width and height.
@MainActor open class UIStackView: UIView {
    /// The views in the stack, in their order along the axis.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The direction of the arrangement. The default is `horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { recordAndSetNeedsLayout() } }
    /// The layout along the axis. The default is `fill`.
    open var distribution = Distribution.fill { didSet { recordAndSetNeedsLayout() } }
    /// The layout perpendicular to the axis. The default is `fill`.
    open var alignment = Alignment.fill { didSet { recordAndSetNeedsLayout() } }
    /// The distance between adjacent views, in points. The default is 0.
    open var spacing: CGFloat = 0 { didSet { recordAndSetNeedsLayout() } }
    /// Whether the views stay inside the layout margins. The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false { didSet { recordAndSetNeedsLayout() } }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var isArranging = false

    /// The custom spacing that selects the spacing of the stack.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The custom spacing that selects the spacing of the system.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
    // The spacing between adjacent views in Apple's guidelines for Auto Layout.
    private static let systemSpacing: CGFloat = 8

    /// Creates a stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack without views.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: Arranged views

    /// Adds a view to the end of the stack, and makes the view a subview if necessary.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
    }

    /// Adds a view to the stack at an index, and makes the view a subview if necessary.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if isArranged(view) { arrangedSubviews.removeAll { $0 === view } }
        precondition(
            (0...arrangedSubviews.count).contains(stackIndex), "UIKit raises an exception for an index out of bounds")
        arrangedSubviews.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Whether the stack arranges a view. Only subviews are arranged, so that new views need no search.
    private func isArranged(_ view: UIView) -> Bool {
        view.superview === self && arrangedSubviews.contains { $0 === view }
    }

    /// Removes a view from the stack. The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        if isArranged(view) { arrangedSubviews.removeAll { $0 === view } }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Removes a subview from the arranged views before it leaves the stack.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance after a view, in points. `spacingUseDefault` and `spacingUseSystem` select a standard
    /// distance.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    /// Returns the custom distance after a view. `spacingUseDefault` if the view has no custom distance.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Layout

    /// Returns the size of the views with their distances and margins. A required width limits the width of lines.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let requiredWidth = horizontalFittingPriority == .required ? targetSize.width : nil
        let fitting = fittingSize(width: requiredWidth, StackFittings())
        return CGSize(
            width: fitting.width, height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
    }

    /// Returns the size of the views with their distances and margins, in a width or with the natural width.
    func fittingSize(width: CGFloat?, _ fittings: StackFittings) -> CGSize {
        let margins = arrangementMargins
        let natural = arrangement(fittings).naturalSize(width: width.map { max(0, $0 - margins.horizontal) })
        return CGSize(
            width: width ?? natural.width + margins.horizontal, height: natural.height + margins.top + margins.bottom)
    }

    /// Arranges the visible views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        isArranging = true
        let frames = arrangement(StackFittings()).frames(in: bounds.inset(by: arrangementMargins))
        for (view, frame) in zip(shownViews, frames) { view.place(frame) }
        isArranging = false
    }

    /// Requests a layout after an arranged view has changed, unless the stack itself has moved it.
    func arrangedContentDidChange() {
        if !isArranging { setNeedsLayout() }
    }

    /// Returns the baselines of the first and the last view of a column, or of the highest view of a row.
    func baselines(in bounds: CGRect) -> DrawnBaselines? {
        let arrangement = arrangement(StackFittings())
        let frames = arrangement.frames(in: bounds.inset(by: arrangementMargins))
        func baselines(at index: Int) -> DrawnBaselines? {
            let own = arrangement.views[index].drawnBaselines(in: frames[index].size)
            return own.map { DrawnBaselines(first: frames[index].minY + $0.first, last: frames[index].minY + $0.last) }
        }
        if frames.isEmpty { return nil }
        guard axis == .vertical else { return arrangement.highestView(frames).flatMap(baselines) }
        guard let first = baselines(at: 0)?.first, let last = baselines(at: frames.count - 1)?.last else { return nil }
        return DrawnBaselines(first: first, last: last)
    }

    private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private var arrangementMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func arrangement(_ fittings: StackFittings) -> StackArrangement {
        StackArrangement(
            views: shownViews, spacings: shownViews.dropLast().map(spacing), axis: axis, distribution: distribution,
            alignment: alignment, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: traitCollection.displayScale, fittings: fittings)
    }

    private func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        if custom == Self.spacingUseDefault { return spacing }
        return custom == Self.spacingUseSystem ? Self.systemSpacing : custom
    }
}
