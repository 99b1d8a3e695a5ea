import TestSupport
import Testing

@testable import HeadlessUIKit

/// Reading, writing, finding and resizing images.
@MainActor @Suite struct ImageTests {
    /// Returns an image of three columns and rows of ten points: red corners, green edges and a blue centre.
    private static func ninePatch() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            UIColor.green.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 30))
            context.fill(CGRect(x: 0, y: 10, width: 30, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
    }

    @Test func pngDataIsReadBack() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let data = try #require(image.pngData())
        let back = try #require(UIImage(data: data, scale: 2))
        #expect(back.size == CGSize(width: 3, height: 2))
        #expect(back.pixels.color(x: 1, y: 1)?.hex == "#ff800080" || back.pixels.color(x: 1, y: 1)?.hex == "#ff7f0080")
        #expect(back.pixels.color(x: 5, y: 1)?.alpha == 0)
        #expect(back.pngData() == data)
    }

    @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])])
    func invalidDataIsNotAnImage(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    /// A small file can contain very many pixels of one colour.
    @Test(arguments: [(10_000, 10_000, false), (32_768, 1, false), (1, 0xFFFF_FFFF, false), (8_192, 8_192, true)])
    func filesOfVeryManyPixelsAreNotRead(columns: UInt32, rows: UInt32, isRead: Bool) throws {
        var data = try #require(Self.ninePatch().pngData())
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
        data.replaceSubrange(16..<24, with: bytes(columns) + bytes(rows))
        let size = try #require(PNGReader.size(in: data))
        #expect(size == (columns, rows) && PixelBuffer.canHold(size.columns, size.rows) == isRead)
        // The checksum of the header is wrong.
        #expect(UIImage(data: data) == nil)
    }

    @Test func imagesAreFoundByName() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        try temporary.write(#require(Self.ninePatch().pngData()), to: "plate@2x.png")
        let image = try #require(UIImage(named: "plate", in: folder))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 30, height: 30))
        #expect(UIImage(named: "plate.png", in: folder)?.size == image.size)
        #expect(UIImage(named: "nothing", in: folder) == nil)
        #expect(UIImage(named: "../\(folder.lastPathComponent)/plate", in: folder.appendingPathComponent("x")) == nil)
        #expect(UIImage(contentsOfFile: temporary.file("plate@2x.png"))?.scale == 2)
    }

    @Test func capsKeepTheirSize() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.image = Self.ninePatch().resizableImage(
            withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
        let picture = Picture(view)
        #expect(picture.color(9, 9) == "#ff0000ff")
        #expect(picture.color(11, 5) == "#00ff00ff")
        #expect(picture.color(88, 5) == "#00ff00ff")
        #expect(picture.color(50, 30) == "#0000ffff")
        #expect(picture.color(91, 51) == "#ff0000ff")
    }

    @Test func tiledImagesRepeat() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.image = Self.ninePatch().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
        let picture = Picture(view)
        #expect(picture.color(5, 5) == "#ff0000ff")
        #expect(picture.color(15, 15) == "#0000ffff")
        #expect(picture.color(34, 5) == "#ff0000ff")
        #expect(picture.color(44, 15) == "#0000ffff")
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 30)),
        (.scaleAspectFit, CGRect(x: 15, y: 0, width: 30, height: 30)),
        (.scaleAspectFill, CGRect(x: 0, y: -15, width: 60, height: 60)),
        (.center, CGRect(x: 25, y: 10, width: 10, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
        (.bottom, CGRect(x: 25, y: 20, width: 10, height: 10)),
        (.right, CGRect(x: 50, y: 10, width: 10, height: 10)),
    ])
    func contentModes(mode: UIView.ContentMode, expected: CGRect) {
        let room = CGRect(x: 0, y: 0, width: 60, height: 30)
        #expect(ContentPlacement(mode).rect(of: CGSize(width: 10, height: 10), in: room) == expected)
    }

    @Test func templateImagesUseTheTintColor() {
        let view = UIImageView(image: Self.ninePatch().withRenderingMode(.alwaysTemplate))
        view.tintColor = .magenta
        #expect(Picture(view).color(15, 15) == "#ff00ffff")
    }

    @Test func patternColorsRepeatTheirImage() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = UIColor(patternImage: Self.ninePatch())
        let picture = Picture(view)
        #expect(picture.color(45, 45) == "#0000ffff")
        #expect(picture.color(31, 31) == "#ff0000ff")
    }
}
