import Foundation

/// A copy of a text under it, without blur.
struct TextShadow {
    var color: UIColor?
    /// In points.
    var offset: CGSize
}
