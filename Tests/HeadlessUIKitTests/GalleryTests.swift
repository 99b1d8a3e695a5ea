import Testing

@testable import HeadlessUIKit

/// Draws the gallery. Set `HEADLESS_PICTURES` to a folder to write the images to it.
@MainActor @Suite struct GalleryTests {
    nonisolated static let cases: [(UIUserInterfaceStyle, background: String, card: String, row: String)] = [
        (.light, "#f2f2f7ff", "#ffffffff", "#ffffffff"), (.dark, "#000000ff", "#1c1c1eff", "#1c1c1eff"),
    ]

    @Test(arguments: cases)
    func theGalleryIsDrawnCompletely(style: UIUserInterfaceStyle, background: String, card: String, row: String) throws
    {
        let picture = Gallery(style: style).picture()
        #expect(picture.size == CGSize(width: 390, height: 844))
        #expect(picture.pixels.color(x: 10, y: 600)?.hex == background)
        #expect(picture.pixels.color(x: 400, y: 340)?.hex == card)
        #expect(picture.pixels.color(x: 400, y: 1_044)?.hex == row)
        if let folder = ProcessInfo.processInfo.environment["HEADLESS_PICTURES"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("gallery-\(style).png")
            try picture.pngData()?.write(to: file)
        }
    }
}
