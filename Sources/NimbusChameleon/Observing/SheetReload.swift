import NimbusCSS

/// A stylesheet whose files were read again, and the result.
struct SheetReload: Sendable {
    let path: StylesheetPath
    let stylesheet: NIStylesheet
    let outcome: Result<LoadedStylesheet, NIFileError>
    /// Whether to use the result. It is used if reading succeeded and either it has no new errors or
    /// `keepsLastGoodRules` is false.
    let isUsed: Bool
}
