import CSSEngine
import InterfaCSS

/// The inline style of an element, lowered from InterfaCSS to CSS. Each attribute with declarations is a piece.
struct XMLInlineStyle: Sendable {
    /// The declarations of an attribute.
    private struct Piece: Sendable {
        /// The byte range in `text`.
        let range: Range<Int>
        let lowered: LoweredInlineStyle
        /// The number of bytes before the attribute's value in the declarations: the property name and the colon.
        let prefix: Int
        let name: DataPlace
        let value: DataPlace
        /// Maps offsets in the value to offsets in the file. `nil` if the value is not from a file.
        let offsets: TextOffsets?
    }

    /// The CSS text of all declarations.
    private(set) var text = ""
    private var pieces: [Piece] = []
    private let scanner: XMLScanner

    init(_ scanner: XMLScanner) {
        self.scanner = scanner
    }

    /// Adds the declarations of an attribute.
    /// - Parameter property: The property that the value belongs to. `nil` if the value consists of declarations.
    /// - Returns: The problems of the declarations.
    mutating func add(
        _ attribute: XMLViewElement.Attribute, as property: String?
    ) -> [(diagnostic: Diagnostic, place: DataPlace)] {
        let prefix = property.map { $0 + ":" } ?? ""
        let lowered = LoweredInlineStyle(prefix + attribute.value)
        let start = text.utf8.count
        text += lowered.text
        let piece = Piece(
            range: start..<text.utf8.count, lowered: lowered, prefix: prefix.utf8.count, name: attribute.namePlace,
            value: attribute.place, offsets: attribute.place.range.map { scanner.offsets(ofValueIn: $0) })
        pieces.append(piece)
        return lowered.diagnostics.map { ($0, place(of: lowered.originalRange($0.range), in: piece)) }
    }

    /// Returns the location in the file of a byte range in `text`.
    func place(of range: Range<Int>) -> DataPlace? {
        let index = pieces.indices.partitioningIndex { pieces[$0].range.lowerBound > range.lowerBound }
        guard index > 0, case let piece = pieces[index - 1] else { return nil }
        let start = piece.range.lowerBound
        let end = max(range.lowerBound, min(range.upperBound, piece.range.upperBound))
        return place(of: piece.lowered.originalRange(ofText: range.lowerBound - start..<end - start), in: piece)
    }

    /// Returns the location in the file of a byte range in the declarations of an attribute.
    private func place(of range: Range<Int>, in piece: Piece) -> DataPlace {
        guard let offsets = piece.offsets else { return piece.value }
        guard range.lowerBound >= piece.prefix else { return piece.name }
        let (start, end) = (offsets[range.lowerBound - piece.prefix], offsets[range.upperBound - piece.prefix])
        return .file(start..<max(start, end))
    }
}
