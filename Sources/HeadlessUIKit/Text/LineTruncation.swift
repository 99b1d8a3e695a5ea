internal import CPangoCairo
import Foundation

/// Makes the last line of a text that does not fit.
struct LineTruncation {
    let content: TextContent
    let flow: TextFlow
    /// The width of the line, in points. `nil` for a line without a limit.
    let width: CGFloat?

    /// Returns the line in the place of a line that does not fit, with the layout that owns it. The line ends with its
    /// paragraph, because words of the next paragraph never follow in the same line.
    func replacement(of last: TextLine) -> (layout: ParagraphLayout, line: TextLine)? {
        let start = last.start
        var length = content.longestLine
        while true {
            let piece = content.piece(from: start, limit: length)
            let isWhole = piece.end != .continued
            var part = isWhole ? content.slice(piece.bytes) : truncatedPart(piece.bytes)
            if mode != nil, isWhole, content.hasVisibleCharacters(from: piece.next) { part = part.appendingEllipsis() }
            let layout = ParagraphLayout(part, last.direction, detectsDirection: false, flow)
            guard var line = TextLine.lines(of: layout, part, at: start, flow, indent: last.indent).first else {
                return nil
            }
            if let width, line.width > width, let mode {
                line = truncated(line, part, width, mode, layout)
            } else if !isWhole, let width, line.width <= width, length < Self.limit {
                length *= 2
                continue
            }
            return (layout, line)
        }
    }

    /// Returns the line with as much text as fits into a width with the ellipsis.
    private func truncated(
        _ line: TextLine, _ part: TextContent, _ width: CGFloat, _ mode: PangoEllipsizeMode, _ layout: ParagraphLayout
    ) -> TextLine {
        // Pango compares a width that differs from the final one by the spacing at the ends of the line.
        let spacing = part.largestSpacing
        var result = line
        var target = width + spacing
        for _ in 0..<40 where result.width > width {
            layout.truncate(to: target - line.indent, mode)
            result = TextLine.lines(of: layout, part, at: line.start, flow, indent: line.indent).first ?? result
            target -= (result.width - width).clamped(to: 0.2...max(1, spacing / 16))
        }
        return result
    }

    /// The length of a text of invisible characters that is not searched for more, in bytes.
    private static let limit = 1 << 20

    private var mode: PangoEllipsizeMode? {
        switch flow.lineBreakMode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }

    /// Returns the part of a long paragraph that can be visible.
    /// - Parameter bytes: The first part.
    private func truncatedPart(_ bytes: Range<Int>) -> TextContent {
        switch flow.lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: return content.slice(bytes)
        case .byTruncatingHead: return content.slice(content.end(ofParagraphAt: bytes))
        case .byTruncatingMiddle:
            return content.slice(bytes).appending(content.slice(content.end(ofParagraphAt: bytes)))
        }
    }
}

extension TextContent {
    /// Returns as many bytes from the end of a paragraph as a range has at its start, without the range.
    fileprivate func end(ofParagraphAt start: Range<Int>) -> Range<Int> {
        let end = piece(from: start.upperBound, limit: .max / 2).bytes.upperBound
        return withBytes { bytes in
            var first = max(start.upperBound, end - start.count)
            // Not in the middle of a character.
            while first < end, bytes[first] & 0xC0 == 0x80 { first += 1 }
            return first..<end
        }
    }
}
