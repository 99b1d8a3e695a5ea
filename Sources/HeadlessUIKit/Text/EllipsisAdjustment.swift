internal import CPangoCairo

/// Gives an ellipsis the width of its glyph and the baseline of the text.
///
/// Pango extends the ellipsis to the end of the line, which leaves a visible gap next to the glyph, and ignores its
/// baseline offset.
struct EllipsisAdjustment {
    let line: UnsafeMutablePointer<PangoLayoutLine>

    func apply() {
        var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var next = line.pointee.runs
        while let node = next {
            if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { runs.append(run) }
            next = node.pointee.next
        }
        for (index, run) in runs.enumerated() where isEllipsis(run.pointee) {
            tighten(run.pointee)
            if let neighbor = index > 0 ? runs[index - 1] : runs.dropFirst().first {
                run.pointee.y_offset = neighbor.pointee.y_offset
            }
        }
    }

    private func isEllipsis(_ run: PangoGlyphItem) -> Bool {
        Int32(run.item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    }

    private func tighten(_ run: PangoGlyphItem) {
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
            var extents = PangoRectangle()
            let glyph = run.glyphs.pointee.glyphs + index
            pango_font_get_glyph_extents(run.item.pointee.analysis.font, glyph.pointee.glyph, nil, &extents)
            glyph.pointee.geometry.width = extents.width
        }
    }
}
