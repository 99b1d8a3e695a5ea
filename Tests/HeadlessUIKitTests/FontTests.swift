import Testing

@testable import HeadlessUIKit

/// Fonts by name, weight and text style.
@Suite struct FontTests {
    @Test func theSystemFontHasWeights() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.familyName == "Inter")
        #expect(font.pointSize == 20)
        #expect(font == UIFont.systemFont(ofSize: 20))
        #expect(font != UIFont.boldSystemFont(ofSize: 20))
        #expect(font.withSize(10).pointSize == 10)
        #expect(UIFont.italicSystemFont(ofSize: 9).fontName == "Inter-Italic")
        #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).fontName == "Inter-SemiBold")
    }

    @Test(arguments: [
        ("DejaVu Sans", "DejaVuSans", 400, false), ("DejaVuSans-Bold", "DejaVuSans-Bold", 700, false),
        ("DejaVuSans-BoldOblique", "DejaVuSans-BoldOblique", 700, true),
        ("liberation serif", "LiberationSerif", 400, false), ("Inter-MediumItalic", "Inter-MediumItalic", 500, true),
    ])
    func installedFontsAreFoundByName(name: String, postScript: String, weight: Int, italic: Bool) {
        let font = UIFont(name: name, size: 12)
        #expect(font?.fontName == postScript)
        #expect(font?.face.weight.hundreds == weight)
        #expect(font?.face.isItalic == italic)
    }

    @Test(arguments: [
        ("Futura-Medium", "Futura", 500, false), ("HelveticaNeue-BoldItalic", "Helvetica Neue", 700, true),
        ("AvenirNext-DemiBold", "Avenir Next", 600, false), ("courier new", "Courier New", 400, false),
        ("Georgia", "Georgia", 400, false), ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
        ("Futura-CondensedExtraBold", "Futura", 800, false), ("Avenir-BookOblique", "Avenir", 400, true),
        ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", 100, true), ("ArialMT", "Arial", 400, false),
        ("MarkerFelt-Wide", "Marker Felt", 400, false), ("Optima-ExtraBlack", "Optima", 900, false),
    ])
    func fontsOfIOSHaveSubstitutes(name: String, family: String, weight: Int, italic: Bool) {
        let font = UIFont(name: name, size: 12)
        #expect(font?.fontName == name)
        #expect(font?.familyName == family)
        #expect(font?.face.weight.hundreds == weight)
        #expect(font?.face.isItalic == italic)
    }

    @Test(arguments: [
        "", "Nonsense", "Nonsense-Bold", "-", "Helvetica-", "Helvetica-Nonesuch", "Helvetica-Blod",
        "Helvetica-BoldBold",
        "Helvetica-BoldLight", "Helvetica-MTBold",
    ])
    func unknownFontsAreNil(name: String) {
        #expect(UIFont(name: name, size: 12) == nil)
    }

    @Test func metricsAreWholePoints() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == font.ascender - font.descender)
        #expect(font.lineHeight == font.lineHeight.rounded())
        #expect(font.lineHeight > 17 && font.lineHeight < 24)
    }

    @Test func textStylesScaleWithTheTextSize() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: large).pointSize == 106)
        #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 58)
        #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 56, compatibleWith: large) == 116)
    }

    @Test func descriptorsDescribeFonts() throws {
        let font = UIFont.systemFont(ofSize: 12)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let traits = bold.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    }
}
