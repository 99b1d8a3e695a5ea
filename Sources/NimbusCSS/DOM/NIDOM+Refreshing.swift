import CSSEngine
import Foundation

extension NIDOM {
    /// Brings everything up to date, at once: stylesheets that have changed, views that have moved, what views say of
    /// themselves.
    public func refresh() {
        styling.haveStylesheetsChanged = true
        styling.noteChange()
        treeNotes.isOutOfDate = true
        companion?.domWillRefresh(self)
        for node in nodes.values { update(node) }
        styleNow()
    }

    /// Asks a view again where it stands and what selectors see of it, and styles what that concerns.
    ///
    /// Of those around it and inside it that have moved too, each is to be named; ``refresh()`` finds all.
    public func refreshView(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        styling.changedViews[node] = .all
        didChange()
    }

    /// Asks a view what may have changed of it.
    func update(_ node: StyleNode, _ aspects: ElementChanges = .all) {
        if aspects.contains(.id) { updateOwnID(of: node) }
        engine.update(node, aspects)
    }

    /// Sets a custom property of a view from code, above all sheets; nil takes it back.
    /// - Returns: false, and nothing is changed, where the name or the value is none, or the view is not registered.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of view: any NIStyleable) -> Bool {
        guard let node = node(of: view), engine.setCustomProperty(name, to: value, of: node) else { return false }
        didChange()
        return true
    }

    func observeStylesheets() {
        guard refreshesAutomatically else {
            observers = nil
            return
        }
        observers = NotificationTokens(
            stylesheets.map { stylesheet in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: nil
                ) { [weak self] _ in
                    // Sheets change on any thread.
                    Task { @MainActor in self?.stylesheetDidChange() }
                }
            })
        // What has changed before nobody has told.
        refresh()
    }

    private func stylesheetDidChange() {
        styling.haveStylesheetsChanged = true
        needPass()
    }
}
