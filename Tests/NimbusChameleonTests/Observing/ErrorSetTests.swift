import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusChameleon

/// The comparison of the errors of two versions.
@Suite struct ErrorSetTests {
    private static func diagnostics(_ text: String, name: String = "a.css") -> [Diagnostic] {
        NIStylesheet().read(text: text, name: name, pathPrefix: nil).diagnostics
    }

    private static func reported(_ diagnostics: [Diagnostic]) -> [ReportedDiagnostic] {
        let formatter = DiagnosticFormatter(properties: .standard)
        return diagnostics.map { diagnostic in
            let report = formatter.report(of: diagnostic)
            return ReportedDiagnostic(
                severity: report.severity == .error ? .error : .warning, location: "\(report.start)",
                message: report.message, excerpt: report.excerpt.map { "\($0.line)\n\($0.caret)" })
        }
    }

    private static let old = "A { width: }\nB { height: 1px }\nC { left: } D { left: }"

    @Test(
        "A version has new errors",
        arguments: [
            ("A { width: 1px }\nB { height: }\nC { left: } D { left: }", "a.css"),
            ("A { width: }\nB { height: 1px }\nC { left: } D { left: }\nA { width: }", "a.css"),
            ("A { height: }", "a.css"), (old, "b.css"), ("A { width: ", "a.css"),
        ])
    func hasNewErrors(_ text: String, _ name: String) {
        let (old, new) = (Self.diagnostics(Self.old), Self.diagnostics(text, name: name))
        #expect(!ErrorSet(new).isSubset(of: ErrorSet(old)))
        #expect(!ErrorSet(Self.reported(new)).isSubset(of: ErrorSet(Self.reported(old))))
    }

    @Test(
        "A version has only old errors",
        arguments: [
            "", old, "\n\n" + old, "E { width: 1px }\nC { left: } D { left: }\nA { width: }", "A { widht: 1px }",
            "A { width: }\nB { height: 1px }\nB { height: 2px }",
        ])
    func hasOldErrors(_ text: String) {
        let (old, new) = (Self.diagnostics(Self.old), Self.diagnostics(text))
        #expect(ErrorSet(new).isSubset(of: ErrorSet(old)))
        #expect(ErrorSet(Self.reported(new)).isSubset(of: ErrorSet(Self.reported(old))))
    }

    @Test("Errors beyond the maximum are counted") func omittedErrors() {
        let line = "A { width: }\n"
        let many = Self.diagnostics(String(repeating: line, count: 10_001))
        let more = Self.diagnostics(String(repeating: line, count: 10_002))
        #expect(ErrorSet(many).isSubset(of: ErrorSet(more)) && !ErrorSet(more).isSubset(of: ErrorSet(many)))
    }

    @Test("A location without a line is a file name") func locations() {
        let errors = ["a:1.css", "a:1.css:1:1", "a:1.css:7", "b.css"].map {
            ReportedDiagnostic(severity: .error, location: $0, message: "m", excerpt: nil)
        }
        #expect(
            ErrorSet(errors[0...0]) == ErrorSet(errors[1...1]) && ErrorSet(errors[0...0]) == ErrorSet(errors[2...2]))
        #expect(ErrorSet(errors[0...0]) != ErrorSet(errors[3...3]) && ErrorSet([ReportedDiagnostic]()).isEmpty)
    }
}
