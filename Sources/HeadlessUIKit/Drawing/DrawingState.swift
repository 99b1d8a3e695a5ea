import Foundation

/// The graphics state that Cairo does not store: separate fill and stroke colours, and a global opacity.
struct DrawingState {
    var fill = RGBA(hex: 0)
    var stroke = RGBA(hex: 0)
    var alpha: CGFloat = 1
}
