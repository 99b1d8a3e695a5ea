#if canImport(HeadlessUIKit)
import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// With the clock of the display, Core Animation plays what layers can show, and views have the values that follow.
@MainActor @Suite struct LayerMotionTests {
    private let media = MediaClock()

    private func scene(_ css: String) -> Scene {
        let scene = Scene(css)
        scene.dom.motionClock = MediaClock.$current.withValue(media) { NIDisplayClock() }
        return scene
    }

    private func advance(by seconds: Double) {
        MediaClock.$current.withValue(media) { media.advance(by: seconds) }
    }

    /// The layer as it is on screen.
    private func shown(_ view: UIView) -> CALayer {
        MediaClock.$current.withValue(media) { view.layer.presentation() ?? view.layer }
    }

    private static let fading = """
        .card { opacity: 1; transition: opacity 200ms linear }
        .card.faint { opacity: 0.5 }
        """

    @Test("A view has the end value of a transition at once, and its layer shows the values of instants")
    func transition() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        #expect(scene.setters { scene.dom.addCssClass("faint", to: view) } == ["alpha"])
        #expect(view.alpha == 0.5 && shown(view).opacity == 1 && scene.dom.isInMotion)
        #expect(view.layer.animation(forKey: "NimbusCSS.opacity") is CABasicAnimation)
        let setters = scene.setters {
            advance(by: 0.05)
            #expect(shown(view).opacity == 0.875)
            advance(by: 0.1)
            #expect(shown(view).opacity == 0.625 && scene.dom.isInMotion)
            advance(by: 0.1)
        }
        #expect(setters == [] && view.alpha == 0.5 && shown(view).opacity == 0.5 && !scene.dom.isInMotion)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A reversed transition begins where the layer is")
    func reversal() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        advance(by: 0.15)
        #expect(scene.setters { scene.dom.removeCssClass("faint", from: view) } == ["alpha"])
        #expect(view.alpha == 1 && shown(view).opacity == 0.625)
        advance(by: 0.075)
        #expect(shown(view).opacity == 0.8125)
        advance(by: 0.075)
        #expect(shown(view).opacity == 1 && !scene.dom.isInMotion)
    }

    @Test("A value that the app sets during a transition is shown, and stays")
    func valueOfApp() {
        let scene = scene(
            Self.fading + " .card { background-color: rgb(0 0 0); transition: all 200ms linear }"
                + " .faint { background-color: rgb(255 0 0) }")
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        advance(by: 0.1)
        view.alpha = 0.25
        #expect(shown(view).opacity == 0.25)
        advance(by: 0.05)
        #expect(shown(view).opacity == 0.25 && view.layer.animationKeys() == ["NimbusCSS.backgroundColor"])
        advance(by: 1)
        scene.dom.refresh()
        #expect(view.alpha == 0.25)
    }

    @Test("Where no rule sets a property any more, the view has the app's value, to which the layer leads")
    func undo() {
        let scene = scene(".card { transition: all 100ms linear } .faint { opacity: 0 }")
        let view = UIView()
        view.alpha = 0.5
        scene.add(view, cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        advance(by: 0.05)
        #expect(view.alpha == 0 && shown(view).opacity == 0.25)
        scene.dom.removeCssClass("faint", from: view)
        #expect(view.alpha == 0.5 && shown(view).opacity == 0.25)
        advance(by: 0.025)
        #expect(abs(shown(view).opacity - 0.375) < 1e-6)
        view.alpha = 0.75
        advance(by: 1)
        #expect(view.alpha == 0.75 && view.layer.animationKeys() == nil)
    }

    @Test("An animation without an end repeats, and its view has the value without it")
    func animation() {
        let scene = scene(
            """
            @keyframes turn { to { rotate: 360deg } }
            .a { animation: turn 1s linear infinite }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        #expect(view.transform.isIdentity)
        #expect(scene.setters { advance(by: 10.25) } == [])
        let transform = shown(view).affineTransform()
        #expect(abs(transform.a) < 1e-3 && abs(transform.b - 1) < 1e-3)
        scene.dom.removeCssClass("a", from: view)
        #expect(view.layer.animationKeys() == nil && shown(view).affineTransform().isIdentity)
    }

    @Test("Events come at their times")
    func events() {
        let scene = scene(Self.fading + " @keyframes x { to { opacity: 0 } } .pulse { animation: x 100ms 50ms 2 }")
        let view = scene.add(UIView(), cssClass: "card")
        var events: [String] = []
        scene.dom.setMotionHandler { event in
            let time = (media.time * 1000).rounded() - 1_000_000
            events.append("\(event.kind.rawValue) \(event.name) \(Int(time))")
        }
        scene.dom.addCssClass("faint", to: view)
        advance(by: 1)
        scene.dom.addCssClass("pulse", to: view)
        advance(by: 1)
        #expect(
            events == [
                "transitionrun opacity 0", "transitionstart opacity 0", "transitionend opacity 200",
                "animationstart x 1050", "animationiteration x 1150", "animationend x 1250",
            ])
    }

    @Test("A display link shows what layers cannot: text, inherited values, and parts of the size")
    func displayLink() {
        let cases = [
            ("color: red", false), ("width: 50px", true), ("translate: 10%", false), ("translate: 10px", true),
            ("opacity: 0.5", true), ("visibility: hidden", false), ("border-radius: 5px", true),
            ("border-radius: 50%", false),
            ("box-shadow: 1px 2px 3px red", true), ("scale: 0", false), ("scale: 0.5", true),
            ("background-color: light-dark(red, blue)", false), ("background-color: red", true),
        ]
        for (css, isPlayed) in cases {
            let scene = scene(".a { transition: all 100ms allow-discrete; width: 20px } .b { \(css) }")
            let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), cssClass: "a")
            scene.dom.addCssClass("b", to: view)
            #expect(scene.dom.isInMotion, "\(css)")
            #expect((view.layer.animationKeys() != nil) == isPlayed, "\(css)")
            advance(by: 0.2)
            #expect(!scene.dom.isInMotion && view.layer.animationKeys() == nil, "\(css)")
        }
        let inheriting = scene(Self.fading + " .child { opacity: inherit }")
        let view = inheriting.add(UIView(), cssClass: "card")
        inheriting.dom.addCssClass("faint", to: view)
        #expect(view.alpha == 1 && view.layer.animationKeys() == nil)
    }

    @Test("A value that a subview inherits by its inline style is not left to the layer")
    func inheritedByInlineStyle() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        let child = UIView()
        view.addSubview(child)
        scene.dom.register(child)
        scene.dom.setStyle("opacity: inherit", of: child)
        scene.dom.addCssClass("faint", to: view)
        advance(by: 0.05)
        #expect(view.alpha == 0.875 && child.alpha == 0.875)
    }

    @Test("A view without a window is left to the layer as soon as it has one")
    func viewsWithoutWindow() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 1s linear infinite }")
        let view = UIView()
        scene.dom.register(view, withCSSClass: "a")
        advance(by: 0.25)
        #expect(view.layer.animationKeys() == nil)
        scene.window.addSubview(view)
        advance(by: 0.25)
        #expect(view.layer.animationKeys() == ["NimbusCSS.opacity"])
        #expect(scene.setters { advance(by: 0.2) } == [])
    }

    @Test("A transition ends even if another change comes at its end, before the clock calls")
    func changeAtTheEnd() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        let other = scene.add(UIView(), cssClass: "card")
        var kinds: [NIMotionEvent.Kind] = []
        scene.dom.setMotionHandler { if $0.view === view { kinds.append($0.kind) } }
        scene.dom.addCssClass("faint", to: view)
        media.call(media, at: media.time + 0.2) {
            MediaClock.$current.withValue(media) { scene.dom.addCssClass("faint", to: other) }
        }
        advance(by: 1)
        advance(by: 1)
        #expect(kinds.last == .transitionEnd && !scene.dom.isInMotion && view.layer.animationKeys() == nil)
    }

    @Test("Nothing runs for a view that is in no window, once others are")
    func viewsBesideWindow() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 1s linear infinite }")
        scene.add(UIView())
        let view = UIView()
        scene.dom.register(view, withCSSClass: "a")
        advance(by: 0.25)
        #expect(!scene.dom.isInMotion && view.alpha == 1)
        scene.window.addSubview(view)
        scene.dom.refresh()
        #expect(view.layer.animationKeys() == ["NimbusCSS.opacity"])
        advance(by: 0.25)
        #expect(abs(shown(view).opacity - 0.75) < 0.001)
    }

    @Test("A DOM that is deallocated leaves no animations on layers")
    func deallocatedDOM() async {
        let view = UIView()
        do {
            let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 1s linear infinite }")
            _ = scene.add(view, cssClass: "a")
            #expect(view.layer.animationKeys() == ["NimbusCSS.opacity"])
        }
        for _ in 0..<1000 where view.layer.animationKeys() != nil { await Task.yield() }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("The app pauses what a layer shows, jumps to another time, and to the end")
    func control() throws {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms linear }")
        let view = scene.add(UIView(), cssClass: "a")
        advance(by: 0.025)
        let motion = try #require(scene.dom.motions(of: view).first)
        #expect(abs(motion.currentTime - 0.025) < 1e-9 && abs(shown(view).opacity - 0.75) < 0.002 && view.alpha == 1)
        motion.isPaused = true
        advance(by: 1)
        #expect(view.alpha == 0.75 && view.layer.animationKeys() == nil && !scene.dom.isInMotion)
        motion.currentTime = 0.05
        #expect(view.alpha == 0.5)
        motion.isPaused = false
        advance(by: 0.025)
        #expect(view.alpha == 1 && abs(shown(view).opacity - 0.25) < 0.002)
        motion.finish()
        #expect(view.alpha == 1 && view.layer.animationKeys() == nil && !scene.dom.isInMotion)
    }

    @Test("With another clock, the DOM shows the values itself")
    func clocks() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        advance(by: 0.1)
        let manual = NIManualClock()
        scene.dom.motionClock = manual
        #expect(view.layer.animationKeys() == nil && view.alpha == 0.75)
        manual.advance(by: 0.05)
        #expect(view.alpha == 0.625)
    }
}
#endif
