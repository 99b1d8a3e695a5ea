extension Property {
    /// The properties of Nimbus CSS under the names of its documentation, those of its announcement, its proposal and
    /// Three20 that it has none for, and CSS's shorthands for them.
    ///
    /// Aliases are the other spellings of those documents, and the names of Nimbus's own properties without prefix.
    public static let standard: [Property] = look + layout + text + images + controls
}
