import HeadlessUIKit
import NimbusUIKit

/// Draws the parts of a container: gaps hatched, the lines of a grid and of a flex container dashed.
@MainActor struct BoxGuides {
    private let box: UsedBox
    private let context: CGContext
    /// The distance between the lines of a hatching, in points.
    private static let hatchStep: CGFloat = 5

    init(_ box: UsedBox, context: CGContext) {
        self.box = box
        self.context = context
    }

    func draw() {
        for gap in box.gaps { hatch(gap) }
        for line in box.flexLines { dash(line, BoxColor.flex) }
        if let grid = box.grid { draw(grid) }
    }

    // MARK: Lines

    private func hatch(_ rect: CGRect) {
        context.saveGState()
        context.clip(to: rect)
        // The tint shows the gap also on dark backgrounds.
        context.setFillColor(BoxColor.gapTint.cgColor)
        context.fill(rect)
        context.setLineWidth(0.75)
        context.setLineDash(phase: 0, lengths: [])
        context.setStrokeColor(BoxColor.gap.cgColor)
        context.beginPath()
        // Diagonals of equal distance in the whole view, so that adjacent gaps match.
        let first = ((rect.minX + rect.minY) / Self.hatchStep).rounded(.down) * Self.hatchStep
        for sum in stride(from: first, through: rect.maxX + rect.maxY, by: Self.hatchStep) {
            context.move(to: CGPoint(x: sum - rect.minY, y: rect.minY))
            context.addLine(to: CGPoint(x: sum - rect.maxY, y: rect.maxY))
        }
        context.strokePath()
        context.restoreGState()
    }

    private func dash(_ rect: CGRect, _ color: UIColor) {
        setDashes(color)
        context.stroke(rect)
    }

    private func setDashes(_ color: UIColor) {
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [3, 3])
        context.setStrokeColor(color.cgColor)
    }

    private func dash(from start: CGPoint, to end: CGPoint) {
        context.beginPath()
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
    }

    // MARK: Grids

    private func draw(_ grid: UsedGrid) {
        setDashes(BoxColor.grid)
        for line in grid.columns.lines {
            for x in line.edges { dash(from: CGPoint(x: x, y: grid.frame.minY), to: CGPoint(x: x, y: grid.frame.maxY)) }
        }
        for line in grid.rows.lines {
            for y in line.edges { dash(from: CGPoint(x: grid.frame.minX, y: y), to: CGPoint(x: grid.frame.maxX, y: y)) }
        }
        for area in grid.areas { label(area.name, at: area.frame.center, keepingInside: area.frame) }
        for line in grid.columns.lines {
            label(line.label, at: CGPoint(x: line.middle, y: grid.frame.minY), keepingInside: grid.frame)
        }
        // Below the labels of the columns.
        let side = grid.frame.inset(by: UIEdgeInsets(top: Self.labelHeight + 1, left: 0, bottom: 0, right: 0))
        for line in grid.rows.lines {
            label(line.label, at: CGPoint(x: side.minX, y: line.middle), keepingInside: side)
        }
    }

    // MARK: Labels

    private static let font = UIFont.systemFont(ofSize: 8, weight: .medium)
    private static var labelHeight: CGFloat { font.lineHeight.rounded(.up) }

    /// Draws a text in a box that is centered at `point`, as far as the box is then inside `frame`.
    private func label(_ text: String, at point: CGPoint, keepingInside frame: CGRect) {
        guard !text.isEmpty else { return }
        let text = text as NSString
        let width = text.size(withAttributes: [.font: Self.font]).width + 4
        let height = Self.labelHeight
        let x = min(max(point.x - width / 2, frame.minX), max(frame.minX, frame.maxX - width))
        let y = min(max(point.y - height / 2, frame.minY), max(frame.minY, frame.maxY - height))
        context.setFillColor(BoxColor.grid.cgColor)
        context.fill(CGRect(x: x, y: y, width: width, height: height))
        text.draw(at: CGPoint(x: x + 2, y: y), withAttributes: [.font: Self.font, .foregroundColor: UIColor.white])
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UsedGridAxis.Line {
    /// The two edges of the gap at the line, or the line alone.
    fileprivate var edges: [CGFloat] { start == end ? [start] : [end, start] }

    fileprivate var middle: CGFloat { (start + end) / 2 }

    /// The number, and the names.
    fileprivate var label: String { ((number.map { ["\($0)"] } ?? []) + names).joined(separator: " ") }
}

/// The colours of the inspectors in browsers.
@MainActor enum BoxColor {
    static let margin = UIColor(red: 0.965, green: 0.698, blue: 0.42, alpha: 0.66)
    static let border = UIColor(red: 1, green: 0.898, blue: 0.6, alpha: 0.85)
    static let padding = UIColor(red: 0.576, green: 0.769, blue: 0.49, alpha: 0.55)
    static let content = UIColor(red: 0.435, green: 0.659, blue: 0.863, alpha: 0.5)
    static let gap = UIColor(red: 0.498, green: 0.125, blue: 0.824, alpha: 0.6)
    static let gapTint = UIColor(red: 0.82, green: 0.7, blue: 0.95, alpha: 0.4)
    static let grid = UIColor(red: 0.498, green: 0.125, blue: 0.824, alpha: 0.9)
    static let flex = UIColor(red: 0.498, green: 0.125, blue: 0.824, alpha: 0.6)
}
