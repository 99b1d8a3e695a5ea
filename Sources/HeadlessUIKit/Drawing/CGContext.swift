internal import CPangoCairo
import Foundation

/// A drawing destination: pixels with a transform, a clip path, colours and line settings.
public final class CGContext {
    let cairo: OpaquePointer
    /// The memory to which a bitmap context draws. `nil` for other contexts.
    let bitmap: PixelBuffer?
    private var state = DrawingState()
    private var saved: [DrawingState] = []
    private var groupAlphas: [CGFloat] = []
    /// The characters of drawn text for which no installed font has a glyph.
    package private(set) var missingCharacters: Set<Unicode.Scalar> = []

    /// Creates a context that draws to a pixel buffer with a number of pixels per point.
    init(_ pixels: PixelBuffer, scale: CGFloat) {
        cairo = cairo_create(pixels.surface)
        bitmap = nil
        cairo_scale(cairo, scale, scale)
    }

    /// Creates a context that draws to a bitmap with one pixel per point and the origin at the lower left.
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

    func noteMissingCharacters(_ characters: Set<Unicode.Scalar>) { missingCharacters.formUnion(characters) }

    // MARK: State

    /// Saves the transform, the clip path, the colours and the line settings.
    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Restores the state that the last `saveGState` saved.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        cairo_restore(cairo)
        state = last
    }

    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fill = RGBA(color) }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = RGBA(color) }

    /// Sets the opacity of all drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(to: 0...1) }

    // MARK: Painting

    /// Fills the path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setSource(state.fill)
        cairo_fill(cairo)
    }

    /// Strokes the path and discards it.
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

    /// Strokes a rectangle.
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

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        beginPath()
        addRect(rect)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    // MARK: Layers

    /// Begins a transparency layer. `endTransparencyLayer` composites the layer as a whole with the current opacity.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        beginGroup(alpha: state.alpha)
    }

    /// Ends a transparency layer and composites it.
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

    /// Ends a transparency layer and composites it with the opacity of a drawing.
    func endGroup(maskedBy drawMask: () -> Void) {
        guard groupAlphas.popLast() != nil else { return }
        let content = cairo_pop_group(cairo)
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        drawMask()
        let mask = cairo_pop_group(cairo)
        cairo_set_source(cairo, content)
        cairo_mask(cairo, mask)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(mask)
        restoreGState()
    }

    // MARK: Sources

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    var alpha: CGFloat { state.alpha }
}
