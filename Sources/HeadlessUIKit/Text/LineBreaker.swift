internal import CPangoCairo
import Foundation

/// Breaks text into lines, only as far as they are needed.
///
/// Pango's time for a long word grows with the square of its length. So the text goes to Pango in pieces of a few lines.
/// The last line of a piece can depend on the text after it and is broken again with the next piece.
struct LineBreaker {
    private let content: TextContent
    private let flow: TextFlow
    private let width: CGFloat?
    private let tracking: CGFloat
    /// The length of a piece, in bytes.
    private let pieceLength: Int
    /// The direction of the paragraph. A paragraph without letters has the direction of the previous one.
    private var direction = UIUserInterfaceLayoutDirection.leftToRight
    private var isInParagraph = false

    /// The byte at which the next line starts.
    private(set) var position = 0
    /// Whether all lines have been returned.
    private(set) var isFinished = false

    /// - Parameter width: The width of the lines, in points. `nil` breaks lines only between paragraphs.
    init(_ content: TextContent, _ flow: TextFlow, width: CGFloat?) {
        (self.content, self.flow, self.width) = (content, flow, flow.wraps ? width : nil)
        tracking = content.tracking
        pieceLength = self.width.map(content.pieceLength) ?? content.longestLine
    }

    /// The fraction of the text that the lines contain which have been returned, from 0 to 1.
    var progress: CGFloat {
        isFinished ? 1 : CGFloat(position) / CGFloat(max(1, content.string.utf8.count))
    }

    /// Returns the next lines, at least one, with the layout that owns them. `nil` after the last line.
    mutating func next() -> (layout: ParagraphLayout, lines: [TextLine])? {
        if isFinished { return nil }
        var length = pieceLength
        while true {
            let piece = content.piece(from: position, limit: length)
            let part = content.slice(piece.bytes)
            let layout = ParagraphLayout(part, direction, detectsDirection: !isInParagraph, flow)
            // Pango breaks lines as if the last character had tracking, but gives the line no such space.
            if let width { layout.wrap(at: width + tracking, flow.lineBreakMode) }
            let indent = isInParagraph ? 0 : flow.firstLineIndent
            if indent != 0 { layout.indent(by: indent) }
            if flow.alignment == .justified { pango_layout_set_justify(layout.pointer, 1) }
            var lines = TextLine.lines(of: layout, part, at: piece.bytes.lowerBound, flow, indent: indent)
            if let first = lines.first { direction = first.direction }
            guard piece.end == .continued else {
                (position, isInParagraph, isFinished) = (piece.next, false, piece.end == .endOfText)
                return (layout, lines)
            }
            isInParagraph = true
            if width == nil { return finishLongLine(layout, lines, after: piece) }
            if lines.count > 1, let last = lines.popLast() {
                position = last.start
                return (layout, lines)
            }
            length *= 2
        }
    }

    /// Skips to the next paragraph. The end of such a long line is never visible.
    private mutating func finishLongLine(
        _ layout: ParagraphLayout, _ lines: [TextLine], after piece: TextPiece
    ) -> (layout: ParagraphLayout, lines: [TextLine]) {
        let rest = content.piece(from: piece.bytes.upperBound, limit: .max / 2)
        (position, isInParagraph, isFinished) = (rest.next, false, rest.end == .endOfText)
        let share = CGFloat(rest.bytes.upperBound - piece.bytes.lowerBound) / CGFloat(max(1, piece.bytes.count))
        return (layout, lines.map { $0.widened(by: share) })
    }
}

extension TextContent {
    /// The length of a line that is wider than all screens, in bytes. Pango's widths do not exceed 2,000,000 points.
    var longestLine: Int { Self.length(ofWidth: 100_000, fontSize: largestFontSize, in: 16...16_384) }

    /// Returns the approximate length of 16 lines, in bytes. A short text is one piece.
    fileprivate func pieceLength(width: CGFloat) -> Int {
        let shortest: CGFloat = string.utf8.count <= 512 ? 512 : 64
        return Self.length(ofWidth: 16 * width, fontSize: font.pointSize, in: shortest...16_384)
    }

    private static func length(ofWidth width: CGFloat, fontSize: CGFloat, in range: ClosedRange<CGFloat>) -> Int {
        let characterWidth = fontSize.finite(or: 0).clamped(to: 1...1e6) / 2
        return Int((width.finite(or: 0) / characterWidth).clamped(to: range))
    }
}
