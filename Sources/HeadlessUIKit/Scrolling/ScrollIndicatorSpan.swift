import Foundation

/// Where a scroll indicator is along its edge, in points.
struct ScrollIndicatorSpan {
    var start: CGFloat
    var length: CGFloat

    /// The span for content seen from `offset` on, or nil where all of it is seen.
    init?(content: CGFloat, room: CGFloat, offset: CGFloat) {
        guard content > room + 0.5, room > 24 else { return nil }
        let track = room - 6
        length = max(24, track * room / content)
        start = 3 + (track - length) * (offset / (content - room)).clamped(to: 0...1)
    }
}
