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
    /// The own custom properties that are computed so far, while the others are computed.
    var own: [Atom: TextID] = [:]
    /// The own custom properties that are not computed yet.
    var unresolved: VariableDependencyGraph.Unresolved?

    /// The value of a custom property during an evaluation.
    enum LookupResult {
        /// `none` if the property has no value.
        case text(TextID)
        /// The property is not computed yet.
        case pending
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

    /// The environment of the element, which conditions test.
    var device: CSS.Environment { environment.environment }

    /// The contexts of typed values by the part of the font that they are relative to; `nil` for values that are not. Without
    /// a context for `nil`, only the environment is known. A dictionary, because a context is too large for the stack.
    var contexts: [FontDependency?: ColorSchemeContext] = [:]
    /// Whether the element is a root, whose own font `rem` refers to.
    var isRoot = false

    /// The position of the element among its siblings, as far as values depend on it.
    var siblings = SiblingPosition()

    /// The context in which typed values are computed; `nil` if the part of the font is not known yet.
    func context(for font: FontDependency?) -> ColorSchemeContext? {
        if let known = contexts[font] { return known }
        if font != nil { return nil }
        var context = ResolutionContext(device)
        context.siblings = siblings
        return ColorSchemeContext(context, keepsColorSchemes: false)
    }

    /// Finds a custom property for an evaluation.
    func lookUp(_ name: Atom) -> LookupResult {
        if unresolved?.contains(name) ?? false { return .pending }
        return .text(own[name] ?? text(of: name))
    }

    @inline(__always) private func text(of name: Atom) -> TextID {
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
