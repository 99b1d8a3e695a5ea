import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// The view trees of `Tests/Fixtures/Trees` have the problems that are recorded next to them.
@MainActor @Suite struct TreeFixtureTests {
    private nonisolated static let folder = FixtureFolder(named: "Trees")

    @Test(arguments: try TreeFixtureTests.folder.names(withExtension: "json"))
    func hasTheRecordedProblems(_ name: String) throws {
        let tree = try ViewTree(data: Self.folder.data(name + ".json"), name: name + ".json")
        let screen = BuiltScreen()
        var problems = ""
        screen.window.buildSubviews(tree, in: screen.dom) { problems += "\($0)\n" }
        try Self.folder.check([name + ".problems": problems])
    }
}
