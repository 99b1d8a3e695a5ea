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
            (
                "filter: url(#a)",
                "“filter” has no effect here; UIKit has no filters for views: use an image, or Core Image in code"
            ),
            (
                "text-underline-offset: 3px",
                "“text-underline-offset” has no effect here; UIKit draws underlines where the font has them"
            ),
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
                "backdrop-filter: blur() blur()",
                "“blur() blur()” is not a valid value for backdrop-filter; a view has one blur"
            ),
            (
                "backdrop-filter: blur(0) blur(4px)",
                "“blur(0) blur(4px)” is not a valid value for backdrop-filter; a view has one blur: use “blur(4px)”, whose material is saturated"
            ),
            (
                "clip-path: path()",
                "“path()” is not a valid value for clip-path; “path()” has a path in quotation marks, such as “M 0 0 H 9 V 9 Z”"
            ),
            ("clip-path: path(\"\")", "“path(\"\")” is not a valid value for clip-path; the path is empty"),
            (
                "clip-path: path(\"L 1 1\")",
                "“path(\"L 1 1\")” is not a valid value for clip-path; a path begins with “M”"
            ),
            (
                "clip-path: path(\"M 0 0 L 1\")",
                "“path(\"M 0 0 L 1\")” is not a valid value for clip-path; the path has an error in “L 1”"
            ),
            (
                "clip-path: path(\"M1e308 1e308 l1e308 1e308\")",
                "“path(\"M1e308 1e308 l1e308 1e308\")” is not a valid value for clip-path; the path has an error in “l1e308 1e308”"
            ),
            (
                "clip-path: polygon()",
                "“polygon()” is not a valid value for clip-path; “polygon()” has a horizontal and a vertical coordinate for each vertex, and commas between them"
            ),
            ("clip-path: circle(-5px)", "“circle(-5px)” is not a valid value for clip-path; a radius is not negative"),
            (
                "clip-path: star(5px)",
                "“star(5px)” is not a valid value for clip-path; the shapes are “inset()”, “circle()”, “ellipse()”, “polygon()” and “path()”"
            ),
            ("background: red blue", "“red blue” is not a valid value for background; there can be only one colour"),
            (
                "background: red, blue",
                "“red, blue” is not a valid value for background; only the last of several images can have a colour"
            ),
            (
                "border-left: 1px solid red blue",
                "“1px solid red blue” is not a valid value for border-left; there can be only one colour"
            ),
            (
                "border-width: 1px 2px 3px 4px 5px",
                "“1px 2px 3px 4px 5px” is not a valid value for border-width; there can be at most four values, and there are 5"
            ),
            (
                "border-color: red red red red red",
                "“red red red red red” is not a valid value for border-color; there can be at most four values, and there are 5"
            ),
            ("mask: url(a.png)", "“url(a.png)” is not a valid value for mask; expected “none” or a gradient"),
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

    @Test(
        "A filter or a blend mode that changes nothing is no problem",
        arguments: ["filter: none", "mix-blend-mode: normal", "background-blend-mode: NORMAL", "filter: initial"])
    func silent(declaration: String) {
        #expect(Stylesheet("a { \(declaration) }", name: "s").diagnostics.isEmpty)
    }
}
