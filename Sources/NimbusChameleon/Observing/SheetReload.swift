import NimbusCSS

/// A stylesheet whose files were read again, before or after what was read is in use.
struct SheetReload: Sendable {
    let path: StylesheetPath
    let stylesheet: NIStylesheet
    let outcome: Result<LoadedStylesheet, NIFileError>
    /// Whether it is to be used: it can be, and is no worse than what is in use.
    let isUsed: Bool
}
