import Foundation

/// What is asked of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let face: FontFace

    /// The size, in points.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
    }

    /// The font of this name, or the system font where there is none, in this size, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontFace(named: fontName) ?? .system(.regular), size: size)
    }

    /// The PostScript name.
    open var postscriptName: String { face.name }

    /// Whether it is bold, italic.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.hundreds >= 600 { traits.insert(.traitBold) }
        return traits
    }

    /// What it says about `anAttribute`, or nil.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .name: face.name
        case .family: face.family
        case .size: pointSize
        case .traits: [TraitKey.weight: face.weight.rawValue, .slant: face.isItalic ? 1.0 : 0.0]
        default: nil
        }
    }

    /// The same, bold and italic as asked.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let bold = symbolicTraits.contains(.traitBold)
        let weight: UIFont.Weight =
            bold == self.symbolicTraits.contains(.traitBold) ? face.weight : bold ? .bold : .regular
        return UIFontDescriptor(
            face.with(weight: weight, italic: symbolicTraits.contains(.traitItalic)), size: pointSize)
    }

    /// The same in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face, size: newPointSize)
    }

    /// The same of another family, or the same where there is no such family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard let other = FontFace(named: newFamily) else { return self }
        return UIFontDescriptor(other.with(weight: face.weight, italic: face.isItalic), size: pointSize)
    }
}
