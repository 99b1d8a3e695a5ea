import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { flow.alignment }
        set { flow.alignment = newValue }
    }

    /// How lines are wrapped or truncated.
    open override var lineBreakMode: NSLineBreakMode {
        get { flow.lineBreakMode }
        set { flow.lineBreakMode = newValue }
    }

    /// The additional space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { flow.lineSpacing }
        set { flow.lineSpacing = newValue }
    }
}
