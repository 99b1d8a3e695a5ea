import CSSEngine
import HeadlessUIKit

/// What a view tree says of a view that style sheets do not ask about.
struct ViewLook {
    var frame: CGRect?
    var background: Color?
    /// What is sent when it is touched.
    var action: String?
    /// Byte offsets of the name of its class in the file.
    var nameRange = 0..<0
}
