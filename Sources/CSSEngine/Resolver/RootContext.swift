/// The root of the elements that are being styled. Its font size is the value of `rem`, its line height that of `rlh`.
struct RootContext {
    private let relativeValues: RelativeValues
    /// The style of the root; `nil` while the root itself is styled.
    private var style: ComputedStyle?
    /// The row of the root's style; `StyleRows.none` while the root itself is styled.
    private(set) var row = StyleRows.none
    /// The id of the environment for which the font was computed.
    private var environment: ElementEnvironments.ID = 0
    /// The context of the elements that have the root and the environment.
    private(set) var context = StyleTables.Context()

    init(properties: PropertyTable, fonts: FontMeasurer) {
        relativeValues = RelativeValues(properties: properties, fonts: fonts)
    }

    /// Whether colours that differ by colour scheme stay `light-dark()`.
    var keepsColorSchemes: Bool { context.keepsColorSchemes }

    /// Returns whether the setting has changed.
    mutating func setKeepsColorSchemes(_ keepsColorSchemes: Bool) -> Bool {
        defer { context.keepsColorSchemes = keepsColorSchemes }
        return keepsColorSchemes != context.keepsColorSchemes
    }

    mutating func setStyle(
        _ style: ComputedStyle?, row: UInt32 = StyleRows.none, environment id: ElementEnvironments.ID,
        in environments: borrowing ElementEnvironments
    ) {
        self.style = style
        self.row = row
        environment = id
        context.rootFont = relativeValues.rootFont(of: style, in: environments[id])
    }

    /// Sets the environment of the next element. A text style is larger in an environment with larger text, and the root's
    /// font size can be one.
    @inline(__always)
    mutating func setEnvironment(_ id: ElementEnvironments.ID, in environments: borrowing ElementEnvironments) {
        if id != environment { setStyle(style, row: row, environment: id, in: environments) }
    }

    /// Whether `rem` or `rlh` has a different value in some environment after a change of the root's style.
    func isResized(from old: ComputedStyle, to new: ComputedStyle, in environments: ElementEnvironments) -> Bool {
        environments.inUse.contains { environment in
            environment.map {
                relativeValues.rootFont(of: new, in: $0) != relativeValues.rootFont(of: old, in: $0)
            } ?? false
        }
    }
}
