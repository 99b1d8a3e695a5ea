import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { flow.alignment }
        set { flow.alignment = newValue }
    }

    /// The wrapping or truncation of lines.
    open override var lineBreakMode: NSLineBreakMode {
        get { flow.lineBreakMode }
        set { flow.lineBreakMode = newValue }
    }

    /// The additional space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { flow.lineSpacing }
        set { flow.lineSpacing = newValue }
    }

    /// The smallest height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { flow.minimumLineHeight }
        set { flow.minimumLineHeight = newValue }
    }

    /// The largest height of a line, in points. 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { flow.maximumLineHeight }
        set { flow.maximumLineHeight = newValue }
    }

    /// The space before the first line of each paragraph, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { flow.firstLineIndent }
        set { flow.firstLineIndent = newValue }
    }

    /// How readily words are hyphenated, from 0, for never, to 1. HeadlessUIKit knows no syllables: it breaks only words that are
    /// wider than a line, and draws a hyphen there if the factor is not 0.
    open override var hyphenationFactor: Float {
        get { flow.hyphenationFactor }
        set { flow.hyphenationFactor = newValue }
    }

    /// Adopts all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { flow = style.flow }
}
