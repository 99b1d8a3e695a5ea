import Foundation

/// Settings that few views change. Unset tint settings are inherited from the superview.
struct ViewAppearance {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var clearsContext = true
    var blocksOtherTouches = false
    var receivesSeveralTouches = false
    private var rare: Rare?

    // Allocated on demand, because few views set these properties and each view has a `ViewAppearance`.
    private final class Rare {
        var contentScale: CGFloat?
        var layoutMargins = ViewAppearance.standardMargins
        var contentPriorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]
    }

    private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The pixels per point of the content. `nil` for the scale of the screen.
    var contentScale: CGFloat? {
        get { rare?.contentScale }
        set { change { $0.contentScale = newValue } }
    }

    var layoutMargins: UIEdgeInsets {
        get { rare?.layoutMargins ?? Self.standardMargins }
        set { change { $0.layoutMargins = newValue } }
    }

    /// Returns the content priorities of the view along an axis. `nil` if no priority was set.
    func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities? { rare?.contentPriorities[axis] }

    mutating func setContentPriorities(_ priorities: ContentPriorities, for axis: NSLayoutConstraint.Axis) {
        change { $0.contentPriorities[axis] = priorities }
    }

    private mutating func change(_ body: (Rare) -> Void) {
        let rare = rare ?? Rare()
        self.rare = rare
        body(rare)
    }
}
