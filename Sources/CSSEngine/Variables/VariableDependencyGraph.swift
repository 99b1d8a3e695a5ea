/// The custom properties of one element that contain references, substituted in the order of their dependencies. Finds
/// cycles on the way (CSS Variables 1, section 2.3). As in browsers, the references in a fallback only count if the
/// fallback is used.
///
/// Uses a stack of its own, because a chain of variables can be as long as a stylesheet.
struct VariableDependencyGraph {
    struct Node {
        let winner: CascadedCustomProperty
        let context: DeclarationContext
        /// An index of the stylesheet's unparsed values.
        let unparsedValue: UInt32
    }

    private enum State: Equatable {
        case open
        /// The depth of the stack frame that substitutes the node.
        case inProgress(depth: Int)
        case done
    }

    /// A node during its substitution.
    private struct Frame {
        let row: Int
        var substitution: Substitution
        /// The depth of the outermost frame that the node depends on.
        private(set) var cycleStart: Int?

        init(_ row: Int, _ substitution: Substitution) {
            self.row = row
            self.substitution = substitution
        }

        mutating func joinCycle(from depth: Int) {
            cycleStart = min(cycleStart ?? depth, depth)
            substitution.isCyclic = true
        }
    }

    private(set) var nodes: [Node] = []
    private var rows: [Atom: Int] = [:]
    private var states: [State] = []

    mutating func append(_ node: Node) {
        rows[node.winner.name] = nodes.count
        nodes.append(node)
        states.append(.open)
    }

    /// Substitutes all nodes.
    /// - Parameters:
    ///   - text: Returns the text for a reference, unless it refers to a node that is not done yet; `Atom.none` if there
    ///     is none.
    ///   - substitute: Replaces the current reference by a text.
    ///   - finish: Receives the result of a node, `nil` if it is invalid. Returns the node to substitute instead, if the
    ///     result rolls the cascade back to another declaration.
    mutating func resolve(
        text: (SubstitutionReference) -> Atom, substitute: (Atom, inout Substitution) -> Void,
        finish: (Node, SubstitutedText?) -> Node?
    ) {
        for root in nodes.indices where states[root] == .open {
            var frames = [begin(root, depth: 0)]
            while var frame = frames.popLast() {
                if let needed = advance(&frame, text, substitute) {
                    if case .inProgress(let depth) = states[needed] {
                        frame.joinCycle(from: depth)
                        frame.substitution.useFallback()
                        frames.append(frame)
                    } else {
                        frames.append(frame)
                        frames.append(begin(needed, depth: frames.count))
                    }
                    continue
                }
                let depth = frames.count
                // Each frame of a cycle passes it on to the one below, so that the cost of each is constant.
                if let start = frame.cycleStart, start < depth { frames[depth - 1].joinCycle(from: start) }
                if let next = finish(nodes[frame.row], frame.substitution.result) {
                    nodes[frame.row] = next
                    frames.append(begin(frame.row, depth: depth))
                } else {
                    states[frame.row] = .done
                }
            }
        }
    }

    private mutating func begin(_ row: Int, depth: Int) -> Frame {
        states[row] = .inProgress(depth: depth)
        return Frame(row, Substitution(nodes[row].unparsedValue, nodes[row].context))
    }

    /// Substitutes up to a reference to a node that is not done. Returns the row of that node.
    private mutating func advance(
        _ frame: inout Frame, _ text: (SubstitutionReference) -> Atom, _ substitute: (Atom, inout Substitution) -> Void
    ) -> Int? {
        while let reference = frame.substitution.nextReference() {
            if case .variable(let name) = reference, let row = rows[name], states[row] != .done { return row }
            let value = text(reference)
            if value == .none {
                frame.substitution.useFallback()
            } else {
                substitute(value, &frame.substitution)
            }
        }
        return nil
    }
}
