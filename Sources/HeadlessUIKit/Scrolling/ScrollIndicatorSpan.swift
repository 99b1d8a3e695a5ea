import Foundation

/// The position and length of a scroll indicator along its edge, in points.
struct ScrollIndicatorSpan {
    var start: CGFloat
    var length: CGFloat

    /// Creates the span for the scroll position `offset`. `nil` if all content is visible, or if `room` is 24 points or
    /// less.
    init?(content: CGFloat, room: CGFloat, offset: CGFloat) {
        guard content > room + 0.5, room > 24 else { return nil }
        let track = room - 6
        length = max(24, track * room / content)
        start = 3 + (track - length) * (offset / (content - room)).clamped(to: 0...1)
    }
}
