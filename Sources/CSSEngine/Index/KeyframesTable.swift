/// The `@keyframes` rules of all stylesheets by name. As in the cascade, the last one in the strongest layer applies.
///
/// Keyframes are the same for all elements. So a rule in a group rule counts if the group rule applies in the engine's
/// environment, whatever the environments of elements are.
struct KeyframesTable: Sendable {
    private var rules: [BytewiseString: (level: UInt32, rule: KeyframesRule)] = [:]

    /// The rule with a name; `nil` if there is none.
    subscript(name: BytewiseString) -> KeyframesRule? { rules[name]?.rule }

    /// Adds the next rule in the order of the cascade.
    /// - Parameter level: The cascade level, which follows from origin and layer.
    mutating func add(_ rule: KeyframesRule, level: UInt32) {
        if let known = rules[rule.name], known.level > level { return }
        rules[rule.name] = (level, rule)
    }
}
