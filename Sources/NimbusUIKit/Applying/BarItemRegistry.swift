import CSSEngine
import NimbusCSS

/// Registers the items of registered bars as elements.
///
/// All items are registered if a stylesheet matches parts, as InterfaCSS stylesheets do. Otherwise, only the items that
/// the app registers are elements. Each pass compares the current items of the bars with the previous items, because
/// UIKit does not report changes.
@MainActor final class BarItemRegistry {
    private unowned let dom: NIDOM
    private var bars: [ObjectIdentifier: WeakView] = [:]
    /// The element of each item. An element is removed after its item is deallocated.
    private var elements: [ObjectIdentifier: BarItemElement] = [:]
    /// The elements that the app has registered.
    private var owned: Set<ObjectIdentifier> = []
    private var sweepThreshold = SweepThreshold()

    init(_ dom: NIDOM) { self.dom = dom }

    /// Whether no bar is registered.
    var isEmpty: Bool { bars.isEmpty }

    /// Returns the element of an item. Creates the element on first use.
    func element(of item: UIBarItem) -> BarItemElement {
        let key = ObjectIdentifier(item)
        if let known = elements[key], known.item === item { return known }
        if sweepThreshold.isReached(by: elements.count) {
            for (key, element) in elements where element.item == nil { remove(element, key) }
            sweepThreshold.didSweep(leaving: elements.count)
        }
        let element = BarItemElement(item)
        element.bar = bars.values.lazy.compactMap(\.view).first { $0.barItems.contains { $0 === item } }
        elements[key] = element
        return element
    }

    private func remove(_ element: BarItemElement, _ key: ObjectIdentifier) {
        elements[key] = nil
        owned.remove(ObjectIdentifier(element))
        dom.unregister(element)
    }

    /// Records that a view was registered.
    func didRegister(_ view: UIView) {
        if view.isItemBar { bars[ObjectIdentifier(view)] = WeakView(view) }
    }

    /// Records that the app has registered an element, or changed its names or style.
    func appDidChange(_ view: UIView) {
        if view is BarItemElement { owned.insert(ObjectIdentifier(view)) }
    }

    /// Unregisters the items of a bar that the DOM unregisters, except items that the app has registered.
    func domWillUnregister(_ view: UIView) {
        guard bars.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
        setElements([], of: view)
    }

    /// Removes all bars and items. Called after the DOM has removed their elements.
    func removeAll() {
        for bar in bars.values.compactMap(\.view) { bar.attachment(BarItemElements.self)?.elements = [] }
        (bars, elements, owned) = ([:], [:], [])
    }

    /// Registers the items added to bars since the last call, and unregisters the items removed since then.
    func update() {
        let registersAll = dom.styles.matchesParts
        for (key, bar) in bars {
            guard let bar = bar.view else {
                bars[key] = nil
                continue
            }
            let items = bar.barItems
            let current = registersAll ? items : items.filter { isRegistered($0) }
            setElements(current.map { element(of: $0) }, of: bar)
        }
    }

    private func isRegistered(_ item: UIBarItem) -> Bool {
        elements[ObjectIdentifier(item)].map { $0.item === item && owned.contains(ObjectIdentifier($0)) } ?? false
    }

    private func setElements(_ elements: [BarItemElement], of bar: UIView) {
        let former = bar.barItemElements
        guard !former.elementsEqual(elements, by: ===) || elements.contains(where: { $0.bar !== bar }) else { return }
        let attachment = bar.attachment(BarItemElements.self) ?? BarItemElements()
        if attachment.view == nil { bar.addInteraction(attachment) }
        attachment.elements = elements
        for element in former where !elements.contains(where: { $0 === element }) {
            if element.bar === bar { element.bar = nil }
            if !owned.contains(ObjectIdentifier(element)) { dom.unregister(element) }
        }
        for element in elements {
            element.bar = bar
            if !dom.registry.isRegistered(element) {
                dom.register(element, classes: [], id: nil, adoptsDescendants: false)
            }
        }
        dom.setNeedsSynchronization()
    }
}
