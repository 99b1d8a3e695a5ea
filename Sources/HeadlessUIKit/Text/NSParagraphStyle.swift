import Foundation

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject {
    var flow = TextFlow(maximumLines: 0)

    /// The style of paragraphs that say nothing.
    public override init() {
        flow.lineBreakMode = .byWordWrapping
    }

    /// Where the lines stand.
    open var alignment: NSTextAlignment { flow.alignment }
    /// What happens at the edge.
    open var lineBreakMode: NSLineBreakMode { flow.lineBreakMode }
    /// What lies between lines beside their heights, in points.
    open var lineSpacing: CGFloat { flow.lineSpacing }

    /// Whether both set lines alike.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.flow == flow }

    /// The same for equal styles.
    open override var hash: Int { flow.hashValue }
}
