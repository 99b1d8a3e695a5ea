/// Parses JSON (RFC 8259) and records the location of each value. Open containers are kept in an array instead of
/// recursion, so that deep nesting does not overflow the stack.
struct JSONReader {
    /// The maximum nesting depth of arrays and objects.
    static let depthLimit = 512

    private var scanner: JSONScanner
    private var open: [Container] = []

    /// An array or object whose closing bracket has not been read.
    private struct Container {
        var start: Int
        var elements: [DataNode] = []
        var members: [DataMember] = []
        /// The name of the member whose value comes next. `nil` in an array.
        var name: (text: String, range: Range<Int>)?
    }

    /// Parses a single JSON value.
    /// - Throws: A ``JSONError`` if `bytes` is not exactly one valid value.
    static func read(_ bytes: [UInt8]) throws(JSONError) -> DataNode {
        var reader = JSONReader(scanner: JSONScanner(bytes))
        return try reader.read()
    }

    private init(scanner: JSONScanner) {
        self.scanner = scanner
    }

    private mutating func read() throws(JSONError) -> DataNode {
        while true {
            guard var node = try start() else { continue }
            while !open.isEmpty, let container = try add(node) { node = container }
            guard open.isEmpty else { continue }
            try scanner.expectEnd()
            return node
        }
    }

    /// Reads a value that contains no others. Returns `nil` after opening an array or object that is not empty.
    private mutating func start() throws(JSONError) -> DataNode? {
        scanner.skipBlanks()
        let start = scanner.position
        switch scanner.peek {
        case UInt8(ascii: "["):
            try scanner.open(depth: open.count)
            if scanner.skip("]") { return DataNode(value: .array([]), place: .file(start..<scanner.position)) }
            open.append(Container(start: start))
            return nil
        case UInt8(ascii: "{"):
            try scanner.open(depth: open.count)
            if scanner.skip("}") { return DataNode(value: .object([]), place: .file(start..<scanner.position)) }
            open.append(Container(start: start, name: try scanner.name()))
            return nil
        default:
            let value = try scanner.scalar()
            return DataNode(value: value, place: .file(start..<scanner.position))
        }
    }

    /// Adds a value to the innermost open container. Returns the container if it ends there, and `nil` otherwise.
    private mutating func add(_ node: DataNode) throws(JSONError) -> DataNode? {
        let last = open.count - 1
        if let name = open[last].name {
            open[last].members.append(DataMember(name: name.text, namePlace: .file(name.range), node: node))
            if scanner.skip(",") {
                open[last].name = try scanner.name()
                return nil
            }
            try scanner.expect("}", or: "a comma")
        } else {
            open[last].elements.append(node)
            if scanner.skip(",") { return nil }
            try scanner.expect("]", or: "a comma")
        }
        let container = open.removeLast()
        return DataNode(
            value: container.name == nil ? .array(container.elements) : .object(container.members),
            place: .file(container.start..<scanner.position))
    }
}
