import CSSEngine

/// What the toolkit's adapter needs of a DOM.
extension NIDOM {
    /// What the adapter has noted of a view; nil where there is nothing, or the view is not registered.
    package func record(of view: any NIStyleable) -> AnyObject? {
        node(of: view).flatMap { element(of: $0).record }
    }

    /// Keeps a note of a registered view for as long as that is registered.
    package func setRecord(_ record: AnyObject, of view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        element(of: node).record = record
    }

    /// The values of each variant that a view keeps ready, in their order.
    package func variantRulesets(of view: any NIStyleable) -> [NICSSRuleset] {
        guard let node = node(of: view) else { return [] }
        return view.styleVariants.indices.map {
            NICSSRuleset(engine.elementStyle(ofVariant: $0, of: node), in: environment)
        }
    }

    /// Those that the stylesheets were read with.
    package var properties: PropertyTable { engine.properties }

    /// The id of a registered view.
    package func id(of view: any NIStyleable) -> String? {
        node(of: view).flatMap { element(of: $0).styleID }
    }

    /// The registered views with their notes, in no order.
    package var records: [(view: any NIStyleable, record: AnyObject)] {
        nodes.values.compactMap { node in
            let element = element(of: node)
            guard let view = element.view, let record = element.record else { return nil }
            return (view, record)
        }
    }

    /// What has happened to the tree since this was asked last.
    package func takeTreeChanges() -> TreeChanges {
        let changes = treeChanges
        treeChanges = TreeChanges()
        return changes
    }

    /// A view was registered, moved, renamed or forgotten.
    func noteTreeChange(of element: DOMElement, isNew: Bool = false) {
        treeVersion += 1
        // Nobody else asks for them.
        if companion != nil { treeChanges.note(element, isNew: isNew) }
    }

    /// What is wrong in the views' own styles.
    package var inlineDiagnostics: [Diagnostic] { engine.inlineDiagnostics }
}
