/// A stylesheet with its imports: an immutable snapshot that can be added to a `StyleEngine`.
public final class Stylesheet: Sendable {
    /// One file of the stylesheet. A file that is imported twice is two parts.
    package struct Part: Sendable {
        package var sheet: ParsedStylesheet
        /// The index of the part that imports it; -1 for the stylesheet itself.
        package var importer: Int
        /// The group rule of the importer that the part is imported into.
        package var group: UInt32
        /// The elements that the rules apply to; `nil` for all.
        var scope: StyleScope?
    }

    /// The first appearance of a layer: a part, and indices of the part's `GroupRuleTable`.
    typealias LayerAppearance = (part: Int, layer: UInt32, group: UInt32)

    /// The files. An importer comes before the files that it imports.
    package let parts: [Part]
    /// Indices of `parts` in the order of the cascade: imports come before the rules of their importer.
    let cascadeOrder: [Int]
    /// The layers of all parts in the order of appearance.
    let layerOrder: [LayerAppearance]
    /// The custom media queries that all files define.
    let customMedia: CustomMediaTable
    /// The problems of definitions that only all files together show, such as cycles and names without a definition.
    package let definitionDiagnostics: [Diagnostic]
    /// The errors of imports that cannot be loaded.
    package let importDiagnostics: [Diagnostic]
    /// The order of the rules among each other, and among those of other stylesheets.
    public let ordering: RuleOrdering
    /// The names of the imported files without repetitions, in the order of their first import.
    public let dependencies: [String]

    /// The error thrown if an import cannot be loaded.
    public struct ImportError: Error {
        /// A clause without a full stop.
        public var reason: String

        /// Creates an error with a reason.
        public init(_ reason: String) {
            self.reason = reason
        }
    }

    /// Parses a stylesheet and its imports.
    /// - Parameters:
    ///   - source: The source of the stylesheet.
    ///   - dialect: The dialect of the stylesheet. By default, the dialect of its name.
    ///   - dialects: The dialects, other than CSS, that the stylesheet and its imports can have by their names, such as
    ///     `.interfaCSS` of the module `InterfaCSS`. `dialect` is one of them.
    ///   - properties: The property table used to parse the declarations.
    ///   - resolve: Returns the source of an import. Its argument is the URL as written. Imports with the same source
    ///     name are parsed once.
    public init(
        _ source: Source, dialect: Dialect? = nil, dialects: [Dialect] = [], properties: PropertyTable = .standard,
        resolve: (_ url: String) throws(ImportError) -> Source = { _ throws(ImportError) in
            throw ImportError("there is nowhere to import from")
        }
    ) {
        let dialects = dialects + [dialect].compactMap { $0 }
        var resolver = ImportResolver(
            properties: properties, dialects, dialect: dialect ?? dialects.dialect(ofFile: source.name))
        resolver.load(source, resolve)
        parts = resolver.parts
        ordering = parts[0].sheet.ordering
        cascadeOrder = resolver.cascadeOrder
        layerOrder = resolver.layerOrder
        importDiagnostics = resolver.diagnostics
        dependencies = resolver.dependencies
        customMedia = Self.customMedia(of: parts, cascadeOrder)
        definitionDiagnostics = DefinitionDiagnostics(customMedia, parts).all
    }

    private static func customMedia(of parts: [Part], _ cascadeOrder: [Int]) -> CustomMediaTable {
        CustomMediaTable(cascadeOrder.flatMap { parts[$0].sheet.groups.customMedia })
    }

    /// Parses a stylesheet without loading its imports. Each import is reported as an error.
    public convenience init(
        _ text: String, name: String = "stylesheet.css", dialects: [Dialect] = [], properties: PropertyTable = .standard
    ) {
        self.init(Source(name: name, text: text), dialects: dialects, properties: properties)
    }

    private init(_ first: Stylesheet, followedBy second: Stylesheet) {
        ordering = first.ordering
        let base = first.parts.count
        parts =
            first.parts
            + second.parts.map { part in
                var part = part
                if part.importer >= 0 { part.importer += base }
                return part
            }
        cascadeOrder = first.cascadeOrder + second.cascadeOrder.map { $0 + base }
        layerOrder = first.layerOrder + second.layerOrder.map { ($0.part + base, $0.layer, $0.group) }
        importDiagnostics = first.importDiagnostics + second.importDiagnostics
        customMedia = Self.customMedia(of: parts, cascadeOrder)
        definitionDiagnostics = DefinitionDiagnostics(customMedia, parts).all
        let known = Set(first.dependencies.map(BytewiseString.init))
        dependencies = first.dependencies + second.dependencies.filter { !known.contains(BytewiseString($0)) }
    }

    private init(_ stylesheet: Stylesheet, scope: StyleScope?) {
        parts = stylesheet.parts.map { part in
            var part = part
            part.scope = scope
            return part
        }
        ordering = stylesheet.ordering
        cascadeOrder = stylesheet.cascadeOrder
        layerOrder = stylesheet.layerOrder
        importDiagnostics = stylesheet.importDiagnostics
        dependencies = stylesheet.dependencies
        customMedia = stylesheet.customMedia
        definitionDiagnostics = stylesheet.definitionDiagnostics
    }

    /// Returns the stylesheet with a scope for all of its rules; `nil` for all elements.
    package func scoped(to scope: StyleScope?) -> Stylesheet {
        parts.allSatisfy { $0.scope == scope } ? self : Stylesheet(self, scope: scope)
    }

    /// Returns this stylesheet followed by another one.
    package func appending(_ other: Stylesheet) -> Stylesheet { Stylesheet(self, followedBy: other) }

    /// The errors and warnings of all files, in source order within a file.
    public var diagnostics: [Diagnostic] { diagnostics(with: []) }

    /// Returns the errors and warnings of all files and further ones, in source order within a file.
    package func diagnostics(with others: [Diagnostic]) -> [Diagnostic] {
        let added = Dictionary(grouping: importDiagnostics + definitionDiagnostics + others) {
            ObjectIdentifier($0.source)
        }
        return files.flatMap { file in
            guard let added = added[ObjectIdentifier(file.source.original)] else { return file.diagnostics }
            return (file.diagnostics + added).sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    /// The declarations of all files, in source order within a file.
    package var sourceDeclarations: [(source: Source, declaration: SourceDeclaration)] {
        files.flatMap { file in
            file.rules.flatMap { file.sourceDeclarations(of: $0) }.map { (file.source, $0) }
        }
    }

    /// The files without repetitions.
    var files: [ParsedStylesheet] {
        var seen: Set<ObjectIdentifier> = []
        return parts.map(\.sheet).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension Stylesheet {
    /// Whether both stylesheets consist of the same files with the same text, imported in the same way and parsed with
    /// the same properties.
    package func hasSameText(as other: Stylesheet) -> Bool {
        ordering == other.ordering
            && parts.elementsEqual(other.parts) { left, right in
                left.importer == right.importer && left.group == right.group && left.scope == right.scope
                    && left.sheet.selectorOptions == right.sheet.selectorOptions
                    && left.sheet.valueSyntax?.name == right.sheet.valueSyntax?.name
                    && left.sheet.properties === right.sheet.properties
                    && left.sheet.source.hasSameText(as: right.sheet.source)
            }
    }

    /// Whether two stylesheets with the same text have the same import errors.
    package func hasSameImportProblems(as other: Stylesheet) -> Bool {
        importDiagnostics.elementsEqual(other.importDiagnostics) { left, right in
            left.kind == right.kind && left.range == right.range && left.source.hasSameText(as: right.source)
        }
    }
}
