internal import CPangoCairo
import Foundation

/// Where drawing goes: pixels, with a transform, a clip and two colours.
public final class CGContext {
    let cairo: OpaquePointer
    /// The memory that it draws to, where others may see that.
    let bitmap: PixelBuffer?
    private var state = DrawingState()
    private var saved: [DrawingState] = []
    private var groupAlphas: [CGFloat] = []

    /// A context that draws to `pixels`, `scale` of them for each point.
    init(_ pixels: PixelBuffer, scale: CGFloat) {
        cairo = cairo_create(pixels.surface)
        bitmap = nil
        cairo_scale(cairo, scale, scale)
    }

    /// A context that draws to `bitmap`, one pixel a point, with the origin at the lower left.
    init(bitmap: PixelBuffer) {
        cairo = cairo_create(bitmap.surface)
        self.bitmap = bitmap
        cairo_translate(cairo, 0, Double(bitmap.height))
        cairo_scale(cairo, 1, -1)
    }

    init(owning cairo: OpaquePointer) {
        self.cairo = cairo
        bitmap = nil
    }

    deinit { cairo_destroy(cairo) }

    // MARK: State

    /// Remembers transform, clip, colours and line, to be brought back by `restoreGState`.
    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Brings back what the last `saveGState` remembered.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        cairo_restore(cairo)
        state = last
    }

    /// The colour of what is filled from now on.
    public func setFillColor(_ color: CGColor) { state.fill = RGBA(color) }

    /// The colour of lines from now on.
    public func setStrokeColor(_ color: CGColor) { state.stroke = RGBA(color) }

    /// How opaque everything is from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(to: 0...1) }

    // MARK: Painting

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setSource(state.fill)
        cairo_fill(cairo)
    }

    /// Draws the path as a line and forgets it.
    public func strokePath() {
        setSource(state.stroke)
        cairo_stroke(cairo)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        beginPath()
        addRect(rect)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    // MARK: Layers

    /// Draws apart from now on, to be laid over the rest as one at the present alpha by `endTransparencyLayer`.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        beginGroup(alpha: state.alpha)
    }

    /// Lays what was drawn apart over the rest.
    public func endTransparencyLayer() {
        endGroup()
    }

    func beginGroup(alpha: CGFloat) {
        saveGState()
        groupAlphas.append(alpha)
        state.alpha = 1
        cairo_push_group(cairo)
    }

    func endGroup() {
        guard let alpha = groupAlphas.popLast() else { return }
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, alpha)
        restoreGState()
    }

    // MARK: Sources

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    var alpha: CGFloat { state.alpha }
}
