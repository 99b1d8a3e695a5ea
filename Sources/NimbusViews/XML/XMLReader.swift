import Foundation
import NimbusUIKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Parses XML with Foundation's parser, and records the location of each element and attribute. The reader loads no
/// external resources, and rejects files that declare entities.
final class XMLReader: NSObject, XMLParserDelegate {
    /// The maximum nesting depth of elements. Half of the JSON limit, because a view in JSON takes two levels: an
    /// object in an array.
    static let depthLimit = JSONReader.depthLimit / 2

    private let lines: LineStarts
    private var scanner: XMLScanner
    private var open: [XMLViewElement] = []
    private var root: XMLViewElement?
    private var error: XMLError?

    private init(_ bytes: [UInt8]) {
        scanner = XMLScanner(bytes)
        lines = LineStarts(bytes)
    }

    /// Parses a file.
    /// - Throws: An ``XMLError`` if `bytes` is not exactly one well-formed element, or declares entities.
    static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLViewElement {
        if let error = XMLScanner(bytes).prologError() { throw error }
        let reader = XMLReader(bytes)
        let parser = XMLParser(data: Data(XMLScanner.withoutInstructions(bytes)))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isParsed = parser.parse()
        if let error = reader.error { throw error }
        guard isParsed, let root = reader.root else {
            throw XMLError(reason: "expected an element", range: bytes.count..<bytes.count)
        }
        return root
    }

    private func fail(_ reason: String, at range: Range<Int>, _ parser: XMLParser) {
        if error == nil { error = XMLError(reason: reason, range: range) }
        parser.abortParsing()
    }

    // MARK: Events

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard error == nil, let tag = scanner.nextStartTag() else { return }
        guard open.count < Self.depthLimit else {
            return fail("elements are nested more than \(Self.depthLimit) deep", at: tag.name, parser)
        }
        let located = tag.attributes.compactMap { attribute -> XMLViewElement.Attribute? in
            let name = scanner.string(attribute.name)
            return attributes[name].map {
                XMLViewElement.Attribute(
                    name: name, namePlace: .file(attribute.name), value: $0, place: .file(attribute.value))
            }
        }
        open.append(
            XMLViewElement(name: name, place: .file(tag.name), attributes: located, contentStart: tag.end))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard error == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if error == nil, !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if error == nil, !open.isEmpty { open[open.count - 1].text += String(decoding: block, as: UTF8.self) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let code = (parseError as NSError).code
        // On Linux, warnings are reported like errors, for example about relative names of namespaces.
        guard !Self.warnings.contains(code) else { return }
        let offset = lines.offset(line: parser.lineNumber, column: parser.columnNumber)
        fail(Self.reason(code), at: offset..<offset, parser)
    }

    /// Returns the message for an error code of libxml2, which Foundation's parser uses on all platforms. Foundation's
    /// names of the codes differ between platforms.
    private static func reason(_ code: Int) -> String { reasons[code] ?? "this is not well-formed" }

    private static let warnings: Set<Int> = [93, 96, 97, 98, 99, 100]

    private static let reasons: [Int: String] = [
        4: "expected an element", 5: "expected exactly one element",
        6: "this is not a reference; write & as &amp;", 7: "this is not a reference; write & as &amp;",
        8: "this is not a reference; write & as &amp;", 9: "XML cannot contain this character",
        23: "this is not a reference; write & as &amp;", 26: "there is no such entity; write & as &amp;",
        31: "the encoding must be UTF-8", 32: "the encoding must be UTF-8",
        38: "“<” in an attribute is written as &lt;", 39: "expected the value of an attribute in quotes",
        40: "this attribute never ends", 41: "expected the value of an attribute in quotes",
        42: "an attribute is given twice", 65: "expected a space", 68: "expected a name", 72: "expected “<”",
        73: "expected “>”", 74: "expected an end tag", 76: "this end tag does not have the name of the start tag",
        77: "this element never ends", 81: "the encoding must be UTF-8",
    ]
}

/// The byte offsets of the lines of a file.
private struct LineStarts {
    private let starts: [Int]
    private let end: Int

    init(_ bytes: [UInt8]) {
        starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        end = bytes.count
    }

    /// Returns the byte offset of a 1-based line and column.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1 else { return 0 }
        let start = line <= starts.count ? starts[line - 1] : end
        return min(start + max(column - 1, 0), end)
    }
}
