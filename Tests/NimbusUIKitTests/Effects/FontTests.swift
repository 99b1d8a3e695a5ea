import NimbusDescribing
import NimbusUIKit
import Testing

/// The fonts that families, weights and styles select.
@MainActor @Suite struct FontTests {
    private func font(_ declarations: String) -> UIFont {
        Scene("UILabel { \(declarations) }").add(UILabel()).font
    }

    private func weight(_ font: UIFont) -> CGFloat? {
        (font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
    }

    @Test("A family has the weight and the style of the rules")
    func families() {
        for name in ["Futura", "\"Avenir Next\"", "\"no such font\", Georgia", "Helvetica"] {
            let bold = font("font: 20px \(name); font-weight: bold")
            let italic = font("font: 20px \(name); font-weight: bold; font-style: italic")
            #expect(bold.familyName == italic.familyName && name.contains(bold.familyName))
            #expect(bold.fontDescriptor.symbolicTraits == .traitBold && bold.pointSize == 20)
            #expect(italic.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        }
        let semibold = font("font-family: \"Avenir Next\"; font-weight: 600")
        #expect(weight(semibold) == UIFont.Weight.semibold.rawValue)
    }

    @Test("The name of a single font decides its weight and style")
    func faces() {
        #expect(font("font: bold italic 20px \"Futura-Medium\"") == UIFont(name: "Futura-Medium", size: 20))
    }

    @Test("The system font has every weight in italic as well")
    func systemFonts() {
        for number in stride(from: 100, through: 900, by: 100) {
            let upright = font("font-size: 15px; font-weight: \(number)")
            let italic = font("font-size: 15px; font-weight: \(number); font-style: italic")
            #expect(upright.fontDescriptor.symbolicTraits.contains(.traitItalic) == false)
            #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
            #expect(weight(italic) == weight(upright) && italic.familyName == upright.familyName)
        }
        #expect(font("font-size: 15px; font-style: italic") == .italicSystemFont(ofSize: 15))
    }

    @Test(
        "The families ui-rounded, ui-serif and ui-monospace are designs of the system font",
        arguments: [
            ("ui-rounded", UIFontDescriptor.SystemDesign.rounded), ("ui-serif", .serif), ("ui-monospace", .monospaced),
        ])
    func designs(_ family: String, _ design: UIFontDescriptor.SystemDesign) throws {
        let system = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
        let descriptor = try #require(system.withDesign(design))
        #expect(font("font: bold 15px \(family)") == UIFont(descriptor: descriptor, size: 15))
    }

    @Test(
        "A description has an expression for each font",
        arguments: [
            ("font: bold italic 9px system-ui", ".withSymbolicTraits([.traitBold, .traitItalic])"),
            ("font: 9px ui-rounded", ".withDesign(.rounded)"),
            ("font: italic 9px ui-serif", ".withDesign(.serif)?.withSymbolicTraits(.traitItalic)"),
            ("font: italic 9px monospace", ".withDesign(.monospaced)?.withSymbolicTraits(.traitItalic)"),
            ("font: bold 9px Futura", "UIFont(name: \"Futura-Bold\", size: 9)"),
        ])
    func descriptions(_ declaration: String, _ expected: String) {
        let scene = Scene("UILabel { \(declaration) }")
        let text = scene.dom.descriptionForView(scene.add(UILabel()), withName: "label")
        #expect(text.contains(expected), "\(text)")
    }
}
