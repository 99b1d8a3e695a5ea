import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// Views show the values of transitions at the instants of the clock.
@MainActor @Suite struct TransitionTests {
    private let clock = NIManualClock()

    private func scene(_ css: String) -> Scene { Scene(css, clock: clock) }

    private func color(of view: UIView, in style: UIUserInterfaceStyle = .light) -> String {
        color(view.backgroundColor, in: style)
    }

    private func color(_ color: UIColor?, in style: UIUserInterfaceStyle = .light) -> String {
        CSS.Color(color ?? .clear, in: UITraitCollection(userInterfaceStyle: style)).cssText
    }

    private static let fading = """
        .card { opacity: 1; transition: opacity 200ms linear }
        .card.faint { opacity: 0.5 }
        """

    @Test("A toggled class starts a transition, and the view has the values of each instant")
    func toggledClass() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        #expect(view.alpha == 1 && !scene.dom.isInMotion)
        #expect(scene.setters { scene.dom.addCssClass("faint", to: view) } == [])
        #expect(view.alpha == 1 && scene.dom.isInMotion)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.875)
        clock.advance(by: 0.1)
        #expect(view.alpha == 0.625)
        scene.dom.removeCssClass("faint", from: view)
        #expect(view.alpha == 0.625)
        clock.advance(by: 0.075)
        #expect(view.alpha == 0.8125)
        clock.advance(by: 0.075)
        #expect(view.alpha == 1 && !scene.dom.isInMotion)
    }

    @Test("The values of instants are exact, and not those of colours that are written")
    func exactValues() {
        let scene = scene(
            ".card { background-color: rgb(0 0 0 / 0.2) } .card.lit { background-color: rgb(1 3 5 / 0.203); transition: all 1s linear }"
        )
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("lit", to: view)
        clock.advance(by: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(alpha - 0.2015) < 1e-9)
        #expect(abs(green * 255 - 1.5 * 0.203 / 0.2015) < 1e-6)
    }

    @Test("Nothing is set while nothing is in motion")
    func rest() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        clock.advance(by: 1)
        #expect(view.alpha == 0.5)
        #expect(scene.setters { clock.advance(by: 1) } == [])
    }

    @Test("A value that the app sets during a transition stays")
    func valueOfApp() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        clock.advance(by: 0.1)
        view.alpha = 0.25
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.25)
        clock.advance(by: 1)
        #expect(view.alpha == 0.25)
        // The value of the style is the same as before, so that it is not set again. A new one is.
        scene.dom.refresh()
        #expect(view.alpha == 0.25)
        scene.dom.removeCssClass("card", from: view)
        #expect(view.alpha == 0.25)
    }

    @Test("Where no rule sets a property any more, the transition leads back to the app's value")
    func undo() {
        let scene = scene(".card { transition: all 100ms linear } .red { background-color: rgb(255 0 0); opacity: 0 }")
        let view = UIView()
        view.alpha = 0.5
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        _ = scene.add(view, cssClass: "card")
        scene.dom.addCssClass("red", to: view)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.25 && color(of: view) == "rgb(128, 0, 128)")
        clock.advance(by: 0.05)
        #expect(view.alpha == 0)
        scene.dom.removeCssClass("red", from: view)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.25)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.5 && view.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(scene.setters { scene.dom.refresh() } == [])
    }

    @Test("Where UIKit gives a view its colours, transitions begin and end there")
    func ownColors() {
        let scene = scene(
            """
            UIView, UIButton { transition: all 100ms linear }
            .on { -ios-tint-color: rgb(255 0 0); border-color: rgb(255 0 0); color: rgb(255 0 0) }
            """)
        let view = UIView()
        view.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        let button = UIButton(type: .system)
        scene.window.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        for view in [view, button] { scene.add(view) }
        func expectColors(_ expected: String) {
            #expect(color(view.tintColor) == expected)
            #expect(color(view.layer.borderColor.map { UIColor(cgColor: $0) }) == expected)
            #expect(color(button.titleColor(for: .normal)) == expected)
        }
        for view in [view, button] { scene.dom.addCssClass("on", to: view) }
        clock.advance(by: 0.05)
        expectColors("rgb(128, 0, 128)")
        clock.advance(by: 0.05)
        expectColors("rgb(255, 0, 0)")
        for view in [view, button] { scene.dom.removeCssClass("on", from: view) }
        clock.advance(by: 0.05)
        expectColors("rgb(128, 0, 128)")
        clock.advance(by: 0.05)
        expectColors("rgb(0, 0, 255)")
        scene.window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(color(view.tintColor) == "rgb(0, 255, 0)" && color(button.titleColor(for: .normal)) == "rgb(0, 255, 0)")
    }

    @Test(
        "A border without a colour has that of the text, and a side that of the border",
        arguments: [
            ("border: 2px solid; color: rgb(0 0 255)", "border-color: rgb(255 0 0)"),
            ("border: 2px solid rgb(0 0 255)", "border-top-color: rgb(255 0 0)"),
            ("border-width: 2px; border-color: rgb(0 0 255) rgb(0 255 0)", "border-block-start-color: rgb(255 0 0)"),
        ])
    func ownBorderColors(before: String, after: String) {
        let scene = scene(".a { \(before); transition: all 100ms linear } .a.on { \(after) }")
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.addCssClass("on", to: view)
        clock.advance(by: 0.05)
        let property = after.split(separator: ":")[0]
        #expect(scene.dom.ruleset(of: view)?.values["\(property)"]?.text == "rgb(128, 0, 128)")
    }

    @Test("A view outside of a window has no transitions when its style changes, once others were in one")
    func outsideOfWindow() {
        let scene = scene(Self.fading + " .new { transition: opacity 100ms linear; @starting-style { opacity: 0 } }")
        let (alone, cell) = (UIView(), UIView())
        for view in [alone, cell] { scene.dom.register(view, withCSSClass: "card") }
        scene.dom.addCssClass("faint", to: alone)
        #expect(alone.alpha == 1 && scene.dom.isInMotion)
        scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: cell)
        #expect(cell.alpha == 0.5)
        scene.window.addSubview(cell)
        scene.dom.removeCssClass("faint", from: cell)
        #expect(cell.alpha == 0.5)
        clock.advance(by: 0.1)
        #expect(cell.alpha == 0.75)
        // The first style of a view can come before its window.
        let new = UIView()
        scene.dom.register(new, withCSSClass: "new")
        #expect(new.alpha == 0)
        scene.window.addSubview(new)
        clock.advance(by: 0.05)
        #expect(new.alpha == 0.5)
    }

    @Test("A reloaded stylesheet, a state and the environment start transitions")
    func otherChanges() {
        let scene = scene(
            """
            * { transition: opacity 100ms linear }
            UIButton { opacity: 1 }
            UIButton:highlighted { opacity: 0 }
            @media (prefers-color-scheme: dark) { .card { opacity: 0 } }
            """)
        let (view, button) = (scene.add(UIView(), cssClass: "card"), scene.add(UIButton()))
        button.isHighlighted = true
        scene.dom.styleIfNeeded()
        scene.dom.environment.colorScheme = .dark
        clock.advance(by: 0.05)
        #expect(button.alpha == 0.5 && view.alpha == 0.5)
        clock.advance(by: 0.05)
        scene.sheet.load(text: "* { transition: opacity 100ms linear; opacity: 1 }", name: "a.css")
        scene.dom.refresh()
        clock.advance(by: 0.05)
        #expect(button.alpha == 0.5 && view.alpha == 0.5)
    }

    /// An object that is no view.
    private final class Lamp: NIStyleable {
        private(set) var brightness = 1.0

        func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
            brightness = Double(ruleset.opacity ?? 1)
        }
    }

    @Test("An object that is no view hears of each instant")
    func otherObjects() {
        let scene = scene(".lit { opacity: 0.5 } * { transition: opacity 100ms linear }")
        _ = scene.add(UIView())
        let lamp = Lamp()
        scene.dom.register(lamp)
        scene.dom.addCssClass("lit", to: lamp)
        clock.advance(by: 0.05)
        #expect(lamp.brightness == 0.75)
        clock.advance(by: 0.05)
        #expect(lamp.brightness == 0.5)
    }

    @Test("The first style has no transition, but a starting style has one")
    func firstStyle() {
        let scene = scene(Self.fading + " .new { transition: opacity 100ms linear; @starting-style { opacity: 0 } }")
        #expect(scene.add(UIView(), cssClass: "card faint").alpha == 0.5 && !scene.dom.isInMotion)
        let view = scene.add(UIView(), cssClass: "new")
        #expect(view.alpha == 0)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.5)
    }

    @Test("Changes in an animation block of UIKit are those of UIKit, and without animations there is no transition")
    func animationsOfUIKit() {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        UIView.animate(withDuration: 1) { scene.dom.addCssClass("faint", to: view) }
        #expect(view.alpha == 0.5 && !scene.dom.isInMotion)
        UIView.performWithoutAnimation { scene.dom.removeCssClass("faint", from: view) }
        #expect(view.alpha == 1 && !scene.dom.isInMotion)
    }

    @Test("A change in an animation block leaves the transitions of other views alone")
    func otherTransitions() {
        let scene = scene(Self.fading)
        let (first, second) = (scene.add(UIView(), cssClass: "card"), scene.add(UIView(), cssClass: "card"))
        scene.dom.addCssClass("faint", to: first)
        clock.advance(by: 0.1)
        UIView.performWithoutAnimation { scene.dom.addCssClass("faint", to: second) }
        clock.advance(by: 0.05)
        #expect(first.alpha == 0.625 && second.alpha == 0.5)
    }

    @Test("An option of the DOM ends all motion at once")
    func playsMotion() {
        let scene = scene(
            Self.fading + " @keyframes blink { to { opacity: 0 } } .blinking { animation: blink 1s infinite }")
        let (view, other) = (scene.add(UIView(), cssClass: "card"), scene.add(UIView(), cssClass: "blinking"))
        scene.dom.addCssClass("faint", to: view)
        clock.advance(by: 0.5)
        #expect(other.alpha < 1)
        scene.dom.playsMotion = false
        #expect(view.alpha == 0.5 && other.alpha == 1 && !scene.dom.isInMotion)
        scene.dom.removeCssClass("faint", from: view)
        #expect(view.alpha == 1)
        scene.dom.playsMotion = true
        clock.advance(by: 0.25)
        #expect(other.alpha < 1)
    }

    @Test("A text that inherits its colour follows that of its superview")
    func inheritance() {
        let scene = scene(
            ".a { color: rgb(0 0 0); transition: color 100ms linear } .a.b { color: rgb(255 255 255) } UILabel { color: inherit }"
        )
        let (outer, label) = (UIView(), UILabel())
        outer.addSubview(label)
        _ = scene.add(outer, cssClass: "a")
        scene.dom.register(label)
        scene.dom.addCssClass("b", to: outer)
        clock.advance(by: 0.05)
        #expect(CSS.Color(label.textColor, in: label.traitCollection).cssText == "rgb(128, 128, 128)")
    }

    @Test("Layout follows a width that grows")
    func layout() {
        let scene = scene(
            """
            .row { display: flex; width: 200px; height: 20px }
            .a { width: 20px; transition: width 100ms linear }
            .a.wide { width: 120px }
            .b { flex: 1 }
            """)
        let (row, first, second) = (UIView(), UIView(), UIView())
        row.addSubview(first)
        row.addSubview(second)
        _ = scene.add(row, cssClass: "row")
        scene.dom.register(first, withCSSClass: "a")
        scene.dom.register(second, withCSSClass: "b")
        #expect(first.frame.width == 20 && second.frame.minX == 20)
        scene.dom.addCssClass("wide", to: first)
        clock.advance(by: 0.05)
        #expect(first.frame.width == 70 && second.frame == CGRect(x: 70, y: 0, width: 130, height: 20))
        clock.advance(by: 0.05)
        #expect(first.frame.width == 120 && second.frame.minX == 120)
    }

    @Test("A container that changes its size starts transitions, and its first size does not")
    func containers() {
        let scene = scene(
            """
            .box { display: block; width: 100px; height: 50px; container-type: inline-size }
            .box.wide { width: 200px }
            .a { opacity: 0; transition: opacity 100ms linear }
            @container (width >= 100px) { .a { opacity: 0.5 } }
            @container (width >= 200px) { .a { opacity: 1 } }
            """)
        let (box, view) = (UIView(), UIView())
        box.addSubview(view)
        scene.dom.performBatchUpdates {
            _ = scene.add(box, cssClass: "box")
            scene.dom.register(view, withCSSClass: "a")
        }
        #expect(view.alpha == 0.5 && !scene.dom.isInMotion)
        scene.dom.addCssClass("wide", to: box)
        #expect(view.alpha == 0.5)
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.75)
    }

    @Test("A jump in time shows the transition that a container starts on its way")
    func containersOnTheWay() {
        let scene = scene(
            """
            .box { display: block; width: 100px; container-type: inline-size; transition: width 1s linear }
            .box.wide { width: 300px }
            .a { opacity: 1; transition: opacity 1s linear }
            @container (width >= 200px) { .a { opacity: 0 } }
            """)
        let (box, view) = (UIView(), UIView())
        box.addSubview(view)
        scene.dom.performBatchUpdates {
            _ = scene.add(box, cssClass: "box")
            scene.dom.register(view, withCSSClass: "a")
        }
        scene.dom.addCssClass("wide", to: box)
        clock.advance(by: 0.75)
        #expect(abs(view.alpha - 0.75) < 0.02)
        clock.advance(by: 1.25)
        #expect(view.alpha == 0)
    }

    @Test("Percentages of transforms refer to the box of the view")
    func transforms() {
        let scene = scene(
            """
            .a { width: 40px; height: 20px; transform: translateX(100%); transition: transform 1s linear }
            .a.b { transform: rotate(0deg) }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.addCssClass("b", to: view)
        clock.advance(by: 0.5)
        #expect(abs(view.transform.tx - 20) < 1e-6)
    }

    @Test("Colours that differ by colour scheme are interpolated for both schemes")
    func colorSchemes() {
        let scene = scene(
            """
            .a { background-color: light-dark(rgb(0 0 0), rgb(255 255 255)); transition: background-color 100ms linear }
            .a.b { background-color: rgb(0 0 255) }
            """)
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.addCssClass("b", to: view)
        clock.advance(by: 0.05)
        #expect(color(of: view) == "rgb(0, 0, 128)" && color(of: view, in: .dark) == "rgb(128, 128, 255)")
    }

    @Test("The app pauses a transition, jumps to another time, and to the end")
    func control() throws {
        let scene = scene(Self.fading)
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        let motion = try #require(scene.dom.motions(of: view).first)
        #expect(motion.kind == .transition && motion.name == "opacity")
        clock.advance(by: 0.1)
        motion.isPaused = true
        clock.advance(by: 1)
        #expect(view.alpha == 0.75 && !scene.dom.isInMotion)
        motion.currentTime = 0.05
        #expect(view.alpha == 0.875)
        motion.isPaused = false
        clock.advance(by: 0.05)
        #expect(view.alpha == 0.75)
        motion.finish()
        #expect(view.alpha == 0.5 && scene.dom.motions(of: view).isEmpty)
    }

    // MARK: Events

    @Test("The app hears of each transition and animation")
    func events() {
        let scene = scene(
            Self.fading + " @keyframes blink { to { opacity: 0 } } .blinking { animation: blink 100ms 2 }")
        var events: [String] = []
        scene.dom.setMotionHandler { events.append("\($0.kind.rawValue) \($0.name) \($0.elapsedTime)") }
        let view = scene.add(UIView(), cssClass: "card")
        scene.dom.addCssClass("faint", to: view)
        #expect(events == ["transitionrun opacity 0.0", "transitionstart opacity 0.0"])
        events = []
        clock.advance(by: 0.1)
        scene.dom.removeCssClass("faint", from: view)
        #expect(
            events == [
                "transitioncancel opacity 0.1", "transitionrun opacity 0.0", "transitionstart opacity 0.0",
            ])
        events = []
        clock.advance(by: 0.1)
        #expect(events == ["transitionend opacity 0.1"])
        events = []
        let other = scene.add(UIView(), cssClass: "blinking")
        clock.advance(by: 0.15)
        clock.advance(by: 0.05)
        #expect(events == ["animationstart blink 0.0", "animationiteration blink 0.1", "animationend blink 0.2"])
        events = []
        scene.dom.removeCssClass("blinking", from: other)
        scene.dom.addCssClass("blinking", to: other)
        scene.dom.removeCssClass("blinking", from: other)
        #expect(events == ["animationstart blink 0.0", "animationcancel blink 0.0"])
    }

    @Test("Events of changes that a handler makes come after those that it was called for")
    func nestedEvents() {
        let scene = scene(Self.fading)
        let views = (0..<2).map { _ in scene.add(UIView(), cssClass: "card") }
        var events: [String] = []
        scene.dom.setMotionHandler { event in
            events.append(event.kind.rawValue)
            if event.kind == .transitionEnd, let view = event.view as? UIView {
                scene.dom.removeCssClass("faint", from: view)
            }
        }
        for view in views { scene.dom.addCssClass("faint", to: view) }
        events = []
        clock.advance(by: 0.2)
        #expect(events.prefix(2) == ["transitionend", "transitionend"] && events.count == 6)
    }
}
