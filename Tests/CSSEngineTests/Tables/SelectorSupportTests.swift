import Testing

/// What `@supports selector()` says (CSS Conditional 4, section 2).
@Suite struct SelectorSupportTests {
    private static let supportedCases = [
        "a > b", "&", "::before", "::-webkit-scrollbar", "::-webkit-slider-thumb", "::-WebKit-Slider-Thumb",
        ":is(a, b)", ":-webkit-autofill",
    ]

    @Test(arguments: SelectorSupportTests.supportedCases)
    func isSupported(_ selector: String) {
        #expect(OneView("@supports selector(\(selector)) { * { top: 1px } }").values == "top: 1px")
    }

    private static let unsupportedCases = [
        "::unknown", ":is(a, :unknown)", "::-webkit-unknown", "a b::-webkit-unknown", "::-webkit-", "::-webkit-slider",
        "::-webkit-slider-thumb-2", ":-webkit-slider-thumb", "a, b", "> a",
    ]

    @Test(arguments: SelectorSupportTests.unsupportedCases)
    func isNotSupported(_ selector: String) {
        #expect(OneView("@supports selector(\(selector)) { * { top: 1px } }").values.isEmpty)
    }

    /// They are valid all the same, so that their neighbours in a list apply (Selectors 4, appendix B).
    @Test func unknownElementsOfWebKitAreValid() {
        let view = OneView("::-webkit-unknown, * { top: 1px }")
        #expect(view.stylesheet.diagnostics.isEmpty)
        #expect(view.values == "top: 1px")
    }
}
