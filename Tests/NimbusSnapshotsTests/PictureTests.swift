import NimbusCSS
import NimbusUIKit
import Testing

@testable import NimbusSnapshots

/// Pictures beside stored ones: how far they may be away, and what is drawn where they are further.
@MainActor @Suite struct PictureTests {
    private let scene: Scene

    init() throws {
        scene = try Scene()
    }

    private func verify(_ change: (inout SnapshotOptions) -> Void = { _ in }) -> SnapshotProblem? {
        scene.verify {
            $0.parts = .picture
            change(&$0)
        }?.problems.first
    }

    private func verify(channel: Double, share: Double = 0) -> SnapshotProblem? {
        verify { $0.tolerance = SnapshotTolerance(channel: channel, share: share) }
    }

    /// Blue, green, red and opacity of a pixel.
    private func color(_ file: String, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        let data = try Data(contentsOf: scene.folder.appendingPathComponent(file))
        let pixels = try #require(Pixels(png: data))
        return pixels[y * pixels.width + x]
    }

    @Test func whatDiffersIsLoudAndTheRestIsFaint() throws {
        _ = verify()
        scene.load(Scene.css.replacingOccurrences(of: "left: 4px", with: "left: 6px"))
        let problem = try #require(verify())
        var difference = PictureDifference(total: 800)
        (difference.count, difference.area, difference.most) = (32, CGRect(x: 4, y: 4, width: 10, height: 8), 1)
        #expect(problem.cause == .pictureDiffers(difference))
        #expect(difference.share == 0.04)
        let names = ["artifacts/CardTests/card.actual.png", "artifacts/CardTests/card.difference.png"]
        #expect(problem.artifacts.map(\.path) == names.map { scene.folder.appendingPathComponent($0).path })
        #expect(try color(names[0], 13, 4) == [0, 0, 200, 255])
        #expect(try color(names[0], 4, 4) == [255, 255, 255, 255])
        // What was there, what is there, what is there as before, and the ground.
        #expect(try color(names[1], 4, 4) == [255, 0, 255, 255])
        #expect(try color(names[1], 13, 11) == [255, 0, 255, 255])
        #expect(try color(names[1], 8, 8) == [204, 204, 204, 255])
        #expect(try color(names[1], 20, 10) == [255, 255, 255, 255])
        #expect(
            "\(try #require(scene.verify { $0.parts = .picture }))".hasPrefix(
                "card.png looks different: 32 of 800 pixels are further away than tolerated, by up to 1.0, "
                    + "at 4 4 in 10×8 pixels."))
    }

    @Test(arguments: [(5, 5.0 / 255, true), (5, 4.999 / 255, false), (1, 0, false), (5, 0.02, true), (6, 0.02, false)])
    func channelsMayBeSoFarAway(_ distance: Int, _ channel: Double, _ passes: Bool) {
        _ = verify()
        scene.load(Scene.css.replacingOccurrences(of: "rgb(200", with: "rgb(\(200 + distance)"))
        #expect((verify(channel: channel) == nil) == passes)
    }

    @Test(arguments: [(64.0 / 800, true), (63.9 / 800, false), (1, true), (.nan, false), (-1, false)])
    func thisMuchMayBeFurtherAway(_ share: Double, _ passes: Bool) {
        _ = verify()
        scene.dot.isHidden = true
        #expect((verify(channel: 0, share: share) == nil) == passes)
    }

    @Test func whatIsNoNumberToleratesNothing() {
        _ = verify()
        scene.load(Scene.css.replacingOccurrences(of: "rgb(200", with: "rgb(201"))
        #expect(verify(channel: .nan) != nil)
        #expect(verify(channel: 1) == nil)
    }

    @Test func clearPixelsAreCompared() {
        scene.load(Scene.css.replacingOccurrences(of: "white", with: "transparent"))
        _ = verify()
        #expect(verify(channel: 0) == nil)
        scene.load(Scene.css.replacingOccurrences(of: "white", with: "rgba(0, 0, 0, 0.1)"))
        #expect(verify(channel: 0.09) != nil)
        #expect(verify(channel: 0.11) == nil)
    }

    @Test func otherSizesDiffer() throws {
        _ = verify()
        scene.card.frame.size = CGSize(width: 41, height: 19)
        let problem = try #require(verify(channel: 1, share: 1))
        #expect(
            problem.cause
                == .sizeDiffers(
                    stored: CGSize(width: 40, height: 20), actual: CGSize(width: 41, height: 19)))
        #expect(problem.artifacts.map(\.lastPathComponent) == ["card.actual.png"])
    }

    @Test func pointsHaveAsManyPixelsAsAskedFor() throws {
        _ = verify { $0.scale = 2 }
        #expect(try color("Snapshots/CardTests/card.png", 79, 39) == [255, 255, 255, 255])
        #expect(verify { $0.scale = 2 } == nil)
        #expect(verify { $0.scale = 3 } != nil)
    }

    @Test func scrolledViewsAreDrawnWhereTheyAreScrolledTo() throws {
        scene.card.bounds.origin = CGPoint(x: 4, y: 4)
        _ = verify()
        #expect(try color("Snapshots/CardTests/card.png", 0, 0) == [0, 0, 200, 255])
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1e9, height: 4), CGSize(width: CGFloat.infinity, height: 4)])
    func whatHasNoSizeIsNotDrawn(_ size: CGSize) {
        scene.card.bounds.size = size
        #expect(verify()?.cause == .nothingToDraw)
        #expect(scene.files.isEmpty)
    }
}
