import CSSEngine

/// The stylesheets that apply to a DOM, and the versions of them that its engine has.
struct AppliedStylesheets {
    /// The stylesheets in ascending precedence. The engine takes over a change with ``update(_:)``.
    var stylesheets: [NIStylesheet] {
        didSet { isOutdated = true }
    }
    /// The stylesheets that the engine has, in the same order as ``snapshots``.
    private var loaded: [NIStylesheet]
    private var snapshots: [Stylesheet]
    /// Whether the engine lacks changes of the list or of the rules.
    private var isOutdated = false

    init(_ stylesheets: [NIStylesheet]) {
        self.stylesheets = stylesheets
        loaded = stylesheets
        snapshots = stylesheets.map(\.snapshot)
    }

    /// Records that rules of the stylesheets may have changed.
    mutating func setNeedsUpdate() { isOutdated = true }

    /// Adds the stylesheets that the former engine had to a new one.
    func add(to engine: StyleEngine) {
        for snapshot in snapshots { engine.add(snapshot) }
    }

    /// Gives the engine the current rules.
    mutating func update(_ engine: StyleEngine) {
        guard isOutdated else { return }
        isOutdated = false
        // The engine appends, so that only the stylesheets before the first difference stay in place.
        let kept = zip(loaded, stylesheets).prefix { $0 === $1 }.count
        for snapshot in snapshots[kept...] { engine.remove(snapshot) }
        snapshots.removeSubrange(kept...)
        for (index, stylesheet) in stylesheets.prefix(kept).enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[index], with: snapshot)
            snapshots[index] = snapshot
        }
        for stylesheet in stylesheets.dropFirst(kept) {
            snapshots.append(stylesheet.snapshot)
            engine.add(stylesheet.snapshot)
        }
        loaded = stylesheets
    }
}
