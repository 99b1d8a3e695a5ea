import CSSEngine

extension NIDOM {
    /// What is to be done until every view looks as its style says.
    struct Styling {
        /// Views that change one another for ever are left alone after so many turns.
        static let roundLimit = 32

        /// A view whose style has changed, and that was not told yet.
        struct News {
            let element: DOMElement
            let ruleset: NICSSRuleset
            let difference: NIStyleDifference
        }

        var openBatches = 0
        var isApplying = false
        var needsRestyle = false
        var rulesets = RulesetTable()
        var news: [News] = []
    }

    /// Makes several changes and styles the views once, at the end.
    public func performBatchUpdates(_ changes: () throws -> Void) rethrows {
        styling.openBatches += 1
        defer {
            styling.openBatches -= 1
            apply()
        }
        try changes()
    }

    /// The values that a view's style gives it, and where they come from; nil where it is not registered.
    ///
    /// It is up to date even where the view has not heard of it yet: in a batch, or while others are styled.
    public func ruleset(of view: any NIStyleable) -> NICSSRuleset? {
        guard let node = node(of: view) else { return nil }
        restyle()
        return styling.rulesets.ruleset(of: node, in: engine)
    }

    /// Something has changed: tells the views what that does to them. What they change meanwhile comes afterwards.
    func apply() {
        styling.needsRestyle = true
        guard styling.openBatches == 0, !styling.isApplying else { return }
        styling.isApplying = true
        defer { styling.isApplying = false }
        for _ in 0..<Styling.roundLimit {
            restyle()
            let news = styling.news
            styling.news = []
            for item in news where isRegistered(item.element) {
                item.element.view?.applyStyle(item.ruleset, changing: item.difference, in: self)
            }
            companion?.domDidApply(self)
            if !styling.needsRestyle, styling.news.isEmpty { return }
        }
    }

    /// Brings all styles up to date. Views are told later.
    private func restyle() {
        guard styling.needsRestyle else { return }
        styling.needsRestyle = false
        if isTreeOutOfDate { updateTree() }
        let update = engine.restyle()
        styling.rulesets = RulesetTable()
        for change in update.changes {
            styling.news.append(
                Styling.News(
                    element: element(of: change.node),
                    ruleset: styling.rulesets.ruleset(of: change.node, in: engine),
                    difference: NIStyleDifference(change.difference, properties: engine.properties)))
        }
    }
}
