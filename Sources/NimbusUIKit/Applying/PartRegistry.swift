import CSSEngine
import NimbusCSS

/// Registers the nested views that `::part()` selects, as parts of the registered views.
///
/// The registry visits views only if a stylesheet uses `::part()`. Each pass compares the nested views with the
/// registered parts, because UIKit does not report replaced views.
@MainActor final class PartRegistry {
    /// A registered view with nested views.
    private struct Host {
        private(set) weak var view: UIView?
        var parts: [String: WeakView] = [:]

        init(_ view: UIView) { self.view = view }
    }

    private unowned let dom: NIDOM
    /// The part names that the rules use, sorted.
    private var names: [String] = []
    @exclusivity(unchecked) private var hosts: [ObjectIdentifier: Host] = [:]
    /// The views that were registered or read again since the last update.
    private var changed: [WeakView] = []
    /// The nested views of the app's own classes.
    var nestedViews: [NestedView] = []

    init(_ dom: NIDOM) { self.dom = dom }

    /// Whether no view has parts.
    var isEmpty: Bool { hosts.isEmpty }

    /// Returns the registered parts of a view.
    func parts(of view: UIView) -> [UIView] {
        guard let host = hosts[ObjectIdentifier(view)], host.view === view else { return [] }
        return names.compactMap { host.parts[$0]?.view }
    }

    /// Records that a view was registered or read again.
    func didChange(_ view: UIView) {
        if !names.isEmpty { changed.append(WeakView(view)) }
    }

    /// Removes the parts of a view that the DOM unregisters.
    func domWillUnregister(_ view: UIView) {
        guard let host = hosts.removeValue(forKey: ObjectIdentifier(view)), host.view === view else { return }
        for case let part? in host.parts.values.map(\.view) { dom.unregisterPart(part) }
    }

    /// Removes all parts. Called after the DOM has removed its views.
    func removeAll() { (names, hosts, changed) = ([], [:], []) }

    /// Registers the parts that the current rules name.
    /// - Parameters:
    ///   - views: All registered views.
    ///   - undo: Undoes the style of a view that is no longer a part.
    func update(of views: @autoclosure () -> [UIView], undoing undo: (UIView) -> Void) {
        let current = dom.styles.partNames
        if current.count != names.count || !current.isSuperset(of: names) {
            names = current.sorted()
            for view in views() { update(view, undo) }
        }
        let changed = changed
        self.changed = []
        for case let view? in changed.map(\.view) { update(view, undo) }
    }

    /// Finds the parts of all views again. Called after the app has changed the nested views of its classes.
    func updateAll(of views: [UIView], undoing undo: (UIView) -> Void) {
        for view in views where !names.isEmpty { update(view, undo) }
    }

    /// Updates the parts of all hosts, in case the app has replaced nested views.
    func updateHosts(undoing undo: (UIView) -> Void) {
        for (identity, host) in hosts {
            if let view = host.view { update(view, undo) } else { hosts[identity] = nil }
        }
    }

    private func update(_ view: UIView, _ undo: (UIView) -> Void) {
        guard dom.registry.isRegistered(view) else { return }
        let identity = ObjectIdentifier(view)
        let known = hosts[identity].flatMap { $0.view === view ? $0 : nil }
        var host = Host(view)
        for name in names {
            // The path to a part can lead back to the view.
            guard let part = view.part(named: name, among: nestedViews), part !== view else { continue }
            host.parts[name] = WeakView(part)
        }
        let parts = Set(host.parts.values.compactMap { $0.view.map { ObjectIdentifier($0) } })
        for case let former? in known?.parts.values.map(\.view) ?? [] where !parts.contains(ObjectIdentifier(former)) {
            if dom.isInternalPart(former) { undo(former) }
            dom.unregisterPart(former)
        }
        hosts[identity] = host.parts.isEmpty ? nil : host
        for name in names {
            if let part = host.parts[name]?.view { dom.registerPart(part, named: name, of: view) }
        }
    }
}
