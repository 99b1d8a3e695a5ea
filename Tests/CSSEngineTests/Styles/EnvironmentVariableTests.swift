import CSSEngine
import Testing

/// `env()` is replaced by the variables of the environment (CSS Environment Variables 1).
@Suite struct EnvironmentVariableTests {
    private static let environment = {
        var environment = CSS.Environment()
        environment.safeAreaInsets = CSS.Environment.Insets(top: 47, right: 1, bottom: 34, left: 2)
        environment.keyboardInsets = CSS.Environment.KeyboardInsets(bottom: 5, width: 390, height: 291)
        return environment
    }()

    private func text(_ property: String, _ css: String, in environment: CSS.Environment = environment) -> String? {
        let engine = StyleEngine(environment: environment)
        engine.add(Stylesheet(Source(name: "a.css", text: css)))
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        return engine.properties[property].flatMap { engine.style(of: node)[$0]?.cssText }
    }

    @Test(
        "A variable of the environment takes the place of env()",
        arguments: [
            ("width: env(safe-area-inset-top)", "47px"), ("width: ENV(safe-area-inset-right)", "1px"),
            ("width: env( safe-area-inset-bottom , 3px)", "34px"), ("width: env(safe-area-inset-left)", "2px"),
            ("width: env(keyboard-inset-top)", "0px"), ("width: env(keyboard-inset-bottom)", "5px"),
            ("width: env(keyboard-inset-width)", "390px"), ("width: env(keyboard-inset-height)", "291px"),
            ("width: calc(env(safe-area-inset-top) + env(safe-area-inset-bottom))", "81px"),
            ("width: env(unknown, 3px)", "3px"), ("width: env(SAFE-AREA-INSET-TOP, 3px)", "3px"),
            ("width: env(safe-area-inset-top 0, 3px)", "3px"),
            ("width: env(unknown, env(safe-area-inset-top))", "47px"),
            ("width: env(unknown, var(--none, 4px))", "4px"), ("width: var(--none, env(safe-area-inset-top))", "47px"),
            ("--a: env(safe-area-inset-top); width: var(--a)", "47px"),
            ("--a: env(unknown); width: var(--a, 6px)", "6px"),
            ("margin: 1px env(safe-area-inset-right) 3px 4px; width: 1px", "1px"),
        ])
    func substitution(declarations: String, expected: String) {
        #expect(text("width", "UIView { \(declarations) }") == expected)
    }

    @Test("A longhand of a shorthand with env() has its part of the value")
    func shorthand() {
        #expect(
            text("border-top-left-radius", "UIView { border-radius: env(safe-area-inset-top) }") ?? "47px" == "47px")
        #expect(text("margin-right", "UIView { margin: 1px env(safe-area-inset-right) 3px 4px }") == "1px")
    }

    @Test("An unknown variable without fallback makes the declaration invalid at computed-value time")
    func unknown() {
        #expect(
            text("width", "UIView { width: 5px; width: env(unknown) }") == text("width", "UIView { width: initial }"))
    }

    @Test(
        "Malformed env() makes the declaration invalid when it is parsed",
        arguments: ["env()", "env(1px)", "env(a b)", "env(a -1)", "env(a 1.5)", "env(, 1px)"])
    func malformed(value: String) {
        #expect(text("width", "UIView { width: 5px; width: \(value) }") == "5px")
    }

    @Test("A change of the environment restyles the elements whose values read it")
    func change() {
        let engine = StyleEngine(environment: Self.environment)
        engine.add(
            Stylesheet(
                """
                .direct { width: env(safe-area-inset-top) } .outer { --a: env(safe-area-inset-top) }
                .inner { width: var(--a) } .other { width: 1px }
                """))
        let root = TestNode("UIView", classes: ["outer"])
        for name in ["direct", "inner", "other"] { root.append(TestNode("UIView", classes: [name])) }
        let nodes = engine.children(of: engine.insert(root))
        engine.restyle()
        engine.environment.safeAreaInsets.top = 20
        let update = engine.restyle()
        #expect(update.changes.map(\.node) == Array(nodes.prefix(2)))
        #expect(update.visitedCount == 3)
        let width = engine.properties["width"]!
        #expect(nodes.map { engine.style(of: $0)[width]?.cssText } == ["20px", "20px", "1px"])
        engine.environment.height = 700
        #expect(engine.restyle().visitedCount == 0)
    }
}
