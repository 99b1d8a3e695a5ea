/// A style sheet with all that it imports: an immutable snapshot, ready to be added to a `StyleEngine`.
public final class Stylesheet: Sendable {
    /// One file in its place. A file that is imported twice is two parts.
    struct Part: Sendable {
        var sheet: ParsedStylesheet
        /// The index of the part that imports it; -1 for the stylesheet itself.
        var importer: Int
        /// The group rule of the importer that the part is imported into.
        var group: UInt32
    }

    /// Importers stand before what they import.
    let parts: [Part]
    /// Rows of `parts` in the cascade's order: imports come before their importer's rules.
    let cascadeOrder: [Int]
    /// Layers in the order in which they are mentioned.
    let layerMentions: [(part: Int, layer: UInt32, group: UInt32)]

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
        var joiner = ImportResolver(properties: properties)
        joiner.join(source, resolve)
        parts = joiner.parts
        cascadeOrder = joiner.cascadeOrder
        layerMentions = joiner.layerMentions
        importDiagnostics = joiner.diagnostics
        dependencies = joiner.dependencies
    }

    init(
        parts: [Part], cascadeOrder: [Int], layerMentions: [(part: Int, layer: UInt32, group: UInt32)],
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
}
