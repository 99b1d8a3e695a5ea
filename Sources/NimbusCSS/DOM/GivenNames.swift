import CSSEngine

/// The names and declarations of a view, which the app or the toolkit's adapter has given it.
struct GivenNames {
    var classes = ClassList()
    /// The id that the view was given or, without one, the view's own id.
    var id: String?
    /// The inline declarations of the view. They replace those that the view has itself.
    var declarations: String?
    /// The name and the host of a view that the adapter has made a part. `nil` for other views.
    var part: ViewPart?

    /// Whether the view was given classes only.
    var hasOnlyClasses: Bool { id == nil && declarations == nil && part == nil }
}

/// The names of views. Views with the same classes and no other names share them.
struct GivenNamesTable {
    /// Names that do not change.
    final class Entry {
        let names: GivenNames

        init(_ names: GivenNames) { self.names = names }
    }

    private var shared: [BytewiseString: Entry] = [:]
    private var sweepThreshold = SweepThreshold()

    /// Returns the entry for names. `nil` for no names.
    mutating func entry(for names: GivenNames) -> Entry? {
        guard names.hasOnlyClasses else { return Entry(names) }
        let classes = names.classes.names
        guard let first = classes.first else { return nil }
        // Class names contain no spaces.
        let key = BytewiseString(classes.count == 1 ? first : classes.joined(separator: " "))
        if let known = shared[key] { return known }
        sweepThreshold.sweepIfReached(by: &shared)
        let entry = Entry(names)
        shared[key] = entry
        return entry
    }
}
