import Foundation

/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where the lines stand.
    open override var alignment: NSTextAlignment {
        get { flow.alignment }
        set { flow.alignment = newValue }
    }

    /// What happens at the edge.
    open override var lineBreakMode: NSLineBreakMode {
        get { flow.lineBreakMode }
        set { flow.lineBreakMode = newValue }
    }

    /// What lies between lines beside their heights, in points.
    open override var lineSpacing: CGFloat {
        get { flow.lineSpacing }
        set { flow.lineSpacing = newValue }
    }
}
