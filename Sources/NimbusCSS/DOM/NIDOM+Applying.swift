import CSSEngine

extension NIDOM {
    // MARK: Now or later

    /// Makes several changes and styles the views once, at the end.
    public func performBatchUpdates(_ changes: () throws -> Void) rethrows {
        styling.openBatches += 1
        defer {
            styling.openBatches -= 1
            if styling.openBatches == 0, needsStyle { didChange() }
        }
        try changes()
    }

    /// Whether something has changed that the views were not told of yet.
    public var needsStyle: Bool { styling.needsPass }

    /// Has the next pass ask a view what selectors see of it, and where it stands. Does nothing for one that is not
    /// registered.
    ///
    /// Told of every change of a state, a place or an attribute, the view costs no more than told of one.
    public func setNeedsStyle(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        styling.changedViews[node] = .all
        needPass()
    }

    /// Styles everything that waits for a pass. Within ``performBatchUpdates(_:)``, its end does.
    public func styleNow() {
        guard needsStyle, styling.openBatches == 0, !styling.isApplying else { return }
        styling.isPassScheduled = false
        makePass()
    }

    /// Something has changed that counts at once, unless it was wished otherwise.
    func didChange() {
        styling.noteChange()
        if coalescesChanges { needPass() } else { styleNow() }
    }

    /// Something has changed that waits for the next pass.
    func needPass() {
        styling.noteChange()
        // A batch, or the pass that is being made, sees to it itself.
        guard !styling.isPassScheduled, !styling.isApplying, styling.openBatches == 0 else { return }
        styling.isPassScheduled = true
        passScheduler { [weak self] in self?.makeScheduledPass() }
    }

    private func makeScheduledPass() {
        // Within a batch it does nothing, and the batch asks for another one.
        styling.isPassScheduled = false
        styleNow()
    }

    /// Whether what changes is not styled before others have had their turn.
    var needsStyleLater: Bool { coalescesChanges || styling.openBatches > 0 || styling.isApplying }

    // MARK: Styling

    /// The values that a view's style gives it, and where they come from; nil where it is not registered.
    ///
    /// It is up to date even where the view has not heard of it yet: in a batch, before a pass, or while others are
    /// styled.
    public func ruleset(of view: any NIStyleable) -> NICSSRuleset? {
        guard let node = node(of: view) else { return nil }
        restyle()
        return styling.rulesets.ruleset(of: node, in: engine)
    }

    /// Tells the views what has changed. What they change meanwhile comes afterwards.
    private func makePass() {
        styling.isApplying = true
        defer { styling.isApplying = false }
        for _ in 0..<Styling.roundLimit where styling.needsPass {
            styling.needsPass = false
            restyle()
            let news = styling.news
            styling.news = []
            for item in news where isRegistered(item.element) {
                item.element.view?.applyStyle(item.ruleset, changing: item.difference, in: self)
            }
            if let former = styling.formerEnvironment {
                styling.formerEnvironment = nil
                companion?.environmentDidChange(from: former, in: self)
            }
            companion?.domDidApply(self)
        }
    }

    /// Brings all styles up to date. Views are told later.
    private func restyle() {
        guard styling.needsRestyle else { return }
        styling.needsRestyle = false
        takeOverStylesheets()
        lookAtChangedViews()
        if treeNotes.isOutOfDate { updateTree() }
        let update = engine.restyle()
        styling.visitedCount += update.visitedCount
        styling.rulesets = RulesetTable()
        for change in update.changes {
            styling.news.append(
                Styling.News(
                    element: element(of: change.node),
                    ruleset: styling.rulesets.ruleset(of: change.node, in: engine),
                    difference: NIStyleDifference(change.difference, properties: engine.properties)))
        }
    }

    private func takeOverStylesheets() {
        guard styling.haveStylesheetsChanged else { return }
        styling.haveStylesheetsChanged = false
        for (place, stylesheet) in stylesheets.enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[place], with: snapshot)
            snapshots[place] = snapshot
        }
    }

    private func lookAtChangedViews() {
        let changed = styling.changedViews
        styling.changedViews = [:]
        for (node, aspects) in changed where engine.contains(node) {
            updatePlace(of: node)
            update(node, aspects)
            if let view = element(of: node).view { companion?.domDidLook(at: view) }
        }
    }
}
