import Testing

@testable import HeadlessUIKit

/// System symbols and their variants.
@MainActor @Suite struct SymbolTests {
    private func pixels(_ name: String) -> Int {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = .black
        return Picture(view).darkPixels
    }

    @Test(arguments: SymbolGlyph.named.keys.sorted())
    func everySymbolIsDrawn(_ name: String) {
        let count = pixels(name)
        #expect(count > 30 && count < 1_500)
        #expect(pixels(name) != pixels("no.such.symbol"))
    }

    @Test func filledVariantsAreDarker() {
        for name in ["heart", "star", "house", "circle", "xmark.circle", "plus.square"] {
            #expect(pixels(name + ".fill") > pixels(name) + 50, "\(name)")
        }
        #expect(pixels("info.circle") > pixels("info"))
    }

    @Test func aSymbolIsATemplateWithItsName() throws {
        let image = try #require(UIImage(systemName: "gearshape"))
        #expect(image.isSymbolImage && image.renderingMode == .automatic && image.name == "gearshape")
        #expect(image.size == CGSize(width: 20, height: 20) && UIImage(systemName: "") == nil)
        let view = UIImageView(image: image)
        view.tintColor = .red
        #expect(Picture(view).count { $0.red > 0.9 && $0.green < 0.4 && $0.alpha > 0.9 } > 50)
        view.image = image.withRenderingMode(.alwaysOriginal)
        #expect(view.image?.isSymbolImage == true && Picture(view).count { $0.red > 0.5 && $0.alpha > 0.5 } == 0)
    }

    @Test func directionalSymbolsAreMirrored() {
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        view.tintColor = .black
        let tip = (view.bounds.width * 0.68, view.bounds.midY)
        #expect(Picture(view).alpha(tip.0, tip.1) > 0.5)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(Picture(view).alpha(tip.0, tip.1) < 0.1)
        #expect(Picture(view).alpha(view.bounds.width - tip.0, tip.1) > 0.5)
        view.image = UIImage(systemName: "chevron.right")
        #expect(Picture(view).alpha(tip.0, tip.1) > 0.5)
        view.image = view.image?.imageFlippedForRightToLeftLayoutDirection()
        #expect(Picture(view).alpha(tip.0, tip.1) < 0.1)
    }
}
