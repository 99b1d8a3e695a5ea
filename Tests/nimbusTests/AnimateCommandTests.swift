import Foundation
import TestSupport
import Testing

/// `nimbus animate` prints the values that Chromium computes at instants of transitions and animations.
@Suite struct AnimateCommandTests {
    private struct Instant: Decodable {
        struct View: Decodable {
            let computed: [String: String]
        }

        let at: Double
        let views: [View]
    }

    /// A view with the id `a`, which has a child with the id `b`.
    private static let tree = #"{"view": "UIView", "id": "a", "subviews": [{"view": "UIView", "id": "b"}]}"#

    private func instants(_ css: String, at times: [Int], _ toggles: [String] = []) throws -> [Instant] {
        let run = try NimbusRun(
            ["animate", "--view", "tree.json", "--at", times.map { "\($0)ms" }.joined(separator: ",")]
                + toggles.flatMap { ["--toggle", $0] } + ["a.css"],
            files: ["tree.json": Self.tree, "a.css": css])
        return try JSONDecoder().decode([Instant].self, from: Data(run.output.utf8))
    }

    /// Returns the values of a property of `#a` at some instants.
    private func values(
        _ property: String, _ css: String, at times: [Int], _ toggles: [String] = []
    ) throws -> [String?] {
        try instants(css, at: times, toggles).map { $0.views[0].computed[property] }
    }

    @Test(
        "A change of style starts a transition",
        arguments: [
            ("left 100ms linear", [0, 50, 100, 150, 300], ["0px", "0px", "50px", "100px", "100px"]),
            ("all 100ms linear 20ms", [50, 69, 95, 170], ["0px", "0px", "25px", "100px"]),
            ("left 100ms linear -50ms", [50, 75], ["50px", "75px"]), ("none", [50], ["100px"]),
            ("left 0s", [50], ["100px"]), ("top 1s, left 100ms steps(2)", [99, 100, 150], ["0px", "50px", "100px"]),
            ("left 1s, left 100ms linear", [100], ["50px"]), ("inset 100ms linear", [100], ["50px"]),
            ("inset-inline-start 100ms linear", [100], ["50px"]), ("all 1s, --x 1s, none-such 1s", [50], ["0px"]),
        ] as [(String, [Int], [String])])
    func transitions(transition: String, times: [Int], expected: [String]) throws {
        let css = "#a { left: 0px; top: 0px; transition: \(transition) } #a.on { left: 100px }"
        #expect(try values("left", css, at: times, ["#a.on@50ms"]) == expected)
    }

    @Test("A reversed transition is as much shorter as the way back, and an interrupted one goes on from where it is")
    func reversal() throws {
        let css = """
            #a { left: 0px; transition: left 100ms linear }
            #a.on { left: 100px } #a.far { left: 200px }
            """
        let reversed = try values("left", css, at: [40, 60, 80, 90], ["#a.on@0ms", "#a.on@40ms"])
        #expect(reversed == ["40px", "20px", "0px", "0px"])
        let interrupted = try values("left", css, at: [40, 90, 140], ["#a.on@0ms", "#a.far@40ms"])
        #expect(interrupted == ["40px", "120px", "200px"])
    }

    @Test("New views have transitions from their starting style only, and values that cannot be interpolated none")
    func startingStyle() throws {
        let css = """
            #a { opacity: 1; transition: opacity 100ms linear; @starting-style { opacity: 0 } }
            #b { opacity: 1; transition: opacity 100ms linear }
            """
        let views = try instants(css, at: [50])[0].views
        #expect(views[0].computed["opacity"] == "0.5" && views[1].computed["opacity"] == "1")
        let discrete = "#a { width: auto; transition: width 100ms } #a.on { width: 10px }"
        #expect(try values("width", discrete, at: [20], ["#a.on@0ms"]) == ["10px"])
        let allowed = "#a { width: auto; transition: width 100ms linear allow-discrete } #a.on { width: 10px }"
        #expect(try values("width", allowed, at: [49, 50], ["#a.on@0ms"]) == ["auto", "10px"])
    }

    @Test(
        "A view that is removed is displayed until the end of its transition, and starts again from its starting style")
    func display() throws {
        let css = """
            #a { display: block; opacity: 1; transition: all 100ms linear allow-discrete; }
            #a.off { display: none; opacity: 0 }
            @starting-style { #a { opacity: 0 } }
            """
        let toggles = ["#a.off@200ms", "#a.off@400ms"]
        #expect(
            try values("display", css, at: [200, 250, 300, 450], toggles) == ["block", "block", "none", "block"])
        #expect(try values("opacity", css, at: [250, 300, 400, 450], toggles) == ["0.5", "0", "0", "0.5"])
    }

    @Test("An animation that ends without a box removes the view")
    func displayOfAnimation() throws {
        let css =
            "@keyframes out { to { opacity: 0; display: none } } #a { display: block; animation: out 300ms linear forwards }"
        #expect(try values("display", css, at: [0, 299, 300, 1000]) == ["block", "block", "none", "none"])
    }

    @Test("The sum of several animations is limited, and not their parts")
    func limits() throws {
        let css = """
            #a { opacity: 0.8; animation: up 1s linear, down 1s linear; animation-composition: add, replace }
            @keyframes up { from, to { opacity: 0.75 } }
            @keyframes down { to { opacity: 0 } }
            """
        #expect(try values("opacity", css, at: [0, 500]) == ["1", "0.775"])
    }

    @Test("Where all properties have a transition, a custom property keeps its own")
    func customTransition() throws {
        let css = """
            @property --x { syntax: "<length>"; inherits: false; initial-value: 0px }
            #a { transition: --x 1s linear, all 2s linear } #a.on { --x: 10px }
            """
        #expect(try values("--x", css, at: [500], ["#a.on@0ms"]) == ["5px"])
    }

    @Test("A transition that is reversed during its delay leaves nothing")
    func reversalInDelay() throws {
        let css = "#a { translate: none; transition: translate 1s linear 500ms } #a.on { translate: 10px }"
        let toggles = ["#a.on@100ms", "#a.on@200ms"]
        #expect(try values("translate", css, at: [300, 900], toggles) == ["none", "none"])
    }

    @Test(
        "Keyframes have offsets, timing functions, iterations, directions and fill modes",
        arguments: [
            ("k 100ms linear", [0, 50, 99, 100], ["0px", "50px", "99px", "7px"]),
            ("k 100ms linear 50ms", [0, 50, 100], ["7px", "0px", "50px"]),
            ("k 100ms linear 50ms both", [0, 200], ["0px", "100px"]),
            ("k 100ms linear 2 alternate forwards", [125, 300], ["75px", "0px"]),
            ("k 100ms linear 1.5 forwards", [300], ["50px"]), ("k 100ms linear infinite reverse", [130], ["70px"]),
            ("k 100ms steps(2)", [49, 50], ["0px", "50px"]), ("other 100ms", [50], ["7px"]),
            ("k 100ms linear paused forwards", [50], ["0px"]), ("half 100ms linear", [25, 75], ["53.5px", "53.5px"]),
            ("twice 100ms linear", [25, 50, 75], ["25px", "50px", "25px"]), ("k 0s forwards", [0], ["100px"]),
            ("k 100ms linear -25ms", [0], ["25px"]),
        ] as [(String, [Int], [String])])
    func animations(animation: String, times: [Int], expected: [String]) throws {
        let css = """
            #a { left: 7px; animation: \(animation) }
            @keyframes k { from { left: 0px } to { left: 100px } }
            @keyframes half { 50% { left: 100px } }
            @keyframes twice { 0%, 100% { left: 0px } 50% { left: 50px; animation-timing-function: linear } }
            """
        #expect(try values("left", css, at: times) == expected)
    }

    @Test("Later animations are on top of earlier ones, and important declarations on top of all")
    func stacking() throws {
        let css = """
            #a { left: 100px; top: 1px !important; animation: add 100ms linear, to 100ms linear; animation-composition: replace, add }
            @keyframes add { from, to { left: 10px; top: 50px } }
            @keyframes to { from { left: 0px } to { left: 20px !important; left: 20px } }
            """
        #expect(try values("left", css, at: [50]) == ["20px"])
        #expect(try values("top", css, at: [50]) == ["1px"])
    }

    @Test("References in keyframes and inherited values follow what is animated")
    func references() throws {
        let css = """
            @property --n { syntax: "<number>"; inherits: true; initial-value: 0 }
            #a { animation: k 100ms linear; font-size: 10px }
            #b { width: calc(var(--n) * 1px); height: inherit }
            @keyframes k { from { --n: 0; height: calc(var(--n) * 1px) } to { --n: 100; height: 2em } }
            """
        let views = try instants(css, at: [50])[0].views
        #expect(views[0].computed["--n"] == "50" && views[0].computed["height"] == "35px")
        #expect(views[1].computed["width"] == "50px" && views[1].computed["height"] == "35px")
    }

    @Test("A change of the style pauses an animation, lets it go on, and replaces it")
    func changes() throws {
        let css = """
            #a { animation: k 100ms linear forwards } #a.paused { animation-play-state: paused } #a.other { animation-name: l }
            @keyframes k { from { left: 0px } to { left: 100px } }
            @keyframes l { from { left: 500px } to { left: 600px } }
            """
        let paused = try values("left", css, at: [30, 60, 90], ["#a.paused@30ms", "#a.paused@70ms"])
        #expect(paused == ["30px", "30px", "50px"])
        #expect(try values("left", css, at: [40, 60], ["#a.other@50ms"]) == ["40px", "510px"])
    }

    @Test("Invalid rules are reported, and invalid arguments refused")
    func problems() throws {
        let run = try NimbusRun(
            ["animate", "--view", "tree.json", "--at", "0s", "a.css"],
            files: [
                "tree.json": Self.tree,
                "a.css": """
                @keyframes { } @keyframes none { } @keyframes k { 120% { left: 0px } to { left: 1px !important; colr: red } }
                #a { transition: left 1s 1s 1s; animation: k 1s cubic-bezier(2, 0, 0, 0) }
                """,
            ])
        #expect(run.code == 1)
        for sentence in [
            "expected @keyframes with one name", "expected from, to or percentages", "no effect in a keyframe", "colr",
            "not a valid value for transition", "not a valid value for animation",
        ] {
            #expect(run.errors.contains(sentence), "\(sentence)")
        }
    }

    @Test(
        "Times and toggles that are not valid are refused, with what is right",
        arguments: [
            (["--at=1"], "“1” has no unit; expected a time such as 1s or 1ms"),
            (["--at=-1s"], "“-1s” is negative; expected a time from 0s on"),
            (["--at=1s,"], "“” is not a time; expected a time such as 250ms or 0.4s"),
            (["--at=1s", "--toggle", "#a.on"], "expected an id, a class and a time, such as #follow.primary@200ms"),
            (["--at=1s", "--toggle", "#a.on@x"], "“x” is not a time"),
        ])
    func invalidArguments(arguments: [String], sentence: String) throws {
        let run = try NimbusRun(
            ["animate", "--view", "tree.json"] + arguments + ["a.css"], files: ["tree.json": Self.tree, "a.css": ""])
        #expect(run.code == 2 && run.errors.contains(sentence), "\(run.errors)")
    }
}
