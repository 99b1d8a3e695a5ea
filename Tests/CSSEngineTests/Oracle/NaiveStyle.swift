/// What the naive cascade makes of one element.
struct NaiveStyle {
    struct Computed {
        /// Nil for a custom property without a valid value.
        var text: String?
        /// The declaration that it comes from; nil where that is a matter of opinion, as when nothing was found after
        /// `revert`.
        var place: String?
    }

    /// The properties that a declaration named.
    var values: [String: Computed] = [:]
    /// Inherited ones included.
    var custom: [String: Computed] = [:]
    /// The matched rules, the strongest first: place and specificity.
    var rules: [(place: String, specificity: NaiveSpecificity)] = []
    /// The declarations that gave the element a value, as far as `values` and `custom` tell.
    var winners: Set<String> = []
    /// Those which may be said to have won where nothing was found after `revert`.
    var contenders: Set<String> = []
}
