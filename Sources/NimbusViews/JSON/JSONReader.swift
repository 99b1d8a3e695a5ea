/// Parses JSON (RFC 8259) and records the location of each value. Iterative, so that deep nesting does not overflow the
/// stack.
struct JSONReader {
    /// The maximum nesting depth of arrays and objects.
    static let depthLimit = 512

    private var open: [Container] = []
    private var root: DataNode?

    /// An array or object whose closing bracket has not been read.
    private struct Container {
        var start: Int
        var elements: [DataNode] = []
        var members: [DataMember] = []
        /// The name of the member whose value comes next.
        var name: (text: String, range: Range<Int>)?
    }

    /// Parses a single JSON value.
    /// - Throws: A ``JSONError`` if `bytes` is not exactly one valid value.
    static func read(_ bytes: [UInt8]) throws(JSONError) -> DataNode {
        var reader = JSONReader()
        var events = JSONEventReader(bytes, depthLimit: depthLimit)
        while let event = try events.next() { reader.add(event, events.range) }
        guard let root = reader.root else { preconditionFailure("valid JSON has a value") }
        return root
    }

    private mutating func add(_ event: JSONEventReader.Event, _ range: Range<Int>) {
        switch event {
        case .beginArray, .beginObject: open.append(Container(start: range.lowerBound))
        case .endArray:
            let container = open.removeLast()
            add(.array(container.elements), container.start..<range.upperBound)
        case .endObject:
            let container = open.removeLast()
            add(.object(container.members), container.start..<range.upperBound)
        case .name(let name): open[open.count - 1].name = (name, range)
        case .scalar(let value): add(value, range)
        }
    }

    /// Adds a complete value to the innermost open container.
    private mutating func add(_ value: DataNode.Value, _ range: Range<Int>) {
        let node = DataNode(value: value, place: .file(range))
        guard let last = open.indices.last else {
            root = node
            return
        }
        if let name = open[last].name {
            open[last].members.append(DataMember(name: name.text, namePlace: .file(name.range), node: node))
        } else {
            open[last].elements.append(node)
        }
    }
}
