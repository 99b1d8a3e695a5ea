import Testing

@testable import CSSEngine

/// The transitions and animations of elements.
@Suite struct StyleTimelineTests {
    /// Elements with one style, on a timeline.
    private struct Scene {
        let engine = StyleEngine()
        let timeline: StyleTimeline
        let elements: [TestNode]
        let nodes: [StyleNode]

        init(_ css: String, elements: [TestNode] = [TestNode("UIView", classes: ["a"])]) throws {
            engine.add(Stylesheet(css))
            timeline = try #require(StyleTimeline(engine))
            self.elements = elements
            let root = TestNode("UIView")
            for element in elements { root.append(element) }
            nodes = engine.children(of: engine.insert(root))
            _ = timeline.restyle()
        }

        /// Gives all elements some classes.
        func setClasses(_ classes: [String]) {
            timeline.beginChange()
            for (element, node) in zip(elements, nodes) {
                element.classes = classes
                engine.update(node)
            }
            _ = timeline.restyle()
        }

        func advance(by time: Double) { _ = timeline.advance(to: timeline.time + time) }

        /// The events of transitions since the last call: kinds and properties.
        func takeEvents() -> [String] {
            timeline.takeEvents().map { event in
                guard case .transition(.property(let property)) = event.subject else { return event.kind.rawValue }
                return "\(event.kind.rawValue) \(engine.properties[property].name)"
            }
        }
    }

    @Test("Elements share the keyframes of their animations, until the rules are others")
    func sharedKeyframes() throws {
        let scene = try Scene("@keyframes k { 50% { left: 1px } } @keyframes l { to { left: 2px } }")
        var cache = KeyframeStopsCache()
        func stops(_ name: String, easing: TimingFunction = .ease) -> KeyframeStops? {
            cache.stops(
                of: MotionSettings.Animation(
                    name: BytewiseString(name), timing: AnimationTiming(), easing: easing, composition: .replace,
                    isPaused: false), in: scene.engine)
        }
        let first = stops("k")
        #expect(first != nil && stops("k") === first)
        #expect(stops("l") !== first && stops("k", easing: .steps(2, .end)) !== first && stops("m") == nil)
        #expect(stops("k") === first)
        scene.engine.add(Stylesheet("@keyframes k { to { left: 3px } }"))
        scene.engine.restyle()
        #expect(stops("k") !== first)
    }

    @Test("An important declaration wins over an animation, also in an inline style, but not over a transition")
    func importance() throws {
        let inline = TestNode("UIView", classes: ["a"], inlineStyle: "opacity: 0.5 !important")
        let other = TestNode("UIView", classes: ["a", "b"])
        let scene = try Scene(
            """
            @keyframes k { from, to { opacity: 0 } }
            .a { animation: k 1s infinite } .b { opacity: 0.5 !important; transition: opacity 1s linear }
            .c { opacity: 1 !important; animation: none }
            """, elements: [inline, other])
        func opacity(_ index: Int) -> Value? {
            scene.engine.style(of: scene.nodes[index])[PropertyTable.standard["opacity"]!]
        }
        scene.advance(by: 100)
        #expect(opacity(0) == .number(0.5) && opacity(1) == .number(0.5))
        scene.setClasses(["a", "b", "c"])
        scene.advance(by: 500)
        #expect(opacity(0) == .number(0.5) && opacity(1) == .number(0.75))
    }

    @Test("The events of one change come in the order of the property table")
    func eventOrder() throws {
        let names = ["opacity", "width", "height", "left", "top", "font-size"].sorted {
            PropertyTable.standard[$0]! < PropertyTable.standard[$1]!
        }
        func declarations(_ value: String) -> String {
            names.map { "\($0): \($0 == "opacity" ? "0.\(value)" : "\(value)px")" }.joined(separator: "; ")
        }
        let scene = try Scene(
            ".a { \(declarations("2")); transition: all 100ms } .b { \(declarations("4")) } .c { transition: none }")
        scene.setClasses(["a", "b"])
        #expect(scene.takeEvents() == names.map { "run \($0)" } + names.map { "start \($0)" })
        scene.advance(by: 50)
        scene.setClasses(["a"])
        #expect(
            scene.takeEvents()
                == names.flatMap { ["cancel \($0)", "run \($0)"] } + names.map { "start \($0)" })
        scene.advance(by: 10)
        scene.setClasses(["a", "c"])
        #expect(scene.takeEvents() == names.map { "cancel \($0)" })
        scene.setClasses(["a", "b"])
        _ = scene.takeEvents()
        scene.advance(by: 100)
        #expect(scene.takeEvents() == names.map { "end \($0)" })
    }

    @Test("The events of one instant come in the order of the elements")
    func eventsOfElements() throws {
        let elements = (0..<20).map { _ in TestNode("UIView", classes: ["a"]) }
        let scene = try Scene(".a { opacity: 1; transition: opacity 100ms } .b { opacity: 0 }", elements: elements)
        scene.setClasses(["a", "b"])
        #expect(scene.timeline.takeEvents().filter { $0.kind == .run }.map(\.node) == scene.nodes)
        scene.advance(by: 100)
        #expect(scene.timeline.takeEvents().map(\.node) == scene.nodes)
    }

    @Test("A custom property has a transition that only an inline style or only a rule names")
    func customProperties() throws {
        let property = "@property --n { syntax: \"<number>\"; inherits: false; initial-value: 0 } "
        let values = ".a { --n: 0; left: calc(var(--n) * 1px) } .a.b { --n: 100 } "
        let inline = TestNode("UIView", classes: ["a"], inlineStyle: "transition: --n 100ms linear")
        for scene in [
            try Scene(property + values, elements: [inline]),
            try Scene(property + values + ".a { transition: --n 100ms linear }"),
            try Scene(property + values + ".b { transition: --n 100ms linear }"),
        ] {
            scene.setClasses(["a", "b"])
            scene.advance(by: 50)
            let left = scene.engine.properties["left"].flatMap { scene.engine.style(of: scene.nodes[0])[$0]?.cssText }
            #expect(left == "50px")
        }
    }
}
