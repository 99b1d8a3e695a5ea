import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// Views show the values of animations at the instants of the clock.
@MainActor @Suite struct AnimationTests {
    private let clock = NIManualClock()

    private func scene(_ css: String) -> Scene {
        let scene = Scene(css)
        scene.dom.motionClock = clock
        return scene
    }

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
}
