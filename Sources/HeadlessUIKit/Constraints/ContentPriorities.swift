import Foundation

/// The content hugging and compression resistance priorities of a view along an axis.
struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// Returns the priority with which the view resists becoming larger than its content. The default is 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).hugging
    }

    /// Sets the priority with which the view resists becoming larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var priorities = contentPriorities(for: axis)
        priorities.hugging = priority
        appearance.setContentPriorities(priorities, for: axis)
        contentSizeDidChange()
    }

    /// Returns the priority with which the view resists becoming smaller than its content. The default is 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).compressionResistance
    }

    /// Sets the priority with which the view resists becoming smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        var priorities = contentPriorities(for: axis)
        priorities.compressionResistance = priority
        appearance.setContentPriorities(priorities, for: axis)
        contentSizeDidChange()
    }

    private func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        appearance.contentPriorities(for: axis) ?? ContentPriorities()
    }
}
