extension Property {
    /// The properties of Nimbus CSS, those of Three20 that it lacks, and the CSS shorthands for them.
    ///
    /// The names are those of the documentation of Nimbus CSS. The aliases are its other spellings, and the names without the
    /// prefix of Nimbus CSS.
    public static let standard: [Property] = look + layout + text + images + controls
}
