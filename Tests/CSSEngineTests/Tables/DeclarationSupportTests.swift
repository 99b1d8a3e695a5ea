import Testing

/// `@supports (name: value)` is true if the declaration would apply (CSS Conditional 3, section 6).
@Suite struct DeclarationSupportTests {
    private static let supportedCases = [
        "top: 1px", "TOP: 1PX", "top: inherit", "top: Revert-Layer", "top: var(--x)", "top: calc(1px + var(--x, 2px))",
        "margin: 1px 2px", "margin: unset", "margin: var(--x)", "all: unset", "all: var(--x)", "--x: anything [at] all",
        "--x:", "--x: initial", "--x: var(--y)", "top: 1px !important", "c\\6flor: red",
    ]

    @Test("Valid declarations are supported", arguments: DeclarationSupportTests.supportedCases)
    func supported(_ declaration: String) {
        #expect(OneView("@supports (\(declaration)) { * { left: 1px } }").values == "left: 1px")
        #expect(OneView("* { \(declaration) }").stylesheet.diagnostics.isEmpty)
    }

    private static let unsupportedCases = [
        "top: red", "top:", "top: inherit inherit", "top: var(x)", "top: var(--x) !", "margin: red", "margin: var()",
        "all: red", "all: var(1)", "colr: red", "colr: inherit", "colr: var(--x)", "--: 1", "--: initial",
        "--x: var(1)", "--x: !", "top: 1px 2px",
    ]

    @Test("Invalid declarations are not supported", arguments: DeclarationSupportTests.unsupportedCases)
    func unsupported(_ declaration: String) {
        #expect(OneView("@supports (\(declaration)) { * { left: 1px } }").values.isEmpty)
        #expect(!OneView("* { \(declaration) }").stylesheet.diagnostics.isEmpty)
    }
}
