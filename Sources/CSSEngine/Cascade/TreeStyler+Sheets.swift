// What is kept of former styles where sheets change, and what is forgotten.

extension TreeStyler {
    /// The sheets are others now, or other conditions hold: keeps what elements have come to as far as the rules
    /// correspond, marks the elements that are concerned, and forgets everything else.
    /// - Parameter correspondence: nil where nothing is known; then everything is marked.
    mutating func follow(_ newIndex: RuleIndex, _ correspondence: RuleCorrespondence?) {
        let view = tree.view
        let subjects = correspondence.map { newIndex.subjects(ofRanks: $0.isNew) }
        // What variants match is not kept.
        let newQuestions = VariantQuestions(newIndex.selectors)
        let asksForVariants = !questions.isEmpty || !newQuestions.isEmpty
        questions = newQuestions
        var move = StyleMove(styles: styles.count, environments: environments.count, lists: lists.count, correspondence)
        var newLists = MatchListTable()
        for root in tree.roots {
            var element = root
            while element >= 0 {
                if Int(element) < nodes.count, nodes[Int(element)].style != NodeStyle.none {
                    let dirt = move.move(&nodes[Int(element)], styles, environments, lists, to: &newLists)
                    if !dirt.isEmpty { view.mark(element, dirt) }
                    let hasVariants = view[element].pointee.variants != 0 && asksForVariants
                    if hasVariants || subjects?.mayContain(view[element].pointee, in: view) == true {
                        view.mark(element, .matches)
                    }
                }
                element = view.next(after: element, within: root)
            }
        }
        styles = move.styles
        areDependenciesOld = true
        environments = move.environments
        lists = newLists
        index = newIndex
        forgetMemos(keepingTexts: correspondence != nil)
    }

    private mutating func forgetMemos(keepingTexts: Bool) {
        origins = DeclarationOrigins(index: index, inlineStyles: inlineStyles)
        cascade = Cascade(index, inlineStyles: inlineStyles, propertyCount: properties.properties.count)
        identities = IdentityTable()
        cascades = []
        cascadeOfList = []
        cascadeRows = [:]
        environmentRows = [:]
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
        identities.count + lists.count + cascades.count + environments.count + styles.count + variables.memoCount
    }

    /// Forgets removed nodes.
    mutating func forget(_ element: Int32) {
        if Int(element) < nodes.count { nodes[Int(element)] = NodeStyle() }
        variantStyles[element] = nil
    }
}
