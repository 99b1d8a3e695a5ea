import Foundation
import TestSupport
import Testing

/// `nimbus interpolate` prints the values that Chromium computes between two keyframes.
@Suite struct InterpolateCommandTests {
    /// Returns the values of a case at some instants.
    private func values(_ members: String, at instants: [Double]) throws -> [String?] {
        let run = try NimbusRun(
            ["interpolate", "cases.json"], files: ["cases.json": "[{\(members), \"at\": \(instants)}]"])
        return try JSONDecoder().decode([[String?]].self, from: Data(run.output.utf8))[0]
    }

    private func values(_ property: String, _ from: String, _ to: String, at instants: [Double]) throws -> [String?] {
        try values(#""property": "\#(property)", "from": "\#(from)", "to": "\#(to)""#, at: instants)
    }

    @Test(
        "Values are between those of the keyframes, and in the range of the property",
        arguments: [
            ("left", "10px", "20%", [-0.5, 0, 0.25, 1], ["calc(-10% + 15px)", "10px", "calc(5% + 7.5px)", "20%"]),
            ("width", "10px", "20px", [-2, 1.5], ["0px", "25px"]),
            ("opacity", "0.2", "1", [-1, 0.5, 2], ["0", "0.6", "1"]),
            ("font-size", "10px", "2em", [0.5], ["21px"]),
            ("font-weight", "normal", "bold", [0.5, 5], ["550", "1000"]),
            ("order", "1", "4", [0.4, 0.5], ["2", "3"]), ("line-height", "1", "2", [0.5], ["1.5"]),
            ("letter-spacing", "normal", "10px", [0.5], ["5px"]), ("aspect-ratio", "1 / 2", "2", [0.5], ["1 / 1"]),
            ("flex-grow", "1", "2", [-2, 0.5], ["0", "1.5"]),
            ("border-radius", "10px", "20px 30px", [0.5, -3], ["15px 20px 15px 20px", "0px"]),
            ("border-top-width", "10px", "20px", [-2, 0.5, 1.5], ["0px", "15px", "25px"]),
            ("border-left-width", "thin", "thick", [0.5], ["3px"]),
            ("outline-offset", "-4px", "6px", [-1, 0.5], ["-14px", "1px"]),
            ("outline-width", "thin", "5px", [0.5], ["3px"]),
            ("border-bottom-style", "solid", "dashed", [0.4, 0.6], ["solid", "dashed"]),
            ("border-width", "2px 4px", "4px 6px 8px", [0.5], ["3px 5px 5px"]),
            ("grid-template-columns", "10px 1fr", "20px 3fr", [0.5], ["15px 2fr"]),
            ("grid-template-columns", "10px 1fr", "2fr 3fr", [0.4, 0.6], ["10px 1.8fr", "2fr 2.2fr"]),
            ("grid-template-columns", "10px", "20px 3fr", [0.4, 0.6], ["10px", "20px 3fr"]),
            ("grid-template-columns", "[a] 139px [b] 2fr", "39px 4fr", [0.25], ["[a] 114px [b] 2.5fr"]),
            ("grid-template-columns", "10px 1fr", "repeat(1, 30px 3fr)", [0.4], ["10px 1fr"]),
            ("grid-template-columns", "repeat(2, 10px)", "repeat(2, 30px)", [0.5], ["repeat(2, 20px)"]),
            ("transform-origin", "left top", "right", [0, 0.5], ["0% 0%", "50% 25%"]),
            ("transform-origin", "bottom", "10px 20%", [0.5], ["calc(25% + 5px) 60%"]),
            ("backdrop-filter", "blur(1px)", "blur(21px)", [0.5], ["blur(11px)"]),
            ("backdrop-filter", "none", "blur(20px)", [0, 0.5, -1], ["none", "blur(10px)", "blur(0px)"]),
        ] as [(String, String, String, [Double], [String])])
    func numbers(property: String, from: String, to: String, at: [Double], expected: [String]) throws {
        #expect(try values(property, from, to, at: at) == expected)
    }

    @Test(
        "Colours are premultiplied, legacy ones in sRGB and others in Oklab",
        arguments: [
            ("red", "blue", 0.5, "rgb(128, 0, 128)"), ("red", "rgb(0 0 255 / 0.5)", 0.5, "rgba(170, 0, 85, 0.75)"),
            ("transparent", "red", 0.5, "rgba(255, 0, 0, 0.5)"), ("black", "rgb(200 100 0)", 2, "rgb(255, 200, 0)"),
            ("currentcolor", "white", 0.5, "rgb(128, 128, 128)"), ("hsl(0 100% 50%)", "blue", 0.5, "rgb(128, 0, 128)"),
            ("oklab(0.5 0 0)", "oklab(1 0.1 0)", 0.5, "oklab(0.75 0.05 0)"),
            ("rgb(255 0 0 / 0.5)", "rgb(100 0 0)", 1.5, "rgb(86, 0, 0)"),
            ("oklab(0.5 0 0)", "oklab(0.9 0 0)", 1.5, "oklab(1 0 0)"),
        ])
    func colors(from: String, to: String, progress: Double, expected: String) throws {
        #expect(try values("background-color", from, to, at: [progress]) == [expected])
    }

    @Test(
        "Transforms are interpolated by function, from the first difference on as matrices",
        arguments: [
            ("none", "translate(10px, 20px) rotate(90deg)", 0, "none"),
            ("none", "rotate(360deg)", 0.5, "matrix(-1, 0, 0, -1, 0, 0)"),
            (
                "translateX(10px) rotate(30deg)", "translateY(10%) rotate(80deg)", 0.5,
                "translate(5px, 5%) rotate(55deg)"
            ),
            ("scale(2)", "scaleX(4)", 0.5, "matrix(3, 0, 0, 1.5, 0, 0)"),
            ("translate(10px, 20%)", "scale(2)", 0.25, "matrix(1.25, 0, 0, 1.25, 7.5, 15)"),
            (
                "matrix(1, 0, 0, 1, 0, 0)", "matrix(0, 1, -1, 0, 10, 0)", 0.5,
                "matrix(0.707107, 0.707107, -0.707107, 0.707107, 5, 0)"
            ),
            ("rotate(10deg)", "scale(0)", 0.4, "matrix(0.984808, 0.173648, -0.173648, 0.984808, 0, 0)"),
        ])
    func transforms(from: String, to: String, progress: Double, expected: String) throws {
        #expect(try values("transform", from, to, at: [progress]) == [expected])
    }

    @Test(
        "Shapes are interpolated by their values, if they have the same function and number of values",
        arguments: [
            ("circle()", "circle(10px)", 0.25, "circle()"),
            ("circle(20%)", "circle(10px)", 0.25, "circle(calc(15% + 2.5px))"),
            ("circle(20px)", "circle(10px at 0 0)", 0.25, "circle(17.5px at 37.5% 37.5%)"),
            ("circle(20px)", "circle(10px)", 4, "circle(0px)"),
            ("ellipse(closest-side 10px)", "ellipse(closest-side 30px)", 0.5, "ellipse(closest-side 30px)"),
            ("ellipse(5px 10px at 10% 0)", "ellipse(15px 30px)", 0.5, "ellipse(10px 20px at 30% 25%)"),
            ("circle(10px)", "ellipse(10px 10px)", 0.4, "circle(10px)"),
            ("inset(10px)", "inset(10% 0)", 0.5, "inset(calc(5% + 5px) 5px)"),
            ("inset(10px)", "inset(0px round 10px)", 0.5, "inset(5px round 5px)"),
            (
                "inset(10px round 5px)", "inset(0px round 10px 20% / 30px)", 0.5,
                "inset(5px round 7.5px calc(10% + 2.5px) / 17.5px)"
            ),
            (
                "polygon(0 0, 9px 9px)", "polygon(9px 0, 100% 50%)", 0.5,
                "polygon(4.5px 0px, calc(50% + 4.5px) calc(25% + 4.5px))"
            ),
            ("polygon(evenodd, 0 0, 9px 9px)", "polygon(9px 0, 100% 50%)", 0.5, "polygon(9px 0px, 100% 50%)"),
            ("polygon(0 0)", "polygon(10px 0, 100% 50%)", 0.5, "polygon(10px 0px, 100% 50%)"),
            ("path('M 0 0 H 10 V 10 Z')", "path('m 0 0 h 20 v 40 z')", 0.5, "path(\"M 0 0 H 15 V 25 Z\")"),
            (
                "path('M 0 0 A 5 5 0 0 1 10 10')", "path('M 0 0 A 15 5 90 1 0 20 10')", 0.25,
                "path(\"M 0 0 A 7.5 5 22.5 0 1 12.5 10\")"
            ),
            ("path('M 0 0 H 10')", "path('M 0 0 L 20 0')", 0.5, "path(\"M 0 0 L 20 0\")"),
            ("path(evenodd, 'M 0 0 H 10')", "path('M 0 0 H 20')", 0.5, "path(\"M 0 0 H 20\")"),
            ("none", "circle(10px)", 0.5, "circle(10px)"),
        ])
    func shapes(from: String, to: String, progress: Double, expected: String) throws {
        #expect(try values("clip-path", from, to, at: [progress]) == [expected])
    }

    @Test("A reflected matrix is taken apart as one that is flipped")
    func reflection() throws {
        let to = "matrix(1.81, 1.6, -0.81, -1.25, 162.28, 163)"
        let text = try #require(try values("transform", "rotate(0deg)", to, at: [0.9999])[0])
        let numbers = text.dropFirst(7).dropLast().split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        #expect(zip(numbers, [1.81, 1.6, -0.81, -1.25, 162.28, 163]).allSatisfy { abs($0 - $1) < 0.02 }, "\(text)")
    }

    @Test("A registered custom property inherits the value of the parent")
    func inheritance() throws {
        let register = #""register": {"syntax": "<length>", "name": "--x", "inherits": true, "initialValue": "1px"}"#
        let members = #""property": "--x", "to": "10px", "parent": "4px", "from""#
        for keyword in ["unset", "inherit"] {
            #expect(try values(members + ": \"\(keyword)\", " + register, at: [0, 0.5]) == ["4px", "7px"])
        }
    }

    @Test("A shorter list of shadows is filled up")
    func shadows() throws {
        #expect(
            try values("box-shadow", "none", "2px 4px 6px red", at: [0.5, -0.5]) == [
                "rgba(255, 0, 0, 0.5) 1px 2px 3px 0px", "rgba(255, 0, 0, 0) -1px -2px 0px 0px",
            ])
        #expect(
            try values("box-shadow", "1px 1px red", "inset 2px 2px red", at: [0.4]) == [
                "rgb(255, 0, 0) 1px 1px 0px 0px"
            ])
    }

    @Test("What cannot be interpolated flips in the middle, or is the second value in a transition")
    func discrete() throws {
        #expect(try values("width", "auto", "10px", at: [0.4, 0.5]) == ["auto", "10px"])
        let members = #""property": "display", "from": "flex", "to": "none", "method""#
        #expect(try values(members + #": "transition""#, at: [-1, 0.1]) == ["none", "none"])
        #expect(try values(members + #": "transition-discrete""#, at: [0.1, 0.6, 2]) == ["flex", "flex", "none"])
        #expect(try values(members + #": "animation""#, at: [0, 0.6, 1]) == ["flex", "flex", "none"])
        #expect(try values("display", "none", "grid", at: [0, 0.1, 1]) == ["none", "grid", "grid"])
        #expect(
            try values("visibility", "hidden", "visible", at: [-1, 0, 0.1, 2]) == [
                "hidden", "hidden", "visible", "visible",
            ])
    }

    @Test("Keyframes are composed with the underlying value")
    func composition() throws {
        let members = #""property": "left", "from": "10px", "to": "20px", "underlying": "5px", "composite""#
        #expect(try values(members + #": ["add", "replace"]"#, at: [0, 0.5]) == ["15px", "17.5px"])
        let color = #""property": "color", "from": "rgb(100 100 100)", "to": "black", "underlying": "rgb(200 200 200)""#
        #expect(
            try values(color + #", "composite": ["add", "replace"]"#, at: [0, 0.5]) == [
                "rgb(255, 255, 255)", "rgb(150, 150, 150)",
            ])
        let transform =
            #""property": "transform", "from": "scale(2)", "to": "none", "underlying": "scale(3)", "composite""#
        #expect(try values(transform + #": ["add", "replace"]"#, at: [0]) == ["matrix(6, 0, 0, 6, 0, 0)"])
        #expect(try values(transform + #": ["accumulate", "replace"]"#, at: [0]) == ["matrix(4, 0, 0, 4, 0, 0)"])
        #expect(
            try values(#""property": "left", "to": "20px", "underlying": "inherit", "parent": "10px""#, at: [0.5]) == [
                "15px"
            ])
    }

    @Test("Custom properties are interpolated by their syntax")
    func customProperties() throws {
        func members(_ syntax: String, _ from: String, _ to: String, initial: String) -> String {
            """
            "property": "--x", "from": "\(from)", "to": "\(to)",
            "register": {"name": "--x", "syntax": "\(syntax)", "inherits": false, "initialValue": "\(initial)"}
            """
        }
        #expect(try values(members("<integer>", "1", "4", initial: "0"), at: [0.5]) == ["3"])
        #expect(try values(members("<length>+", "1em 2px", "2em 4px", initial: "0px"), at: [0.5]) == ["24px 3px"])
        #expect(
            try values(members("<transform-list>", "rotate(10deg)", "rotate(30deg)", initial: "none"), at: [0.5])
                == ["rotate(20deg)"])
        #expect(try values(members("<color>", "red", "bogus", initial: "red"), at: [0.5]) == [nil])
        #expect(try values("--x", "a", "b", at: [0.4, 0.6]) == ["a", "b"])
    }

    @Test("A timing function maps the fraction of the duration, and nothing invalid has a value")
    func timing() throws {
        let members = #""property": "left", "from": "0px", "to": "100px", "timing""#
        #expect(try values(members + #": "steps(4, jump-both)""#, at: [0, 1]) == ["20px", "100px"])
        #expect(try values(members + #": "cubic-bezier(2, 0, 0, 0)""#, at: [0, 1]) == [nil, nil])
        for (property, value) in [
            ("left", "bogus"), ("left", "1px !important"), ("left", "1px; top: 2px"), ("border", "1px"),
            ("bogus", "1px"),
        ] {
            #expect(try values(property, value, "2px", at: [0.5]) == [nil], "\(property): \(value)")
        }
    }

    @Test("Elements that are no cases are null, and do not hide the others")
    func invalidElements() throws {
        let cases = #"[1, null, {"property": 3}, {"property": "width", "from": "0", "to": "2px", "at": [0.5]}]"#
        let run = try NimbusRun(["interpolate", "cases.json"], files: ["cases.json": cases])
        let values = try JSONDecoder().decode([[String?]?].self, from: Data(run.output.utf8))
        #expect(run.code == 1 && values == [nil, nil, nil, ["1px"]])
        #expect(run.errors.contains("case 3") && !run.errors.contains("case 4"))
    }

    @Test("A file that is no array of cases is an error")
    func invalidFiles() throws {
        let run = try NimbusRun(["interpolate", "cases.json"], files: ["cases.json": "{}"])
        #expect(run.code == 3 && run.errors == "nimbus: cases.json: is not a JSON array of cases\n")
    }
}
