/// What a DOM remembers of the objects' own tree, so that it need not look at all of that each time.
@MainActor struct TreeNotes {
    private static let leastLookout = 64

    /// Whether all objects have to be looked at.
    var isOutOfDate = false
    var places = RowPlaces()
    /// The unregistered objects that registered ones are inside, and some that are gone or hold none any more.
    var holders: Set<ObjectIdentifier> = []
    /// How many objects there may be before those that are gone are looked for.
    private var lookout = TreeNotes.leastLookout

    /// Whether it is time to look for objects that are gone.
    func isLookoutDue(registered: Int) -> Bool { registered + holders.count >= lookout }

    /// Those that are gone were looked for: so much is left.
    mutating func didLookOut(registered: Int) {
        lookout = max(Self.leastLookout, (registered + holders.count) * 2)
    }
}
