import CSSEngine
import Foundation

extension NIDOM {
    /// Brings everything up to date: stylesheets that have changed, views that have moved, what views say of themselves.
    public func refresh() {
        for (place, stylesheet) in stylesheets.enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[place], with: snapshot)
            snapshots[place] = snapshot
        }
        companion?.domWillRefresh(self)
        isTreeOutOfDate = true
        for node in nodes.values { engine.update(node) }
        apply()
    }

    /// Asks a view again where it stands and what selectors see of it, and styles what that concerns.
    public func refreshView(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        if !isInPlace(node, of: view) { isTreeOutOfDate = true }
        engine.update(node)
        apply()
    }

    /// Sets a custom property of a view from code, above all sheets; nil takes it back.
    /// - Returns: false, and nothing is changed, where the name or the value is none, or the view is not registered.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of view: any NIStyleable) -> Bool {
        guard let node = node(of: view), engine.setCustomProperty(name, to: value, of: node) else { return false }
        apply()
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
                    Task { @MainActor in self?.refresh() }
                }
            })
        // What has changed before nobody has told.
        refresh()
    }
}
