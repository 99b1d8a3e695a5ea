internal import CPangoCairo
import Foundation

/// Text that is broken into lines.
///
/// The lines of a very long text are broken only as far as they can be visible. The size of the rest is an estimate, as
/// the size of a text outside of the viewport is in TextKit 2.
final class TextLayout {
    /// The lines. Not all of them, if the text is very long.
    private(set) var lines: [TextLine] = []
    /// The size of the lines, in points.
    private(set) var size = CGSize.zero
    private let flow: TextFlow
    private var layouts: [ParagraphLayout] = []
    /// The lines that are not broken yet.
    private var breaker: LineBreaker
    /// Whether the size is an estimate, because there are lines that are not broken yet.
    private var isEstimated = false

    /// The length of the text whose lines are all broken, in bytes, and the largest number of such lines.
    private static let (exactLength, exactLines) = (1 << 15, 5_000)
    /// The part of the height of a line that can be missing, in points, for frames that were rounded.
    private static let heightTolerance: CGFloat = 0.5

    /// Breaks content into lines. `width` and `height` are the maximum, in points. `nil` sets no limit.
    init(_ content: TextContent, _ flow: TextFlow, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.flow = flow
        breaker = LineBreaker(content, flow, width: width)
        let isTooLong = breakLines(height: height ?? .infinity)
        if isTooLong || (lines.count == 1 && lines[0].width > width ?? .infinity) {
            truncateLastLine(LineTruncation(content: content, flow: flow, width: width))
        }
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.width) },
            height: lines.reduce(0) { $0 + $1.metrics.lineHeight } + flow.lineSpacing * CGFloat(max(0, lines.count - 1))
        )
        isEstimated = !isTooLong && breaker.progress < 1 && !lines.isEmpty
        if isEstimated {
            let count = CGFloat(lines.count)
            let limit = flow.maximumLines > 0 ? CGFloat(flow.maximumLines) : .infinity
            size.height = min(size.height * min(count / breaker.progress, limit) / count, height ?? .infinity)
        }
    }

    /// Returns the size in which text has the same lines as in a width, rounded up to whole pixels.
    /// - Parameter scale: Pixels per point.
    static func size(
        of content: TextContent, _ flow: TextFlow, width: CGFloat?, height: CGFloat? = nil, scale: CGFloat
    ) -> CGSize {
        let layout = TextLayout(content, flow, width: width, height: height)
        var size = layout.size.roundedUp(toPixelsOf: scale)
        // Between runs, Pango breaks lines only if there is also space for the last space, which it then removes.
        if let width, size.width < width, !content.isUniform, layout.lines.contains(where: content.endsWithSpace) {
            let narrow = TextLayout(content, flow, width: size.width, height: height)
            if narrow.lines.map(\.bytes) != layout.lines.map(\.bytes) { size.width = width }
        }
        return size
    }

    /// Breaks the text into the lines that fit. Returns whether there are more lines.
    private func breakLines(height: CGFloat) -> Bool {
        let limit = flow.maximumLines > 0 ? flow.maximumLines : Int.max
        var bottom: CGFloat = 0
        while breaker.position < Self.exactLength, lines.count < Self.exactLines, let (layout, next) = breaker.next() {
            layouts.append(layout)
            for line in next {
                bottom += line.metrics.lineHeight
                // There is always one line.
                if lines.count == limit || (!lines.isEmpty && bottom > height + Self.heightTolerance) { return true }
                lines.append(line)
                bottom += flow.lineSpacing
            }
        }
        return false
    }

    /// Breaks more lines of a very long text while the space below the last line is visible. Returns whether there are
    /// more lines.
    private func breakMoreLines(until bottom: CGFloat, below top: CGFloat) -> Bool {
        let rest = flow.maximumLines > 0 ? flow.maximumLines - lines.count : Int.max
        guard isEstimated, top < bottom, rest > 0, let (layout, next) = breaker.next() else { return false }
        layouts.append(layout)
        lines += next.prefix(rest)
        return true
    }

    /// Clips or truncates the last line according to the line break mode.
    private func truncateLastLine(_ truncation: LineTruncation) {
        // Lines that wrap end where they break.
        if flow.lineBreakMode == .byWordWrapping || flow.lineBreakMode == .byCharWrapping { return }
        guard let last = lines.last, let (layout, line) = truncation.replacement(of: last) else { return }
        layouts.append(layout)
        lines[lines.count - 1] = line
    }

    /// Draws the visible lines from the top of a rectangle with the alignment of the text.
    func draw(in rect: CGRect, _ color: RGBA, on context: CGContext) {
        guard !lines.isEmpty else { return }
        let visible = context.boundingBoxOfClipPath
        var top = rect.minY
        var index = 0
        while index < lines.count || breakMoreLines(until: min(visible.maxY, rect.maxY), below: top) {
            let line = lines[index]
            let height = line.metrics.lineHeight
            // Marks above and below letters can be outside of the line.
            if top - 2 * height < visible.maxY, top + 3 * height > visible.minY {
                context.noteMissingCharacters(line.missingCharacters)
                line.draw(
                    at: CGPoint(x: rect.minX + indent(of: line, in: rect.width), y: top + line.metrics.ascent), color,
                    on: context)
            }
            top += height + flow.lineSpacing
            index += 1
        }
        context.beginPath()
    }

    /// Returns the baselines of a text whose top has a distance from the top of its view, in points.
    func baselines(at top: CGFloat) -> DrawnBaselines? {
        guard let first = lines.first, let last = lines.last else { return nil }
        let height = lines.reduce(0) { $0 + $1.metrics.lineHeight + flow.lineSpacing } - flow.lineSpacing
        return DrawnBaselines(
            first: top + first.baseline, last: top + height - last.metrics.lineHeight + last.baseline)
    }

    /// Returns the distance from the left edge of a container to a line, in points.
    func indent(of line: TextLine, in width: CGFloat) -> CGFloat {
        switch flow.alignment {
        case .left: 0
        case .center: (width - line.width) / 2
        case .right: width - line.width
        case .natural, .justified: line.isRightToLeft ? width - line.width : 0
        }
    }
}
