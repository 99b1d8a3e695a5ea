/// The properties that stylesheets have set on views. Views with equal properties share the object.
@MainActor final class AppliedStyle {
    /// The style of views without styled properties.
    static let none = AppliedStyle([])

    private var settled: [any AppliedProperty]
    /// Whether only one view has the style, so that the style can change.
    private(set) var isOwn: Bool
    /// The path that a view follows while it has the style. `nil` for all other styles.
    @exclusivity(unchecked) private var path: StylePath?
    @exclusivity(unchecked) private var position = 0

    init(_ properties: [any AppliedProperty], isOwn: Bool = false) { (settled, self.isOwn) = (properties, isOwn) }

    /// Whether several views can have the style, also later.
    var isShared: Bool { !isOwn && path == nil }

    /// In the order of the effects.
    var properties: [any AppliedProperty] { path.map { $0.properties(after: position) } ?? settled }

    // MARK: Own styles

    /// Replaces the property of an effect. `nil` removes it.
    func set(_ property: (any AppliedProperty)?, ofRow row: Int) { settled.set(property, ofRow: row) }

    /// Returns whether the properties of two styles are the same objects.
    func hasSameProperties(as other: AppliedStyle) -> Bool {
        guard settled.count == other.settled.count else { return false }
        for index in settled.indices where settled[index] !== other.settled[index] { return false }
        return true
    }

    /// Marks the style as unchangeable.
    func share() { isOwn = false }

    // MARK: Paths

    /// Makes this the style of a view that follows a path. Called before the first step.
    func begin(_ path: StylePath) { self.path = path }

    /// Advances to a change of the path. Called before its setter, because the setter can run code that reads the style.
    func advance(to index: Int) { position = index + 1 }

    /// Called when the view has another style.
    func end() { (path, position) = (nil, 0) }
}

@MainActor extension [any AppliedProperty] {
    /// Returns the property of an effect. `nil` if the style has not set it.
    func property(ofRow row: Int) -> (any AppliedProperty)? {
        let index = index(ofRow: row)
        return has(row, at: index) ? self[index] : nil
    }

    /// Replaces the property of an effect. `nil` removes it.
    mutating func set(_ property: (any AppliedProperty)?, ofRow row: Int) {
        let index = index(ofRow: row)
        let isKnown = has(row, at: index)
        if let property {
            if isKnown { self[index] = property } else { insert(property, at: index) }
        } else if isKnown {
            remove(at: index)
        }
    }

    /// Returns the index of the property of an effect, or the index to insert it at.
    private func index(ofRow row: Int) -> Int {
        var index = count
        while index > 0 {
            if self[index - 1].row < row { break }
            index -= 1
        }
        return index
    }

    private func has(_ row: Int, at index: Int) -> Bool {
        if index == count { return false }
        return self[index].row == row
    }
}
