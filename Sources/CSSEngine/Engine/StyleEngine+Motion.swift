// The access of animations and transitions to the styles of elements.

extension StyleEngine {
    /// Sets the values that animations and transitions give an element, until they are set again. The next `restyle()` applies
    /// them.
    /// - Complexity: O(1).
    package func setMotion(_ motion: MotionDeclarations, of node: StyleNode) {
        mirror.setMotion(motion, of: tree.index(of: node))
    }

    /// The values that animations and transitions give an element.
    package func motion(of node: StyleNode) -> MotionDeclarations { mirror.motion(of: tree.index(of: node)) }

    /// Computes the style that an element would have with other values of animations and transitions, as of the last
    /// `restyle()`.
    /// - Parameter isStarting: Whether the rules in `@starting-style` apply.
    package func style(
        of node: StyleNode, with motion: MotionDeclarations, isStarting: Bool = false
    ) -> ElementValues {
        let index = tree.index(of: node)
        return snapshot(
            resolver.style(
                of: index, inlineStyle: mirror.inlineStyle(of: index, with: motion), isStarting: isStarting))
    }

    /// The style of an element with its custom properties, as of the last `restyle()`.
    package func snapshot(of node: StyleNode) -> ElementValues {
        snapshot(resolver.styles.rows(of: tree.index(of: node)))
    }

    private func snapshot(_ rows: StyleRows) -> ElementValues {
        var custom: [BytewiseString: String] = [:]
        for entry in resolver.styles.customProperties(inRow: rows.customProperties).all.values {
            custom[BytewiseString(mirror.names.string(entry.name))] = resolver.styles.string(entry.text)
        }
        return ElementValues(
            style: resolver.styles.style(ofRow: rows.style) ?? .empty, customProperties: custom, properties: properties)
    }

    /// The `@keyframes` rule with a name that applies; `nil` if there is none.
    package func keyframes(named name: BytewiseString) -> KeyframesRule? { resolver.index.keyframes[name] }

    /// Whether a rule is in `@starting-style`.
    package var hasStartingRules: Bool { resolver.index.hasStartingRules }

    /// The registration of a custom property; `nil` if it is not registered.
    package func registration(ofProperty name: BytewiseString) -> PropertyRegistration? {
        mirror.names.find(name.string).flatMap { resolver.index.registeredProperties[$0] }
    }

    /// Whether the declaration that gives a property its value is important.
    package func isImportant(_ property: PropertyID, in snapshot: ElementValues) -> Bool {
        guard let reference = snapshot.style.reference(of: property), reference.sheet.inlineText == nil,
            let stylesheet = reference.sheet.stylesheet, stylesheet < resolver.index.sheets.count
        else { return false }
        return resolver.index.sheets[stylesheet].declarations[Int(reference.declaration)].isImportant
    }
}

/// The values of an element at an instant.
package struct ElementValues {
    package let style: ComputedStyle
    /// The texts of custom properties, by name.
    package let customProperties: [BytewiseString: String]
    let properties: PropertyTable

    /// The value of a property, and its initial value if no declaration sets it.
    package func value(of property: PropertyID) -> Value { style[property] ?? properties.initial(of: property) }
}
