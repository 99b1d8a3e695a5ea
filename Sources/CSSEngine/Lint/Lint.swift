/// Looks at whole sheets for what loading them does not tell: it costs nothing until it is asked for.
public enum Lint {
    /// Everything that there is to say of some sheets, each file's diagnostics once, in the order of its text.
    ///
    /// The sheets are taken to be one app's: a variable that one of them defines is defined for all.
    public static func diagnostics(of sheets: [Stylesheet]) -> [Diagnostic] {
        var files = FileList(sheets)
        for index in files.sheets.indices {
            let sheet = files.sheets[index]
            TokenList.withTokens(of: sheet.source) { tokens in
                files.add(BlockLint(sheet: sheet).advice + ViewLint(sheet: sheet).advice)
                files.add(SelectorLint(sheet: sheet, tokens: tokens).advice)
            }
        }
        files.add(VariableLint(files.sheets).advice)
        for sheet in sheets { files.add(LayerLint(sheet).advice) }
        return files.diagnostics
    }
}

/// The files of some sheets, each once, with what is said about them.
private struct FileList {
    private(set) var sheets: [ParsedStylesheet] = []
    private var found: [String: [Diagnostic]] = [:]

    init(_ sheets: [Stylesheet]) {
        var isKnown: Set<String> = []
        for sheet in sheets {
            for part in sheet.parts where isKnown.insert(part.sheet.source.name).inserted {
                self.sheets.append(part.sheet)
                var refinement = DiagnosticRefiner(part.sheet)
                found[part.sheet.source.name] = refinement.diagnostics()
            }
            add(sheet.importDiagnostics)
        }
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { found[diagnostic.source.name, default: []].append(diagnostic) }
    }

    /// File by file, without what is said twice, and of each file no more than of one that is loaded.
    var diagnostics: [Diagnostic] {
        sheets.flatMap { sheet -> [Diagnostic] in
            var isSaid: Set<Remark> = []
            let all = (found[sheet.source.name] ?? []).filter { isSaid.insert(Remark($0)).inserted }
            let sorted = all.sorted { $0.range.lowerBound < $1.range.lowerBound }
            guard sorted.count > DiagnosticLog.limit else { return sorted }
            let omitted = sorted[DiagnosticLog.limit...]
            let errors = omitted.reduce(0) { $0 + $1.count(of: .error) }
            let warnings = omitted.reduce(0) { $0 + $1.count(of: .warning) }
            let more = Diagnostic.Kind.more(errors + warnings, errors: errors)
            let end = sheet.source.length
            return sorted.prefix(DiagnosticLog.limit) + [
                Diagnostic(kind: more, source: sheet.source, range: end..<end)
            ]
        }
    }

    /// What makes two diagnostics of a file the same.
    private struct Remark: Hashable {
        var kind: Diagnostic.Kind
        var range: Range<Int>

        init(_ diagnostic: Diagnostic) {
            kind = diagnostic.kind
            range = diagnostic.range
        }
    }
}
