import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import Testing

/// Files: names that mean harm, and what cannot be read or written.
@MainActor @Suite struct SnapshotFileTests {
    private let scene: Scene

    init() throws {
        scene = try Scene()
    }

    @Test(arguments: [
        ("a/b", "a-b"), ("../../card", "-.-..-card"), ("..", "-."), (".", "-"), ("", "-"), (".hidden", "-hidden"),
        ("/etc/passwd", "-etc-passwd"), ("a\\b:c*?", "a-b-c--"), ("nul\u{0}l", "nul-l"), ("größe 2", "größe-2"),
        ("v1.2_x-y", "v1.2_x-y"), ("a\nb", "a-b"), ("🙂", "-"),
    ])
    func namesStayInTheFolder(_ name: String, _ file: String) {
        #expect(scene.verify(name)?.problems.count == 2)
        #expect(scene.files == ["Snapshots/CardTests/\(file).png", "Snapshots/CardTests/\(file).views"])
        #expect(scene.verify(name) == nil)
    }

    @Test func theFolderMayBeElsewhere() {
        #expect(scene.verify()?.problems.map(\.cause) == [.missing, .missing])
        let folder = scene.snapshots.deletingLastPathComponent()
        #expect(scene.verify(testFile: "elsewhere/CardTests.swift") { $0.folder = folder } == nil)
        #expect(scene.files == ["Snapshots/CardTests/card.png", "Snapshots/CardTests/card.views"])
    }

    @Test func aDeviceHasNoSources() {
        #expect(scene.verify(testFile: "nowhere/CardTests.swift")?.problems.map(\.cause) == [.noSources, .noSources])
        let folder = scene.folder.appendingPathComponent("nowhere")
        #expect(scene.verify { $0.folder = folder }?.problems.map(\.cause) == [.noSources, .noSources])
        #expect(scene.files.isEmpty)
    }

    @Test func longNamesAreCut() {
        let name = String(repeating: "é", count: 5000)
        #expect(scene.verify(name)?.problems.map(\.cause) == [.missing, .missing])
        #expect(scene.verify(name) == nil)
    }

    @Test func picturesMayBeOfOneSystem() {
        _ = scene.verify { $0.pictureVariant = SnapshotOptions.toolkit }
        _ = scene.verify { $0.pictureVariant = "../ios" }
        #expect(
            scene.files.map { String($0.dropFirst("Snapshots/CardTests/".count)) } == [
                "card.-.-ios.png", "card.HeadlessUIKit.png", "card.views",
            ])
    }

    @Test func whatIsNoSnapshotCannotBeRead() throws {
        _ = scene.verify()
        for name in ["card.png", "card.views"] {
            try Data([0xFF, 0xFE, 0x00]).write(to: scene.snapshots.appendingPathComponent(name))
        }
        let failure = try #require(scene.verify())
        #expect(failure.problems.map(\.cause) == [.unreadable("it is no text"), .unreadable("it is no PNG file")])
        #expect("\(failure)".contains("card.png cannot be read: it is no PNG file"))
    }

    @Test func foldersCannotBeRead() throws {
        try FileManager.default.createDirectory(
            at: scene.snapshots.appendingPathComponent("card.views"), withIntermediateDirectories: true)
        let problem = try #require(scene.verify()?.problems.first)
        guard case .unreadable(let reason) = problem.cause else { return #expect(problem.cause == .unreadable("")) }
        #expect(reason.contains("directory"))
        let recorded = try #require(scene.verify(recording: true)?.problems.first)
        guard case .unwritable = recorded.cause else { return #expect(recorded.cause == .unwritable("")) }
    }

    @Test func whereNothingCanBeWrittenThatIsSaid() throws {
        try FileManager.default.createDirectory(at: scene.folder, withIntermediateDirectories: true)
        // A file where the folder should be keeps even the superuser out.
        try Data().write(to: scene.folder.appendingPathComponent("Snapshots"))
        let failure = try #require(scene.verify())
        #expect(failure.problems.count == 2)
        for problem in failure.problems {
            guard case .unwritable(let reason) = problem.cause else { return #expect(problem.cause == .unwritable("")) }
            #expect(reason.contains("directory"))
        }
    }

    @Test func artifactsThatCannotBeWrittenHideNothing() throws {
        _ = scene.verify()
        scene.dot.isHidden = true
        try Data().write(to: scene.folder.appendingPathComponent("artifacts"))
        let problems = try #require(scene.verify()?.problems)
        #expect(problems.map(\.artifacts) == [[]])
        guard case .pictureDiffers = problems[0].cause else { return #expect(problems[0].cause == .nothingToDraw) }
    }

    @Test func snapshotsLieBesideTheTest() {
        #expect(!FileManager.default.fileExists(atPath: SnapshotOptions().artifacts.path))
        #expect(throws: SnapshotFailure.self) {
            try verifySnapshot(
                of: UIView(), in: scene.dom, named: "nothing", SnapshotOptions(parts: .picture, isRecording: false))
        }
    }
}
