/// Reads JSON (RFC 8259) as a sequence of events. A large or deep file never needs to be in memory as a tree.
package struct JSONEventReader {
    /// A syntactic part of the file.
    package enum Event: Sendable {
        case beginArray, endArray
        case beginObject, endObject
        /// The name of a member. The events of its value follow.
        case name(String)
        /// A value that is neither an array nor an object.
        case scalar(DataNode.Value)
    }

    /// The next part of an array or object.
    private enum Expectation {
        /// The first element, or the end of the array.
        case firstElement
        case comma
        /// The name of the first member, or the end of the object.
        case firstName
        case value
    }

    private struct Container {
        let isObject: Bool
        var expectation: Expectation
    }

    private var scanner: JSONScanner
    private let depthLimit: Int
    private var open: [Container] = []
    private var isAtEnd = false
    /// The byte offsets of the last event.
    package private(set) var range = 0..<0

    /// The number of arrays and objects that contain the next event.
    package var depth: Int { open.count }

    /// - Parameter depthLimit: The maximum nesting of arrays and objects.
    package init(_ bytes: [UInt8], depthLimit: Int) {
        scanner = JSONScanner(bytes)
        self.depthLimit = depthLimit
    }

    /// Returns the next event, or `nil` at the end of the file.
    /// - Throws: A `JSONError` if the file is not exactly one valid value.
    package mutating func next() throws(JSONError) -> Event? {
        guard let container = open.last else {
            if isAtEnd {
                try scanner.expectEnd()
                return nil
            }
            isAtEnd = true
            return try value()
        }
        switch container.expectation {
        case .firstElement:
            if scanner.skip("]") { return close() }
            open[open.count - 1].expectation = .comma
            return try value()
        case .firstName:
            if scanner.skip("}") { return close() }
            return try name()
        case .comma:
            if scanner.skip(",") {
                if container.isObject { return try name() }
                return try value()
            }
            try scanner.expect(container.isObject ? "}" : "]", or: "a comma")
            return close()
        case .value:
            open[open.count - 1].expectation = .comma
            return try value()
        }
    }

    /// Skips the rest of the innermost containers until `depth` containers are open.
    package mutating func skip(toDepth depth: Int) throws(JSONError) {
        while open.count > depth { _ = try next() }
    }

    private mutating func name() throws(JSONError) -> Event {
        open[open.count - 1].expectation = .value
        let name = try scanner.name()
        range = name.range
        return .name(name.text)
    }

    private mutating func value() throws(JSONError) -> Event {
        scanner.skipBlanks()
        let start = scanner.position
        defer { range = start..<scanner.position }
        switch scanner.peek {
        case UInt8(ascii: "["):
            try scanner.open(depth: open.count, limit: depthLimit)
            open.append(Container(isObject: false, expectation: .firstElement))
            return .beginArray
        case UInt8(ascii: "{"):
            try scanner.open(depth: open.count, limit: depthLimit)
            open.append(Container(isObject: true, expectation: .firstName))
            return .beginObject
        default: return .scalar(try scanner.scalar())
        }
    }

    private mutating func close() -> Event {
        range = scanner.position - 1..<scanner.position
        return open.removeLast().isObject ? .endObject : .endArray
    }
}
