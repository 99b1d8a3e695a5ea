/// The stylesheets of an engine, in the order of the cascade within their origins.
struct StylesheetList {
    private var stylesheets: [(sheet: Stylesheet, origin: Origin)] = []
    /// The results of conditions by environment id and stylesheet; `nil` for unused ids.
    private var results: [[ConditionResults]?] = []
    /// The group rules of each stylesheet that apply, and that the last index contains.
    private var groupRules: [EffectiveGroupRules] = []
    /// Whether stylesheets were added, replaced or removed since the last index.
    private var hasChanged = true
    private let usesSpecificity: Bool
    /// The custom properties that are registered from code, by name.
    private var registrations: [BytewiseString: PropertyRegistration] = [:]

    /// - Parameter usesSpecificity: `false` if the last matching rule of a layer wins, whatever its specificity.
    init(usesSpecificity: Bool) {
        self.usesSpecificity = usesSpecificity
    }

    mutating func append(_ stylesheet: Stylesheet, origin: Origin) {
        stylesheets.append((stylesheet, origin))
        hasChanged = true
    }

    /// Replaces a stylesheet by a new version. Returns `false` if it is not in the list.
    mutating func replace(_ stylesheet: Stylesheet, with newVersion: Stylesheet) -> Bool {
        guard let position = stylesheets.firstIndex(where: { $0.sheet === stylesheet }) else { return false }
        guard stylesheet !== newVersion else { return true }
        stylesheets[position].sheet = newVersion
        // A new version with equal text has the same index.
        if !newVersion.hasSameText(as: stylesheet) { hasChanged = true }
        return true
    }

    /// Removes a stylesheet. Returns `false` if it is not in the list.
    mutating func remove(_ stylesheet: Stylesheet) -> Bool {
        guard let position = stylesheets.firstIndex(where: { $0.sheet === stylesheet }) else { return false }
        stylesheets.remove(at: position)
        hasChanged = true
        return true
    }

    /// Registers a custom property from code. Replaces a former registration.
    mutating func register(_ name: String, _ registration: PropertyRegistration) {
        let name = BytewiseString(name)
        guard registrations[name] != registration else { return }
        registrations[name] = registration
        hasChanged = true
    }

    /// Evaluates the conditions in all environments of a tree, for `conditions(of:)` and `makeIndex(names:)`.
    /// - Returns: Whether a new index is needed, because the last one does not contain the effective rules.
    mutating func evaluateConditions(in environments: ElementEnvironments) -> Bool {
        results = environments.inUse.map { environment in
            environment.map { environment in
                stylesheets.map { ConditionResults(of: $0.sheet, in: environment) }
            }
        }
        let new = stylesheets.indices.map { position in
            EffectiveGroupRules(results[0]![position], others: results.dropFirst().compactMap { $0?[position] })
        }
        defer { groupRules = new }
        return hasChanged || new != groupRules
    }

    /// The conditions of the last index that are true in each environment.
    func conditions(of index: RuleIndex) -> ConditionTable {
        let isUniform = results.dropFirst().allSatisfy { $0 == nil }
        return isUniform ? .uniform : ConditionTable(index.conditions, results)
    }

    /// Builds an index of the effective rules.
    /// - Parameter names: The engine's atom table. The names of the stylesheets are added.
    mutating func makeIndex(names: inout AtomTable) -> RuleIndex {
        hasChanged = false
        return RuleIndexBuilder.build(
            stylesheets, groupRules: groupRules, usesSpecificity: usesSpecificity, registrations: registrations,
            names: &names)
    }
}
