#if canImport(HeadlessUIKit)
import TestSupport
import Testing

/// Each stage from changed rules to frames returns what the fixtures say.
@MainActor @Suite struct StageFixtureTests {
    @Test(arguments: try StageFixture.folder.names(withExtension: "json"))
    func stagesReturn(_ name: String) throws {
        let stages = try StageFixture(name)
        try StageFixture.folder.check([
            "\(name).changes": stages.changes, "\(name).plan": stages.plan, "\(name).setters": stages.setters,
            "\(name).frames": stages.frames,
        ])
    }
}
#endif
