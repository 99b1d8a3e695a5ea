import Testing

@testable import CSSEngine

/// Pseudo-classes of states and languages (Selectors 4, sections 7 to 13).
@Suite struct PseudoClassTests {
    private static let stateCases: [(String, state: ElementState, matches: Bool)] = [
        (":checked", .checked, true), (":checked", .selected, false), (":focus-visible", .focusVisible, true),
        (":focus-visible", .focused, false), (":focus", .focused, true), (":focus-within", .focused, true),
        (":focus-within", .focusVisible, false), (":placeholder-shown", .placeholderShown, true),
        (":placeholder-shown", [], false), (":read-write", .readWrite, true), (":read-only", .readWrite, false),
        (":read-only", [], true), (":defined", [], true), (":not(:defined)", [], false), (":enabled", .checked, true),
    ]

    @Test("A pseudo-class matches its states", arguments: PseudoClassTests.stateCases)
    func states(_ selector: String, state: ElementState, matches: Bool) {
        let node = TestNode("UIView")
        node.state = state
        #expect(OneView("\(selector) { width: 1px }", view: node).values.isEmpty != matches, "\(selector)")
    }

    private static let languageCases: [(String, language: String, matches: Bool)] = [
        (":lang(en)", "en", true), (":lang(EN)", "en-gb", true), (":lang(en)", "eng", false),
        (":lang(en-GB)", "en", false), (":lang(de-DE)", "de-Latn-DE-1996", true), (":lang(de-DE)", "de-x-DE", false),
        (":lang('*-CH')", "de-CH", true), (":lang('*-CH')", "de-Latn-CH", true), (":lang('*')", "fr", true),
        (":lang('*')", "", false), (":lang('')", "", true), (":lang('')", "en", false), (":lang(fr, de)", "de", true),
        (":lang(fr, de)", "en", false), (":lang('fr-*-CA')", "fr-CA", true), (":not(:lang(en))", "fr", true),
    ]

    @Test("A language range matches a language", arguments: PseudoClassTests.languageCases)
    func languages(_ selector: String, language: String, matches: Bool) {
        let sheet = "\(selector) { width: 1px }"
        let own = OneView(sheet, view: TestNode("UIView", attributes: ["lang": language]))
        let inherited = OneView(sheet, environment: CSS.Environment(language: language))
        #expect(own.values.isEmpty != matches, "\(selector) of an element in “\(language)”")
        #expect(inherited.values.isEmpty != matches, "\(selector) of an app in “\(language)”")
    }

    @Test("An element has the language of its ancestor")
    func inheritedLanguage() {
        let scene = VisitScene(".icon:lang(de) { width: 1px }")
        let icon = scene.rows[0].children[0]
        func matches() -> Bool {
            scene.engine.restyle()
            return !scene.engine.style(of: scene[icon]).properties.isEmpty
        }
        #expect(!matches())
        scene.set("lang", "de-AT", scene.screen)
        #expect(matches())
        scene.set("lang", "fr", scene.list)
        #expect(!matches())
    }

    @Test("A change of the language of the app restyles elements")
    func appLanguage() {
        let scene = VisitScene(".icon:lang(de) { width: 1px }")
        scene.engine.environment.language = "de"
        scene.engine.restyle()
        #expect(!scene.engine.style(of: scene[scene.rows[0].children[0]]).properties.isEmpty)
    }

    @Test("A stylesheet with `:lang()` can be added later")
    func laterStylesheet() {
        let scene = VisitScene(".icon { width: 1px }")
        scene.engine.environment.language = "de"
        scene.engine.restyle()
        let sheet = Stylesheet(":lang(de) { height: 1px }")
        scene.engine.add(sheet)
        scene.engine.restyle()
        #expect(scene.engine.style(of: scene[scene.footer]).properties.count == 1)
        scene.engine.remove(sheet)
        scene.engine.environment.language = "fr"
        scene.engine.add(sheet)
        scene.engine.restyle()
        #expect(scene.engine.style(of: scene[scene.footer]).properties.isEmpty)
    }

    @Test("`:focus-within` changes with the focus")
    func focusWithin() {
        let scene = VisitScene(":focus-within { width: 1px }")
        func matching() -> [TestNode] {
            scene.engine.restyle()
            return scene.screen.preorder.filter { !scene.engine.style(of: scene[$0]).properties.isEmpty }
        }
        let icons = scene.rows.map { $0.children[0] }
        #expect(matching().isEmpty)
        scene.set(state: .focused, icons[0])
        #expect(matching().map(\.classes) == [["screen"], ["list"], ["row"], ["icon"]])
        scene.set(state: .focused, icons[1])
        #expect(matching().count == 6)
        scene.set(state: [], icons[0])
        #expect(matching().count == 4)
        scene.engine.move(scene[icons[1]], under: scene[scene.footer])
        #expect(matching().contains { $0 === scene.footer } && !matching().contains { $0 === scene.list })
        scene.engine.remove(scene[scene.footer])
        scene.engine.restyle()
        #expect(scene.engine.style(of: scene[scene.screen]).properties.isEmpty)
    }

    @Test("`:focus-within` matches the ancestors of an inserted focused element")
    func insertedFocus() {
        let engine = StyleEngine()
        engine.add(Stylesheet("UIView:focus-within { width: 1px }"))
        let parent = engine.insert(TestNode("UIView"))
        engine.restyle()
        let field = TestNode("UITextField")
        field.state = [.focused, .focusVisible]
        let node = engine.insert(field, under: parent)
        engine.restyle()
        #expect(!engine.style(of: parent).properties.isEmpty)
        engine.remove(node)
        engine.restyle()
        #expect(engine.style(of: parent).properties.isEmpty)
    }
}
