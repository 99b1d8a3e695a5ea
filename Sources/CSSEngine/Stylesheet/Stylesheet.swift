/// A style sheet with all that it imports: an immutable snapshot, ready to be added to a `StyleEngine`.
public final class Stylesheet: Sendable {
    /// One file in its place. A file that is imported twice is two parts.
    struct Part: Sendable {
        var sheet: ParsedStylesheet
        /// The part that imports it, and the layer and condition it is imported into; -1 for the sheet itself.
        var importer: Int
        var layer: UInt32
        var condition: UInt32
    }

    /// Importers stand before what they import.
    let parts: [Part]
    /// Rows of `parts` in the cascade's order: imports come before their importer's rules.
    let cascadeOrder: [Int]
    /// Layers in the order in which they are mentioned.
    let layerMentions: [(part: Int, layer: UInt32, condition: UInt32)]

    /// What is wrong in any of the files, file by file.
    public var diagnostics: [Diagnostic] {
        var seen: Set<ObjectIdentifier> = []
        let sheets = parts.map(\.sheet).filter { seen.insert(ObjectIdentifier($0)).inserted }
        let imports = Dictionary(grouping: importDiagnostics) { ObjectIdentifier($0.source) }
        return sheets.flatMap { sheet in
            guard let imports = imports[ObjectIdentifier(sheet.source)] else { return sheet.diagnostics }
            return (sheet.diagnostics + imports).sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    let importDiagnostics: [Diagnostic]
    /// The names of the imported files, each once, in the order of their first import.
    public let dependencies: [String]

    /// How deep imports may nest, and how many parts a sheet may have.
    static let depthLimit = 64
    static let partLimit = 1000

    /// Why an import could not be followed.
    public struct Unreadable: Error {
        /// A sentence without a full stop.
        public var reason: String

        /// An import that cannot be followed, and why.
        public init(_ reason: String) {
            self.reason = reason
        }
    }

    /// Joins a sheet with its imports.
    /// - Parameters:
    ///   - source: the sheet's text.
    ///   - properties: the properties to read it with.
    ///   - resolve: gives the text of an import by its URL as written; throws `Unreadable` where it cannot. Imports
    ///     with the same source name are parsed once.
    public init(
        _ source: Source, properties: PropertyTable = .standard,
        resolve: (_ url: String) throws(Unreadable) -> Source = { _ throws(Unreadable) in
            throw Unreadable("there is nowhere to import from")
        }
    ) {
        var joiner = Joiner(properties: properties)
        let root = StylesheetParser.parse(source, properties: properties)
        joiner.parsed[source.name] = root
        joiner.add(Part(sheet: root, importer: -1, layer: 0, condition: 0), chain: [source.name], resolve)
        parts = joiner.parts
        cascadeOrder = joiner.cascadeOrder
        layerMentions = joiner.layerMentions
        importDiagnostics = joiner.diagnostics
        dependencies = joiner.dependencies
    }

    init(
        parts: [Part], cascadeOrder: [Int], layerMentions: [(part: Int, layer: UInt32, condition: UInt32)],
        importDiagnostics: [Diagnostic], dependencies: [String]
    ) {
        self.parts = parts
        self.cascadeOrder = cascadeOrder
        self.layerMentions = layerMentions
        self.importDiagnostics = importDiagnostics
        self.dependencies = dependencies
    }

    /// A sheet without imports from text.
    public convenience init(_ text: String, name: String = "stylesheet.css", properties: PropertyTable = .standard) {
        self.init(Source(name: name, text: text), properties: properties)
    }

    /// Why an import is left out.
    private struct ImportProblem: Error {
        var kind: Diagnostic.Kind
    }

    private struct Joiner {
        let properties: PropertyTable
        var parts: [Part] = []
        var cascadeOrder: [Int] = []
        var layerMentions: [(part: Int, layer: UInt32, condition: UInt32)] = []
        var diagnostics: [Diagnostic] = []
        var dependencies: [String] = []
        var parsed: [String: ParsedStylesheet] = [:]

        mutating func add(
            _ part: Part, chain: [String], _ resolve: (String) throws(Unreadable) -> Source
        ) {
            let index = parts.count
            parts.append(part)
            let sheet = part.sheet
            for mention in sheet.mentions {
                switch mention {
                case .layer(let layer, let condition): layerMentions.append((index, layer, condition))
                case .import(let row):
                    let rule = sheet.imports[row]
                    if rule.layer != 0 { layerMentions.append((index, rule.layer, rule.condition)) }
                    guard let imported = follow(rule, in: sheet, chain: chain, resolve) else { continue }
                    add(
                        Part(sheet: imported, importer: index, layer: rule.layer, condition: rule.condition),
                        chain: chain + [imported.source.name], resolve)
                }
            }
            cascadeOrder.append(index)
        }

        private mutating func follow(
            _ rule: ImportRule, in sheet: ParsedStylesheet, chain: [String],
            _ resolve: (String) throws(Unreadable) -> Source
        ) -> ParsedStylesheet? {
            do throws(ImportProblem) {
                return try imported(by: rule, chain: chain, resolve)
            } catch {
                let range = Int(rule.range.lowerBound)..<Int(rule.range.upperBound)
                diagnostics.append(Diagnostic(kind: error.kind, source: sheet.source, range: range))
                return nil
            }
        }

        private mutating func imported(
            by rule: ImportRule, chain: [String], _ resolve: (String) throws(Unreadable) -> Source
        ) throws(ImportProblem) -> ParsedStylesheet {
            guard chain.count < Stylesheet.depthLimit, parts.count < Stylesheet.partLimit else {
                throw ImportProblem(kind: .importLimit)
            }
            let source: Source
            do throws(Unreadable) {
                source = try resolve(rule.url)
            } catch {
                throw ImportProblem(kind: .importUnreadable(error.reason))
            }
            guard !chain.contains(source.name) else { throw ImportProblem(kind: .importCycle) }
            if !dependencies.contains(source.name) { dependencies.append(source.name) }
            if let known = parsed[source.name] { return known }
            let imported = StylesheetParser.parse(source, properties: properties)
            parsed[source.name] = imported
            return imported
        }
    }
}
