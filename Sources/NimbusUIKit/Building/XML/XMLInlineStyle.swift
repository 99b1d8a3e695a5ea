import CSSEngine

/// The inline style of an element: its attributes with declarations, lowered from InterfaCSS to CSS.
struct XMLInlineStyle: Sendable {
    /// The declarations of one attribute.
    private struct Piece: Sendable {
        /// The bytes of the style.
        let range: Range<Int>
        let lowered: LoweredInlineStyle
        /// The number of bytes before the value of the attribute in the declarations: those of the property's name.
        let prefix: Int
        let name: DataPlace
        let value: DataPlace
        /// The offsets of the value in the file. `nil` if the value is not from a file.
        let offsets: TextOffsets?
    }

    /// The declarations as CSS.
    private(set) var text = ""
    private var pieces: [Piece] = []
    private let scanner: XMLScanner

    init(_ scanner: XMLScanner) {
        self.scanner = scanner
    }

    /// Adds the declarations of an attribute.
    /// - Parameter property: The property that the value is for. `nil` if the value has whole declarations.
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

    /// Returns the location of a range of the text, in bytes.
    func place(of range: Range<Int>) -> DataPlace? {
        let index = pieces.indices.partitioningIndex { pieces[$0].range.lowerBound > range.lowerBound }
        guard index > 0, case let piece = pieces[index - 1] else { return nil }
        let start = piece.range.lowerBound
        let end = max(range.lowerBound, min(range.upperBound, piece.range.upperBound))
        return place(of: piece.lowered.originalRange(ofText: range.lowerBound - start..<end - start), in: piece)
    }

    /// Returns the location of a range of the declarations of an attribute.
    private func place(of range: Range<Int>, in piece: Piece) -> DataPlace {
        guard let offsets = piece.offsets else { return piece.value }
        guard range.lowerBound >= piece.prefix else { return piece.name }
        let (start, end) = (offsets[range.lowerBound - piece.prefix], offsets[range.upperBound - piece.prefix])
        return .file(start..<max(start, end))
    }
}
