import Testing

@testable import CSSEngine

/// `lighten()`, `darken()`, `saturate()`, `desaturate()`, `fade-in()`, `fade-out()` and `mix()`.
@Suite struct ColorAdjustmentTests {
    private static let cases: [(String, String)] = [
        ("lighten(#336699, 25%)", "rgb(64, 128, 191)"), ("darken(#336699, 50%)", "rgb(26, 51, 77)"),
        ("saturate(#336699, 30%)", "rgb(20, 87, 153)"), ("desaturate(#336699, 50%)", "rgb(102, 128, 153)"),
        ("fade-out(#336699, 50%)", "rgba(51, 102, 153, 0.5)"), ("fade-in(#336699, 50%)", "rgb(51, 102, 153)"),
        ("saturate(fade-out(#336699, 50%), 30%)", "rgba(20, 87, 153, 0.5)"),
        ("Lighten(rgb(51 102 153), 25)", "rgb(64, 128, 191)"), ("lighten(red, 10%)", "rgb(255, 0, 0)"),
        ("lighten(black, 50%)", "rgb(0, 0, 0)"), ("saturate(gray, 50%)", "rgb(128, 128, 128)"),
        ("desaturate(#336699, 100%)", "rgb(153, 153, 153)"), ("darken(#336699, -25%)", "rgb(64, 128, 191)"),
        ("darken(#336699, 300%)", "rgb(0, 0, 0)"), ("fade-in(#33669980, 50%)", "rgba(51, 102, 153, 0.753)"),
        ("lighten(hsl(210 50% 40%), calc(5% * 5))", "rgb(64, 128, 191)"),
        ("fade-out(color(display-p3 1 0 0), 50%)", "color(display-p3 1 0 0 / 0.5)"),
        ("darken(color(display-p3 1 0 0), 0%)", "rgb(255, 0, 0)"),
        ("mix(red, blue)", "color(srgb 0.5 0 0.5)"), ("mix(red, blue, 25%)", "color(srgb 0.25 0 0.75)"),
        ("mix(red, blue, 25)", "color(srgb 0.25 0 0.75)"), ("mix(red, blue, 300)", "color(srgb 1 0 0)"),
        ("lighten(mix(#369, #369), 25%)", "rgb(64, 128, 191)"),
    ]

    @Test("Colours are adjusted", arguments: ColorAdjustmentTests.cases)
    func values(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let symbolicCases: [(text: String, light: String, dark: String, specified: String)] = [
        (
            "lighten(light-dark(#369, #102030), 25%)", "rgb(64, 128, 191)", "rgb(20, 40, 60)",
            "lighten(light-dark(rgb(51, 102, 153), rgb(16, 32, 48)), 25%)"
        ),
        (
            "fade-out(currentcolor, 50)", "rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.5)", "fade-out(currentcolor, 50)"
        ),
        (
            "mix(currentcolor, black, 0)", "color(srgb 0 0 0)", "color(srgb 0 0 0)",
            "color-mix(in srgb, currentcolor 0%, rgb(0, 0, 0))"
        ),
    ]

    @Test("Adjusted colours are resolved in their context", arguments: ColorAdjustmentTests.symbolicCases)
    func contexts(_ text: String, light: String, dark: String, specified: String) {
        let value = ResolvedValue.value("color", text)
        let context = ResolvedValue.place
        var darkContext = context
        darkContext.colorScheme = .dark
        #expect(value?.cssText == specified)
        #expect(value?.resolved(in: context).cssText == light)
        #expect(value?.resolved(in: darkContext).cssText == dark)
    }

    @Test("Variables can be arguments, also in variables")
    func variables() {
        let view = OneView(
            """
            * { --base: #369; --share: 25%; --light: lighten(var(--base), var(--share)); color: black;
                border-color: fade-out(var(--light), 50%); background-color: darken(currentcolor, 10%) }
            """)
        #expect(view.values.contains("border-color: rgba(64, 128, 191, 0.5)"))
        #expect(view.values.contains("background-color: rgb(0, 0, 0)"))
    }

    @Test(
        "Malformed functions are invalid",
        arguments: [
            "lighten(red)", "lighten(red 10%)", "lighten(10%, red)", "lighten(red, none)", "lighten(red, 10px)",
            "lighten(red, 10%, 5%)", "lighten()", "lighten(banana, 10%)", "fade(red, 10%)", "mix(red)",
            "mix(red, blue, green)", "mix(red 10%, blue)", "mix(red, blue,)",
        ]) func rejected(_ text: String)
    {
        #expect(OneView.value("color", text) == nil)
    }

    @Test("A misspelt function is suggested")
    func suggestion() {
        let diagnostics = Stylesheet("* { color: lightn(red, 10%) }").diagnostics
        let formatter = DiagnosticFormatter(properties: .standard)
        #expect(diagnostics.map { formatter.text(of: $0) }.joined().contains("did you mean “lighten()”?"))
    }
}
