import CSSEngine
import Testing

/// Imports that form cycles, are nested deeply, or multiply.
@Suite struct HostileImportTests {
    @Test("A stylesheet that imports itself is a cycle")
    func selfImport() {
        let sheet = stylesheet("0", count: 1) { _ in ["0"] }
        #expect(sheet.diagnostics.map(\.kind) == [.importCycle])
        #expect(width(sheet) == "0px")
    }

    @Test("A long cycle of imports is reported")
    func longCycle() {
        let sheet = stylesheet("0", count: 30) { [($0 + 1) % 30].map(String.init) }
        #expect(sheet.diagnostics.map(\.kind) == [.importCycle])
        #expect(sheet.dependencies.count == 29)
        #expect(width(sheet) == "0px")
    }

    @Test("Stylesheets that all import each other are loaded")
    func completeGraph() {
        let all = (0..<12).map(String.init)
        let sheet = stylesheet("0", count: 12) { _ in all }
        let kinds = Set(sheet.diagnostics.map(\.kind))
        #expect(kinds.contains(.importCycle) && kinds.isSubset(of: [.importCycle, .importLimit]))
        #expect(width(sheet) == "0px")
    }

    @Test("A chain of imports ends at the limit")
    func deepChain() {
        let sheet = stylesheet("0", count: 5000) { [String($0 + 1)] }
        #expect(sheet.diagnostics.map(\.kind) == [.importLimit])
        #expect(width(sheet) == "0px")
    }

    @Test("Imports whose number doubles at each level stop at the limit")
    func doublingImports() {
        let sheet = stylesheet("0", count: 40) { [String($0 + 1), String($0 + 1)] }
        #expect(sheet.diagnostics.contains { $0.kind == .importLimit })
        #expect(width(sheet) == "0px")
    }

    @Test("Missing imports are reported")
    func missingImports() {
        let sheet = stylesheet("0", count: 1) { _ in (1...2000).map(String.init) }
        #expect(sheet.diagnostics.count == 2000)
        #expect(Set(sheet.diagnostics.map(\.kind)) == [.importUnreadable("no such file")])
        #expect(width(sheet) == "0px")
    }

    /// Returns a stylesheet whose imports are named by numbers. Each import sets its number as a width.
    private func stylesheet(_ name: String, count: Int, imports: (Int) -> [String]) -> Stylesheet {
        func source(_ number: Int) -> Source {
            let head = imports(number).map { "@import \"\($0)\";" }.joined(separator: "\n")
            return Source(name: String(number), text: head + " a { width: \(number)px }")
        }
        return Stylesheet(source(Int(name) ?? 0)) { url throws(Stylesheet.ImportError) in
            guard let number = Int(url), number < count else { throw Stylesheet.ImportError("no such file") }
            return source(number)
        }
    }

    private func width(_ sheet: Stylesheet) -> String? {
        let engine = StyleEngine()
        engine.add(sheet)
        let node = engine.insert(TestNode("a"))
        engine.restyle()
        var report = engine.inspector()
        return report.computedValues(of: node).first?.text
    }
}
