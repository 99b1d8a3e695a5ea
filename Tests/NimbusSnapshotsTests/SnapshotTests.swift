import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import Testing

/// What is written, what is compared, and what a failure says.
@MainActor @Suite struct SnapshotTests {
    private let scene: Scene

    init() throws {
        scene = try Scene()
    }

    @Test func missingSnapshotsAreWrittenAndFail() throws {
        let failure = try #require(scene.verify())
        #expect(failure.problems.map(\.cause) == [.missing, .missing])
        #expect(scene.files == ["Snapshots/CardTests/card.png", "Snapshots/CardTests/card.views"])
        #expect(
            try scene.text("Snapshots/CardTests/card.views") == """
                UIView#card  0 0 40 20
                │   backgroundColor  rgb(255, 255, 255)  card.css:1:9
                │ UIView  4 4 8 8
                │ │   backgroundColor  rgb(200, 0, 0)  card.css:2:54

                """)
        #expect(scene.verify() == nil)
        #expect("\(failure)".contains("card.views did not exist and was recorded."))
        #expect(failure.localizedDescription == "\(failure)")
    }

    @Test func recordingAlwaysFails() {
        #expect(scene.verify(recording: true)?.problems.map(\.cause) == [.recorded, .recorded])
        #expect(scene.verify(recording: true)?.problems.map(\.cause) == [.recorded, .recorded])
        #expect(scene.verify() == nil)
    }

    @Test func recordingWritesWhatThereIsNow() {
        _ = scene.verify()
        scene.dot.isHidden = true
        scene.load(Scene.css.replacingOccurrences(of: "8px", with: "9px"))
        #expect(scene.verify() != nil)
        _ = scene.verify(recording: true)
        #expect(scene.verify() == nil)
    }

    @Test func anotherTextIsShownAsDiff() throws {
        _ = scene.verify()
        scene.load(Scene.css.replacingOccurrences(of: "top: 4px", with: "top: 5px"))
        let failure = try #require(scene.verify())
        let diff = """
            @@ -1,4 +1,4 @@
             UIView#card  0 0 40 20
             │   backgroundColor  rgb(255, 255, 255)  card.css:1:9
            -│ UIView  4 4 8 8
            +│ UIView  4 5 8 8
             │ │   backgroundColor  rgb(200, 0, 0)  card.css:2:54
            """
        #expect(failure.problems.first?.cause == .textDiffers(diff: diff))
        #expect("\(failure)".contains("--- \(scene.snapshots.path)/card.views\n+++ now\n\(diff)\n"))
        #expect(try scene.text("artifacts/CardTests/card.actual.views").contains("UIView  4 5 8 8"))
        #expect("\(failure)".contains("\(scene.folder.path)/artifacts/CardTests/card.actual.views"))
    }

    @Test func placesInSheetsArePartOfTheText() throws {
        _ = scene.verify { $0.parts = .text }
        scene.load("\n" + Scene.css)
        #expect(scene.verify { $0.parts = .picture }?.problems.map(\.cause) == [.missing])
        #expect("\(try #require(scene.verify { $0.parts = .text }))".contains("card.css:3:54"))
    }

    @Test func lineEndsOfOtherSystemsAreTheSame() throws {
        _ = scene.verify()
        let text = try scene.text("Snapshots/CardTests/card.views").replacingOccurrences(of: "\n", with: "\r\n")
        try Data(text.utf8).write(to: scene.snapshots.appendingPathComponent("card.views"))
        #expect(scene.verify() == nil)
    }

    @Test func framesAreRoundedWhereThatIsAskedFor() throws {
        scene.load(Scene.css.replacingOccurrences(of: "top: 4px", with: "top: 4.2px"))
        _ = scene.verify("exact") { $0.parts = .text }
        _ = scene.verify("rounded") { ($0.parts, $0.frameStep) = (.text, 0.5) }
        #expect(try scene.text("Snapshots/CardTests/exact.views").contains("UIView  4 4.2 8 8"))
        #expect(try scene.text("Snapshots/CardTests/rounded.views").contains("UIView  4 4 8 8"))
    }

    @Test func viewsAreStyledAndPlacedBefore() throws {
        _ = scene.verify()
        scene.dom.coalescesChanges = true
        scene.dom.passScheduler = { _ in }
        scene.dom.removeCssClass("dot", from: scene.dot)
        #expect("\(try #require(scene.verify()))".contains("+│ UIView  0 0 0 0"))
    }

    @Test func lightAndDarkAreTakenAndGivenBack() throws {
        _ = scene.verify("card")
        _ = scene.verify("dark") { $0.style = .dark }
        #expect(
            try scene.text("Snapshots/CardTests/dark.views").contains("backgroundColor  rgb(0, 0, 0)  card.css:3:47"))
        #expect(scene.card.overrideUserInterfaceStyle == .unspecified)
        #expect(scene.dom.environment.colorScheme == .light)
        #expect(scene.verify("card") == nil)
        #expect(scene.verify("card") { $0.style = .light } == nil)
        #expect(scene.verify("dark") { $0.style = .dark } == nil)
        #expect(scene.verify("dark")?.problems.count == 2)
    }

    @Test func whatIsNotRegisteredHasNoText() {
        let dom = NIDOM(stylesheet: scene.sheet)
        #expect(throws: SnapshotFailure.self) {
            try verifySnapshot(
                of: scene.card, in: dom, named: "card", SnapshotOptions(parts: .text, isRecording: true),
                testFile: scene.folder.appendingPathComponent("CardTests.swift").path)
        }
        #expect(scene.files.isEmpty)
    }
}
