import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import TestSupport

/// A small card, styled, and a test file in a folder of its own that its snapshots lie beside.
@MainActor final class Scene {
    private let temporary: TemporaryFolder
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let dot = UIView()
    let sheet = NIStylesheet()
    let dom: NIDOM

    static let css = """
        #card { background-color: white }
        .dot { left: 4px; top: 4px; width: 8px; height: 8px; background-color: rgb(200, 0, 0) }
        @media (prefers-color-scheme: dark) { #card { background-color: black } }
        """

    init() throws {
        temporary = try TemporaryFolder()
        sheet.load(text: Self.css, name: "card.css")
        dom = NIDOM(stylesheet: sheet)
        card.addSubview(dot)
        dom.register(card, andId: "card")
        dom.register(dot, withCSSClass: "dot")
    }

    var folder: URL { temporary.url }

    func load(_ css: String) {
        sheet.load(text: css, name: "card.css")
        dom.refresh()
    }

    // MARK: Snapshots

    var snapshots: URL { folder.appendingPathComponent("Snapshots/CardTests") }

    /// What goes wrong; nil where nothing does.
    func verify(
        _ name: String = "card", recording: Bool = false, testFile: String = "CardTests.swift",
        _ change: (inout SnapshotOptions) -> Void = { _ in }
    ) -> SnapshotFailure? {
        var options = SnapshotOptions(
            isRecording: recording, artifacts: folder.appendingPathComponent("artifacts"))
        change(&options)
        do {
            try verifySnapshot(
                of: card, in: dom, named: name, options, testFile: folder.appendingPathComponent(testFile).path
            )
            return nil
        } catch {
            return error
        }
    }

    /// The paths of all files, from the folder.
    var files: [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return files.filter { $0.contains(".views") || $0.contains(".png") }.sorted()
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
