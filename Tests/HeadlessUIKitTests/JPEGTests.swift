import TestSupport
import Testing

@testable import HeadlessUIKit

/// Reading JPEG files.
@MainActor @Suite struct JPEGTests {
    /// Images of 16 by 8 pixels: red and blue halves, the same with progressive scans, and black and white halves.
    private nonisolated static let images: [(name: String, base64: String, left: String, right: String)] = [
        (
            "baseline",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
            ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
            FBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAA
            AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB
            0f/Z
            """, "#fe0000ff", "#0000feff"
        ),
        (
            "progressive",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
            ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
            FBQUFBQUFBQUFBQUFBT/wgARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAVAQEBAAAAAAAAAAAA
            AAAAAAAIBv/aAAwDAQACEAMQAAABnMKqQLjHX//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAQUCP//EABQRAQAAAAAA
            AAAAAAAAAAAAABD/2gAIAQMBAT8BP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQIBAT8BP//EABQQAQAAAAAAAAAAAAAA
            AAAAABD/2gAIAQEABj8CP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAT8hP//aAAwDAQACAAMAAAAQ6//EABQRAQAA
            AAAAAAAAAAAAAAAAABD/2gAIAQMBAT8QP//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQIBAT8QP//EABQQAQAAAAAAAAAA
            AAAAAAAAABD/2gAIAQEAAT8QP//Z
            """, "#fe0000ff", "#0000feff"
        ),
        (
            "grey",
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ
            ERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAACQr/xAAUEAEAAAAAAAAAAAAAAAAA
            AAAA/9oACAEBAAA/ACqVUP/Z
            """, "#000000ff", "#ffffffff"
        ),
    ]

    private nonisolated static func data(_ base64: String) throws -> Data {
        try #require(Data(base64Encoded: base64, options: .ignoreUnknownCharacters))
    }

    @Test(arguments: images)
    func pixelsAreRead(_ image: (name: String, base64: String, left: String, right: String)) throws {
        let read = try #require(UIImage(data: Self.data(image.base64), scale: 2), "\(image.name)")
        #expect(read.size == CGSize(width: 8, height: 4))
        #expect(read.pixels.color(x: 2, y: 2)?.hex == image.left && read.pixels.color(x: 13, y: 5)?.hex == image.right)
    }

    @Test(arguments: images)
    func damagedFilesAreNotImages(_ image: (name: String, base64: String, left: String, right: String)) throws {
        let data = try Self.data(image.base64)
        for count in 0..<data.count { #expect(UIImage(data: data.prefix(count)) == nil, "\(count) bytes") }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3_000 {
            var damaged = data
            for _ in 0..<3 {
                damaged[Int.random(in: 2..<data.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            // Any result except a crash is good.
            _ = UIImage(data: damaged)
        }
    }

    // MARK: Orientation

    /// Returns a file of a red left half and a blue right half, with an EXIF segment of a directory.
    private func photo(_ directory: [UInt8], isLittleEndian: Bool = false) throws -> Data {
        let header: [UInt8] = isLittleEndian ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
        return try photo(exif: Array("Exif\0\0".utf8) + header + directory)
    }

    private func photo(exif segment: [UInt8]) throws -> Data {
        var data = try Self.data(Self.images[0].base64)
        let length = segment.count + 2
        data.insert(contentsOf: [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + segment, at: 2)
        return data
    }

    /// A directory with the orientation as its second entry, in the byte order of Motorola.
    private func directory(_ orientation: UInt8) -> [UInt8] {
        [
            0, 2, 0x01, 0x0F, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0,
            0,
        ]
    }

    /// The same in the byte order of Intel, with one entry.
    private func intelDirectory(_ orientation: UInt8) -> [UInt8] {
        [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    }

    /// EXIF's orientations with the colours that are displayed in the four corners, clockwise from the top left one.
    private nonisolated static let orientations: [(exif: UInt8, orientation: UIImage.Orientation, corners: String)] = [
        (1, .up, "rbbr"), (2, .upMirrored, "brrb"), (3, .down, "brrb"), (4, .downMirrored, "rbbr"),
        (5, .leftMirrored, "rrbb"), (6, .right, "rrbb"), (7, .rightMirrored, "bbrr"), (8, .left, "bbrr"),
    ]

    @Test(arguments: orientations)
    func photosAreUpright(_ expected: (exif: UInt8, orientation: UIImage.Orientation, corners: String)) throws {
        for data in [
            try photo(directory(expected.exif)), try photo(intelDirectory(expected.exif), isLittleEndian: true),
        ] {
            let image = try #require(UIImage(data: data))
            let isTurned = expected.exif > 4
            #expect(image.imageOrientation == expected.orientation)
            #expect(image.size == (isTurned ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)))
            let (right, bottom) = (image.pixels.width - 1, image.pixels.height - 1)
            let corners = [(0, 0), (right, 0), (right, bottom), (0, bottom)]
            let colors = corners.map { image.pixels.color(x: $0, y: $1)?.hex == "#fe0000ff" ? "r" : "b" }
            #expect(colors.joined() == expected.corners)
            let pixels = try #require(image.cgImage)
            #expect((pixels.width, pixels.height) == (16, 8), "the pixels of the file are not turned")
            let copy = UIImage(cgImage: pixels, scale: 2, orientation: expected.orientation)
            #expect(copy.size == CGSize(width: image.size.width / 2, height: image.size.height / 2))
            #expect(image.withRenderingMode(.alwaysTemplate).imageOrientation == expected.orientation)
        }
    }

    /// The rows differ as well: a mirrored photo is not a turned one.
    @Test func mirroringAndTurningDiffer() throws {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2), format: UIGraphicsImageRendererFormat())
        let colors: [UIColor] = [.red, .green, .blue, .black]
        let image = renderer.image { context in
            for (index, color) in colors.enumerated() {
                color.setFill()
                context.cgContext.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
            }
        }
        let pixels = try #require(image.cgImage)
        let last = pixels.width - 1
        let names = ["#ff0000ff": "r", "#00ff00ff": "g", "#0000ffff": "b", "#000000ff": "k"]
        let expected: [(UIImage.Orientation, String)] = [
            (.up, "rgbk"), (.down, "kbgr"), (.left, "gkrb"), (.right, "brkg"), (.upMirrored, "grkb"),
            (.downMirrored, "bkrg"), (.leftMirrored, "rbgk"), (.rightMirrored, "kgbr"),
        ]
        for (orientation, corners) in expected {
            let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
            let shown = [(0, 0), (last, 0), (0, last), (last, last)].map { x, y in
                turned.pixels.color(x: x, y: y).flatMap { names[$0.hex] } ?? "?"
            }
            #expect(shown.joined() == corners, "\(orientation)")
        }
    }

    @Test func damagedOrientationsAreIgnored() throws {
        let whole = directory(6)
        var cases: [[UInt8]] = [
            directory(0), directory(9), directory(255), [0xFF, 0xFF], [0xFF, 0xFF] + Array(whole.dropFirst(2)),
        ]
        cases += (0..<24).map { Array(whole.prefix($0)) }
        let changes: [(index: Int, value: UInt8)] = [(17, 4), (21, 2)]
        // Another type, and another count.
        for change in changes {
            var damaged = whole
            damaged[change.index] = change.value
            cases.append(damaged)
        }
        for directory in cases {
            let expected: UIImage.Orientation = directory.count == whole.count && directory[0] == 0xFF ? .right : .up
            let image = try #require(UIImage(data: photo(directory)), "\(directory)")
            #expect(
                image.imageOrientation == expected && image.size.width == (expected == .up ? 16 : 8), "\(directory)")
        }
        let headers: [[UInt8]] = [
            [], [0x4D], [0x4D, 0x4D], [0x4D, 0x4D, 0, 43, 0, 0, 0, 8], [0x4D, 0x49, 0, 42, 0, 0, 0, 8],
            [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF], [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0x7F],
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 30], [0x49, 0x49, 42, 0, 8, 0, 0],
        ]
        for header in headers {
            let data = try photo(exif: Array("Exif\0\0".utf8) + header + (header.count < 8 ? [] : whole))
            #expect(UIImage(data: data)?.imageOrientation == .up, "\(header)")
        }
        #expect(UIImage(data: try photo(exif: Array("Exif".utf8)))?.imageOrientation == .up)
        #expect(UIImage(data: try photo(exif: Array("example/xap/1.0/".utf8)))?.imageOrientation == .up)
    }

    @Test func damagedPhotosDoNotCrash() throws {
        let data = try photo(directory(6))
        for count in 0..<data.count { _ = UIImage(data: data.prefix(count)) }
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3_000 {
            var damaged = data
            for _ in 0..<3 {
                // The EXIF segment is at the start.
                damaged[Int.random(in: 2..<60, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = UIImage(data: damaged)
        }
        // A slice of a larger file has other indices.
        #expect(UIImage(data: (Data([1, 2, 3]) + data).dropFirst(3))?.imageOrientation == .right)
    }

    @Test func tooLargeImagesAreNotRead() throws {
        var data = try Self.data(Self.images[0].base64)
        let header = try #require(data.firstRange(of: [0xFF, 0xC0, 0x00, 0x11, 0x08]))
        data.replaceSubrange(header.upperBound..<header.upperBound + 4, with: [0x7F, 0xFF, 0x7F, 0xFF])
        #expect(UIImage(data: data) == nil)
    }

    @Test func filesAreFoundByTheirNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.data(Self.images[0].base64), to: "photo@2x.jpg")
        try folder.write(Self.data(Self.images[0].base64), to: "scan.jpeg")
        let photo = try #require(UIImage(named: "photo.jpg", in: folder.url))
        try folder.write(self.photo(directory(6)), to: "turned.jpg")
        #expect(UIImage(named: "turned.jpg", in: folder.url)?.imageOrientation == .right)
        let path = folder.url.appendingPathComponent("turned.jpg").path
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 8, height: 16))
        #expect(photo.scale == 2 && photo.size == CGSize(width: 8, height: 4))
        #expect(
            UIImage(named: "scan.jpeg", in: folder.url)?.scale == 1 && UIImage(named: "photo", in: folder.url) == nil)
    }
}
