import Foundation

/// The length and the two margins of a view along one axis of the superview, in points, and their flexibility.
struct AutoresizingAxis {
    var before: CGFloat
    var length: CGFloat
    var after: CGFloat
    var flexible: (before: Bool, length: Bool, after: Bool)

    /// Returns the axis after the superview grows by `delta`. The flexible parts share the change in proportion to
    /// their size.
    func resized(by delta: CGFloat) -> AutoresizingAxis {
        let parts = [
            flexible.before ? max(before, 0) : nil, flexible.length ? max(length, 0) : nil,
            flexible.after ? max(after, 0) : nil,
        ]
        let flexibleParts = parts.compactMap { $0 }
        guard !flexibleParts.isEmpty else { return self }
        let total = flexibleParts.reduce(0, +)
        let shares = parts.map { part -> CGFloat in
            guard let part else { return 0 }
            return total > 0 ? part / total : 1 / CGFloat(flexibleParts.count)
        }
        var result = self
        result.before += delta * shares[0]
        result.length = max(0, length + delta * shares[1])
        result.after += delta * shares[2]
        return result
    }
}
