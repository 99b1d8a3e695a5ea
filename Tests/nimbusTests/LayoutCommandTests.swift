import Foundation
import Testing

/// The output of `nimbus layout`.
@Suite struct LayoutCommandTests {
    /// Lays out one case, and returns the output without the array around it.
    private static func layOut(_ root: String, members: String = "") throws -> NimbusRun {
        try NimbusRun(["layout", "-"], files: [:], input: "[{\(members) \"root\": \(root)}]")
    }

    private static let boxCases: [(root: String, box: String)] = [
        (#"{"style": "display: block; width: 20px; height: 10px"}"#, "[0,0,20,10,[]]"),
        (#"{"style": "display: block; width: 20px; width: -20px; height: 10px"}"#, "[0,0,20,10,[]]"),
        (#"{"style": "display: block; width: 3em; height: calc(1em + 10px); font-size: 20px"}"#, "[0,0,60,30,[]]"),
        (#"{"style": "--w: 7px; display: block; width: var(--w); height: env(none, 2px)"}"#, "[0,0,7,2,[]]"),
        (#"{"style": "display: block; width: 10px !important; width: 20px; border: 1px solid red"}"#, "[0,0,12,2,[]]"),
        (#"{"style": "display: block; width: 10px; border: 1px; border-left: solid"}"#, "[0,0,13,0,[]]"),
        (#"{"style": "display: block; font-size: 30px; width: 1rem; height: 1em"}"#, "[0,0,16,30,[]]"),
        // Nothing is inherited.
        (
            #"{"style": "display: flex; direction: rtl; width: 50px", "children": [{"style": "width: 10px"}]}"#,
            "[0,0,50,0,[[40,0,10,0,[]]]]"
        ),
        (
            #"{"style": "display: flex; font-size: 30px", "children": [{"style": "width: 1em; height: 1em"}]}"#,
            "[0,0,16,16,[[0,0,16,16,[]]]]"
        ),
        // The later one of a physical and a logical declaration wins.
        (#"{"style": "display: block; width: 5px; inline-size: 6px; height: 1px"}"#, "[0,0,6,1,[]]"),
        (#"{"style": "display: block; inline-size: 6px; width: 5px; height: 1px"}"#, "[0,0,5,1,[]]"),
        (
            #"{"style": "direction: rtl; padding-inline: 3px 1px; padding-left: 2px; width: 0; display: block"}"#,
            "[0,0,5,0,[]]"
        ),
        (#"{"style": "display: contents", "children": [{"style": "width: 4px"}]}"#, "[0,0,0,0,[[0,0,4,0,[]]]]"),
        (#"{"style": "display: none; width: 4px", "children": [{"style": "width: 4px"}]}"#, "[0,0,0,0,[[0,0,0,0,[]]]]"),
        // Text breaks at U+200B.
        (#"{"style": "display: block; width: 30px", "text": "HH\u200bH\u200bHH"}"#, "[0,0,30,20,[]]"),
        (#"{"style": "display: block; width: min-content", "text": "HH\u200bH"}"#, "[0,0,20,20,[]]"),
        (#"{"style": "display: flex; width: max-content", "text": "HH\u200bH"}"#, "[0,0,30,10,[]]"),
        (#"{"style": "display: block", "text": ""}"#, "[0,0,0,0,[]]"),
        (
            #"{"style": "display: grid; grid: 'a b' 5px / 1fr 2fr; width: 30px", "children": [{"style": "grid-area: b"}]}"#,
            "[0,0,30,5,[[10,0,20,5,[]]]]"
        ),
    ]

    @Test(arguments: LayoutCommandTests.boxCases)
    func printsTheBoxes(_ root: String, _ box: String) throws {
        let run = try Self.layOut(root)
        #expect(run.output == "[\(box)]\n")
        #expect(run.code == 0)
    }

    @Test func theViewportIsAFlexContainer() throws {
        let root = #"{"style": "display: block; width: 50%; height: 10%"}"#
        let run = try Self.layOut(root, members: #""viewport": {"width": "300px", "height": "200px"},"#)
        #expect(run.output == "[[0,0,150,20,[]]]\n")
    }

    @Test func edgesAreRoundedIfTheCaseSaysSo() throws {
        let root = #"""
            {"style": "display: flex; width: 10px", "children": [{"style": "flex: 1; height: 1.4px"}, {"style": "flex: 1"},
             {"style": "flex: 1"}]}
            """#
        let exact = try Self.layOut(root)
        #expect(
            exact.output
                == "[[0,0,10,1.4,[[0,0,3.333333,1.4,[]],[3.333333,0,3.333333,1.4,[]],[6.666667,0,3.333333,1.4,[]]]]]\n")
        let rounded = try Self.layOut(root, members: #""rounding": true,"#)
        #expect(rounded.output == "[[0,0,10,1,[[0,0,3,1,[]],[3,0,4,1,[]],[7,0,3,1,[]]]]]\n")
    }

    private static let invalidCases: [(String, String)] = [
        ("7", "1:2: error: a case must be an object"), ("{}", "1:2: error: a case must have a “root”"),
        (#"{"root": 1}"#, "1:11: error: a node must be an object"),
        (#"{"root": {"style": 1}}"#, "1:21: error: “style” must be a string"),
        (#"{"root": {"children": {}}}"#, "1:24: error: “children” must be an array"),
        (#"{"root": {"text": "a", "children": [{}]}}"#, "1:38: error: a node with “text” cannot have children"),
        (#"{"rounding": 1, "root": {}}"#, "1:15: error: “rounding” must be true or false"),
        (#"{"viewport": {"width": 5}, "root": {}}"#, "1:25: error: “width” must be a string"),
        (
            #"{"viewport": {"width": "1px; x: y"}, "root": {}}"#,
            "1:25: error: “width” must be a size such as 200px or max-content"
        ),
    ]

    @Test(arguments: LayoutCommandTests.invalidCases)
    func aCaseThatCannotBeReadGivesNull(_ text: String, _ error: String) throws {
        let good = #"{"root": {"style": "display: block; width: 1px"}, "expect": [[{}]]}"#
        let run = try NimbusRun(["layout", "-"], files: [:], input: "[\(text), \(good)]")
        #expect(run.output == "[null,\n[0,0,1,0,[]]]\n")
        #expect(run.errors.hasPrefix("-:\(error)\n"), "\(run.errors)")
        #expect(run.code == 1)
    }

    @Test(arguments: ["", "[", "{}", "[] x", "[{\"root\": {}}, {\"root\"", String(repeating: "[", count: 500_000)])
    func otherFilesAreErrors(_ text: String) throws {
        let run = try NimbusRun(["layout", "-"], files: [:], input: text)
        #expect(run.output.isEmpty && !run.errors.isEmpty && run.code == 3)
    }

    @Test func droppedDeclarationsAreWarnings() throws {
        let run = try Self.layOut(#"{"style": "width: -20px; display: block; colour: red"}"#, members: #""name": "a","#)
        #expect(run.errors.hasPrefix("-: a: warning: “-20px” is not a valid value for width"))
        #expect(run.errors.contains("unknown property “colour”"))
        #expect(run.code == 0)
    }

    /// A tree that is deeper than the box layout allows gives zeros with a warning.
    @Test func positionsWithoutAMeaningAreWarnings() throws {
        let child = #"{"style": "display: block; position: fixed"}, {"style": "display: block; position: sticky"}"#
        let run = try Self.layOut(#"{"style": "display: block", "children": [\#(child)]}"#)
        #expect(
            run.errors
                == "-: case 1: warning: “position” is not “fixed” or “sticky” in the box layout, which does not scroll\n"
        )
        #expect(run.code == 0)
    }

    @Test func theLimitOfTheDepthIsAWarning() throws {
        let depth = 200
        let root =
            String(repeating: #"{"style": "display: flex", "children": ["#, count: depth) + "{}"
            + String(repeating: "]}", count: depth)
        let run = try Self.layOut(root)
        #expect(run.errors == "-: case 1: warning: boxes inside more than 128 others are not laid out\n")
    }

    @Test(arguments: ["block", "flex", "grid", "contents"])
    func deepAndWideTreesWork(_ display: String) throws {
        let count = 3_000
        let leaf = #"{"style": "width: 1px; height: 1px"}"#
        let open = String(repeating: #"{"style": "display: \#(display)", "children": ["#, count: count)
        let deep = try Self.layOut(open + leaf + String(repeating: "]}", count: count))
        #expect(deep.code == 0 && deep.output.hasPrefix("[[0,0,"))
        let leaves = Array(repeating: leaf, count: count).joined(separator: ",")
        let wide = try Self.layOut(#"{"style": "display: \#(display)", "children": [\#(leaves)]}"#)
        #expect(wide.code == 0 && wide.output.hasPrefix("[[0,0,"))
    }

    @Test func hugeNumbersDoNotCrash() throws {
        let run = try Self.layOut(
            #"""
            {"style": "display: grid; grid-template-columns: repeat(1000000, 1px); width: 1e30px; margin: calc(infinity * 1px)",
             "children": [{"style": "order: 99999999999; grid-column: 10000000 / span 10000000; flex: 1e38 1e38 calc(NaN * 1%)"}]}
            """#)
        #expect(run.code == 0 && run.output.hasPrefix("[["))
    }
}
