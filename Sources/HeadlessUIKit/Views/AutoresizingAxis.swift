import Foundation

/// A view's distances along one axis of its superview, in points, and which of them give.
struct AutoresizingAxis {
    var before: CGFloat
    var length: CGFloat
    var after: CGFloat
    var flexible: (before: Bool, length: Bool, after: Bool)

    /// The distances in a superview that is `delta` longer: those that give share it in proportion to what they are.
    func growing(by delta: CGFloat) -> AutoresizingAxis {
        let parts = [
            flexible.before ? max(before, 0) : nil, flexible.length ? max(length, 0) : nil,
            flexible.after ? max(after, 0) : nil,
        ]
        let giving = parts.compactMap { $0 }
        guard !giving.isEmpty else { return self }
        let total = giving.reduce(0, +)
        let shares = parts.map { part -> CGFloat in
            guard let part else { return 0 }
            return total > 0 ? part / total : 1 / CGFloat(giving.count)
        }
        var result = self
        result.before += delta * shares[0]
        result.length = max(0, length + delta * shares[1])
        result.after += delta * shares[2]
        return result
    }
}
