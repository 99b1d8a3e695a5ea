extension Value {
    /// The colour that a whole text is; nil where it is none.
    package init?(colorText text: String) {
        guard let color = ValueParser.parse(Source(name: "", text: text), { $0.color() }) else { return nil }
        self = color.value
    }
}
