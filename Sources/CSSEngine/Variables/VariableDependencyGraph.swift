/// The custom properties of one element that contain references. Substitutes them in the order of their dependencies, and
/// finds cycles (CSS Variables 1, section 2.3). As in browsers, a reference in a fallback is a dependency only if the
/// fallback is used.
///
/// The graph has a stack of its own, because a chain of variables can be as long as a stylesheet.
struct VariableDependencyGraph {
    struct Node {
        let winner: WinningCustomProperty
        let context: DeclarationContext
        /// An index of the stylesheet's unparsed values.
        let unparsedValue: UInt32
    }

    fileprivate enum State: Equatable {
        case open
        /// The depth of the stack frame that substitutes the node.
        case inProgress(depth: Int)
        case done
    }

    /// A node during its substitution.
    private struct Frame {
        /// The index of the node.
        let node: Int
        var substitution: Substitution
        /// The depth of the outermost frame among the cycles that the node is part of; `nil` if no cycle is found yet.
        private(set) var cycleStart: Int?
        /// The nodes that an evaluated value needs first, the next one last.
        var pendingNodes: [Int] = []
        /// The work of evaluations so far.
        var work = 0

        init(_ node: Int, _ substitution: Substitution) {
            self.node = node
            self.substitution = substitution
        }

        /// Whether the value is evaluated as a whole.
        var isEvaluated: Bool {
            if case .evaluated = substitution.reference { true } else { false }
        }

        mutating func joinCycle(from depth: Int) {
            cycleStart = min(cycleStart ?? depth, depth)
            substitution.isCyclic = true
        }
    }

    /// The nodes that are not done, for an evaluation.
    struct Unresolved {
        fileprivate let indices: [Atom: Int]
        fileprivate let states: [State]

        /// Whether a custom property is a node that is not done.
        func contains(_ name: Atom) -> Bool { indices[name].map { states[$0] != .done } ?? false }
    }

    /// The result of an evaluation.
    struct Evaluation {
        /// `nil` if the value is invalid.
        let text: SubstitutedText?
        /// The custom properties that are needed first. If there are any, `text` has no meaning.
        let pending: [Atom]
        /// The work of this evaluation and the former ones of the value.
        let work: Int
    }

    private(set) var nodes: [Node] = []
    /// The indices of the nodes by their names.
    private var indices: [Atom: Int] = [:]
    private var states: [State] = []

    mutating func append(_ node: Node) {
        indices[node.winner.name] = nodes.count
        nodes.append(node)
        states.append(.open)
    }

    /// Substitutes all nodes.
    /// - Parameters:
    ///   - replace: Replaces a reference of a substitution. The nodes that the reference depends on are done.
    ///   - evaluate: Evaluates a value between two byte offsets of a stylesheet. Receives the nodes that are not done, and the
    ///     work of former evaluations of the value.
    ///   - finish: Receives the result of a node, `nil` if it is invalid. Returns the node to substitute instead, if the
    ///     result rolls the cascade back to another declaration.
    mutating func resolve(
        replace: (SubstitutionReference, inout Substitution) -> Void,
        evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation,
        finish: (Node, SubstitutedText?) -> Node?
    ) {
        for root in nodes.indices where states[root] == .open {
            var frames = [begin(root, depth: 0)]
            while var frame = frames.popLast() {
                if let needed = advance(&frame, replace, evaluate) {
                    if case .inProgress(let depth) = states[needed] {
                        frame.joinCycle(from: depth)
                        if !frame.isEvaluated { frame.substitution.useFallback() }
                        frames.append(frame)
                    } else {
                        frames.append(frame)
                        frames.append(begin(needed, depth: frames.count))
                    }
                    continue
                }
                let depth = frames.count
                // Each frame of a cycle adds the frame below to the cycle, so that the cost of each frame is constant.
                if let start = frame.cycleStart, start < depth { frames[depth - 1].joinCycle(from: start) }
                if let next = finish(nodes[frame.node], frame.substitution.result) {
                    nodes[frame.node] = next
                    frames.append(begin(frame.node, depth: depth))
                } else {
                    states[frame.node] = .done
                }
            }
        }
    }

    private mutating func begin(_ node: Int, depth: Int) -> Frame {
        states[node] = .inProgress(depth: depth)
        return Frame(node, Substitution(nodes[node].unparsedValue, nodes[node].context))
    }

    /// Substitutes references up to one whose node is not done. Returns the index of this node; `nil` if the substitution
    /// is complete.
    private mutating func advance(
        _ frame: inout Frame, _ replace: (SubstitutionReference, inout Substitution) -> Void,
        _ evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation
    ) -> Int? {
        while let reference = frame.substitution.nextReference() {
            if case .evaluated(let start, let end) = reference {
                if let needed = advance(&frame, evaluating: start..<end, evaluate) { return needed }
                continue
            }
            if let name = frame.substitution.customProperty(of: reference), let node = indices[name],
                states[node] != .done
            {
                return node
            }
            replace(reference, &frame.substitution)
        }
        return nil
    }

    /// Evaluates a value when the nodes that it needs are done. Returns the index of a node that is not done; `nil` if the
    /// value is replaced.
    private func advance(
        _ frame: inout Frame, evaluating value: Range<UInt32>,
        _ evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation
    ) -> Int? {
        while true {
            while let needed = frame.pendingNodes.popLast() {
                if states[needed] != .done { return needed }
            }
            if frame.substitution.isCyclic {
                frame.substitution.useFallback()
                return nil
            }
            let unresolved = Unresolved(indices: indices, states: states)
            let evaluation = evaluate(value, frame.substitution.sheet, unresolved, frame.work)
            frame.work = evaluation.work
            frame.pendingNodes = evaluation.pending.reversed().compactMap { indices[$0] }
            if frame.pendingNodes.isEmpty {
                frame.substitution.replaceReference(by: evaluation.text)
                return nil
            }
        }
    }
}
