import CSSEngine
import Testing

/// Elements whose environment differs from that of the engine.
@Suite struct SubtreeEnvironmentTests {
    private static let sheet = """
        .a { color: light-dark(red, blue); width: 10vw; --gap: 1px; margin-left: var(--gap) }
        @media (prefers-color-scheme: dark) { .a { background-color: navy; --gap: 2px } .outer .b { height: 3px } }
        @media (horizontal-size-class: regular) { .b { opacity: 0.5 } }
        @media (text-scale > 1) { .c { font-size: 30px } }
        @media (width < 200px) { .a { padding: 4px } }
        .a:dir(rtl) { left: 1px }
        """

    private static let overrides: [(String, @Sendable (inout CSS.Environment) -> Void)] = [
        ("dark", { $0.colorScheme = .dark }), ("regular", { $0.horizontalSizeClass = .regular }),
        ("narrow", { $0.width = 100 }), ("larger text", { $0.textScale = 2 }),
        ("right to left", { $0.layoutDirection = .rightToLeft }),
        ("dark and narrow", { ($0.colorScheme, $0.width) = (.dark, 100) }),
    ]

    @Test(
        "A subtree is styled as in an engine with its environment", arguments: SubtreeEnvironmentTests.overrides.indices
    )
    func subtreeStyles(_ index: Int) {
        let override = Self.overrides[index].1
        let run = EnvironmentRun(Self.sheet, Self.tree(override))
        #expect(run.differences() == [], "\(Self.overrides[index].0)")
    }

    @Test("A new override restyles its subtree", arguments: SubtreeEnvironmentTests.overrides.indices)
    func newOverride(_ index: Int) {
        let run = EnvironmentRun(Self.sheet, Self.tree(nil))
        let inner = run.node("inner")
        inner.override = Self.overrides[index].1
        run.engine.update(run.handle(inner), .environment)
        run.engine.restyle()
        #expect(run.differences() == [], "set: \(Self.overrides[index].0)")
        inner.override = nil
        run.engine.update(run.handle(inner), .environment)
        run.engine.restyle()
        #expect(run.differences() == [], "removed: \(Self.overrides[index].0)")
    }

    @Test("Nested overrides combine")
    func nestedOverridesCombine() {
        let run = EnvironmentRun(Self.sheet, Self.tree { $0.colorScheme = .dark })
        let leaf = run.node("leaf")
        leaf.override = { $0.width = 100 }
        run.engine.update(run.handle(leaf), .environment)
        run.engine.restyle()
        #expect(run.engine.environment(of: run.handle(leaf)).colorScheme == .dark)
        #expect(run.engine.environment(of: run.handle(leaf)).width == 100)
        #expect(run.differences() == [])
    }

    @Test("An override keeps the other properties of the outer environment")
    func outerEnvironment() {
        let run = EnvironmentRun(Self.sheet, Self.tree { $0.colorScheme = .dark })
        run.engine.environment.width = 100
        run.engine.restyle()
        #expect(run.engine.environment(of: run.handle(run.node("inner"))).width == 100)
        #expect(run.differences() == [])
        run.engine.environment.colorScheme = .dark
        run.engine.restyle()
        #expect(run.differences() == [])
    }

    @Test("A moved element has the environment of its new parent")
    func movedElement() {
        let run = EnvironmentRun(Self.sheet, Self.tree { $0.colorScheme = .dark })
        let (leaf, outer, inner) = (run.node("leaf"), run.node("outer"), run.node("inner"))
        for parent in [outer, inner] {
            leaf.removeFromParent()
            parent.append(leaf)
            run.engine.move(run.handle(leaf), under: run.handle(parent))
            run.engine.restyle()
            #expect(run.differences() == [])
        }
    }

    @Test("Only affected elements are styled again")
    func affectedElements() {
        let cells = (0..<100).map {
            EnvironmentNode("Cell", id: "cell\($0)", children: [EnvironmentNode("Label", classes: ["b"])])
        }
        let run = EnvironmentRun(
            "@media (horizontal-size-class: regular) { .b { opacity: 0.5 } } .b { height: 1px }",
            EnvironmentNode("Root", children: cells))
        // The first override adds the rules of its environment to the index. They match nothing elsewhere.
        cells[7].override = { $0.horizontalSizeClass = .regular }
        run.engine.update(run.handle(cells[7]), .environment)
        #expect(run.engine.restyle().visitedCount <= 2)
        cells[8].override = { $0.horizontalSizeClass = .regular }
        run.engine.update(run.handle(cells[8]), .environment)
        #expect(run.engine.restyle().visitedCount <= 2)
        cells[7].override = { $0.textScale = 3 }
        run.engine.update(run.handle(cells[7]), .environment)
        #expect(run.engine.restyle().visitedCount <= 2)
        #expect(run.differences() == [])
    }

    /// A layer has the position of its first declaration that applies in the engine's environment. A layer that is not
    /// declared there has the position of its first declaration that applies in another environment.
    @Test("The environment of the engine decides the order of layers")
    func layerOrder() {
        let run = EnvironmentRun(
            """
            @media (prefers-color-scheme: dark) { @layer second, extra; }
            @layer first, second;
            @layer first { .a { width: 1px } }
            @layer second { .a { width: 2px } }
            @layer extra { .a { height: 3px } }
            @layer first { .a { height: 1px } }
            """, Self.tree { $0.colorScheme = .dark })
        let inside = run.style("inner")
        let outside = run.style("outer")
        #expect(outside.contains("width: 2px"))
        #expect(inside.contains("width: 2px"), "a dark engine would have 1px")
        #expect(outside.contains("height: 3px"))
    }

    private static func tree(_ override: ((inout CSS.Environment) -> Void)?) -> EnvironmentNode {
        let leaf = EnvironmentNode("Label", id: "leaf", classes: ["a", "b", "c"])
        let inner = EnvironmentNode("View", id: "inner", classes: ["a", "c"], children: [leaf], override: override)
        let sibling = EnvironmentNode("View", id: "sibling", classes: ["a", "b"])
        return EnvironmentNode("View", id: "outer", classes: ["a", "outer"], children: [inner, sibling])
    }
}
