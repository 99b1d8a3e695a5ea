// What is kept of former styles where sheets change, and what is forgotten.

extension StyleResolver {
    /// The sheets are others now, or other conditions hold: keeps what elements have come to as far as the rules
    /// correspond, marks the elements that are concerned, and forgets everything else.
    /// - Parameter correspondence: nil where nothing is known; then everything is marked.
    mutating func follow(_ newIndex: RuleIndex, _ correspondence: RuleIndexDiff?) {
        // What variants match is not kept.
        let newQuestions = VariantDependencies(newIndex.selectors)
        markElements(withVariants: !questions.isEmpty || !newQuestions.isEmpty)
        questions = newQuestions
        if let correspondence, correspondence.keepsPlaces {
            markAffected(by: correspondence)
        } else {
            move(to: newIndex, correspondence)
        }
        index = newIndex
        edition += 1
        forgetMemos(keepingTexts: correspondence != nil)
        areDependenciesOld = true
    }

    private func markElements(withVariants asksForVariants: Bool) {
        guard asksForVariants else { return }
        let view = tree.view
        for element in styledElements where view[element].pointee.variants != 0 { view.mark(element, .matches) }
    }

    /// Everything stands where it did: what elements have come to is kept as it is.
    private mutating func markAffected(by correspondence: RuleIndexDiff) {
        let areAffected = (0..<UInt32(lists.count)).map { row in
            lists[row].contains { correspondence.isAffected[Int($0)] }
        }
        let view = tree.view
        for element in styledElements {
            nodes[Int(element)].identity = 0
            let list = nodes[Int(element)].list
            if list == NodeStyle.none || areAffected[Int(list)] { view.mark(element, .values) }
        }
    }

    /// Gives all elements rows of new tables.
    private mutating func move(to newIndex: RuleIndex, _ correspondence: RuleIndexDiff?) {
        let view = tree.view
        let subjects = correspondence.map { newIndex.subjects(ofRanks: $0.isNew) }
        var move = StyleMigration(
            styles: styles.count, customProperties: customProperties.count, lists: lists.count, correspondence)
        var newLists = ListInterner()
        for element in styledElements {
            let dirt = move.move(&nodes[Int(element)], styles, customProperties, lists, to: &newLists)
            if !dirt.isEmpty { view.mark(element, dirt) }
            if subjects?.mayContain(view[element].pointee, in: view) == true { view.mark(element, .matches) }
        }
        styles = move.styles
        customProperties = move.customProperties
        lists = newLists
    }

    private var styledElements: [Int32] {
        nodes.indices.compactMap { nodes[$0].style == NodeStyle.none ? nil : Int32($0) }
    }

    private mutating func forgetMemos(keepingTexts: Bool) {
        origins = DeclarationLookup(index: index, inlineStyles: inlineStyles)
        cascade = Cascade(index, inlineStyles: inlineStyles, propertyCount: properties.properties.count)
        identities = StyleSharingCache()
        cascades = []
        cascadeOfList = []
        cascadeRows = [:]
        customPropertyRows = [:]
        styleRows = [:]
        if keepingTexts { variables.forgetPlaces() } else { variables = VariableResolver(properties: properties) }
    }

    /// Once the elements that other sheets concern are styled: forgets what only former styles depended on.
    mutating func renewDependencies() {
        guard areDependenciesOld else { return }
        areDependenciesOld = false
        dependencies = variantStyles.values.joined().reduce(into: []) { $0.formUnion($1.dependencies) }
        for node in nodes where node.style != NodeStyle.none {
            dependencies.formUnion(styles[Int(node.style)].dependencies)
        }
    }

    /// Whether nothing was styled yet.
    var isEmpty: Bool { nodes.isEmpty }

    /// How many rows there are that nothing may need any more.
    var memoCount: Int {
        identities.count + lists.count + cascades.count + customProperties.count + styles.count + variables.memoCount
    }

    /// Forgets removed nodes.
    mutating func forget(_ element: Int32) {
        if Int(element) < nodes.count { nodes[Int(element)] = NodeStyle() }
        variantStyles[element] = nil
    }
}
