/// Loads a stylesheet with its imports, and lists the files in the order of the cascade.
struct ImportResolver {
    typealias Part = Stylesheet.Part
    typealias Resolve = (_ url: String) throws(Stylesheet.ImportError) -> Source

    private static let maximumDepth = 64
    private static let maximumPartCount = 1000

    private let properties: PropertyTable
    private let dialect: Dialect?
    private let dialects: [Dialect]
    private(set) var parts: [Part] = []
    private(set) var cascadeOrder: [Int] = []
    private(set) var layerOrder: [Stylesheet.LayerAppearance] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of the imported files without repetitions, in the order of their first import.
    private(set) var dependencies: [String] = []

    /// The custom selectors of all files.
    private var customSelectors = CustomSelectors()
    /// The sources of imports, and the errors of those that cannot be loaded, by URL.
    private var resolved: [BytewiseString: Result<Source, Stylesheet.ImportError>] = [:]
    private var parsed: [BytewiseString: ParsedStylesheet] = [:]
    private var isDependency: Set<BytewiseString> = []

    /// The error of an import that is skipped.
    private struct SkippedImport: Error {
        var kind: Diagnostic.Kind
    }

    /// - Parameters:
    ///   - dialects: The dialects of files by their names.
    ///   - dialect: The dialect of the stylesheet; `nil` if it is not known. Files that it imports have the syntax of their names.
    init(properties: PropertyTable, _ dialects: [Dialect], dialect: Dialect?) {
        self.properties = properties
        self.dialect = dialect
        self.dialects = dialects
    }

    /// Loads a stylesheet and its imports.
    mutating func load(_ source: Source, _ resolve: Resolve) {
        loadFiles(source, resolve)
        let definitions = cascadeOrder.flatMap { parts[$0].sheet.customSelectors }
        guard !definitions.isEmpty else { return }
        // Each file can use the custom selectors of all others, which are known only now.
        customSelectors = CustomSelectors(definitions)
        (parts, cascadeOrder, layerOrder, diagnostics, dependencies) = ([], [], [], [], [])
        (parsed, isDependency) = ([:], [])
        loadFiles(source, resolve)
    }

    private mutating func loadFiles(_ source: Source, _ resolve: Resolve) {
        let name = BytewiseString(source.name)
        let sheet = parse(source, dialect)
        parsed[name] = sheet
        add(Part(sheet: sheet, importer: -1, group: 0), chain: [name], resolve)
    }

    /// - Parameter chain: The names of the part and of its importers.
    private mutating func add(_ part: Part, chain: [BytewiseString], _ resolve: Resolve) {
        let index = parts.count
        parts.append(part)
        let sheet = part.sheet
        for entry in sheet.layerOrder {
            switch entry {
            case .layer(let layer, let group): layerOrder.append((index, layer, group))
            case .import(let importIndex):
                let rule = sheet.imports[importIndex]
                let layer = sheet.groups.rules[Int(rule.group)].layer
                if layer != 0 { layerOrder.append((index, layer, rule.group)) }
                guard let imported = load(rule, in: sheet, chain: chain, resolve) else { continue }
                add(
                    Part(sheet: imported, importer: index, group: rule.group),
                    chain: chain + [BytewiseString(imported.source.name)], resolve)
            }
        }
        cascadeOrder.append(index)
    }

    private mutating func load(
        _ rule: ImportRule, in sheet: ParsedStylesheet, chain: [BytewiseString], _ resolve: Resolve
    ) -> ParsedStylesheet? {
        do throws(SkippedImport) {
            return try imported(by: rule, chain: chain, resolve)
        } catch {
            diagnostics.append(Diagnostic(kind: error.kind, source: sheet.source, range: rule.range).original)
            return nil
        }
    }

    private mutating func imported(
        by rule: ImportRule, chain: [BytewiseString], _ resolve: Resolve
    ) throws(SkippedImport) -> ParsedStylesheet {
        guard chain.count < Self.maximumDepth, parts.count < Self.maximumPartCount else {
            throw SkippedImport(kind: .importLimit)
        }
        let source: Source
        do throws(Stylesheet.ImportError) {
            source = try self.source(of: rule.url, resolve)
        } catch {
            throw SkippedImport(kind: .importUnreadable(error.reason))
        }
        let name = BytewiseString(source.name)
        guard !chain.contains(name) else { throw SkippedImport(kind: .importCycle) }
        if isDependency.insert(name).inserted { dependencies.append(source.name) }
        if let known = parsed[name] { return known }
        let imported = parse(source, dialects.dialect(ofImport: source.name, in: dialect))
        parsed[name] = imported
        return imported
    }

    /// Returns the source of an import, which is read once.
    private mutating func source(of url: String, _ resolve: Resolve) throws(Stylesheet.ImportError) -> Source {
        if let known = resolved[BytewiseString(url)] { return try known.get() }
        let result: Result<Source, Stylesheet.ImportError>
        do throws(Stylesheet.ImportError) {
            result = .success(try resolve(url))
        } catch {
            result = .failure(error)
        }
        resolved[BytewiseString(url)] = result
        return try result.get()
    }

    private func parse(_ source: Source, _ dialect: Dialect?) -> ParsedStylesheet {
        guard let dialect else { return StylesheetParser.stylesheet(withoutDialect: source, properties: properties) }
        return StylesheetParser.parse(
            source, dialect, dialects, properties: properties, customSelectors: customSelectors)
    }
}
