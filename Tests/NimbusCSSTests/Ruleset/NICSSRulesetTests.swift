import CSSEngine
import NimbusCSS
import Testing

@Suite struct NICSSRulesetTests {
    @Test func returnsTypedValuesTokensAndLocations() {
        let ruleset = ruleset(
            """
            UILabel { color: Red; font: 20 "Futura" }
            .big { FONT-SIZE: 30px }
            """)
        #expect(ruleset.value(of: "color") == .color(CSS.Color(rgb: 0xFF0000)))
        #expect(ruleset.cssRule(forKey: "color") == ["Red"])
        #expect(ruleset["Color"]?.text == "rgb(255, 0, 0)")
        #expect(ruleset["color"]?.selector == "UILabel")
        #expect(ruleset.location(of: "color")?.description == "test.css:1:11")
        #expect(ruleset.value(of: "font-size") == .length(30))
        #expect(ruleset.location(of: "font-size")?.description == "test.css:2:8")
        #expect(ruleset["width"] == nil)
        #expect(ruleset.value(of: "width") == nil)
        #expect(ruleset.cssRule(forKey: "width") == nil)
        #expect(ruleset.location(of: "width") == nil)
    }

    @Test func findsPropertiesByTheirAliases() {
        let ruleset = ruleset("UILabel { font-name: Futura }")
        #expect(ruleset.cssRule(forKey: "font-family") == ["Futura"])
        #expect(ruleset.cssRule(forKey: "FONT-NAME") == ["Futura"])
        #expect(ruleset["font-name"]?.property == "font-family")
    }

    @Test func findsShorthandsByTheirNameAndByTheirLonghands() {
        let ruleset = ruleset("UILabel { border: 1px solid red; border-color: blue; margin: 1px 2px }")
        #expect(ruleset.cssRule(forKey: "border") == ["1px", "solid", "red"])
        #expect(ruleset.cssRule(forKey: "border-width") == ["1px"])
        #expect(ruleset.cssRule(forKey: "border-color") == ["blue"])
        #expect(ruleset.cssRule(forKey: "margin") == ["1px", "2px"])
        #expect(ruleset.cssRule(forKey: "margin-left") == ["2px"])
        #expect(ruleset.cssRule(forKey: "font") == nil)
    }

    @Test func tokensAreThoseOfTheStylesheet() {
        let ruleset = ruleset(
            "UILabel { --gap: 4px  8px; width: calc-me; height: var(--gap, 1px); opacity: var(--o, .5) }")
        #expect(ruleset.cssRule(forKey: "--gap") == ["4px", "8px"])
        #expect(ruleset["--gap"]?.text == "4px  8px")
        #expect(ruleset["--GAP"] == nil)
        #expect(ruleset.cssRule(forKey: "opacity") == ["var(", "--o", ".5", ")"])
        #expect(ruleset.value(of: "opacity") == .number(0.5))
        #expect(ruleset["width"] == nil, "not a width")
    }

    @Test func inlineValuesHaveNoLocation() {
        let view = TestView("UILabel", inlineStyle: "width: 1px; mine: 2")
        let ruleset = StyledView(view, Stylesheet("UILabel { width: 3px; mine: 4 }")).own
        #expect(ruleset.value(of: "width") == .length(1))
        #expect(ruleset["width"]?.location == nil)
        #expect(ruleset["mine"]?.text == "2")
        #expect(ruleset["mine"]?.location == nil)
        #expect(ruleset["mine"]?.selector == nil)
    }

    // MARK: An app's own properties

    @Test(arguments: [
        ("UILabel { mine: 1; MINE: 2 }", "2"),
        (".big { mine: 1 } UILabel { mine: 2 }", "1"),
        ("UILabel { mine: 1 !important } .big { mine: 2 }", "1"),
        ("@layer a, b; @layer b { UILabel { mine: 1 } } @layer a { .big { mine: 2 } }", "1"),
        ("@layer a { UILabel { mine: 1 } } UILabel { mine: 2 }", "2"),
        ("@layer a { UILabel { mine: 1 !important } } UILabel { mine: 2 !important }", "1"),
        ("@media print { UILabel { mine: 1 } }", nil),
        ("UIButton { mine: 1 }", nil),
    ])
    func unknownPropertiesFollowTheCascade(_ css: String, _ value: String?) {
        let ruleset = ruleset(css)
        #expect(ruleset["mine"]?.text == value)
        #expect(ruleset["Mine"]?.value == nil)
        #expect(ruleset.cssRule(forKey: "mine") == value.map { [$0] })
    }

    @Test(arguments: [
        ("1 !important", "2", "1"), ("1", "2", "2"), ("1 !important", "2 !important", "2"), ("1", "2 !important", "2"),
    ])
    func unknownPropertiesInInlineStylesFollowTheCascade(_ css: String, _ inline: String, _ value: String) {
        let view = TestView("UILabel", inlineStyle: "mine: \(inline)")
        let ruleset = StyledView(view, Stylesheet("#x, UILabel { mine: \(css) }")).own
        #expect(ruleset["mine"]?.text == value)
    }

    @Test func listsAllPropertiesInAStableOrder() {
        let ruleset = ruleset("UILabel { zoom: 1; --b: 2; mine: a; width: 1px; --a: 1; color: red }")
        #expect(
            ruleset.all.map { "\($0.property): \($0.text)" } == [
                "width: 1px", "color: rgb(255, 0, 0)", "--a: 1", "--b: 2", "mine: a", "zoom: 1",
            ])
        #expect(ruleset.all.allSatisfy { $0.location?.source == "test.css" && $0.selector == "UILabel" })
    }

    // MARK: Sharing

    @Test func equalMatchesShareOneRuleset() {
        let children = [
            TestView("UILabel", classes: ["big"]), TestView("UILabel", classes: ["big", "odd"]),
            TestView("UILabel", classes: ["mine"]), TestView("UILabel", inlineStyle: "width: 1px"), TestView("UIView"),
            TestView("UIView", id: "x"),
        ]
        let styled = StyledView(
            TestView("UIView", children: children), Stylesheet(".big { width: 1px } .mine { width: 1px; mine: 2 }"))
        #expect(styled.children[0] === styled.children[1])
        #expect(styled.children[0] !== styled.children[2])
        #expect(styled.children[2]["mine"]?.text == "2")
        #expect(styled.children[0]["mine"] == nil)
        #expect(styled.children[0] !== styled.children[3])
        #expect(styled.children[4] === styled.children[5])
        #expect(styled.own === styled.children[4])
    }

    @Test func elementsWithDifferentVariablesHaveDifferentRulesets() {
        let children = ["1px", "2px"].map { size in
            TestView("UIView", inlineStyle: "--size: \(size)", children: [TestView("UILabel")])
        }
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { --own: var(--size); color: red }"))
        let node = engine.insert(TestView("UIView", children: children))
        engine.restyle()
        let labels = engine.children(of: node).map { engine.elementStyle(of: engine.children(of: $0)[0]) }
        let keys = engine.children(of: node).map { engine.elementStyleKey(of: engine.children(of: $0)[0]) }
        #expect(labels.map { NICSSRuleset($0)["--own"]?.text } == ["1px", "2px"])
        #expect(keys[0] != keys[1])
        #expect(NICSSRuleset(labels[0])["--size"] == nil, "inherited")
    }

    @Test func staysTheSameAfterALaterRestyle() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UILabel { width: 1px; mine: 1 }", name: "first.css"))
        let node = engine.insert(TestView("UILabel"))
        engine.restyle()
        let before = NICSSRuleset(engine.elementStyle(of: node))
        engine.add(Stylesheet("UILabel { width: 2px; mine: 2 }", name: "second.css"))
        engine.restyle()
        #expect(before["width"]?.location?.description == "first.css:1:11")
        #expect(before["mine"]?.text == "1")
        #expect(NICSSRuleset(engine.elementStyle(of: node))["width"]?.location?.description == "second.css:1:11")
    }

    /// Returns the ruleset of a `UILabel` with the class `big`.
    private func ruleset(_ css: String) -> NICSSRuleset {
        StyledView(TestView("UILabel", classes: ["big"]), Stylesheet(css, name: "test.css")).own
    }
}
