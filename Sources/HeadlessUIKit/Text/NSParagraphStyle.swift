import Foundation

/// The layout of the lines of a paragraph.
open class NSParagraphStyle: NSObject {
    // The first stored property: see `CoreFoundationType`.
    private let coreFoundationType = CoreFoundationType()
    var flow = TextFlow(maximumLines: 0)

    /// Creates a style with the default values.
    public override init() {
        flow.lineBreakMode = .byWordWrapping
    }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { flow.alignment }
    /// The wrapping or truncation of lines.
    open var lineBreakMode: NSLineBreakMode { flow.lineBreakMode }
    /// The additional space between lines, in points.
    open var lineSpacing: CGFloat { flow.lineSpacing }
    /// The smallest height of a line, in points.
    open var minimumLineHeight: CGFloat { flow.minimumLineHeight }
    /// The largest height of a line, in points. 0 for no limit.
    open var maximumLineHeight: CGFloat { flow.maximumLineHeight }
    /// The space before the first line of each paragraph, in points.
    open var firstLineHeadIndent: CGFloat { flow.firstLineIndent }
    /// How readily words are hyphenated, from 0, for never, to 1. HeadlessUIKit knows no syllables: it breaks only words that are
    /// wider than a line, and draws a hyphen there if the factor is not 0.
    open var hyphenationFactor: Float { flow.hyphenationFactor }

    /// Returns whether two styles are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.flow == flow }

    /// A hash value that is the same for equal styles.
    open override var hash: Int { flow.hashValue }
}
