import Foundation

/// What Cairo does not keep for a `CGContext`: two colours instead of one, and an opacity over all.
struct DrawingState {
    var fill = RGBA(hex: 0)
    var stroke = RGBA(hex: 0)
    var alpha: CGFloat = 1
}
