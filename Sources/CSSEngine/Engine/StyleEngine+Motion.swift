// The access of animations and transitions to the styles of elements.

extension StyleEngine {
    /// Sets the values that animations and transitions give an element, until they are set again. The next `restyle()` applies
    /// them.
    /// - Complexity: O(1).
    package func setMotion(_ motion: MotionDeclarations, of node: StyleNode) {
        mirror.setMotion(motion, of: tree.index(of: node))
    }

    /// The values that animations and transitions give an element.
    package func motion(of node: StyleNode) -> MotionDeclarations { mirror.motion[tree.index(of: node)] }

    /// Whether no other value of an element depends on a property, and it has no variants, so that the values of animations and
    /// transitions can replace its value without another cascade.
    package func isIndependent(_ property: PropertyID, of node: StyleNode) -> Bool {
        let index = tree.index(of: node)
        guard tree[index].pointee.variants == 0 || !resolver.hasVariants else { return false }
        return resolver.styles.isIndependent(property, in: resolver.styles.style(of: index))
    }

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

    /// Computes the style that an element would have as a variant, as of the last `restyle()`. The custom properties are those of the
    /// element.
    package func style(of node: StyleNode, in variant: StyleVariant) -> ElementValues {
        snapshot(of: node).replacing(style: resolver.style(ofVariant: variant, of: tree.index(of: node)), texts: nil)
    }

    /// The style of an element with its custom properties, as of the last `restyle()`.
    package func snapshot(of node: StyleNode) -> ElementValues {
        snapshot(resolver.styles.rows(of: tree.index(of: node)))
    }

    private func snapshot(_ rows: StyleRows) -> ElementValues {
        let custom = resolver.styles.customProperties(inRow: rows.customProperties)
        return ElementValues(style: resolver.styles.style(ofRow: rows.style) ?? .empty, properties: properties) {
            name in
            self.mirror.names.find(name.string).flatMap { custom.text(of: $0) }.flatMap {
                self.resolver.styles.string($0)
            }
        }
    }

    /// The texts of an element's custom properties by name, as of the last `restyle()`.
    package func customTexts(of node: StyleNode) -> [BytewiseString: String] {
        var texts: [BytewiseString: String] = [:]
        for entry in resolver.styles.customProperties(of: tree.index(of: node)).all.values {
            texts[BytewiseString(mirror.names.string(entry.name))] = resolver.styles.string(entry.text)
        }
        return texts
    }

    /// All elements, each before its descendants.
    package var preorder: [StyleNode] { preorder(from: roots) }

    /// An element and its descendants, each before its own descendants.
    package func preorder(of node: StyleNode) -> [StyleNode] { preorder(from: [node]) }

    private func preorder(from nodes: [StyleNode]) -> [StyleNode] {
        var result: [StyleNode] = []
        var pending = Array(nodes.reversed())
        while let node = pending.popLast() {
            result.append(node)
            pending += children(of: node).reversed()
        }
        return result
    }

    /// A number that changes when rules have other indices, or when rules come or go.
    package var rulesGeneration: UInt32 { resolver.generation }

    /// Whether a stylesheet can give a custom property a transition.
    /// - Parameter property: `transition-property`.
    package func canTransitionCustomProperties(by property: PropertyID) -> Bool {
        resolver.index.sheets.contains { $0.canTransitionCustomProperties(by: property) }
    }

    /// The properties whose values elements can take over from their parents because a stylesheet says `inherit`.
    func propertiesInheritedByStylesheets() -> InheritedProperties {
        resolver.index.sheets.reduce(into: .none) { $0.formUnion(InheritedProperties(in: $1)) }
    }

    /// Whether an inline style so far says that an element takes over a property from its parent.
    func canInlineStylesInherit(_ property: PropertyID) -> Bool { mirror.inlineStyles.inherited.contains(property) }

    /// Whether an inline style so far can give a custom property a transition.
    package var canInlineStylesTransitionCustomProperties: Bool { mirror.inlineStyles.canTransitionCustomProperties }

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
        guard let reference = snapshot.style.reference(of: property) else { return false }
        let declarations: [Declaration]
        if let text = reference.sheet.inlineText {
            declarations = mirror.inlineStyles.sheet(text).declarations
        } else if let stylesheet = reference.sheet.stylesheet, stylesheet < resolver.index.sheets.count {
            declarations = resolver.index.sheets[stylesheet].declarations
        } else {
            return false
        }
        // A style from before a change can refer to a former stylesheet.
        return reference.declaration < declarations.count && declarations[Int(reference.declaration)].isImportant
    }
}

extension ParsedStylesheet {
    /// Whether a declaration can give a custom property a transition.
    /// - Parameter property: `transition-property`.
    func canTransitionCustomProperties(by property: PropertyID) -> Bool {
        declarations.contains { declaration in
            guard declaration.property == .property(property) else { return false }
            switch declaration.value {
            case .absolute(let index), .relative(let index): return values[Int(index)].cssText.contains("--")
            case .variable, .unparsed: return true
            case .cssWide, .verbatim: return false
            }
        }
    }
}

/// The values of an element at an instant. Those of custom properties are valid until the next `restyle()`.
package struct ElementValues {
    package let style: ComputedStyle
    let properties: PropertyTable
    /// Returns the text of a custom property. `nil` if it has no value.
    let customText: (BytewiseString) -> String?

    /// The value of a property, and its initial value if no declaration sets it.
    package func value(of property: PropertyID) -> Value { style[property] ?? properties.initial(of: property) }

    /// Returns the values with another style and with other custom properties.
    /// - Parameters:
    ///   - style: `nil` for the same style.
    ///   - texts: The texts of custom properties by name. `nil` for the same custom properties.
    func replacing(style: ComputedStyle? = nil, texts: [BytewiseString: String]?) -> ElementValues {
        ElementValues(
            style: style ?? self.style, properties: properties,
            customText: texts.map { texts in { texts[$0] } } ?? customText)
    }
}
