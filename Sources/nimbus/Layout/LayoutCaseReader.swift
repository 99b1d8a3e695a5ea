import CSSEngine
import Foundation
import NimbusUIKit
import NimbusViews

/// Reads the cases of `nimbus layout` from JSON, one at a time.
struct LayoutCaseReader {
    /// The reason why a case cannot be laid out.
    struct Problem {
        let reason: String
        let range: Range<Int>
    }

    /// The maximum nesting of arrays and objects: trees of 200,000 levels.
    static let depthLimit = 400_010

    private let path: String
    private let source: Source
    private var events: JSONEventReader

    /// Reads the beginning of a file.
    /// - Throws: `FileError` if the file is not JSON, or not an array.
    init(_ path: String) throws {
        self.path = path
        let data = try InputFile.read(path)
        source = Source(name: path, data: data)
        let bytes = [UInt8](data)
        // The whole file is checked first, so that nothing is printed for a file that is not JSON.
        var check = JSONEventReader(bytes, depthLimit: Self.depthLimit)
        events = JSONEventReader(bytes, depthLimit: Self.depthLimit)
        do {
            while try check.next() != nil {}
            guard case .beginArray = try events.next() else {
                throw FileError(path: path, reason: "must contain an array of cases")
            }
        } catch let error as JSONError {
            let problem = Problem(reason: "is not JSON: \(error.reason)", range: error.range)
            throw FileError(path: location(of: problem), reason: problem.reason)
        }
    }

    /// Returns the next case, or `nil` at the end of the file.
    mutating func next() throws(JSONError) -> Result<LayoutCase, LayoutCaseError>? {
        guard let event = try events.next(), events.depth > 0 else { return nil }
        let depth = 1
        guard case .beginObject = event else {
            let range = events.range
            try events.skip(toDepth: depth)
            return .failure(error("a case must be an object", range))
        }
        do {
            return .success(try readCase())
        } catch {
            try events.skip(toDepth: depth)
            switch error {
            case .json(let error): throw error
            case .invalid(let problem): return .failure(self.error(problem.reason, problem.range))
            }
        }
    }

    private func error(_ reason: String, _ range: Range<Int>) -> LayoutCaseError {
        let problem = Problem(reason: reason, range: range)
        let excerpt = Excerpt(source, range).map { "\n    \($0.line)\n    \($0.caret)" } ?? ""
        return LayoutCaseError(description: "\(location(of: problem)): error: \(reason)\(excerpt)")
    }

    private func location(of problem: Problem) -> String {
        var location = source.location(at: problem.range.lowerBound)
        location.source = location.source.escapedForTerminal
        return location.description
    }

    // MARK: Cases

    private enum Failure: Error {
        case json(JSONError)
        case invalid(Problem)
    }

    private func invalid(_ reason: String) -> Failure { .invalid(Problem(reason: reason, range: events.range)) }

    private mutating func nextEvent() throws(Failure) -> JSONEventReader.Event {
        do {
            // The file has been checked, so that an open object has a next event.
            return try events.next() ?? .endObject
        } catch {
            throw .json(error)
        }
    }

    private mutating func skipValue() throws(Failure) {
        let depth = events.depth
        _ = try nextEvent()
        do { try events.skip(toDepth: depth) } catch { throw .json(error) }
    }

    private mutating func string(_ name: String) throws(Failure) -> String {
        guard case .scalar(.string(let string)) = try nextEvent() else { throw invalid("“\(name)” must be a string") }
        return string
    }

    private mutating func readCase() throws(Failure) -> LayoutCase {
        let layoutCase = LayoutCase()
        let start = events.range
        while case .name(let name) = try nextEvent() {
            switch name {
            case "name": layoutCase.name = try string(name)
            case "viewport": try readViewport(layoutCase)
            case "rounding":
                guard case .scalar(.bool(let isRounded)) = try nextEvent() else {
                    throw invalid("“rounding” must be true or false")
                }
                layoutCase.isRounded = isRounded
            case "root":
                guard layoutCase.nodes.isEmpty else { throw invalid("“root” is given twice") }
                try readTree(layoutCase)
            default: try skipValue()
            }
        }
        guard !layoutCase.nodes.isEmpty else {
            throw .invalid(Problem(reason: "a case must have a “root”", range: start))
        }
        return layoutCase
    }

    private mutating func readViewport(_ layoutCase: LayoutCase) throws(Failure) {
        guard case .beginObject = try nextEvent() else { throw invalid("“viewport” must be an object") }
        while case .name(let name) = try nextEvent() {
            switch name {
            case "width": layoutCase.viewport.width = try extent(name)
            case "height": layoutCase.viewport.height = try extent(name)
            default: try skipValue()
            }
        }
    }

    /// Reads a length or a size keyword of CSS.
    private mutating func extent(_ name: String) throws(Failure) -> String {
        let text = try string(name)
        guard PropertyTable.boxModel.accepts(text, for: "width") else {
            throw invalid("“\(name)” must be a size such as 200px or max-content")
        }
        return text
    }

    // MARK: Nodes

    /// Reads the root with its descendants. The stack has the nodes whose objects are open.
    private mutating func readTree(_ layoutCase: LayoutCase) throws(Failure) {
        var open: [Int] = []
        try beginNode(&open, layoutCase)
        while let node = open.last {
            switch try nextEvent() {
            case .name("style"): layoutCase.setStyle(try string("style"), of: node)
            case .name("text"):
                layoutCase.setText(try string("text"), of: node)
                try checkLeaf(node, layoutCase)
            case .name("children"):
                guard case .beginArray = try nextEvent() else { throw invalid("“children” must be an array") }
                try nextChild(&open, layoutCase)
            case .name: try skipValue()
            case .endObject:
                open.removeLast()
                if !open.isEmpty { try nextChild(&open, layoutCase) }
            case .beginArray, .endArray, .beginObject, .scalar: throw invalid("unexpected value")
            }
        }
    }

    /// Reads the beginning of the next child, or the end of the array of children.
    private mutating func nextChild(_ open: inout [Int], _ layoutCase: LayoutCase) throws(Failure) {
        let event = try nextEvent()
        if case .endArray = event { return }
        guard case .beginObject = event else { throw invalid("a node must be an object") }
        open.append(layoutCase.append(under: open.last))
        if let parent = layoutCase.nodes[open.last!].parent { try checkLeaf(parent, layoutCase) }
    }

    private mutating func beginNode(_ open: inout [Int], _ layoutCase: LayoutCase) throws(Failure) {
        guard case .beginObject = try nextEvent() else { throw invalid("a node must be an object") }
        open.append(layoutCase.append(under: nil))
    }

    private func checkLeaf(_ node: Int, _ layoutCase: LayoutCase) throws(Failure) {
        if layoutCase.nodes[node].text != nil, layoutCase.nodes[node].firstChild != nil {
            throw invalid("a node with “text” cannot have children")
        }
    }
}

/// The error of a case that cannot be laid out.
struct LayoutCaseError: Error {
    /// The location, the reason and the line of the file.
    let description: String
}
