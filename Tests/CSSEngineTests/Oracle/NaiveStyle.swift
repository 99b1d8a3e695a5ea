/// The style of one element by the naive cascade.
struct NaiveStyle {
    struct Computed {
        /// `nil` for a custom property without a valid value.
        var text: String?
        /// The declaration with the value; `nil` if that is ambiguous, for example when nothing was found after
        /// `revert`.
        var place: String?
    }

    /// The properties that a declaration sets.
    var values: [String: Computed] = [:]
    /// The custom properties, including inherited ones.
    var custom: [String: Computed] = [:]
    /// The matched rules with their specificity, the strongest first.
    var rules: [(place: String, specificity: NaiveSpecificity)] = []
    /// The declarations with the values in `values` and `custom`.
    var winners: Set<String> = []
    /// The declarations that can count as winners when nothing was found after `revert`.
    var contenders: Set<String> = []
}
