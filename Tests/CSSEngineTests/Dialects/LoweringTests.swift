import TestSupport
import Testing

@testable import CSSEngine
@testable import InterfaCSS

@Suite struct LoweringTests {
    @Test("A stylesheet of InterfaCSS is lowered", arguments: LoweringFixture.all)
    func aStylesheetOfInterfaCSSIsLowered(fixture: LoweringFixture) throws {
        try LoweringFixture.folder.check([
            fixture.name + ".css": fixture.css,
            fixture.name + ".diagnostics": fixture.diagnostics,
        ])
    }
}

/// A stylesheet of InterfaCSS, the CSS with the same effect, and the problems of its lowering.
struct LoweringFixture: CustomTestStringConvertible {
    let name: String
    private let source: Source
    let text: String

    static let folder = FixtureFolder(named: "Dialects")
    // swift-format-ignore: NeverUseForceTry
    static let all = try! folder.names(withExtension: "iss").map { try! LoweringFixture($0) }

    private init(_ name: String) throws {
        self.name = name
        text = try Self.folder.text(name + ".iss")
        source = Source(name: name + ".iss", text: text)
    }

    var testDescription: String { name }

    var css: String { InterfaCSS.css(source) }

    /// The problems of the lowering, without those of the values in CSS.
    var diagnostics: String {
        let (lowered, log) = InterfaCSSLowering.lower(source, properties: .standard)
        let formatter = DiagnosticFormatter(properties: .standard)
        return log.diagnostics(in: source, names: lowered.dialectNames).map { formatter.text(of: $0) + "\n" }.joined()
    }
}
