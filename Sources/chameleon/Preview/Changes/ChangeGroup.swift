import CSSEngine

/// The changed values of views that have one cause: a changed token or rule.
struct ChangeGroup: Encodable {
    enum Kind: String, Encodable {
        case token
        case rule
        /// The cause is not known, for example a changed view tree.
        case other
    }

    let kind: Kind
    /// The name of the token, or `selector { property }`. Empty if the cause is not known.
    let name: String
    /// The location of the changed declaration.
    let place: EditorLocation?
    /// The declared values, before and after.
    let old: String?
    let new: String?
    /// The first changed values.
    let values: [ValueChange]
    /// The number of changed values beyond the limit.
    let moreValues: Int

    private static let valueLimit = 12

    private enum CodingKeys: CodingKey {
        case kind
        case name
        case old
        case new
        case values
        case moreValues
    }

    /// Encodes the members of the place in the same object.
    func encode(to encoder: any Encoder) throws {
        try place?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(old, forKey: .old)
        try container.encodeIfPresent(new, forKey: .new)
        try container.encode(values, forKey: .values)
        try container.encode(moreValues, forKey: .moreValues)
    }

    /// Groups changed values by their causes: the changed declaration of the value, or the changed token that it uses.
    @MainActor static func groups(
        _ values: [ValueChange.Located], from old: ScreenVersion, to new: ScreenVersion
    ) -> [ChangeGroup] {
        let changes = DeclarationChange.all(from: old.stylesheets, to: new.stylesheets)
        var causes = ChangeCauses(changes, in: new.stylesheets)
        var grouped: [DeclarationChange: [ValueChange]] = [:]
        var others: [ValueChange] = []
        for value in values {
            if let cause = causes.cause(of: value) {
                grouped[cause, default: []].append(value.change)
            } else {
                others.append(value.change)
            }
        }
        let known = changes.compactMap { change in
            grouped[change].map { ChangeGroup(change, $0, in: new) }
        }
        return known + (others.isEmpty ? [] : [ChangeGroup(nil, others, in: new)])
    }

    @MainActor private init(_ cause: DeclarationChange?, _ values: [ValueChange], in version: ScreenVersion) {
        kind = cause.map { $0.isToken ? .token : .rule } ?? .other
        name = cause?.name ?? ""
        place = cause.map { cause in
            var location = cause.location
            location.source = version.watchedPath(location.source)
            return EditorLocation(location)
        }
        (old, new) = (cause?.old, cause?.new)
        let counted = values.counted
        self.values = Array(counted.prefix(Self.valueLimit))
        moreValues = counted.count - self.values.count
    }
}

extension [ValueChange] {
    /// The changes without repetitions, each with its count.
    fileprivate var counted: [ValueChange] {
        var changes: [ValueChange] = []
        var places: [ValueChange: Int] = [:]
        for change in self {
            if let place = places[change] {
                changes[place].count += 1
            } else {
                places[change] = changes.count
                changes.append(change)
            }
        }
        return changes
    }
}
