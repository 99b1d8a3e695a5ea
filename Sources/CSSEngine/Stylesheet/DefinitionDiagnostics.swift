/// The problems of definitions that only all files of a stylesheet together show.
struct DefinitionDiagnostics {
    private(set) var all: [Diagnostic] = []

    init(_ customMedia: CustomMediaTable, _ parts: [Stylesheet.Part]) {
        guard parts.contains(where: { $0.sheet.hasCustomMedia }) else { return }
        let names = customMedia.definitions.ordered.map(\.name)
        let cyclicNames = customMedia.definitions.cyclicNames
        let known = names.prefix(CustomSelectors.suggestionLimit).map(\.string)
        let isDefined = cyclicNames.union(names)
        var isVisited: Set<ObjectIdentifier> = []
        for sheet in parts.map(\.sheet) where isVisited.insert(ObjectIdentifier(sheet)).inserted {
            for definition in sheet.groups.customMedia where cyclicNames.contains(definition.name) {
                add(.customMediaCycle, in: sheet.source, at: definition.range)
            }
            for reference in sheet.customMediaReferences where !isDefined.contains(reference.name) {
                add(.unknownCustomMedia(known: known), in: sheet.source, at: reference.range)
            }
        }
    }

    private mutating func add(_ kind: Diagnostic.Kind, in source: Source, at range: Range<Int>) {
        guard all.count < DiagnosticLog.limit else { return }
        all.append(.written(kind, in: source, at: range))
    }
}

extension ParsedStylesheet {
    /// Whether the file defines or uses custom media queries.
    fileprivate var hasCustomMedia: Bool { !groups.customMedia.isEmpty || !customMediaReferences.isEmpty }
}
