/// The values of elements from before a change, which consists of one or several updates of styles.
struct StyleChange {
    /// The style of an element before the change.
    enum Former {
        case style(ComputedStyle)
        /// The element had no style.
        case none
        /// The element has the style that it had.
        case unchanged
    }

    /// The updates whose former styles are not in `former` yet.
    private var updates: [StyleUpdate] = []
    private var former: [StyleNode: Former] = [:]
    private var customTexts: [StyleNode: [BytewiseString: String]] = [:]

    /// The values that the elements which the change has touched had in the properties that the toolkit played.
    var playedValues: [StyleNode: [MotionProperty: Value]] = [:]

    mutating func add(_ update: StyleUpdate) {
        if !update.elements.isEmpty { updates.append(update) }
    }

    /// Whether the custom properties from before the change are known.
    var hasCustomTexts: Bool { !customTexts.isEmpty }

    /// Remembers the custom properties of all elements, because updates do not list them.
    mutating func rememberCustomTexts(of engine: StyleEngine) {
        for node in engine.preorder { customTexts[node] = engine.customTexts(of: node) }
    }

    /// The style of an element before the first update that has changed it.
    mutating func former(of node: StyleNode) -> Former {
        for update in updates {
            for element in update.elements where former[element.node] == nil {
                former[element.node] = update.differences[Int(element.difference)].old.map { .style($0) } ?? Former.none
            }
        }
        updates = []
        return former[node] ?? .unchanged
    }

    /// The custom properties of an element before the change. `nil` if no custom property can have a transition.
    func customTexts(of node: StyleNode) -> [BytewiseString: String]? { customTexts[node] }
}
