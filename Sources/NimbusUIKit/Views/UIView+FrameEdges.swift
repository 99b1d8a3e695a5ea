/// The edges, center and size of a view's frame, with the names from Nimbus CSS. In points, in the coordinates of the
/// superview.
///
/// Setting an edge or a center moves the view without changing its size. Setting a size keeps the origin.
extension UIView {
    /// The x-coordinate of the left edge.
    public var frameMinX: CGFloat {
        get { frame.minX }
        set { frame.origin.x = newValue }
    }

    /// The x-coordinate of the center.
    public var frameMidX: CGFloat {
        get { frame.midX }
        set { frame.origin.x = newValue - frame.width / 2 }
    }

    /// The x-coordinate of the right edge.
    public var frameMaxX: CGFloat {
        get { frame.maxX }
        set { frame.origin.x = newValue - frame.width }
    }

    /// The y-coordinate of the top edge.
    public var frameMinY: CGFloat {
        get { frame.minY }
        set { frame.origin.y = newValue }
    }

    /// The y-coordinate of the center.
    public var frameMidY: CGFloat {
        get { frame.midY }
        set { frame.origin.y = newValue - frame.height / 2 }
    }

    /// The y-coordinate of the bottom edge.
    public var frameMaxY: CGFloat {
        get { frame.maxY }
        set { frame.origin.y = newValue - frame.height }
    }

    /// The width.
    public var frameWidth: CGFloat {
        get { frame.width }
        set { frame.size.width = newValue }
    }

    /// The height.
    public var frameHeight: CGFloat {
        get { frame.height }
        set { frame.size.height = newValue }
    }
}
