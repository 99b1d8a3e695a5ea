import Foundation

/// The attributes that describe a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let face: FontFace

    /// The size, in points.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
    }

    /// Creates the descriptor of a font from its name, or of the system font if there is no such font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontFace(named: fontName) ?? .system(.regular), size: size)
    }

    /// Creates a descriptor with attributes. HeadlessUIKit uses the name, the family, the size, the traits and the OpenType
    /// features.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let name = (attributes[.name] ?? attributes[.family]) as? String
        var face = name.flatMap { FontFace(named: $0) } ?? .system(.regular)
        if let traits = attributes[.traits] as? [TraitKey: Any] { face = face.adopting(traits) }
        face.features.merge(Self.features(attributes)) { $1 }
        self.init(face, size: attributes[.size] as? CGFloat ?? 0)
    }

    /// Returns the OpenType features of attributes, with their values.
    private static func features(_ attributes: [AttributeName: Any]) -> [String: Int] {
        let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        let pairs = settings.compactMap { setting -> (String, Int)? in
            guard let tag = setting[.openTypeTag] as? String, let value = setting[.openTypeValue] as? Int,
                tag.utf8.count == 4, tag.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") })
            else { return nil }
            return (tag, min(max(value, 0), Int(Int32.max)))
        }
        return Dictionary(pairs) { $1 }
    }

    /// Returns the descriptor with additional attributes, which replace those of the same name. HeadlessUIKit uses the size,
    /// the traits and the OpenType features.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var face = face
        if let traits = attributes[.traits] as? [TraitKey: Any] { face = face.adopting(traits) }
        if attributes[.featureSettings] != nil { face.features = Self.features(attributes) }
        return UIFontDescriptor(face, size: attributes[.size] as? CGFloat ?? pointSize)
    }

    /// The PostScript name.
    open var postscriptName: String { face.name }

    /// The symbolic traits of the font. HeadlessUIKit reports only the bold and italic traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.hundreds >= 600 { traits.insert(.traitBold) }
        return traits
    }

    /// Returns the value of an attribute. `nil` if the descriptor does not have the attribute.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .name: face.name
        case .family: face.family
        case .size: pointSize
        case .traits:
            [
                TraitKey.weight: face.weight.rawValue, .slant: CGFloat(face.isItalic ? 1 : 0), .width: face.width,
            ]
        case .featureSettings:
            face.features.isEmpty
                ? nil
                : face.features.sorted { $0.key < $1.key }.map {
                    [FeatureKey.openTypeTag: $0.key, .openTypeValue: $0.value] as [FeatureKey: Any]
                }
        default: nil
        }
    }

    /// Returns the descriptor with other symbolic traits. The weight stays unless the bold trait changes.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let bold = symbolicTraits.contains(.traitBold)
        let weight: UIFont.Weight =
            bold == self.symbolicTraits.contains(.traitBold) ? face.weight : bold ? .bold : .regular
        return UIFontDescriptor(
            face.with(weight: weight, italic: symbolicTraits.contains(.traitItalic)), size: pointSize)
    }

    /// Returns the descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face, size: newPointSize)
    }

    /// Returns the descriptor with another family, or the same descriptor if there is no such family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard let other = FontFace(named: newFamily) else { return self }
        return UIFontDescriptor(other.with(weight: face.weight, italic: face.isItalic), size: pointSize)
    }

    /// Returns the descriptor of the system font in another design. `nil` if this descriptor describes another font, or
    /// if the design is unknown.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard face.isSystem, let other = FontFace.system(design, face.weight, italic: face.isItalic) else { return nil }
        return UIFontDescriptor(other, size: pointSize)
    }
}

extension FontFace {
    /// Returns the face with the traits of a descriptor. Other traits stay.
    fileprivate func adopting(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontFace {
        let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight] as? CGFloat
        let slant = traits[.slant] as? CGFloat ?? (isItalic ? 1 : 0)
        var face = self
        if weight != nil || (slant != 0) != isItalic {
            face = face.with(weight: weight.map { UIFont.Weight($0) } ?? face.weight, italic: slant != 0)
        }
        if let width = traits[.width] as? CGFloat { face.width = width }
        return face
    }
}
