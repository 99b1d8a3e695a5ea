import Testing

/// The results of `@supports selector()` (CSS Conditional 4, section 2).
@Suite struct SelectorSupportTests {
    private static let supportedCases = [
        "a > b", "&", "::before", "::-webkit-scrollbar", "::-webkit-slider-thumb", "::-WebKit-Slider-Thumb",
        ":is(a, b)", ":-webkit-autofill",
    ]

    @Test("Selectors that can match are supported", arguments: SelectorSupportTests.supportedCases)
    func supported(_ selector: String) {
        #expect(OneView("@supports selector(\(selector)) { * { top: 1px } }").values == "top: 1px")
    }

    private static let unsupportedCases = [
        "::unknown", ":is(a, :unknown)", "::-webkit-unknown", "a b::-webkit-unknown", "::-webkit-", "::-webkit-slider",
        "::-webkit-slider-thumb-2", ":-webkit-slider-thumb", "a, b", "> a",
    ]

    @Test("Selectors that can never match are not supported", arguments: SelectorSupportTests.unsupportedCases)
    func unsupported(_ selector: String) {
        #expect(OneView("@supports selector(\(selector)) { * { top: 1px } }").values.isEmpty)
    }

    /// Unknown `::-webkit-` pseudo-elements are valid, so that the other selectors of a list apply (Selectors 4,
    /// appendix B).
    @Test("Unknown pseudo-elements of WebKit are valid")
    func webKitPseudoElements() {
        let view = OneView("::-webkit-unknown, * { top: 1px }")
        #expect(view.stylesheet.diagnostics.isEmpty)
        #expect(view.values == "top: 1px")
    }
}
