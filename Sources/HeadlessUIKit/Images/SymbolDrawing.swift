internal import CPangoCairo
import Foundation

/// A symbol with the frame and the fill that its name selects, such as `heart.circle.fill`.
struct SymbolDrawing {
    private enum Frame: String {
        case circle
        case square
    }

    private let glyph: SymbolGlyph
    /// The shape around the symbol. `nil` if the symbol has no frame.
    private let frame: Frame?
    private let isFilled: Bool

    /// Whether the symbol is mirrored in right-to-left interfaces.
    var isDirectional: Bool { glyph.isDirectional }

    /// Creates the drawing of the symbol with a name. An unknown symbol is drawn as a marked box.
    init(_ name: String) {
        var base = name
        isFilled = base.hasSuffix(".fill")
        if isFilled { base.removeLast(".fill".count) }
        if let glyph = Self.glyph(base) {
            (self.glyph, frame) = (glyph, nil)
            return
        }
        let parts = base.split(separator: ".")
        if let frame = parts.last.flatMap({ Frame(rawValue: String($0)) }),
            let glyph = Self.glyph(parts.dropLast().joined(separator: "."))
        {
            (self.glyph, self.frame) = (glyph, frame)
        } else {
            (glyph, frame) = (.unknown, nil)
        }
    }

    private static func glyph(_ name: String) -> SymbolGlyph? {
        SymbolGlyph.named[SymbolGlyph.aliases[name] ?? name]
    }

    /// Draws the symbol in a square of 24 units at the origin.
    func draw(on context: CGContext) {
        let cairo = context.cairo
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        guard let frame else { return draw(glyph, isFilled: isFilled, on: context) }
        let outline = frame == .circle ? "O 12 12 10" : "R 2.5 2.5 19 19 4"
        draw(SymbolGlyph(outline: outline), isFilled: isFilled, on: context)
        context.saveGState()
        context.translateBy(x: 12, y: 12)
        context.scaleBy(x: 0.52, y: 0.52)
        context.translateBy(x: -12, y: -12)
        // In a filled frame, the symbol is cut out.
        if isFilled { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        draw(glyph, isFilled: false, width: 3, on: context)
        context.restoreGState()
    }

    private func draw(_ glyph: SymbolGlyph, isFilled: Bool, width: CGFloat = 1.9, on context: CGContext) {
        let cairo = context.cairo
        cairo_set_line_width(cairo, width)
        add(glyph.outline, to: context)
        if isFilled { cairo_fill_preserve(cairo) }
        cairo_stroke(cairo)
        context.saveGState()
        if isFilled { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        add(glyph.inside, to: context)
        cairo_stroke(cairo)
        context.restoreGState()
        add(glyph.lines, to: context)
        cairo_stroke(cairo)
        add(glyph.solid, to: context)
        cairo_fill(cairo)
    }

    private func add(_ path: String, to context: CGContext) {
        context.beginPath()
        var numbers: [CGFloat] = []
        var command: Substring = ""
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in path.split(separator: " ") {
            if let number = Double(word) { numbers.append(CGFloat(number)) } else { (command, numbers) = (word, []) }
            switch (command, numbers.count) {
            case ("M", 2): context.move(to: point(0))
            case ("L", 2): context.addLine(to: point(0))
            case ("C", 6): context.addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("Z", 0): context.closePath()
            case ("O", 3):
                let radius = numbers[2]
                context.addEllipse(
                    in: CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: radius * 2, height: radius * 2))
            case ("R", 5):
                context.addRoundedRect(
                    CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])),
                    CornerRadii(numbers[4]))
            default: break
            }
        }
    }
}
