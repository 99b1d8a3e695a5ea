import Foundation

/// The shadow of text, without blur.
struct TextShadow {
    var color: UIColor?
    /// The offset, in points.
    var offset: CGSize
}
