import Testing

@testable import CSSEngine

/// The sentences about filters and blending, which UIKit has few counterparts of.
@Suite struct FilterHintTests {
    @Test(
        "A filter without a counterpart is named, and what to use in its place",
        arguments: [
            ("filter: opacity(50%)", "“filter” has no effect here; did you mean “opacity”?"),
            ("filter: drop-shadow(1px 2px red)", "“filter” has no effect here; did you mean “box-shadow”?"),
            (
                "filter: blur(2px) sepia(1)",
                "“filter” has no effect here; UIKit has no counterpart of “blur()” and “sepia()” for views: use an image, or Core Image in code"
            ),
            ("filter: blurr(2px)", "“filter” has no effect here"), ("filter: none", "“filter” has no effect here"),
            (
                "mix-blend-mode: multiply",
                "“mix-blend-mode” has no effect here; UIKit does not blend views: use an image that is blended already, or draw in code"
            ),
            (
                "backdrop-filter: saturate(180%) blur(20px)",
                "“saturate(180%) blur(20px)” is not a valid value for backdrop-filter; UIKit has no counterpart of “saturate()”: use “blur(20px)”, whose material is saturated"
            ),
            (
                "backdrop-filter: hue-rotate(9deg)",
                "“hue-rotate(9deg)” is not a valid value for backdrop-filter; UIKit has no counterpart of “hue-rotate()”"
            ),
            (
                "clip-path: circle() content-box",
                "“circle() content-box” is not a valid value for clip-path; “content-box” is not a box of views, whose shapes refer to their bounds, “border-box”"
            ),
            (
                "mask-image: url(a.png)",
                "“url(a.png)” is not a valid value for mask-image; expected “none” or a gradient"
            ),
        ])
    func sentences(declaration: String, expected: String) {
        let sheet = Stylesheet("a { \(declaration) }", name: "s")
        let formatter = DiagnosticFormatter(properties: .standard)
        #expect(sheet.diagnostics.map { formatter.sentence($0) } == [expected])
    }
}
