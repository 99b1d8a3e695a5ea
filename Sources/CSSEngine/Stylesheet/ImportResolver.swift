/// Follows the imports of a sheet, and puts the files in the cascade's order.
struct ImportResolver {
    typealias Part = Stylesheet.Part
    typealias Resolve = (_ url: String) throws(Stylesheet.Unreadable) -> Source

    /// How deep imports may nest, and how many parts a sheet may have.
    static let depthLimit = 64
    static let partLimit = 1000

    let properties: PropertyTable
    private(set) var parts: [Part] = []
    private(set) var cascadeOrder: [Int] = []
    private(set) var layerMentions: [(part: Int, layer: UInt32, group: UInt32)] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of the imported files, each once, in the order of their first import.
    private(set) var dependencies: [String] = []

    private var parsed: [BytewiseString: ParsedStylesheet] = [:]
    private var isDependency: Set<BytewiseString> = []

    /// Why an import is left out.
    private struct Problem: Error {
        var kind: Diagnostic.Kind
    }

    init(properties: PropertyTable) {
        self.properties = properties
    }

    /// Joins a sheet with all that it imports.
    mutating func join(_ source: Source, _ resolve: Resolve) {
        let name = BytewiseString(source.name)
        let sheet = StylesheetParser.parse(source, properties: properties)
        parsed[name] = sheet
        add(Part(sheet: sheet, importer: -1, group: 0), chain: [name], resolve)
    }

    /// - Parameter chain: the names of the part and of those around it.
    private mutating func add(_ part: Part, chain: [BytewiseString], _ resolve: Resolve) {
        let index = parts.count
        parts.append(part)
        let sheet = part.sheet
        for mention in sheet.mentions {
            switch mention {
            case .layer(let layer, let group): layerMentions.append((index, layer, group))
            case .import(let row):
                let rule = sheet.imports[row]
                let layer = sheet.groups.rules[Int(rule.group)].layer
                if layer != 0 { layerMentions.append((index, layer, rule.group)) }
                guard let imported = follow(rule, in: sheet, chain: chain, resolve) else { continue }
                add(
                    Part(sheet: imported, importer: index, group: rule.group),
                    chain: chain + [BytewiseString(imported.source.name)], resolve)
            }
        }
        cascadeOrder.append(index)
    }

    private mutating func follow(
        _ rule: ImportRule, in sheet: ParsedStylesheet, chain: [BytewiseString], _ resolve: Resolve
    ) -> ParsedStylesheet? {
        do throws(Problem) {
            return try imported(by: rule, chain: chain, resolve)
        } catch {
            let range = Int(rule.range.lowerBound)..<Int(rule.range.upperBound)
            diagnostics.append(Diagnostic(kind: error.kind, source: sheet.source, range: range))
            return nil
        }
    }

    private mutating func imported(
        by rule: ImportRule, chain: [BytewiseString], _ resolve: Resolve
    ) throws(Problem) -> ParsedStylesheet {
        guard chain.count < Self.depthLimit, parts.count < Self.partLimit else { throw Problem(kind: .importLimit) }
        let source: Source
        do throws(Stylesheet.Unreadable) {
            source = try resolve(rule.url)
        } catch {
            throw Problem(kind: .importUnreadable(error.reason))
        }
        let name = BytewiseString(source.name)
        guard !chain.contains(name) else { throw Problem(kind: .importCycle) }
        if isDependency.insert(name).inserted { dependencies.append(source.name) }
        if let known = parsed[name] { return known }
        let imported = StylesheetParser.parse(source, properties: properties)
        parsed[name] = imported
        return imported
    }
}
