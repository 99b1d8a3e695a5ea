/// The inputs of substitution functions for one element.
struct SubstitutionSource {
    /// The custom properties of the element; those that it inherits while its own ones are computed.
    var customProperties: CustomProperties
    /// The initial values of registered properties; `nil` if no property is registered.
    let initial: CustomProperties?
    let environment: EnvironmentVariableTexts
    /// The custom properties of the parent.
    let inherited: CustomProperties
    let attributes: ElementAttributes
    let containers: ContainerViews
    /// The id of the answers of the containers around the element.
    let containerAnswers: UInt32
    /// Whether the element is a root, whose own font `rem` refers to.
    let isRoot: Bool
    /// The position of the element among its siblings, as far as values depend on it.
    let siblings: SiblingPosition

    /// The environment of the element, which conditions test.
    var device: CSS.Environment { environment.environment }

    /// Whether the containers around the element answer the queries of an `@container` rule.
    /// - Parameter rule: One more than the index of the rule in the index of the rules; 0 for none.
    func applies(_ rule: UInt32, in index: RuleIndex) -> Bool {
        index.containers.applies(rule) { containers.isTrue($0, in: containerAnswers) }
    }

    /// The text that replaces a reference; `TextID.none` if the fallback replaces it, or if the value is evaluated.
    /// - Parameter names: The engine's atoms for the names of the reference.
    @inline(__always) func text(for reference: SubstitutionReference, names: [Atom]) -> TextID {
        switch reference {
        case .variable(let name): text(of: names[Int(name.id)])
        case .environment(let variable): variable.map { environment[$0] } ?? .none
        case .evaluated: .none
        }
    }

    /// The text of a custom property, which can be its initial value.
    @inline(__always) func text(of name: Atom) -> TextID {
        customProperties.text(of: name) ?? initial?.text(of: name) ?? .none
    }

    /// The inputs of the text that replaces a reference, other than declarations and custom properties.
    @inline(__always)
    func dependencies(of reference: SubstitutionReference, names: [Atom]) -> StyleDependencies {
        guard initial != nil, let name = reference.customProperty else { return reference.dependencies }
        return dependencies(of: names[Int(name.id)])
    }

    /// The inputs of a custom property other than declarations: those of the initial values if it has one of them.
    func dependencies(of name: Atom) -> StyleDependencies {
        guard let initial, customProperties.text(of: name) == nil else { return [] }
        return initial.dependencies
    }
}
