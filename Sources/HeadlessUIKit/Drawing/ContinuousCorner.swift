import Foundation

/// The curve of a continuous corner, as Core Animation draws it. The curve is symmetric and has three cubic parts.
struct ContinuousCorner {
    /// The start of the curve, then two control points and the end of each part. The x coordinate is the distance from the
    /// corner along the first side, the y coordinate the distance along the second one, in points.
    let points: [CGPoint]

    /// - Parameters:
    ///   - radius: The radius of a circular corner with nearly the same outline.
    ///   - longest: The length of a side that the curve can take. If it is too short, the curve is closer to a circle.
    init(radius: CGFloat, longest: CGFloat) {
        let reach = radius > 0 ? longest / radius : 0
        let share = ((reach - 1) / (Self.continuous[0].x - 1)).clamped(to: 0...1)
        let firstHalf = zip(Self.circular, Self.continuous).map { circular, continuous in
            CGPoint(
                x: radius * (circular.x + (continuous.x - circular.x) * share),
                y: radius * (circular.y + (continuous.y - circular.y) * share))
        }
        points = firstHalf + firstHalf.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// The first half of the curve for a radius of 1, measured from a picture of iOS 7 and later.
    private static let continuous = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
    ]

    /// The first half of a quarter of a circle, in parts of 30 degrees.
    private static let circular = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.824_465, y: 0), CGPoint(x: 0.652_018, y: 0.046_208),
        CGPoint(x: 0.5, y: 0.133_975), CGPoint(x: 0.347_982, y: 0.221_743),
    ]
}
