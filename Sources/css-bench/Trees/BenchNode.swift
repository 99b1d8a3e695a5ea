import CSSEngine

/// A view with only the properties that selectors can test.
final class BenchNode: StyleElement {
    let styleTypes: [String]
    let styleID: String?
    var styleClasses: [String]
    var styleState: ElementState
    let hasText: Bool
    var inlineStyle: String?
    /// The value of the attribute `label`.
    var label: String?
    var styleChildren: [BenchNode] = []

    init(
        _ type: String, id: String? = nil, classes: [String] = [], state: ElementState = [], hasText: Bool = false
    ) {
        styleTypes = [type]
        styleID = id
        styleClasses = classes
        styleState = state
        self.hasText = hasText
    }

    /// Releases the subviews iteratively, because a recursive release of a deep tree overflows the stack.
    deinit {
        var pending = styleChildren
        styleChildren = []
        while var node = pending.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            pending += node.styleChildren
            node.styleChildren = []
        }
    }

    /// The number of views in the subtree, including this view.
    var count: Int {
        var count = 0
        var pending = [self]
        while let node = pending.popLast() {
            count += 1
            pending += node.styleChildren
        }
        return count
    }

    func styleAttribute(_ name: String) -> String? { name == "label" ? label : nil }

    /// Adds a class, or removes it if the view has it.
    func toggle(_ name: String) {
        if let index = styleClasses.firstIndex(of: name) {
            styleClasses.remove(at: index)
        } else {
            styleClasses.append(name)
        }
    }

    /// Returns a copy of the subtree without ids, which have to be unique.
    func copy() -> BenchNode {
        let copy = BenchNode(styleTypes[0], classes: styleClasses, state: styleState, hasText: hasText)
        copy.styleChildren = styleChildren.map { $0.copy() }
        return copy
    }
}
