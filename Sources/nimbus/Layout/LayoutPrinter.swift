import BoxLayout

/// Prints the boxes of layout cases as JSON: `[x, y, width, height, [children]]`.
struct LayoutPrinter {
    private var buffer: OutputBuffer
    private var isFirst = true

    init(to sink: @escaping (String) throws -> Void) {
        buffer = OutputBuffer(to: sink)
    }

    /// Prints the boxes of the next case; `nil` for a case that cannot be laid out.
    mutating func print(_ layout: CaseLayout?, of layoutCase: LayoutCase?) throws {
        try buffer.append(isFirst ? "[" : ",\n")
        isFirst = false
        guard let layout, let layoutCase else { return try buffer.append("null") }
        // A loop instead of recursion, because the tree can be deep.
        var next: Int? = 0
        while let node = next {
            try buffer.append(Self.text(layout.frames[node]) + ",[")
            next = try layoutCase.nodes[node].firstChild ?? end(node, layoutCase)
        }
    }

    /// Closes a node without further children, and the ancestors that end with it. Returns the following node.
    private mutating func end(_ node: Int, _ layoutCase: LayoutCase) throws -> Int? {
        var node = node
        while true {
            try buffer.append("]]")
            if let sibling = layoutCase.nodes[node].nextSibling {
                try buffer.append(",")
                return sibling
            }
            guard let parent = layoutCase.nodes[node].parent else { return nil }
            node = parent
        }
    }

    /// Ends the output.
    mutating func finish() throws {
        try buffer.append(isFirst ? "[]\n" : "]\n")
        try buffer.flush()
    }

    private static func text(_ frame: BoxRect) -> String {
        "[" + [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ",")
    }

    /// Returns a number in JSON, without the digits beyond a millionth of a px.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 1e6).rounded() / 1e6
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
