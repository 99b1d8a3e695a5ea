extension StyleEngine {
    /// Returns the elements that match a selector list, in tree order. `nil` if the selector is invalid.
    ///
    /// Like `querySelectorAll(selectors)` in a browser (DOM, section 4.2.6).
    /// - Complexity: O(n) in the elements, which are matched in a tree of their own.
    package func elements(matching selector: String) -> [StyleNode]? {
        let stylesheet = Stylesheet("\(selector) {}", name: "selector", properties: properties)
        guard stylesheet.diagnostics.allSatisfy({ $0.severity != .error }),
            stylesheet.parts.reduce(0, { $0 + $1.sheet.rules.count }) == 1
        else {
            return nil
        }
        let copy = StyleEngine(properties: properties, environment: environment)
        copy.add(stylesheet)
        var copies: [(node: StyleNode, copy: StyleNode)] = []
        var pending = roots.reversed().map { (node: $0, parent: StyleNode?.none) }
        while let (node, parent) = pending.popLast() {
            let element = element(of: node)
            let inserted = copy.insertAlone(element, under: parent, before: nil)
            copies.append((node, inserted))
            pending += children(of: node).reversed().map { ($0, inserted) }
        }
        copy.restyle()
        var inspector = copy.inspector()
        return copies.filter { pair in inspector.rules(of: pair.copy).contains { $0.selector != nil } }.map(\.node)
    }
}
