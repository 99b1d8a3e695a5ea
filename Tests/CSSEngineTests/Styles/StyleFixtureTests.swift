import Foundation
import Testing

/// The sheets of `Tests/Fixtures/Styles` give what is written down beside them.
@Suite struct StyleFixtureTests {
    @Test(arguments: try StyleFixture.names())
    func givesWhatIsWrittenDown(_ name: String) throws {
        let fixture = try StyleFixture(name)
        try expectation(name + ".styles").check(fixture.styles)
        try expectation(name + ".diagnostics").check(fixture.diagnostics)
    }

    private func expectation(_ name: String) -> Expectation {
        Expectation(file: StyleFixture.folder.appendingPathComponent(name))
    }
}
