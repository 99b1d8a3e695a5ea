/// The space for tracks.
enum GridSpace: BitwiseCopyable {
    case definite(Double)
    case minContent
    case maxContent
    /// The content decides, as in rows of a container with an `auto` height.
    case indefinite
}

/// The track sizing algorithm (CSS Grid 2, section 12.3), for one axis.
struct GridTrackSizing {
    let tracks: GridTracksBuffer
    let spans: UnsafeMutableBufferPointer<GridSpan>
    let gap: Double
    let space: GridSpace
    /// The minimum of the container's inner size, which `auto` tracks fill in an indefinite space.
    let minimumSpace: Double
    let stretchesAutoTracks: Bool

    /// Sizes the tracks. Returns the sum of all tracks and gaps.
    @discardableResult func run() -> Double {
        initialize()
        resolveIntrinsicSizes()
        maximize()
        expandFlexibleTracks()
        if stretchesAutoTracks { stretchAutoTracks() }
        return totalSize
    }

    /// The sum of all base sizes and gaps.
    private var totalSize: Double { tracks.reduce(gaps(tracks)) { $0 + $1.baseSize * $1.count } }

    /// The sum of the gaps between tracks. Collapsed tracks have none.
    func gaps(_ tracks: GridTracksBuffer) -> Double {
        gap * max(0, tracks.reduce(-1) { $0 + ($1.isCollapsed ? 0 : $1.count) })
    }

    /// Returns the tracks that an item spans.
    func tracks(of span: GridSpan) -> GridTracksBuffer { GridTracksBuffer(rebasing: tracks[span.start..<span.end]) }

    /// Section 12.4.
    private func initialize() {
        for index in tracks.indices {
            if case .fixed(let size) = tracks[index].minimum {
                tracks[index].baseSize = size
            } else {
                tracks[index].baseSize = 0
            }
            switch tracks[index].maximum {
            case .fixed(let size): tracks[index].growthLimit = max(size, tracks[index].baseSize)
            case .flex: tracks[index].growthLimit = tracks[index].baseSize
            case .auto, .minContent, .maxContent, .fitContent: tracks[index].growthLimit = .infinity
            }
            tracks[index].isInfinitelyGrowable = false
        }
    }

    // MARK: Intrinsic sizes (section 12.5)

    private func resolveIntrinsicSizes() {
        var spanningCount = 0
        var flexibleCount = 0
        for index in spans.indices {
            if spans[index].crossesFlexible {
                flexibleCount += 1
            } else if spans[index].crossesIntrinsic {
                if spans[index].trackCount == 1 { fit(spans[index]) } else { spanningCount += 1 }
            }
        }
        for index in tracks.indices {
            tracks[index].growthLimit = max(tracks[index].growthLimit, tracks[index].baseSize)
        }
        if spanningCount > 0 { accommodateSpanning() }
        if flexibleCount > 0 {
            let flexible = spans.indices.filter { spans[$0].crossesFlexible }
            accommodate(flexible[...], isFlexible: true)
        }
        for index in tracks.indices where tracks[index].growthLimit == .infinity {
            tracks[index].growthLimit = tracks[index].baseSize
        }
    }

    /// Fits a track to an item that spans no other (section 12.5, step 2).
    private func fit(_ span: GridSpan) {
        let index = span.start
        let contribution: Double =
            switch tracks[index].minimum {
            case .fixed: 0
            case .minContent: span.minContent
            case .maxContent: span.maxContent
            case .auto: span.minimum
            }
        tracks[index].baseSize = max(tracks[index].baseSize, contribution)
        let limit: Double
        switch tracks[index].maximum {
        case .fixed, .flex: return
        case .minContent: limit = span.minContent
        case .auto, .maxContent: limit = span.maxContent
        case .fitContent(let size): limit = min(span.maxContent, size)
        }
        let isFirst = tracks[index].growthLimit == .infinity
        tracks[index].growthLimit = isFirst ? limit : max(tracks[index].growthLimit, limit)
    }

    /// Accommodates items that span several tracks, from few tracks to many (section 12.5, step 3).
    private func accommodateSpanning() {
        let spanning = spans.indices
            .filter { spans[$0].crossesIntrinsic && !spans[$0].crossesFlexible && spans[$0].trackCount > 1 }
            .sorted { spans[$0].trackCount < spans[$1].trackCount }
        var start = 0
        while start < spanning.count {
            var end = start + 1
            while end < spanning.count, spans[spanning[end]].trackCount == spans[spanning[start]].trackCount {
                end += 1
            }
            accommodate(spanning[start..<end], isFlexible: false)
            start = end
        }
    }

    /// Increases the sizes of tracks to accommodate items. Of tracks that include flexible ones, only these grow.
    private func accommodate(_ group: ArraySlice<Int>, isFlexible: Bool) {
        func affects(_ track: GridTrack) -> Bool { !isFlexible || track.isFlexible }
        let distribution = GridSpaceDistribution(sizing: self, group: group, usesFlexFactors: isFlexible)

        distribution.growBaseSizes(
            by: { $0.minimum }, of: { affects($0) && $0.hasIntrinsicMinimum }, beyond: { $0.hasIntrinsicMaximum })
        distribution.growBaseSizes(
            by: { $0.minContent }, of: { affects($0) && $0.hasContentMinimum }, beyond: { $0.hasIntrinsicMaximum })
        distribution.growBaseSizes(
            by: { $0.maxContent }, of: { affects($0) && $0.hasMaxContentMinimum }, beyond: { $0.hasMaxContentMaximum })
        for index in tracks.indices {
            tracks[index].growthLimit = max(tracks[index].growthLimit, tracks[index].baseSize)
        }
        guard !isFlexible else { return }
        distribution.growLimits(by: { $0.minContent }, of: { $0.hasIntrinsicMaximum }, marksGrowable: true)
        distribution.growLimits(by: { $0.maxContent }, of: { $0.hasMaxContentMaximum }, marksGrowable: false)
    }

    // MARK: Maximizing (section 12.6)

    private func maximize() {
        switch space {
        case .minContent: return
        case .maxContent, .indefinite:
            // Unlike in the specification, and as in Blink, the maximum size of the container is no limit here.
            for index in tracks.indices { tracks[index].baseSize = tracks[index].growthLimit }
        case .definite(let size): distributeFreeSpace(size - totalSize)
        }
    }

    /// Distributes free space equally, up to the growth limits.
    private func distributeFreeSpace(_ free: Double) {
        var free = free
        while free > GridSpaceDistribution.epsilon {
            var count = 0.0
            var headroom = Double.infinity
            for track in tracks where track.growthLimit > track.baseSize {
                count += track.count
                headroom = min(headroom, track.growthLimit - track.baseSize)
            }
            guard count > 0 else { return }
            let share = min(free / count, headroom)
            for index in tracks.indices where tracks[index].growthLimit > tracks[index].baseSize {
                tracks[index].baseSize =
                    share == tracks[index].growthLimit - tracks[index].baseSize
                    ? tracks[index].growthLimit : tracks[index].baseSize + share
            }
            free -= share * count
        }
    }

    // MARK: Flexible tracks (section 12.7)

    /// The limits of the container apply when its tracks are sized in a definite space.
    private func expandFlexibleTracks() {
        guard tracks.contains(where: \.isFlexible) else { return }
        var fraction: Double
        switch space {
        case .minContent: fraction = 0
        case .definite(let size): fraction = flexFraction(in: tracks, space: size)
        case .maxContent, .indefinite:
            fraction = tracks.reduce(0) {
                $1.isFlexible ? max($0, $1.baseSize / max(1, $1.flexFactor)) : $0
            }
            for span in spans where span.crossesFlexible {
                fraction = max(fraction, flexFraction(in: tracks(of: span), space: span.maxContent))
            }
        }
        for index in tracks.indices where tracks[index].isFlexible {
            tracks[index].baseSize = max(tracks[index].baseSize, fraction * tracks[index].flexFactor)
        }
    }

    /// Finds the size of an `fr` (section 12.7.1). Tracks whose base size is larger are treated as inflexible.
    private func flexFraction(in tracks: GridTracksBuffer, space: Double) -> Double {
        for index in tracks.indices { tracks[index].isFrozen = !tracks[index].isFlexible }
        let available = space - gaps(tracks)
        while true {
            var free = available
            var factors = 0.0
            for track in tracks {
                if track.isFrozen {
                    free -= track.baseSize * track.count
                } else {
                    factors += track.flexFactor * track.count
                }
            }
            guard factors > 0 else { return 0 }
            let fraction = max(0, free) / max(1, factors)
            var isValid = true
            for index in tracks.indices where !tracks[index].isFrozen {
                if fraction * tracks[index].flexFactor < tracks[index].baseSize {
                    tracks[index].isFrozen = true
                    isValid = false
                }
            }
            if isValid { return fraction }
        }
    }

    // MARK: Stretching (section 12.8)

    private func stretchAutoTracks() {
        let size: Double
        switch space {
        case .definite(let definite): size = definite
        case .maxContent, .indefinite: size = minimumSpace
        case .minContent: return
        }
        let free = size - totalSize
        let count = tracks.reduce(0) { $0 + ($1.hasAutoMaximum && !$1.isCollapsed ? $1.count : 0) }
        guard free > 0, count > 0 else { return }
        for index in tracks.indices where tracks[index].hasAutoMaximum && !tracks[index].isCollapsed {
            tracks[index].baseSize += free / count
        }
    }
}
