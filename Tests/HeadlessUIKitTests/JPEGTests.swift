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
        #expect(photo.scale == 2 && photo.size == CGSize(width: 8, height: 4))
        #expect(
            UIImage(named: "scan.jpeg", in: folder.url)?.scale == 1 && UIImage(named: "photo", in: folder.url) == nil)
    }
}
