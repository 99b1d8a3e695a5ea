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

    private static let environmentCases: [(String, CSS.Environment, matches: Bool)] = {
        typealias Environment = CSS.Environment
        func changed(_ change: (inout Environment) -> Void) -> Environment {
            var environment = Environment()
            change(&environment)
            return environment
        }
        let upsideDown = changed { $0.interfaceOrientation = .portraitUpsideDown }
        let left = changed { $0.interfaceOrientation = .landscapeLeft }
        let wide = Environment(width: 844, height: 390)
        let ios12 = Environment(systemVersion: [12, 1])
        let model = changed { $0.deviceModel = "iPhone7,1" }
        let screen = changed { ($0.screenWidth, $0.screenHeight) = (375, 667) }
        return [
            (":landscape", wide, true), (":portrait", wide, false), (":landscape", Environment(), false),
            (":portrait", Environment(), true), (":landscape", left, true), (":portrait", left, false),
            (":landscape-left", left, true), (":landscapeLeft", left, true), (":landscape-right", left, false),
            (":landscape-left", wide, false), (":portrait-upside-down", upsideDown, true),
            (":PortraitUpright", upsideDown, false), (":phone", Environment(), true), (":pad", Environment(), false),
            (":pad", Environment(idiom: .pad), true), (":tv", Environment(idiom: .tv), true),
            (":mac", Environment(idiom: .mac), true), (":vision", Environment(idiom: .mac), false),
            (":compactWidth", Environment(), true), (":regular-height", Environment(), true),
            (":regularWidth", Environment(horizontalSizeClass: .regular), true),
            (":compact-height", Environment(verticalSizeClass: .compact), true),
            (":minOSVersion(12.1)", ios12, true), (":minOSVersion(11)", ios12, true),
            (":min-os-version(13)", ios12, false), (":min-os-version(12.1.1)", ios12, false),
            (":min-os-version( 12.0.9 )", ios12, true), (":maxOSVersion(12.1)", ios12, true),
            (":maxOSVersion(11)", ios12, false), (":max-os-version(13)", ios12, true),
            (":max-os-version(12.1.0)", ios12, true), (":max-os-version(12.10)", ios12, true),
            (":device-model('iPhone7,1')", model, true), (":deviceModel(IPHONE7)", model, true),
            (":device-model('Phone7')", model, false), (":device-model('iPhone7,1')", Environment(), false),
            (":screenWidth(375)", screen, true), (":screenWidth(374)", screen, false),
            (":screenWidthLessThan(376)", screen, true), (":screen-width-less-than(375)", screen, false),
            (":screenWidthGreaterThan(374.5)", screen, true), (":screen-width-greater-than(375px)", screen, false),
            (":screen-height(667px)", screen, true), (":screenHeightLessThan(667)", screen, false),
            (":screenHeightGreaterThan(666)", screen, true), (":screen-width(390)", wide, true),
            (":screen-height(844)", wide, true), ("UIView:pad:landscape", wide, false),
            (":not(:pad)", Environment(), true), (":is(:pad, :phone):portrait", Environment(), true),
        ]
    }()

    @Test("A pseudo-class tests the environment", arguments: PseudoClassTests.environmentCases)
    func environments(_ selector: String, environment: CSS.Environment, matches: Bool) {
        let view = OneView("\(selector) { width: 1px }", environment: environment)
        #expect(view.values.isEmpty != matches, "\(selector)")
    }

    @Test(
        "A test of the environment with a wrong argument is invalid",
        arguments: [
            ":pad()", ":min-os-version", ":min-os-version()", ":min-os-version(a)", ":min-os-version(12 1)",
            ":min-os-version(-1)", ":max-os-version(1e3)", ":device-model(iPhone7,1)", ":device-model(7)",
            ":screen-width(1em)", ":screen-width(50%)", ":screen-width(1, 2)", ":landscape-", ":::pad", "::pad",
            "UIView::placeholder:pad",
        ])
    func invalidEnvironmentTests(_ selector: String) {
        let sheet = Stylesheet("\(selector) { width: 1px }").parts[0].sheet
        #expect(sheet.rules.isEmpty, "\(selector)")
        #expect(sheet.diagnostics.count == 1)
    }

    @Test("A test of the environment has the specificity of a class, and an app's own pseudo-class replaces it")
    func environmentSpecificity() {
        #expect(OneView("UIView:phone { width: 1px } UIView { width: 2px }").values == "width: 1px")
        #expect(OneView(":screen-width(390) { width: 1px } .none, UIView { width: 2px }").values == "width: 1px")
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
