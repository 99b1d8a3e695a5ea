/// Custom properties of one element that refer to others, resolved in the order of need, with cycles found on the way
/// (CSS Variables 1, section 2.3). What a fallback refers to counts only where the fallback is taken, as in browsers.
///
/// Works with a stack of its own: a chain of variables may be as long as a sheet.
struct PendingVariables {
    struct Node {
        let winner: Cascade.CustomWinner
        let origin: VariableResolver.Origin
        /// A row of the origin's templates.
        let template: UInt32
    }

    private enum State {
        case open, isBeingResolved, resolved
    }

    /// A node in the middle of its template.
    private struct Call {
        let row: Int
        var step = 0
        var text = SubstitutedText()
        var isInvalid = false
    }

    private(set) var nodes: [Node] = []
    private var rows: [Name: Int] = [:]
    private var states: [State] = []
    private var isInCycle: [Bool] = []

    mutating func add(_ node: Node) {
        rows[node.winner.name] = nodes.count
        nodes.append(node)
        states.append(.open)
        isInCycle.append(false)
    }

    /// Resolves all nodes.
    /// - Parameters:
    ///   - lookUp: the text of a custom property that is not among the nodes, or was resolved; nil or `Name.none` where
    ///     it has none.
    ///   - append: appends the text of a name.
    ///   - settle: takes a node's result, nil where it is invalid.
    mutating func resolve(
        lookUp: (Name) -> Name?, append: (Name, inout SubstitutedText) -> Void,
        settle: (Node, SubstitutedText?) -> Void
    ) {
        for root in nodes.indices where states[root] == .open {
            var calls = [Call(row: root)]
            states[root] = .isBeingResolved
            while var call = calls.popLast() {
                if let needed = advance(&call, lookUp, append) {
                    calls.append(call)
                    if states[needed] == .open {
                        states[needed] = .isBeingResolved
                        calls.append(Call(row: needed))
                    } else {
                        for member in calls.drop(while: { $0.row != needed }) { isInCycle[member.row] = true }
                        skipReference(&calls[calls.count - 1])
                    }
                    continue
                }
                states[call.row] = .resolved
                let isInvalid = call.isInvalid || isInCycle[call.row]
                settle(nodes[call.row], isInvalid ? nil : call.text)
            }
        }
    }

    /// Goes through a template up to a reference to a node that is not resolved yet: returns that node's row.
    private func advance(
        _ call: inout Call, _ lookUp: (Name) -> Name?, _ append: (Name, inout SubstitutedText) -> Void
    ) -> Int? {
        let node = nodes[call.row]
        let steps = node.origin.sheet.templates[node.template]
        while call.step < steps.count, !call.text.isTooLong {
            switch steps[steps.startIndex + call.step] {
            case .text(let start, let end):
                call.text.append(template: node.origin.sheet.source.bytes(start..<end))
                call.step += 1
            case .reference(let name, let fallback):
                let name = node.origin.names[Int(name.id)]
                if let row = rows[name], states[row] != .resolved { return row }
                if let text = lookUp(name), text != Name.none {
                    append(text, &call.text)
                    // Past the fallback, whose steps come next.
                    call.step += 1 + Int(fallback ?? 0)
                } else {
                    skipReference(&call)
                }
            }
        }
        if call.text.isTooLong { call.isInvalid = true }
        return nil
    }

    /// Goes on behind a reference without a value: into its fallback, if it has one and that can still help.
    private func skipReference(_ call: inout Call) {
        let node = nodes[call.row]
        let steps = node.origin.sheet.templates[node.template]
        guard case .reference(_, let fallback) = steps[steps.startIndex + call.step] else { return }
        if fallback == nil { call.isInvalid = true }
        call.step += 1 + (isInCycle[call.row] ? Int(fallback ?? 0) : 0)
    }
}
