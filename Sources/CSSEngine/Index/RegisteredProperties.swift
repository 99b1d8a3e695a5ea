/// The registered custom properties of an engine, by `@property` rules and from code.
///
/// A registration is the same for all elements. So `@property` in a group rule counts if the group rule applies in the engine's
/// environment, whatever the environments of elements are.
package struct RegisteredProperties: Equatable, Sendable {
    private var registrations: [Atom: PropertyRegistration] = [:]

    /// The registrations by the name of the property.
    package init(_ registrations: [Atom: PropertyRegistration] = [:]) {
        self.registrations = registrations
    }

    package var isEmpty: Bool { registrations.isEmpty }

    /// The names of the properties, in no order.
    var names: [Atom] { Array(registrations.keys) }

    /// The registration of a custom property; `nil` if it is not registered.
    package subscript(name: Atom) -> PropertyRegistration? { registrations.isEmpty ? nil : registrations[name] }
}

/// The `@property` rules of a stylesheet list, of which the last one of the strongest layer registers a property.
struct PropertyRuleWinners {
    private var rules: [Atom: (level: UInt32, registration: PropertyRegistration)] = [:]

    /// Adds the next rule in the order of the cascade.
    /// - Parameter level: The cascade level, which follows from origin and layer.
    mutating func add(_ registration: PropertyRegistration, of name: Atom, level: UInt32) {
        if let known = rules[name], known.level > level { return }
        rules[name] = (level, registration)
    }

    /// Returns the registrations. Those from code win.
    func registered(_ fromCode: [Atom: PropertyRegistration]) -> RegisteredProperties {
        RegisteredProperties(rules.mapValues(\.registration).merging(fromCode) { $1 })
    }
}
