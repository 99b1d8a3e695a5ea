import NimbusUIKit
import Testing

/// Text follows the size that the user has set.
@MainActor @Suite struct TextSizeTests {
    private func size(_ category: UIContentSizeCategory, of scene: Scene) {
        scene.window.screen = UIScreen(
            bounds: scene.window.bounds, traitCollection: UITraitCollection(preferredContentSizeCategory: category))
        let base = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: scene.window.traitCollection)
        scene.dom.environment.textScale = Double(base) / 100
    }

    @Test("Words for sizes are another size, and what is measured in em with them")
    func words() {
        let scene = Scene(".a { font-size: body; width: 2em } .b { font-size: default } .c { font-size: 20px }")
        let labels = ["a", "b", "c"].map { scene.add(UILabel(), cssClass: $0) }
        #expect(labels.map(\.font.pointSize) == [17, 14, 20] && labels[0].frame.width == 34)
        size(.accessibilityMedium, of: scene)
        let scale = CGFloat(scene.dom.environment.textScale)
        #expect(scale > 1.5)
        #expect(labels[0].font.pointSize == 28 && abs(labels[1].font.pointSize - 14 * scale) < 0.01)
        #expect(labels[2].font.pointSize == 20 && labels[0].frame.width == 56)
        size(.large, of: scene)
        #expect(labels.map(\.font.pointSize) == [17, 14, 20])
    }

    @Test("Each text style has its own sizes, and em is the size of its font")
    func sizesOfTextStyles() {
        let styles: [(word: String, style: UIFont.TextStyle, sizes: [CGFloat])] = [
            ("title1", .title1, [25, 28, 58]), ("callout", .callout, [13, 16, 51]),
            ("caption2", .caption2, [11, 11, 40]),
        ]
        let rules = styles.map { ".\($0.word) { font-size: \($0.word); width: 2em }" }
        let scene = Scene(rules.joined(separator: " "))
        let labels = styles.map { scene.add(UILabel(), cssClass: $0.word) }
        let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
        let others: [UIContentSizeCategory] = [
            .small, .medium, .extraLarge, .extraExtraExtraLarge, .accessibilityLarge,
        ]
        for (index, category) in categories.enumerated() {
            size(category, of: scene)
            #expect(labels.map(\.font.pointSize) == styles.map(\.sizes[index]))
        }
        for category in categories + others {
            size(category, of: scene)
            for (label, style) in zip(labels, styles) {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let size = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits).pointSize
                #expect(label.font.pointSize == size && label.frame.width == 2 * size, "\(style.word) in \(category)")
            }
        }
    }

    @Test("The smallest size is a share of the label's own font where no rule sets one")
    func smallestSize() {
        let scene = Scene("UILabel { -ios-minimum-font-size: 15px }")
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        #expect(scene.add(label).minimumScaleFactor == 0.5)
    }

    @Test("A headline is semibold unless a rule sets its weight")
    func headline() {
        let scene = Scene(".a { font-size: headline } .b { font: headline; font-weight: normal }")
        let labels = ["a", "b"].map { scene.add(UILabel(), cssClass: $0) }
        #expect(labels[0].font == .preferredFont(forTextStyle: .headline) && labels[1].font == .systemFont(ofSize: 17))
    }

    @Test("An image keeps the name that it was loaded by")
    func imageNames() {
        let scene = Scene("UIButton { -mobile-image: icon.png } UIButton[image=\"icon.png\"] { opacity: 0.5 }")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        scene.dom.resources.image = { _ in image }
        let button = scene.add(UIButton())
        scene.dom.refresh()
        #expect(button.styleAttribute("image") == "icon.png" && button.alpha == 0.5)
    }
}
