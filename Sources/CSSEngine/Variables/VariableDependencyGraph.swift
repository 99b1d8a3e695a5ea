/// Custom properties of one element that refer to others, resolved in the order of need, with cycles found on the way
/// (CSS Variables 1, section 2.3). What a fallback refers to counts only where the fallback is taken, as in browsers.
///
/// Works with a stack of its own: a chain of variables may be as long as a sheet.
struct VariableDependencyGraph {
    struct Node {
        let winner: Cascade.CascadedCustomProperty
        let origin: VariableResolver.Origin
        /// A row of the origin's templates.
        let template: UInt32
    }

    private enum State: Equatable {
        case open
        /// By the call in this place.
        case isBeingResolved(place: Int)
        case resolved
    }

    /// A node in the middle of its template.
    private struct Call {
        let row: Int
        var substitution: Substitution
        /// The place of the outermost call that it leads back to.
        private(set) var cycleStart: Int?

        init(_ row: Int, _ substitution: Substitution) {
            self.row = row
            self.substitution = substitution
        }

        mutating func join(cycleFrom place: Int) {
            cycleStart = min(cycleStart ?? place, place)
            substitution.isCyclic = true
        }
    }

    private(set) var nodes: [Node] = []
    private var rows: [Atom: Int] = [:]
    private var states: [State] = []

    mutating func add(_ node: Node) {
        rows[node.winner.name] = nodes.count
        nodes.append(node)
        states.append(.open)
    }

    /// Resolves all nodes.
    /// - Parameters:
    ///   - lookUp: the text of a custom property that is not among the nodes, or was resolved; nil or `Atom.none` where
    ///     it has none.
    ///   - fillIn: fills in the text of a name.
    ///   - settle: takes a node's result, nil where it is invalid; returns the node to resolve in its place, if that
    ///     result leaves the name to another declaration.
    mutating func resolve(
        lookUp: (Atom) -> Atom?, fillIn: (Atom, inout Substitution) -> Void,
        settle: (Node, SubstitutedText?) -> Node?
    ) {
        for root in nodes.indices where states[root] == .open {
            var calls = [begin(root, at: 0)]
            while var call = calls.popLast() {
                if let needed = advance(&call, lookUp, fillIn) {
                    if case .isBeingResolved(let place) = states[needed] {
                        call.join(cycleFrom: place)
                        call.substitution.leaveOut()
                        calls.append(call)
                    } else {
                        calls.append(call)
                        calls.append(begin(needed, at: calls.count))
                    }
                    continue
                }
                let place = calls.count
                // The calls of a cycle hear of it one from the other as they go on, so that each costs the same.
                if let start = call.cycleStart, start < place { calls[place - 1].join(cycleFrom: start) }
                if let next = settle(nodes[call.row], call.substitution.result) {
                    nodes[call.row] = next
                    calls.append(begin(call.row, at: place))
                } else {
                    states[call.row] = .resolved
                }
            }
        }
    }

    private mutating func begin(_ row: Int, at place: Int) -> Call {
        states[row] = .isBeingResolved(place: place)
        return Call(row, Substitution(nodes[row].template, nodes[row].origin))
    }

    /// Goes through a template up to a reference to a node that is not resolved yet: returns that node's row.
    private func advance(
        _ call: inout Call, _ lookUp: (Atom) -> Atom?, _ fillIn: (Atom, inout Substitution) -> Void
    ) -> Int? {
        while let name = call.substitution.nextReference() {
            if let row = rows[name], states[row] != .resolved { return row }
            if let text = lookUp(name), text != Atom.none {
                fillIn(text, &call.substitution)
            } else {
                call.substitution.leaveOut()
            }
        }
        return nil
    }
}
