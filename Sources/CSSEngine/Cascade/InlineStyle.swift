/// A view's own declarations, parsed once for all views that have the same text.
struct InlineStyle: Sendable {
    let sheet: ParsedStylesheet
    /// Its names' ids in the engine's table.
    let names: [Name]
}
