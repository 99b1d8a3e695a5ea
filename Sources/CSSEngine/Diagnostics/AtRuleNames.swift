/// The names of at-rules, for those that nothing here reads.
enum AtRuleNames {
    /// Those that mean something here.
    static let known = ["charset", "import", "layer", "media", "namespace", "supports"]

    /// Those of the web that mean nothing to views; those of its makers begin with a dash.
    private static let web: Set<String> = [
        "color-profile", "container", "counter-style", "custom-media", "custom-selector", "document", "font-face",
        "font-feature-values", "font-palette-values", "function", "keyframes", "page", "position-try", "property",
        "scope", "starting-style", "view-transition", "viewport",
    ]

    /// What is wrong with an at-rule that is not understood where it stands.
    static func problem(_ tokens: TokenList, _ index: Int) -> Diagnostic.Kind {
        let name = asciiLowercased(tokens.name(index))
        if known.contains(name) { return .misplacedAtRule }
        return web.contains(name) || name.hasPrefix("-") ? .ineffectiveAtRule : .unknownAtRule
    }
}
