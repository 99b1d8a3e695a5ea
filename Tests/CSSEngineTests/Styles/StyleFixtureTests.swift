import TestSupport
import Testing

/// The stylesheets of `Tests/Fixtures/Styles` result in the styles and diagnostics that are recorded next to them.
@Suite struct StyleFixtureTests {
    @Test("The styles and diagnostics are as recorded", arguments: try StyleFixture.folder.names(withExtension: "css"))
    func matchesTheRecordedStyles(_ name: String) throws {
        let fixture = try StyleFixture(name)
        try StyleFixture.folder.check([name + ".styles": fixture.styles, name + ".diagnostics": fixture.diagnostics])
    }
}
