/// Where declarations stand among all by importance, origin and layer (CSS Cascade 5, section 6.1): the higher level
/// wins, and of equal ones the later or more specific.
///
/// From the weakest: the layers of the toolkit and those of authors; a view's own declarations; what is important in the
/// layers of authors, a view's own declarations and the layers of the toolkit, layers counted the other way round.
struct CascadeLevels: Sendable {
    typealias Level = Int

    /// How many layers the toolkit has.
    private var defaultCount = 0
    /// How many layers there are: so many levels are below a view's own declarations.
    private(set) var normalCount = 0

    /// Adds the layers of an origin above those that are there.
    mutating func add(layers count: Int, of origin: Origin) {
        normalCount += count
        if origin == .toolkit { defaultCount += count }
    }

    /// Of a rule's declarations.
    /// - Parameter normal: of those that are not important.
    @inline(__always) func level(_ normal: UInt32, isImportant: Bool) -> Level {
        isImportant ? opposite(Int(normal), isDefault: isDefault(normal)) : Int(normal)
    }

    /// Of a view's own declarations.
    @inline(__always) func inlineLevel(isImportant: Bool) -> Level {
        isImportant ? normalCount * 2 - defaultCount + 1 : normalCount
    }

    /// The level below which `revert` or `revert-layer` looks on. An important declaration takes its whole layer back,
    /// and so goes on below the layer's normal level.
    func limit(of keyword: CSSWideKeyword, at level: Level) -> Level {
        let isDefault = level < defaultCount || level > inlineLevel(isImportant: true)
        if keyword == .revert { return isDefault ? 0 : defaultCount }
        if level <= inlineLevel(isImportant: false) || level == inlineLevel(isImportant: true) { return level }
        return opposite(level, isDefault: isDefault)
    }

    /// Whether a normal level is the toolkit's.
    @inline(__always) func isDefault(_ normal: UInt32) -> Bool { Int(normal) < defaultCount }

    /// A layer's important level by its normal one, and the other way round.
    @inline(__always) private func opposite(_ level: Level, isDefault: Bool) -> Level {
        // A view's important declarations have a level between the two origins.
        normalCount * 2 - level + (isDefault ? 1 : 0)
    }
}
