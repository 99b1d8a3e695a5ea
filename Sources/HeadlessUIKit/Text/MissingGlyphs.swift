internal import CPangoCairo

extension TextLine {
    /// The characters for which no installed font has a glyph. Pango draws boxes with their code points.
    var missingCharacters: Set<Unicode.Scalar> {
        var characters: Set<Unicode.Scalar> = []
        var next = glyphs.pointee.runs
        while let node = next {
            if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs {
                characters.formUnion(Self.missingCharacters(in: run.pointee))
            }
            next = node.pointee.next
        }
        return characters
    }

    private static func missingCharacters(in run: PangoGlyphString) -> [Unicode.Scalar] {
        UnsafeBufferPointer(start: run.glyphs, count: Int(run.num_glyphs)).compactMap { info in
            let flag = PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG)
            return info.glyph & flag == 0 ? nil : Unicode.Scalar(info.glyph & ~flag)
        }
    }
}
