internal import CPangoCairo
import Foundation

extension FontFace {
    /// Creates the installed face with a PostScript or family name, or the substitute for a font of iOS. `nil` if there
    /// is neither.
    init?(named name: String) {
        guard
            let face = FontFace.installed(FC_POSTSCRIPT_NAME, name) ?? FontFace.installed(FC_FAMILY, name)
                ?? FontFace.substitute(for: name)
        else { return nil }
        self = face
    }

    /// Returns an installed face with a value of a Fontconfig property. Prefers upright and regular faces.
    private static func installed(_ property: String, _ value: String) -> FontFace? {
        let pattern = FcPatternCreate()
        let wanted = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, property, value)
        for object in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
        guard let fonts = FcFontList(nil, pattern, wanted) else { return nil }
        defer { FcFontSetDestroy(fonts) }
        let faces = (0..<Int(fonts.pointee.nfont)).compactMap { index in
            fonts.pointee.fonts[index].flatMap(FontFace.init(pattern:))
        }
        return faces.min { ($0.plainness, $0.name) < ($1.plainness, $1.name) }
    }

    private var plainness: Int { abs(weight.hundreds - 400) + (isItalic ? 1 : 0) }

    private init?(pattern: OpaquePointer) {
        guard let family = Self.string(FC_FAMILY, of: pattern) else { return nil }
        var (weight, slant) = (Int32(0), Int32(0))
        FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        self.init(
            name: Self.string(FC_POSTSCRIPT_NAME, of: pattern) ?? family, family: family,
            weight: UIFont.Weight(hundreds: Int(FcWeightToOpenType(weight))), isItalic: slant != FC_SLANT_ROMAN)
    }

    private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
        var bytes: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, 0, &bytes) == FcResultMatch, let bytes else { return nil }
        return String(cString: bytes)
    }
}
