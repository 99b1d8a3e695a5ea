import CSSEngine
import Foundation
import HeadlessScreen
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

@testable import nimbus

/// Styles the view trees in `Tests/Fixtures/Views` with their stylesheets and compares the views with the `.views`
/// files.
@MainActor @Suite struct ViewFixtureTests {
    private nonisolated static let folder = FixtureFolder(named: "Views")

    @Test(arguments: try ViewFixtureTests.folder.names(withExtension: "css"))
    func stylesTheViewsAsRecorded(_ name: String) throws {
        let css = try Self.folder.data(name + ".css")
        let tree = try ViewTree(data: Self.folder.data(name + ".json"), name: name + ".json")
        #expect(tree.problems.isEmpty)
        let sheet = Stylesheet(Source(name: name + ".css", data: css)) { _ throws(Stylesheet.ImportError) in
            Source(name: "", text: "")
        }
        let screen = StyledScreen(tree, [sheet], CSS.Environment(), folder: Self.folder.url)
        #expect(!screen.problems.contains { $0.severity == .error })
        let problems = screen.dom.layoutProblems.map { "problem: \($0.kind) \($0.viewClass)#\($0.id ?? "")\n" }
        try Self.folder.check([name + ".views": screen.dump.text() + problems.joined()])
        screen.window.setterRecorder = SetterRecorder()
        screen.dom.refresh()
        #expect(screen.window.setterRecorder?.calls.map(\.setter) == [])
    }
}
