import CSSEngine

/// Plays the transitions and animations of a tree.
struct AnimationRun {
    /// The views at an instant.
    struct Instant {
        /// In milliseconds.
        let time: Double
        let views: [InspectedView]
    }

    private var tree: StyledTree

    /// - Parameter tree: Views with transitions and animations.
    init(_ tree: StyledTree) {
        self.tree = tree
    }

    /// Returns the views at instants, in the order of the instants.
    mutating func views(at instants: [TimeArgument], _ toggles: [TimedToggle]) throws -> [Instant] {
        var toggles = toggles.inOrder[...]
        var results: [Int: Instant] = [:]
        for (index, instant) in instants.enumerated().sorted(by: { $0.element.milliseconds < $1.element.milliseconds })
        {
            while let toggle = toggles.first, toggle.time.milliseconds <= instant.milliseconds {
                toggles.removeFirst()
                tree.advance(to: toggle.time.milliseconds)
                tree.beginChange()
                _ = try toggle.toggle.apply(to: &tree)
                tree.restyle()
            }
            tree.advance(to: instant.milliseconds)
            var inspector = tree.engine.inspector()
            let views = tree.entries.map { InspectedView($0, &inspector, showsRules: false) }
            results[index] = Instant(time: instant.milliseconds, views: views)
        }
        return instants.indices.compactMap { results[$0] }
    }
}

extension AnimationRun.Instant: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("at", time)
            try json.member("views", views)
        }
    }
}
