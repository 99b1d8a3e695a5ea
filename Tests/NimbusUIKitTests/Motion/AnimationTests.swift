import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// Views show the values of animations at the instants of the clock.
@MainActor @Suite struct AnimationTests {
    private let clock = NIManualClock()

    private func scene(_ css: String) -> Scene { Scene(css, clock: clock) }

    @Test("An animation begins with the first style, and its values are undone at its end")
    func lifetime() {
        let scene = scene(
            "@keyframes grow { from { transform: scale(0) } 50% { opacity: 0 } } .a { animation: grow 200ms linear }")
        let view = UIView()
        view.alpha = 0.5
        _ = scene.add(view, cssClass: "a")
        #expect(view.transform.a == 0)
        clock.advance(by: 0.05)
        #expect(view.transform.a == 0.25 && view.alpha == 0.25)
        clock.advance(by: 0.15)
        #expect(view.transform.isIdentity && view.alpha == 0.5 && !scene.dom.isInMotion)
    }

    @Test("An animation that fills keeps its last value, and needs no clock")
    func filling() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms forwards }")
        let view = scene.add(UIView(), cssClass: "a")
        clock.advance(by: 0.2)
        #expect(view.alpha == 0 && !scene.dom.isInMotion)
        scene.dom.removeCssClass("a", from: view)
        #expect(view.alpha == 1)
    }

    @Test("A value that the app sets during an animation stays, whatever passes follow")
    func valueOfApp() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 1s linear }")
        let view = scene.add(UIView(), cssClass: "a")
        view.alpha = 0.5
        scene.dom.setStyle("width: 10px", of: view)
        clock.advance(by: 0.5)
        #expect(view.alpha == 0.5)
        clock.advance(by: 1)
        #expect(view.alpha == 0.5)
    }

    @Test("A paused animation needs no clock, and goes on from where it is")
    func pause() {
        let scene = scene(
            """
            @keyframes fade { to { opacity: 0 } }
            .a { animation: fade 100ms linear }
            .paused { animation-play-state: paused }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        clock.advance(by: 0.05)
        scene.dom.addCssClass("paused", to: view)
        #expect(view.alpha == 0.5 && !scene.dom.isInMotion)
        clock.advance(by: 1)
        scene.dom.removeCssClass("paused", from: view)
        clock.advance(by: 0.025)
        #expect(view.alpha == 0.25)
    }

    @Test("Keyframes that are loaded later animate views that name them")
    func laterKeyframes() {
        let scene = scene(".a { animation: fade 100ms linear infinite }")
        let view = scene.add(UIView(), cssClass: "a")
        #expect(!scene.dom.isInMotion)
        scene.sheet.load(
            text: ".a { animation: fade 100ms linear infinite } @keyframes fade { to { opacity: 0 } }", name: "a.css")
        scene.dom.refresh()
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.5)
    }

    @Test("A view that is unregistered, and one without a style any more, end their motion")
    func ends() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms linear infinite }")
        let (first, second) = (scene.add(UIView(), cssClass: "a"), scene.add(UIView(), cssClass: "a"))
        scene.dom.unregister(first)
        #expect(scene.dom.isInMotion)
        scene.dom.setCssClass(nil, of: second)
        #expect(!scene.dom.isInMotion && second.alpha == 1)
        let last = scene.add(UIView(), cssClass: "a")
        scene.dom.unregister(last)
        #expect(!scene.dom.isInMotion)
    }

    @Test("A view that leaves its window ends its motion, and its animations begin again when it is back")
    func window() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms linear infinite }")
        let view = scene.add(UIView(), cssClass: "a")
        clock.advance(by: 0.05)
        view.removeFromSuperview()
        clock.advance(by: 0.01)
        #expect(view.alpha == 1 && !scene.dom.isInMotion)
        scene.window.addSubview(view)
        scene.dom.refresh()
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.5)
    }

    @Test("The app pauses an animation, jumps to another time, and to the end")
    func control() throws {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms linear }")
        let view = scene.add(UIView(), cssClass: "a")
        let motion = try #require(scene.dom.motions(of: view).first)
        #expect(motion.kind == .animation && motion.name == "fade" && motion.currentTime == 0)
        motion.isPaused = true
        #expect(!scene.dom.isInMotion)
        clock.advance(by: 0.05)
        #expect(view.alpha == 1)
        motion.currentTime = 0.025
        #expect(view.alpha == 0.75 && motion.currentTime == 0.025)
        motion.isPaused = false
        clock.advance(by: 0.025)
        #expect(view.alpha == 0.5)
        motion.finish()
        #expect(view.alpha == 1 && !scene.dom.isInMotion)
    }

    @Test("A whole screen that returns to its window begins its animations again, if the DOM follows it")
    func screen() {
        let scene = scene("@keyframes fade { to { opacity: 0 } } .a { animation: fade 100ms linear infinite }")
        let (screen, view) = (UIView(), UIView())
        scene.window.addSubview(screen)
        screen.addSubview(view)
        scene.dom.follow(screen)
        scene.dom.register(view, withCSSClass: "a")
        clock.advance(by: 0.05)
        screen.removeFromSuperview()
        clock.advance(by: 0.01)
        #expect(view.alpha == 1)
        scene.window.addSubview(screen)
        scene.dom.styleIfNeeded()
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.5)
    }

    @Test("An animation that the app resumes goes on from where it is, whatever its style says")
    func resuming() throws {
        let scene = scene(
            """
            @keyframes fade { to { opacity: 0 } }
            .a { animation: fade 100ms linear }
            .paused { animation-play-state: paused }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        let motion = try #require(scene.dom.motions(of: view).first)
        clock.advance(by: 0.05)
        motion.isPaused = true
        clock.advance(by: 1)
        motion.isPaused = false
        clock.advance(by: 0.02)
        #expect(abs(view.alpha - 0.3) < 1e-6)
        scene.dom.addCssClass("paused", to: view)
        motion.isPaused = false
        scene.dom.refresh()
        clock.advance(by: 0.02)
        #expect(abs(view.alpha - 0.1) < 1e-6)
    }

    @Test("Waiting for an animation that has ended, and for views that are unregistered, returns")
    func waiting() async {
        let scene = scene(
            "@keyframes x { to { opacity: 0 } } @keyframes y { to { left: 5px } } .a { animation: x 300ms, y 100ms }")
        let view = scene.add(UIView(), cssClass: "a")
        let motions = scene.dom.motions(of: view)
        #expect(motions.map(\.name) == ["x", "y"])
        let advancing = Task {
            clock.advance(by: 0.2)
            clock.advance(by: 0.2)
        }
        for motion in motions { await motion.waitForEnd() }
        await advancing.value
        #expect(scene.dom.motions(of: view).isEmpty)
        let other = scene.add(UIView(), cssClass: "a")
        let removing = Task { scene.dom.unregisterAllViews() }
        for motion in scene.dom.motions(of: other) { await motion.waitForEnd() }
        await removing.value
        #expect(!scene.dom.isInMotion)
    }

    @Test("Waiting ends with its task")
    func cancelling() async {
        let scene = scene("@keyframes x { to { opacity: 0 } } .a { animation: x 1s infinite }")
        let view = scene.add(UIView(), cssClass: "a")
        let waiting = Task { await scene.dom.motions(of: view)[0].waitForEnd() }
        waiting.cancel()
        await waiting.value
        #expect(scene.dom.isInMotion)
    }

    @Test("Motion goes on from where it is with another clock")
    func clocks() {
        let scene = scene("@keyframes x { to { opacity: 0 } } .a { animation: x 100ms linear }")
        clock.advance(by: 5)
        let view = scene.add(UIView(), cssClass: "a")
        clock.advance(by: 0.025)
        let other = NIManualClock()
        scene.dom.motionClock = other
        other.advance(by: 0.025)
        #expect(view.alpha == 0.5)
    }
}
