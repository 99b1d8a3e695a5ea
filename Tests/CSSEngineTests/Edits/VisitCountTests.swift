import CSSEngine
import Testing

/// Each kind of change visits only the views that it can affect.
@Suite struct VisitCountTests {
    static let cases: [VisitCase] = nothing + elements + structure + sheets + devices

    static let nothing: [VisitCase] = [
        .init("no change", ".row { width: 1px }", visited: 0, changed: 0) { _ in },
        .init("the same again", ".row { width: 1px }", visited: 0, changed: 0) { $0.engine.update($0[$0.list]) },
        .init("the same sheet", ".row { width: 1px }", visited: 0, changed: 0) { $0.reload(".row { width: 1px }") },
        .init(
            "comments and white space", ".list > .row, a:is(.b,c) { width: 1px; color: #ff0000 }", visited: 0,
            changed: 0
        ) { $0.reload("/* x */\n.list>.row /* y */ ,\n a:is( .b , c ) /* z */ {\n  width :1px;/**/ COLOR:\nred }") },
        .init(
            "selectors in a different spelling", ".row[tag='a'], .row:nth-child(2n + 1), .list > .row { width: 1px }",
            visited: 0, changed: 0
        ) { $0.reload(".r\\6fw[tag=a], .row:NTH-child(odd), .list>.row { width: 1px }") },
        .init("a class that no selector tests", ".row { width: 1px }", visited: 0, changed: 0) {
            $0.toggle("x", $0.list)
        },
        .init("an id that no selector tests", "#y { width: 1px }", visited: 0, changed: 0) { $0.set(id: "x", $0.list) },
        .init("a state that no selector tests", ":disabled { width: 1px }", visited: 0, changed: 0) {
            $0.set(state: .highlighted, $0.list)
        },
        .init("an attribute that no selector tests", "[tag] { width: 1px }", visited: 0, changed: 0) {
            $0.set("label", "x", $0.list)
        },
        .init("text that no selector tests", ".row { width: 1px }", visited: 0, changed: 0) {
            $0.set("text", "x", $0.footer)
        },
        .init("there and back", ".row.on { width: 1px }", visited: 1, changed: 0) {
            $0.toggle("on", $0.rows[0])
            $0.toggle("on", $0.rows[0])
        },
    ]

    static let elements: [VisitCase] = [
        .init("a class of a subject", ".row.on { width: 1px }", visited: 1, changed: 1) { $0.toggle("on", $0.rows[2]) },
        .init("a class of an element that is not a subject", ".on.no { width: 1px }", visited: 1, changed: 0) {
            $0.toggle("on", $0.rows[2])
        },
        .init("a class of an ancestor of subjects", ".on .icon { width: 1px }", visited: 5, changed: 5) {
            $0.toggle("on", $0.list)
        },
        .init("a class of an ancestor of no subject", ".on .no { width: 1px }", visited: 0, changed: 0) {
            $0.toggle("on", $0.screen)
        },
        .init("a class of the parent of a subject", ".on > .icon { width: 1px }", visited: 1, changed: 1) {
            $0.toggle("on", $0.rows[4])
        },
        .init("a class of a preceding sibling of subjects", ".on ~ .row { width: 1px }", visited: 3, changed: 3) {
            $0.toggle("on", $0.rows[1])
        },
        .init("a class of the previous sibling of a subject", ".on + .row { width: 1px }", visited: 1, changed: 1) {
            $0.toggle("on", $0.rows[1])
        },
        .init("a class of a descendant of a subject", ".list:has(.on) { width: 1px }", visited: 1, changed: 1) {
            $0.toggle("on", $0.rows[1])
        },
        .init("a class of the next sibling of a subject", ".row:has(+ .on) { width: 1px }", visited: 1, changed: 1) {
            $0.toggle("on", $0.rows[1])
        },
        .init("a class that decides positions", ".row:nth-child(2 of .on) { width: 1px }", visited: 4, changed: 0) {
            $0.toggle("on", $0.rows[1])
        },
        .init(
            "a class that decides positions from the end", ".row:nth-last-child(1 of .on) { width: 1px }", visited: 2,
            changed: 1
        ) { $0.toggle("on", $0.rows[1]) },
        .init(
            "a class of a row that has no position", ".row:nth-child(2 of .icon.on) { width: 1px }", visited: 0,
            changed: 0
        ) { $0.toggle("on", $0.rows[1]) },
        .init(
            "a class of a descendant that is not an argument", ".list:has(.icon.on) { width: 1px }", visited: 0,
            changed: 0
        ) { $0.toggle("on", $0.rows[1]) },
        .init("an id", "#x { width: 1px }", visited: 1, changed: 1) { $0.set(id: "x", $0.list) },
        .init("an id of an ancestor of subjects", "#x .icon { width: 1px }", visited: 5, changed: 5) {
            $0.set(id: "x", $0.list)
        },
        .init("a state", ":highlighted { width: 1px }", visited: 1, changed: 1) {
            $0.set(state: .highlighted, $0.rows[0])
        },
        .init("a state of an ancestor of subjects", ".row:highlighted .icon { width: 1px }", visited: 1, changed: 1) {
            $0.set(state: .highlighted, $0.rows[0])
        },
        .init("an attribute", "[label=x] { width: 1px }", visited: 1, changed: 1) { $0.set("label", "x", $0.rows[0]) },
        .init(
            "one of two attributes", "[label=x] .icon, [tag=y] .row { width: 1px }", visited: 5, changed: 5
        ) { $0.set("label", "x", $0.list) },
        .init(
            "the language of the descendants", ".icon:lang(de), [tag=y] .row { width: 1px }", visited: 6, changed: 5
        ) { $0.set("lang", "de", $0.list) },
        .init("text", ":empty { width: 1px }", visited: 1, changed: 1) { $0.set("text", "x", $0.footer) },
        .init("inline style", ".row { width: 1px }", visited: 1, changed: 1) {
            $0.set(style: "width: 2px", $0.rows[0])
        },
        .init("an inline style with the same values", ".row { width: 1px }", visited: 1, changed: 0) {
            $0.set(style: "width: 1px", $0.rows[0])
        },
        .init("an inline style that others inherit", ".row, .icon { width: inherit }", visited: 11, changed: 11) {
            $0.set(style: "width: 2px", $0.list)
        },
        .init("a custom property at the root", ".row { width: var(--w, 1px) }", visited: 6, changed: 5) {
            $0.engine.setCustomProperty("--w", to: "2px", of: $0[$0.screen])
        },
        .init("a custom property that no value uses", ".row { width: 1px }", visited: 1, changed: 0) {
            $0.engine.setCustomProperty("--w", to: "2px", of: $0[$0.screen])
        },
        .init(
            "a custom property that others are defined by", ".row { --w: var(--x, 1px) } .icon { width: var(--w) }",
            visited: 11,
            changed: 5
        ) { $0.engine.setCustomProperty("--x", to: "2px", of: $0[$0.screen]) },
        .init(
            "one of two custom properties", ".row { width: var(--w, 1px) } .icon { width: var(--x, 1px) }",
            visited: 6, changed: 5
        ) { $0.engine.setCustomProperty("--w", to: "2px", of: $0[$0.screen]) },
        .init(
            "a custom property in a fallback", ".row { width: var(--w, var(--x, 1px)) }", visited: 6, changed: 5
        ) { $0.engine.setCustomProperty("--x", to: "2px", of: $0[$0.screen]) },
        .init("a font size at the root", ".row { width: 1rem }", visited: 6, changed: 6) {
            $0.set(style: "font-size: 20px", $0.screen)
        },
        .init("a custom property of a subject", ".row { width: var(--w, 1px) }", visited: 1, changed: 1) {
            $0.engine.setCustomProperty("--w", to: "2px", of: $0[$0.rows[0]])
        },
    ]

    static let structure: [VisitCase] = [
        .init("a row at the end", ".row { width: 1px }", visited: 2, changed: 1) { $0.insertRow() },
        .init("a row after the last one", ".row:last-child { width: 1px }", visited: 3, changed: 2) { $0.insertRow() },
        .init("a row after the matched position", ".row:nth-child(2) { width: 1px }", visited: 2, changed: 0) {
            $0.insertRow()
        },
        .init(
            "a row that moves positions from the end", ".row:nth-last-child(2) { width: 1px }", visited: 7, changed: 2
        ) {
            $0.insertRow()
        },
        .init("a row at the front", ".row { width: 1px }", visited: 2, changed: 1) { $0.insertRow(before: $0.rows[0]) },
        .init("a row before the first", ".row:first-child { width: 1px }", visited: 3, changed: 2) {
            $0.insertRow(before: $0.rows[0])
        },
        .init("a row before the matched position", ".row:nth-child(2) { width: 1px }", visited: 7, changed: 2) {
            $0.insertRow(before: $0.rows[0])
        },
        .init(
            "a row without a position before others", ".row:nth-child(2 of .icon) { width: 1px }", visited: 2,
            changed: 0
        ) { $0.insertRow(before: $0.rows[0]) },
        .init(
            "a row before others with positions", ".row:nth-child(2 of .row) { width: 1px }", visited: 7, changed: 2
        ) { $0.insertRow(before: $0.rows[0]) },
        .init("a row that :has() tests", ".list:has(.row) { width: 1px }", visited: 3, changed: 0) { $0.insertRow() },
        .init("a child of an empty view", ".footer:empty { width: 1px }", visited: 2, changed: 1) {
            $0.engine.insert(TestNode("UIView"), under: $0[$0.footer])
        },
        .init("a removed row", ".row { width: 1px }", visited: 0, changed: 0) { $0.engine.remove($0[$0.rows[4]]) },
        .init("the removed last", ".row:last-child { width: 1px }", visited: 1, changed: 1) {
            $0.engine.remove($0[$0.rows[4]])
        },
        .init("a removed previous sibling", ".row + .row { width: 1px }", visited: 1, changed: 1) {
            $0.engine.remove($0[$0.rows[0]])
        },
        .init("a move", ".row { width: 1px }", visited: 2, changed: 0) {
            $0.engine.move($0[$0.rows[4]], under: $0[$0.list], before: $0[$0.rows[0]])
        },
    ]

    static let sheets: [VisitCase] = [
        .init("a changed declaration", ".row { width: 1px } .icon { width: 1px }", visited: 5, changed: 5) {
            $0.reload(".row { width: 2px } .icon { width: 1px }")
        },
        .init(
            "a changed declaration that loses", ".row { width: 1px } .list .row { width: 3px }", visited: 5, changed: 0
        ) { $0.reload(".row { width: 2px } .list .row { width: 3px }") },
        .init(
            "a changed declaration that applies to no view", ".no { width: 1px } .row { width: 3px }", visited: 0,
            changed: 0
        ) {
            $0.reload(".no { width: 2px } .row { width: 3px }")
        },
        .init("a new rule", ".row { width: 1px }", visited: 1, changed: 1) {
            $0.reload(".footer { width: 1px } .row { width: 1px }")
        },
        .init("a removed rule", ".footer { width: 1px } .row { width: 1px }", visited: 1, changed: 1) {
            $0.reload(".row { width: 1px }")
        },
        .init(
            "a rule that moved", ".a { top: 1px } .footer { top: 1px } .row { top: 1px }", visited: 1, changed: 0
        ) { $0.reload(".a { top: 1px } .row { top: 1px } .footer { top: 1px }") },
        .init("a different position", ".row:nth-child(2) { width: 1px }", visited: 5, changed: 2) {
            $0.reload(".row:nth-child(3) { width: 1px }")
        },
        .init("a different function around a list", ".row:is(.row, .icon) { width: 1px }", visited: 5, changed: 0) {
            $0.reload(".row:where(.row, .icon) { width: 1px }")
        },
        .init("a list that ends elsewhere", ".row:is(.row .row) { width: 1px }", visited: 5, changed: 0) {
            $0.reload(".row .row:is(.row) { width: 1px }")
        },
        .init("one more stylesheet", ".row { width: 1px }", visited: 1, changed: 1) {
            $0.engine.add(Stylesheet(".footer { width: 1px }", name: "b.css"))
        },
    ]

    static let devices: [VisitCase] = [
        .init(
            "a size that changes no condition", "@media (width > 500px) { .row { top: 1px } }", visited: 0, changed: 0
        ) {
            $0.engine.environment.width = 480
        },
        .init("a size that changes a condition", "@media (width > 500px) { .row { top: 1px } }", visited: 5, changed: 5)
        {
            $0.engine.environment.width = 520
        },
        .init("a size that values are relative to", ".row { width: 1vw } .icon { width: 1px }", visited: 5, changed: 5)
        {
            $0.engine.environment.width = 520
        },
        .init("a direction that no selector tests", ".row { top: 1px }", visited: 0, changed: 0) {
            $0.engine.environment.layoutDirection = .rightToLeft
        },
        .init("a direction", ".row:dir(rtl) { top: 1px }", visited: 5, changed: 5) {
            $0.engine.environment.layoutDirection = .rightToLeft
        },
        .init("a direction of ancestors", ".list:dir(rtl) .icon { top: 1px }", visited: 5, changed: 5) {
            $0.engine.environment.layoutDirection = .rightToLeft
        },
        .init("a language", ".row:lang(de) { top: 1px }", visited: 5, changed: 5) {
            $0.engine.environment.language = "de"
        },
    ]

    @Test("A change visits only the affected views", arguments: cases)
    func visitedViews(_ visitCase: VisitCase) {
        let scene = VisitScene(visitCase.sheet)
        visitCase.edit(scene)
        let update = scene.engine.restyle()
        #expect(update.visitedCount == visitCase.visited)
        #expect(update.changes.count == visitCase.changed)
        #expect(scene.engine.restyle().visitedCount == 0)
    }

    @Test(
        "Siblings are counted again only after a change that can move positions",
        arguments: [
            ":nth-child(odd)", ":nth-last-child(odd)", ":nth-of-type(odd)", ":only-of-type", ":nth-child(odd of .row)",
            ":nth-last-child(odd of :is(.row, :empty))",
        ])
    func countedSiblings(_ position: String) {
        let scene = VisitScene(".row.on\(position), .icon { width: 1px }")
        for _ in 0..<1000 { scene.insertLeaf(under: scene.list) }
        scene.toggle("on", scene.rows[1])
        #expect(scene.engine.restyle().stepCount > 1000)
        for row in scene.rows {
            scene.toggle("on", row)
            #expect(scene.engine.restyle().stepCount < 50)
        }
        scene.insertLeaf(under: scene.footer)
        scene.toggle("on", scene.rows[0])
        #expect(scene.engine.restyle().stepCount < 50)
        scene.insertLeaf(under: scene.list)
        scene.toggle("on", scene.rows[0])
        #expect(scene.engine.restyle().stepCount > 1000)
    }

    @Test("A change of the list of :nth-child() counts siblings again")
    func countedMatches() {
        let scene = VisitScene(".on:nth-child(2 of .row:not(.b .row)) { width: 1px }")
        func isSecond(_ row: Int) -> Bool {
            scene.engine.restyle()
            return !scene.engine.style(of: scene[scene.rows[row]]).properties.isEmpty
        }
        scene.toggle("on", scene.rows[2])
        #expect(!isSecond(2))
        // No row is restyled, because no other row has the class.
        scene.toggle("row", scene.rows[4])
        #expect(!isSecond(2))
        scene.toggle("row", scene.rows[0])
        #expect(isSecond(2))
        scene.toggle("b", scene.screen)
        #expect(!isSecond(2))
        scene.toggle("b", scene.screen)
        scene.toggle("on", scene.rows[1])
        #expect(isSecond(2) && !isSecond(1))
    }

    @Test("The dependencies of a removed rule are removed")
    func removedDependencies() {
        let scene = VisitScene(".row, .icon { width: inherit; height: 1vw; top: 1rem }")
        scene.reload(".row, .icon { width: 1px }")
        scene.engine.restyle()
        scene.set(style: "width: 2px; font-size: 20px", scene.screen)
        #expect(scene.engine.restyle().searchCount <= 3)
        scene.engine.environment.width = 520
        #expect(scene.engine.restyle().searchCount <= 1)
    }

    @Test("Unvisited views have the lines of the new stylesheet")
    func newLines() {
        let rules = ".row {\n width: 1px; --x: 1px }\n.icon { height: var(--x) }"
        let scene = VisitScene(rules)
        scene.reload("\n\n.no { top: 1px }\n\(rules)")
        #expect(scene.engine.restyle().visitedCount == 0)
        var report = scene.engine.inspector()
        let row = report.computedValues(of: scene[scene.rows[0]])
        #expect(row.map(\.location?.line) == [5, 5])
        #expect(report.rules(of: scene[scene.rows[0]]).map(\.location?.line) == [4])
        let icon = report.computedValues(of: scene[scene.rows[0].children[0]])
        #expect(icon.map(\.location?.line) == [6, 5])
    }
}
