import CSSEngine

/// A view that is nothing but what selectors see of it.
final class BenchNode: StyleElement {
    let styleTypes: [String]
    let styleID: String?
    var styleClasses: [String]
    var styleState: ElementState
    let hasText: Bool
    var inlineStyle: String?
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

    /// Lets go of its subviews one by one, however deep they are.
    deinit {
        var pending = styleChildren
        styleChildren = []
        while var node = pending.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            pending += node.styleChildren
            node.styleChildren = []
        }
    }

    /// How many views there are, this one and all inside it.
    var count: Int {
        var count = 0
        var pending = [self]
        while let node = pending.popLast() {
            count += 1
            pending += node.styleChildren
        }
        return count
    }

    func styleAttribute(_ name: String) -> String? { nil }

    /// Adds a class, or removes it where it is there.
    func toggle(_ name: String) {
        if let place = styleClasses.firstIndex(of: name) {
            styleClasses.remove(at: place)
        } else {
            styleClasses.append(name)
        }
    }

    /// The same view with the same subviews once more, but for the id, which only one may have.
    func copy() -> BenchNode {
        let copy = BenchNode(styleTypes[0], classes: styleClasses, state: styleState, hasText: hasText)
        copy.styleChildren = styleChildren.map { $0.copy() }
        return copy
    }
}
