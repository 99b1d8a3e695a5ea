import CSSEngine

/// Finds problems in stylesheets that parsing does not report.
public enum Lint {
    /// Returns the diagnostics of stylesheets and their imports, each file once, in the order of the source.
    ///
    /// The stylesheets are treated as one app: a variable defined in one is defined in all.
    /// - Parameter tree: The views of the app, in which the selectors should match and whose inline styles can define and use
    ///   variables. `nil` if they are unknown.
    public static func diagnostics(of stylesheets: [Stylesheet], in tree: LintTree? = nil) -> [Diagnostic] {
        var files = FileList(stylesheets)
        let tree = tree?.extended(by: files.sheets)
        let functions = FunctionLint(files.sheets)
        let motion = MotionLint(files.sheets)
        for file in files.sheets {
            TokenList.withTokens(of: file.source) { tokens in
                files.add(BlockLint(file).findings + ViewLint(file).findings)
                files.add(SelectorLint(file, tokens).findings)
                files.add(functions.findings(in: file, tokens))
                files.add(motion.findings(in: file, tokens))
                if let tree, tree.stylesheets?.contains(file.source.name) != false {
                    files.add(TreeLint(file, tokens, tree).findings)
                } else {
                    files.add(ClassLint(file, tokens).findings)
                }
            }
        }
        files.add(VariableLint(files.sheets, inlineStyles: tree?.inlineStyles ?? []).findings)
        if let extensions = ExtensionLint(stylesheets) { files.add(extensions.findings) }
        for stylesheet in stylesheets { files.add(LayerLint(stylesheet).findings) }
        return files.diagnostics
    }
}

/// The files of some stylesheets, each once, and their diagnostics.
private struct FileList {
    private(set) var sheets: [ParsedStylesheet] = []
    /// The diagnostics by the name of the file.
    private var found: [BytewiseString: [Diagnostic]] = [:]

    init(_ stylesheets: [Stylesheet]) {
        // The findings about generated CSS are in that text until `diagnostics` moves them to the text as written.
        for stylesheet in stylesheets {
            for part in stylesheet.parts {
                let name = BytewiseString(part.sheet.source.name)
                guard found[name] == nil else { continue }
                sheets.append(part.sheet)
                var refiner = DiagnosticRefiner(part.sheet)
                found[name] = part.sheet.dialectDiagnostics + refiner.diagnostics()
            }
            add(stylesheet.importDiagnostics + stylesheet.definitionDiagnostics)
        }
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { found[BytewiseString(diagnostic.source.name), default: []].append(diagnostic) }
    }

    /// The diagnostics of all files, in the order of each file and without duplicates. A file has at most
    /// `DiagnosticLog.limit` diagnostics.
    var diagnostics: [Diagnostic] {
        sheets.flatMap { sheet -> [Diagnostic] in
            var isReported: Set<DiagnosticKey> = []
            let all = (found[BytewiseString(sheet.source.name)] ?? []).map(\.original).filter {
                isReported.insert(DiagnosticKey($0)).inserted
            }
            let sorted = all.sorted { $0.range.lowerBound < $1.range.lowerBound }
            guard sorted.count > DiagnosticLog.limit else { return sorted }
            let omitted = sorted[DiagnosticLog.limit...]
            let errors = omitted.reduce(0) { $0 + $1.count(of: .error) }
            let warnings = omitted.reduce(0) { $0 + $1.count(of: .warning) }
            let more = Diagnostic.Kind.more(errors + warnings, errors: errors)
            let end = sheet.source.original.length
            return sorted.prefix(DiagnosticLog.limit) + [
                Diagnostic(kind: more, source: sheet.source.original, range: end..<end)
            ]
        }
    }

    /// The identity of a diagnostic within its file.
    private struct DiagnosticKey: Hashable {
        let kind: Diagnostic.Kind
        let range: Range<Int>

        init(_ diagnostic: Diagnostic) {
            kind = diagnostic.kind
            range = diagnostic.range
        }
    }
}

/// Replaces diagnostics of the parser by more specific ones.
private struct DiagnosticRefiner {
    private let sheet: ParsedStylesheet
    /// The types of values that each property accepts, computed on demand.
    private var types: [String: [ValueType]] = [:]

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    mutating func diagnostics() -> [Diagnostic] {
        sheet.parserDiagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.kind = refined(diagnostic) ?? diagnostic.kind
            return diagnostic
        }
    }

    private mutating func refined(_ diagnostic: Diagnostic) -> Diagnostic.Kind? {
        if case .unknownProperty = diagnostic.kind {
            let name = asciiLowercased(sheet.source.string(diagnostic.range))
            return VendorPrefix.standardName(for: name, in: sheet.properties).map { .vendorProperty(standard: $0) }
        }
        guard case .invalidValue(let property) = diagnostic.kind, isOfWrongType(diagnostic, property) else {
            return nil
        }
        return .wrongType(property: property)
    }

    /// Returns whether the property accepts no value of the type of the invalid value.
    private mutating func isOfWrongType(_ diagnostic: Diagnostic, _ property: String) -> Bool {
        let value = sheet.source.string(diagnostic.range)
        guard let type = ValueType(of: value) else { return false }
        let accepted = types[property] ?? sheet.properties.vocabulary(of: property).types
        types[property] = accepted
        let isIdentifier = type == .color && value.first?.isLetter == true && !value.hasSuffix(")")
        if isIdentifier, accepted.contains(.identifier) || accepted.contains(.identifiers) { return false }
        if type == .integer, accepted.contains(.number) { return false }
        return !accepted.contains(type)
    }
}
