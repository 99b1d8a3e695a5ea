/// The custom properties of one element that depend on others. Computes them in the order of their dependencies, and finds
/// cycles (CSS Variables 1, section 2.3). As in browsers, a reference in a fallback is a dependency only if the fallback is
/// used.
///
/// A registered custom property can be relative to the font of the element, which can read custom properties itself. So the
/// declarations of the font are nodes as well.
///
/// The graph has a stack of its own, because a chain of variables can be as long as a stylesheet.
struct VariableDependencyGraph {
    struct Node {
        /// The property that the node computes.
        enum Subject {
            case custom(WinningCustomProperty)
            /// A property that decides a part of the font.
            case font(PropertyID, FontDependency)
        }

        enum Value {
            /// An index of the stylesheet's unparsed values.
            case unparsed(UInt32, DeclarationContext)
            /// A text without references, which is relative to the font.
            case text(TextID)
        }

        let subject: Subject
        let value: Value
    }

    /// The value of a node whose dependencies are done.
    enum Result {
        /// The value is invalid or depends on itself.
        case invalid
        case substituted(SubstitutedText)
        case text(TextID)
    }

    /// The consequence of the result of a node.
    enum Outcome {
        case done
        /// The result rolls the cascade back to another declaration, which is computed instead.
        case substitute(Node)
        /// The result, a text, is relative to a part of the font that is not known yet.
        case needsFont(FontDependency, TextID)
    }

    fileprivate enum State: Equatable {
        case open
        /// The depth of the stack frame that computes the node.
        case inProgress(depth: Int)
        case done
    }

    /// A node during its computation.
    private struct Frame {
        /// The index of the node.
        let node: Int
        /// `nil` for a text without references.
        var substitution: Substitution?
        private let text: TextID
        /// The depth of the outermost frame among the cycles that the node is part of; `nil` if no cycle is found yet.
        private(set) var cycleStart: Int?
        /// The nodes that an evaluated value needs first, the next one last.
        var pendingNodes: [Int] = []
        /// The work of evaluations so far.
        var work = 0

        init(_ node: Int, _ value: Node.Value) {
            self.node = node
            switch value {
            case .unparsed(let value, let context):
                substitution = Substitution(value, context)
                text = .none
            case .text(let text): self.text = text
            }
        }

        /// Whether the substitution is at a reference that is not evaluated with the whole value.
        var isAtPlainReference: Bool {
            switch substitution?.reference {
            case .variable, .environment: true
            case .evaluated, nil: false
            }
        }

        mutating func joinCycle(from depth: Int) {
            cycleStart = min(cycleStart ?? depth, depth)
            substitution?.isCyclic = true
        }

        var result: Result {
            if cycleStart != nil { return .invalid }
            guard let substitution else { return .text(text) }
            return substitution.result.map { .substituted($0) } ?? .invalid
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
        /// The part of the font that is needed as well; `nil` if none is.
        let font: FontDependency?
        /// The work of this evaluation and the former ones of the value.
        let work: Int
    }

    /// The inputs that a frame waits for.
    private enum Need {
        case node(Int)
        /// A part of the font whose nodes are done, and which the caller has to compute.
        case font(FontDependency)
    }

    private(set) var nodes: [Node] = []
    /// The indices of the custom properties by their names.
    private var indices: [Atom: Int] = [:]
    private var states: [State] = []
    private var frames: [Frame] = []
    /// The next node that is computed if no other node needs it.
    private var nextRoot = 0

    /// Whether the value of a node is evaluated as a whole.
    var hasEvaluatedValue: Bool {
        nodes.contains { node in
            guard case .unparsed(let value, let context) = node.value else { return false }
            return context.sheet.unparsedValues.isEvaluated(value)
        }
    }

    mutating func append(_ node: Node) {
        if case .custom(let winner) = node.subject { indices[winner.name] = nodes.count }
        nodes.append(node)
        states.append(.open)
    }

    /// Computes all custom properties, up to one that is relative to a part of the font that the caller has to compute.
    /// - Parameters:
    ///   - replace: Replaces a reference of a substitution. The nodes that the reference depends on are done.
    ///   - evaluate: Evaluates a value between two byte offsets of a stylesheet. Receives the nodes that are not done, and the
    ///     work of former evaluations of the value.
    ///   - finish: Receives the result of a node.
    /// - Returns: The part of the font to compute before the next call. All nodes that it depends on are done. `nil` if all
    ///   custom properties are computed.
    mutating func resolve(
        replace: (SubstitutionReference, inout Substitution) -> Void,
        evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation,
        finish: (Node, Result) -> Outcome
    ) -> FontDependency? {
        while var frame = frames.popLast() ?? nextFrame() {
            switch advance(&frame, replace, evaluate) {
            case .node(let needed):
                push(frame, needing: needed)
                continue
            case .font(let font):
                frames.append(frame)
                return font
            case nil: break
            }
            let depth = frames.count
            // Each frame of a cycle adds the frame below to the cycle, so that the cost of each frame is constant.
            if let start = frame.cycleStart, start < depth { frames[depth - 1].joinCycle(from: start) }
            switch finish(nodes[frame.node], frame.result) {
            case .done: states[frame.node] = .done
            case .substitute(let next):
                nodes[frame.node] = next
                frames.append(begin(frame.node, depth: depth))
            case .needsFont(let font, _):
                guard let needed = openNode(deciding: font) else {
                    frames.append(frame)
                    return font
                }
                push(frame, needing: needed)
            }
        }
        return nil
    }

    /// The first node that is not done of those that a part of the font depends on.
    private func openNode(deciding font: FontDependency) -> Int? {
        nodes.indices.first { decides(font, $0) && states[$0] != .done }
    }

    /// Whether a node is a declaration that a part of the font depends on.
    private func decides(_ font: FontDependency, _ node: Int) -> Bool {
        if case .font(_, let part) = nodes[node].subject { part <= font } else { false }
    }

    /// The frame of the next custom property that is not computed yet.
    private mutating func nextFrame() -> Frame? {
        while nextRoot < nodes.count {
            let root = nextRoot
            nextRoot += 1
            if case .custom = nodes[root].subject, states[root] == .open { return begin(root, depth: 0) }
        }
        return nil
    }

    /// Pushes a frame, and the frame of a node that it needs. A node in progress depends on the frame, which is a cycle.
    private mutating func push(_ frame: Frame, needing node: Int) {
        if case .inProgress(let depth) = states[node] {
            var frame = frame
            frame.joinCycle(from: depth)
            if frame.isAtPlainReference { frame.substitution?.useFallback() }
            frames.append(frame)
        } else {
            frames.append(frame)
            frames.append(begin(node, depth: frames.count))
        }
    }

    private mutating func begin(_ node: Int, depth: Int) -> Frame {
        states[node] = .inProgress(depth: depth)
        return Frame(node, nodes[node].value)
    }

    /// Substitutes references up to one that needs something. Returns what it needs; `nil` if the substitution is complete.
    private mutating func advance(
        _ frame: inout Frame, _ replace: (SubstitutionReference, inout Substitution) -> Void,
        _ evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation
    ) -> Need? {
        guard var substitution = frame.substitution.take() else { return nil }
        defer { frame.substitution = substitution }
        while let reference = substitution.nextReference() {
            if case .evaluated(let start, let end) = reference {
                if let needed = advance(&frame, &substitution, evaluating: start..<end, evaluate) { return needed }
                continue
            }
            if let name = substitution.customProperty(of: reference), let node = indices[name],
                states[node] != .done
            {
                return .node(node)
            }
            replace(reference, &substitution)
        }
        return nil
    }

    /// Evaluates a value when the nodes that it needs are done. Returns what it needs; `nil` if the value is replaced.
    private func advance(
        _ frame: inout Frame, _ substitution: inout Substitution, evaluating value: Range<UInt32>,
        _ evaluate: (Range<UInt32>, ParsedStylesheet, Unresolved, _ work: Int) -> Evaluation
    ) -> Need? {
        while true {
            while let needed = frame.pendingNodes.popLast() {
                if states[needed] != .done { return .node(needed) }
            }
            if substitution.isCyclic {
                substitution.useFallback()
                return nil
            }
            let unresolved = Unresolved(indices: indices, states: states)
            let evaluation = evaluate(value, substitution.sheet, unresolved, frame.work)
            frame.work = evaluation.work
            frame.pendingNodes = evaluation.pending.reversed().compactMap { indices[$0] }
            if frame.pendingNodes.isEmpty, let font = evaluation.font {
                return openNode(deciding: font).map { .node($0) } ?? .font(font)
            }
            if frame.pendingNodes.isEmpty {
                substitution.replaceReference(by: evaluation.text)
                return nil
            }
        }
    }
}
