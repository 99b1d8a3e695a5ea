/// The levels of the cascade by importance, origin and layer (CSS Cascade 5, section 6.1). The higher level wins, and
/// within a level the more specific or later declaration.
///
/// From the weakest: normal declarations in the user agent's layers, in the author's layers, and inline; then animations;
/// then important declarations in the author's layers, inline, and in the user agent's layers; then transitions. The order of
/// layers is reversed for important declarations.
struct CascadeLevels: Sendable {
    typealias Level = Int32

    private var userAgentLayerCount: Level = 0
    /// The number of layers of all origins. The next level is the level of normal inline declarations.
    private(set) var normalCount: Level = 0

    /// Adds the layers of an origin above the existing ones.
    mutating func add(layers count: Int, of origin: Origin) {
        normalCount += Level(count)
        if origin == .userAgent { userAgentLayerCount += Level(count) }
    }

    /// The level of a rule's declarations.
    /// - Parameter normal: the level of the rule's normal declarations.
    @inline(__always) func level(_ normal: UInt32, isImportant: Bool) -> Level {
        isImportant ? mirrored(Level(normal), isUserAgent: isUserAgent(normal)) : Level(normal)
    }

    /// The level of inline declarations.
    @inline(__always) func inlineLevel(isImportant: Bool) -> Level {
        isImportant ? normalCount * 2 - userAgentLayerCount + 2 : normalCount
    }

    /// The level of the values of animations.
    @inline(__always) var animationLevel: Level { normalCount + 1 }

    /// The level of the values of transitions.
    @inline(__always) var transitionLevel: Level { normalCount * 2 + 3 }

    /// The level below which the cascade continues after `revert` or `revert-layer`. An important declaration rolls back
    /// its whole layer, so that the cascade continues below the layer's normal level.
    func revertBound(of keyword: CSSWideKeyword, at level: Level) -> Level {
        let isUserAgent =
            level < userAgentLayerCount || level > inlineLevel(isImportant: true) && level != transitionLevel
        if keyword == .revert { return isUserAgent ? 0 : userAgentLayerCount }
        if level <= animationLevel || level == inlineLevel(isImportant: true) || level == transitionLevel {
            return level
        }
        return mirrored(level, isUserAgent: isUserAgent)
    }

    /// The level below which the cascade continues after a declaration that rolls it back.
    func bound(after value: DeclaredValue, at level: Level) -> Level {
        guard case .cssWide(let keyword) = value else { return level }
        return revertBound(of: keyword, at: level)
    }

    /// Whether a declaration at a level can win when the cascade continues below `bound`. If an important inline
    /// declaration says `revert-layer`, normal inline declarations cannot win either.
    @inline(__always) func canWin(_ level: Level, below bound: Level) -> Bool {
        level < bound && (level != inlineLevel(isImportant: false) || bound != inlineLevel(isImportant: true))
    }

    /// Whether a normal level belongs to the user agent's origin.
    @inline(__always) func isUserAgent(_ normal: UInt32) -> Bool { Level(normal) < userAgentLayerCount }

    /// The important level of a layer from its normal level, or the reverse.
    @inline(__always) private func mirrored(_ level: Level, isUserAgent: Bool) -> Level {
        // Animations have a level below all important declarations, and important inline ones between the two origins.
        normalCount * 2 + 1 - level + (isUserAgent ? 1 : 0)
    }
}
