import HeadlessUIKit
import Testing

/// A screen of everything is drawn whole; set `HEADLESS_PICTURES` to a folder to look at it.
@MainActor @Suite struct GalleryTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func everything(style: UIUserInterfaceStyle) throws {
        let picture = Gallery(style: style).picture()
        #expect(picture.size == CGSize(width: 390, height: 844))
        #expect(picture.scale == 2)
        if let folder = ProcessInfo.processInfo.environment["HEADLESS_PICTURES"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("gallery-\(style).png")
            try picture.pngData()?.write(to: file)
        }
    }
}
