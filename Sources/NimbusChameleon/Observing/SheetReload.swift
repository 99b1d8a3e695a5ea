import NimbusCSS

/// A stylesheet whose files were read again, and the result.
struct SheetReload: Sendable {
    let path: StylesheetPath
    let stylesheet: NIStylesheet
    let outcome: Result<LoadedStylesheet, NIFileError>
    /// Whether to use the result: reading succeeded, and the result has no more errors than the rules in use or errors
    /// are allowed.
    let isUsed: Bool
}
