import HeadlessUIKit
import Testing

/// Colors, fonts, images and traits can be used on any thread. CI also runs these tests with the thread sanitizer.
@Suite struct SharedValueTests {
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Reads a value on several threads at the same time. All threads see the same.
    private static func check(_ read: @escaping @Sendable () -> String) async {
        let results = await withTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { read() } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(results == [read()])
    }

    @Test("Several threads resolve and convert the same colour") func colors() async {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
        await Self.check {
            let resolved = color.resolvedColor(with: Self.dark)
            let label = UIColor.label.resolvedColor(with: Self.dark)
            return "\(resolved) \(color.withAlphaComponent(0.5).cgColor) \(label)"
        }
    }

    @Test("Several threads measure with the same font") func fonts() async {
        for size in stride(from: CGFloat(5), to: 25, by: 0.5) {
            // A new font, so that the threads compute its metrics at the same time.
            let font = UIFont.systemFont(ofSize: size, weight: .semibold)
            await Self.check {
                let text = NSAttributedString(string: "Wide text", attributes: [.font: font])
                let same = UIFont(descriptor: font.fontDescriptor, size: 0)
                return "\(font.lineHeight) \(font.ascender) \(text.size()) \(same) \(same == font) \(font.hash)"
            }
        }
    }

    @Test("Several threads draw and encode the same image") func images() async {
        let format = UIGraphicsImageRendererFormat()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        await Self.check {
            let capped = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
            let format = UIGraphicsImageRendererFormat()
            let larger = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
                capped.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            let pictures = [image, larger].map { $0.pngData()?.base64EncodedString() ?? "" }
            return "\(image.size) \(pictures)"
        }
    }

    @Test("Several threads combine and compare the same traits") func traits() async {
        let traits = UITraitCollection(traitsFrom: [Self.dark, UITraitCollection(displayScale: 3)])
        await Self.check {
            let wide = UITraitCollection(traitsFrom: [traits, UITraitCollection(horizontalSizeClass: .regular)])
            let traitsOfWide = "\(wide.userInterfaceStyle) \(wide.displayScale) \(wide.horizontalSizeClass)"
            return "\(traitsOfWide) \(wide.containsTraits(in: traits)) \(traits.containsTraits(in: wide))"
        }
    }
}
