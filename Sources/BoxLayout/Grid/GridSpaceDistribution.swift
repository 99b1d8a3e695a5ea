/// Distributes the extra space of items across the tracks that they span (CSS Grid 2, section 12.5.1).
struct GridSpaceDistribution {
    /// Space below this is a rounding error. In px.
    static let epsilon = 1e-9

    let sizing: GridTrackSizing
    /// The indices of the items, which are considered together.
    let group: ArraySlice<Int>
    /// Whether space is distributed in proportion to flex factors.
    let usesFlexFactors: Bool

    private var tracks: GridTracksBuffer { sizing.tracks }

    /// Increases the base sizes of affected tracks: up to their growth limits, then of the tracks that may grow beyond.
    func growBaseSizes(
        by contribution: (GridSpan) -> Double, of isAffected: (GridTrack) -> Bool, beyond: (GridTrack) -> Bool
    ) {
        guard tracks.contains(where: isAffected) else { return }
        for index in tracks.indices { tracks[index].plannedIncrease = 0 }
        for item in group {
            let span = sizing.spans[item]
            let spanned = sizing.tracks(of: span)
            guard spanned.contains(where: isAffected) else { continue }
            var free = contribution(span) - sizing.gaps(spanned)
            for track in spanned { free -= track.baseSize * track.count }
            guard free > Self.epsilon else { continue }
            prepare(spanned, isAffected)
            free = distribute(free, over: spanned) { $0.growthLimit - $0.baseSize }
            if free > Self.epsilon {
                let canGrow = spanned.contains { isAffected($0) && beyond($0) }
                prepare(spanned, keepsIncreases: true) { isAffected($0) && (!canGrow || beyond($0)) }
                _ = distribute(free, over: spanned) { _ in .infinity }
            }
            plan(spanned)
        }
        for index in tracks.indices { tracks[index].baseSize += tracks[index].plannedIncrease }
    }

    /// Increases the growth limits of affected tracks.
    ///
    /// - Parameter marksGrowable: Whether tracks whose limit becomes finite may grow without limit in the next step.
    func growLimits(
        by contribution: (GridSpan) -> Double, of isAffected: (GridTrack) -> Bool, marksGrowable: Bool
    ) {
        guard tracks.contains(where: isAffected) else { return }
        for index in tracks.indices { tracks[index].plannedIncrease = -1 }
        for item in group {
            let span = sizing.spans[item]
            let spanned = sizing.tracks(of: span)
            guard spanned.contains(where: isAffected) else { continue }
            var free = contribution(span) - sizing.gaps(spanned)
            for track in spanned { free -= Self.limitOrBase(track) * track.count }
            prepare(spanned, isAffected)
            if free > Self.epsilon {
                free = distribute(free, over: spanned) { track in
                    if let limit = track.fitContentLimit { return max(0, limit - Self.limitOrBase(track)) }
                    return track.growthLimit == .infinity || track.isInfinitelyGrowable ? .infinity : 0
                }
                if free > Self.epsilon {
                    prepare(spanned, keepsIncreases: true, isAffected)
                    _ = distribute(free, over: spanned) { track in
                        track.fitContentLimit.map { max(0, $0 - Self.limitOrBase(track)) } ?? .infinity
                    }
                }
            }
            for index in spanned.indices where isAffected(spanned[index]) {
                spanned[index].plannedIncrease = max(spanned[index].plannedIncrease, spanned[index].incurredIncrease)
            }
        }
        for index in tracks.indices where tracks[index].plannedIncrease >= 0 {
            let wasInfinite = tracks[index].growthLimit == .infinity
            tracks[index].growthLimit = Self.limitOrBase(tracks[index]) + tracks[index].plannedIncrease
            tracks[index].isInfinitelyGrowable = marksGrowable && wasInfinite
        }
    }

    private static func limitOrBase(_ track: GridTrack) -> Double {
        track.growthLimit == .infinity ? track.baseSize : track.growthLimit
    }

    private func prepare(
        _ spanned: GridTracksBuffer, keepsIncreases: Bool = false, _ isAffected: (GridTrack) -> Bool
    ) {
        for index in spanned.indices {
            spanned[index].isFrozen = !isAffected(spanned[index]) || spanned[index].isCollapsed
            if !keepsIncreases { spanned[index].incurredIncrease = 0 }
        }
    }

    private func plan(_ spanned: GridTracksBuffer) {
        for index in spanned.indices {
            spanned[index].plannedIncrease = max(spanned[index].plannedIncrease, spanned[index].incurredIncrease)
        }
    }

    /// Distributes space over the tracks that are not frozen, and freezes those that reach their headroom.
    ///
    /// - Returns: The space that is left.
    private func distribute(
        _ free: Double, over spanned: GridTracksBuffer, headroom: (GridTrack) -> Double
    ) -> Double {
        var free = free
        while free > Self.epsilon {
            var weights = 0.0
            var counts = 0.0
            for track in spanned where !track.isFrozen {
                weights += track.flexFactor * track.count
                counts += track.count
            }
            guard counts > 0 else { return free }
            let isWeighted = usesFlexFactors && weights > 0
            let space = free
            // Factors can be so small that the space per factor is infinite.
            func share(_ track: GridTrack) -> Double {
                isWeighted ? space * (track.flexFactor / weights) : space / counts
            }
            var isAnyFrozen = false
            for index in spanned.indices where !spanned[index].isFrozen {
                let room = headroom(spanned[index]) - spanned[index].incurredIncrease
                let share = share(spanned[index])
                if room < share {
                    spanned[index].incurredIncrease += max(0, room)
                    spanned[index].isFrozen = true
                    free -= max(0, room) * spanned[index].count
                    isAnyFrozen = true
                }
            }
            if isAnyFrozen { continue }
            for index in spanned.indices where !spanned[index].isFrozen {
                spanned[index].incurredIncrease += share(spanned[index])
            }
            return 0
        }
        return 0
    }
}
