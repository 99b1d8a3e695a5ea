import NimbusUIKit

/// Writes values of views as Swift expressions.
@MainActor struct ValueWriter {
    /// The palette of named colours. `nil` to write each colour as an expression.
    var palette: ColorPalette?
    /// The start of the function call that returns an image by name.
    let imageFunction: String
    /// Whether an expression contains an image.
    private(set) var usesImages = false

    /// A writer for single statements.
    static var inline: ValueWriter { ValueWriter(palette: nil, imageFunction: "UIImage(named: ") }
    /// A writer for a type with a palette and a closure for images.
    static var named: ValueWriter { ValueWriter(palette: ColorPalette(), imageFunction: "image(") }

    /// Returns the expression of a value, or `nil` for an image without a name.
    /// - Parameters:
    ///   - schemes: The values in light and dark mode. `nil` if unknown.
    ///   - imageName: The name of the value's image.
    ///   - view: The name of the view's variable.
    mutating func expression(
        _ value: ViewValue, in schemes: (light: ViewValue?, dark: ViewValue?)?, imageName: String?, of view: String
    ) -> String? {
        switch value {
        case .none: "nil"
        case .color(let color):
            variants(color, schemes?.light?.color, schemes?.dark?.color).map { self.color($0) } ?? pattern(imageName)
        case .layerColor(let color):
            variants(UIColor(cgColor: color), schemes?.light?.uiColor, schemes?.dark?.uiColor).map { variants in
                let resolved = variants.isFixed ? "" : ".resolvedColor(with: \(view).traitCollection)"
                return self.color(variants) + resolved + ".cgColor"
            }
        case .number(let number): SwiftLiteral.number(number)
        case .integer(let number): SwiftLiteral.integer(number)
        case .flag(let flag): "\(flag)"
        case .size(let size):
            "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
        case .point(let point): Self.call("CGPoint", ["x", "y"], [point.x, point.y])
        case .offset(let offset):
            Self.call("UIOffset", ["horizontal", "vertical"], [offset.horizontal, offset.vertical])
        case .insets(let insets): Self.insets(insets)
        case .transform(let matrix): Self.transform(matrix)
        case .font(let font): FontExpression.text(font)
        case .image(let image): self.image(image, imageName)
        case .text(let text): SwiftLiteral.text(text)
        case .attributedText(let text): attributedText(text.string)
        case .word(let word): ".\(word.name)"
        case .app(let value): expression(ofContent: value)
        case .words(let words): "[" + words.map { ".\($0.name)" }.joined(separator: ", ") + "]"
        }
    }

    private mutating func expression(ofContent value: AppValue) -> String? {
        if let swift = value.swift { return swift() }
        switch value.content {
        case let title as AttributedString: return "AttributedString(\(SwiftLiteral.text(String(title.characters))))"
        case let style as UIButton.Configuration.CornerStyle: return ".\(style)"
        case is CALayerCornerCurve: return ".\(value.name ?? "circular")"
        case let rate as UIScrollView.DecelerationRate:
            return value.name.map { ".\($0)" } ?? "UIScrollView.DecelerationRate(rawValue: \(Double(rate.rawValue)))"
        case let textCase as TextCase: return textCase.method
        case let mask as LayerMask: return Self.mask(mask)
        case let insets as NSDirectionalEdgeInsets:
            let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
            return Self.call("NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"], sides)
        case let shapes as LayerShapes: return shapeLayers(shapes)
        case let shadow as NSShadow:
            var writer = ValueWriter.inline
            return writer.shadow(shadow)
        default: return String(describing: value.content)
        }
    }

    /// The name of the generated type with the named colours.
    static let paletteName = "Palette"

    mutating func color(_ variants: ColorVariants) -> String {
        let name = palette?.name(of: variants)
        return name.map { "\(Self.paletteName).\($0)" } ?? variants.expression
    }

    /// Returns the variants of a colour in both colour schemes, or `nil` for a pattern colour.
    private func variants(_ color: UIColor, _ light: UIColor?, _ dark: UIColor?) -> ColorVariants? {
        guard let light, let dark else { return ColorVariants(color) }
        return ColorVariants(light, dark: dark)
    }

    mutating func image(named name: String) -> String {
        usesImages = true
        return imageFunction + SwiftLiteral.text(name) + ")"
    }

    private mutating func pattern(_ imageName: String?) -> String? {
        guard let imageName else { return nil }
        return "\(image(named: imageName)).map { UIColor(patternImage: $0) }"
    }

    private mutating func image(_ value: UIImage, _ name: String?) -> String? {
        if let color = value.drawnColor { return colorImage(UIColor(color)) }
        guard let name else { return value.size == .zero ? "UIImage()" : nil }
        let (found, insets) = (image(named: name), value.capInsets)
        if insets == .zero { return found }
        let mode = value.resizingMode == .tile ? "tile" : "stretch"
        return "\(found)?.resizableImage(withCapInsets: \(Self.insets(insets)), resizingMode: .\(mode))"
    }

    /// Returns the expression of an image of 1 × 1 point.
    private mutating func colorImage(_ color: UIColor) -> String? {
        guard let variants = ColorVariants(color) else { return nil }
        return """
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
                \(self.color(variants)).setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            """
    }

    private static func insets(_ insets: UIEdgeInsets) -> String {
        if insets == .zero { return ".zero" }
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        return call("UIEdgeInsets", ["top", "left", "bottom", "right"], sides)
    }

    private static func transform(_ matrix: CGAffineTransform) -> String {
        if matrix.isIdentity { return ".identity" }
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        return call("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"], numbers)
    }

    static func call(_ function: String, _ labels: [String], _ numbers: [CGFloat]) -> String {
        let arguments = zip(labels, numbers).map { "\($0): \(SwiftLiteral.number($1))" }
        return "\(function)(\(arguments.joined(separator: ", ")))"
    }
}

extension ViewValue {
    fileprivate var uiColor: UIColor? { layerColor.map { UIColor(cgColor: $0) } }
}

extension TextCase {
    /// The Swift expression of the conversion, as a method call on a string.
    fileprivate var method: String {
        switch self {
        case .uppercase: "uppercased(with: .current)"
        case .lowercase: "lowercased(with: .current)"
        case .capitalize: "capitalized(with: .current)"
        }
    }
}
