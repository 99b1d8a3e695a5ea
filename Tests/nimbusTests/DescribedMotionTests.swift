import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import TestSupport
import Testing

/// The printed code of transitions and animations moves views as the stylesheets do.
@MainActor @Suite struct DescribedMotionTests {
    private static func screen() throws -> StyledScreen {
        try DescribeCommandTests.styledScreen(
            "styles-move-their-views", in: PackagePaths.root.appendingPathComponent("Tests/Fixtures/Views"),
            CSS.Environment(), playsMotion: true)
    }

    private static func components(_ color: CGColor?) -> [Double] {
        (color?.components ?? []).map { ($0 * 100).rounded() / 100 }
    }

    @Test("Layers have the values of the stylesheet's animations", arguments: [0, 0.05, 0.25, 0.5, 0.7, 1.3, 2, 2.9])
    func playsAnimations(_ time: Double) throws {
        let screen = try Self.screen()
        screen.advance(by: time)
        let banner = try #require(screen.dom.viewById("banner") as? UIView)
        let card = try #require(screen.dom.viewById("card") as? UIView)
        try MediaClock.$current.withValue(MediaClock()) {
            let views = StylesMoveTheirViewsViews()
            let window = UIWindow(frame: screen.window.frame)
            for root in views.roots { window.addSubview(root) }
            views.startAnimations()
            MediaClock.current.advance(by: time)
            let shownBanner = try #require(views.banner.layer.presentation())
            let shownCard = try #require(views.card.layer.presentation())
            #expect(abs(Double(shownBanner.opacity) - Double(banner.alpha)) < 0.001)
            let matrix = CATransform3DGetAffineTransform(shownCard.transform)
            #expect(abs(matrix.a - card.transform.a) < 0.001 && abs(matrix.tx - card.transform.tx) < 0.01)
            let (found, expected) = (
                Self.components(shownCard.backgroundColor), Self.components(card.backgroundColor?.cgColor)
            )
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.02 } && found.count == 4, "\(found) \(expected)")
        }
    }

    @Test("A function moves a view to its style in a state, and back")
    func changesStates() throws {
        let screen = try Self.screen()
        let go = try #require(screen.dom.viewById("go") as? UIButton)
        let views = StylesMoveTheirViewsViews()
        views.animateGo(isHighlighted: true)
        go.isHighlighted = true
        screen.advance(by: 1)
        #expect(views.go.transform == go.transform && go.transform.a == 0.96)
        #expect(Self.components(views.go.backgroundColor?.cgColor) == Self.components(go.backgroundColor?.cgColor))
        views.animateGo(isHighlighted: false)
        #expect(views.go.transform == .identity)
        (go.isHighlighted, go.isSelected) = (false, true)
        screen.advance(by: 1)
        screen.advance(by: 1)
        views.animateGo(isSelected: true)
        #expect(views.go.layer.cornerRadius == go.layer.cornerRadius && go.layer.cornerRadius == 8)
        #expect(views.go.layer.borderWidth == go.layer.borderWidth && go.layer.borderWidth == 2)
    }

    @Test("Comments name what cannot be printed")
    func namesOmissions() throws {
        let run = try NimbusRun(
            ["describe", "--view", "t.json", "t.css"],
            files: [
                "t.json": #"{"view": "UILabel", "id": "a"}"#,
                "t.css": """
                @keyframes k { to { color: red; opacity: 0; --x: 1 } }
                UILabel { animation: k 1s steps(2); transition: font-size 1s }
                UILabel:disabled { font-size: 20px }
                """,
            ])
        #expect(run.code == 0)
        #expect(run.output.contains("// @keyframes k without color, which is no property of a layer\n"))
        #expect(run.output.contains("// @keyframes k without the variable --x\n"))
        #expect(run.output.contains("animation.values = [1, 0.5]\n"))
        #expect(
            run.output.contains("func animateLabel1(isEnabled: Bool) {\n    // Without the transition of font-size\n"))
    }

    private static func description(of viewClass: String, _ sheet: String) throws -> String {
        let run = try NimbusRun(
            ["describe", "--view", "t.json", "t.css"],
            files: ["t.json": #"{"view": "\#(viewClass)", "id": "a"}"#, "t.css": sheet])
        #expect(run.code == 0)
        return run.output
    }

    private static func description(ofAnimation animation: String) throws -> String {
        let keyframes = "@keyframes k { from { opacity: 0 } to { opacity: 0.5 } }"
        return try description(of: "UIView", "\(keyframes) #a { animation: \(animation) }")
    }

    @Test(
        "An animation without motion is its end, or a comment",
        arguments: [
            ("k 0s both", "// The end of @keyframes k\nview1.layer.opacity = 0.5\n"),
            ("k 0s 2 alternate both", "// The end of @keyframes k\nview1.layer.opacity = 0\n"),
            ("k 0s 1.5 both", "// @keyframes k without opacity, which ends between two keyframes\n"),
            ("k 0s 1s both", "// Without @keyframes k, which takes no time\n"),
            ("k 0s", "// Without @keyframes k, which takes no time\n"),
            ("k 1s; animation-iteration-count: 0", "// Without @keyframes k, which plays no iteration\n"),
            ("k 1s both; animation-iteration-count: 0", "// The end of @keyframes k\nview1.layer.opacity = 0\n"),
            ("k 1s 1s paused", "// Without @keyframes k, which is paused before it starts\n"),
            ("k 1s -2s paused", "// Without @keyframes k, which is paused after its end\n"),
        ])
    func printsNoAnimationWithoutMotion(_ animation: String, _ expected: String) throws {
        let output = try Self.description(ofAnimation: animation)
        #expect(output.contains(expected), "\(output)")
        #expect(!output.contains("CABasicAnimation"))
    }

    @Test(
        "A paused animation stays at an offset",
        arguments: [
            ("k 1s 1s paused backwards", "animation.duration = 1\n    animation.fillMode = .backwards\n"),
            ("k 1s -0.5s paused", "animation.duration = 1\n    animation.timeOffset = 0.5\n"),
        ])
    func pausesAnimations(_ animation: String, _ expected: String) throws {
        let output = try Self.description(ofAnimation: animation)
        #expect(output.contains(expected + "    animation.speed = 0\n"), "\(output)")
        #expect(!output.contains("beginTime"))
    }

    @Test("Animations with the same keyframes have different keys")
    func givesEachAnimationAKey() throws {
        let output = try Self.description(ofAnimation: "k 1s, k 2s")
        #expect(output.contains("forKey: \"k.opacity\")\n"))
        #expect(output.contains("forKey: \"k.opacity.2\")\n"))
    }

    @Test("A change without a transition is made at once, and ends the animation of the other direction")
    func setsPropertiesWithoutTransitions() throws {
        let output = try Self.description(
            of: "UIButton",
            """
            #a { background-color: red; border: 1px solid black }
            #a:highlighted { background-color: blue; border-width: 2px; transition: border-width .2s }
            """)
        let expected = """
            func animateButton1(isHighlighted: Bool) {
                if isHighlighted {
                    let animation = CABasicAnimation(keyPath: "borderWidth")
                    animation.fromValue = button1.layer.presentation()?.borderWidth
                    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
                    animation.duration = 0.2
                    button1.layer.add(animation, forKey: "borderWidth")
                } else {
                    button1.layer.removeAnimation(forKey: "borderWidth")
                }
                if isHighlighted {
                    button1.layer.borderWidth = 2
                } else {
                    button1.layer.borderWidth = 1
                }
                if isHighlighted {
                    button1.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                } else {
                    button1.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                }
            }
            """
        #expect(output.contains(expected), "\(output)")
    }

    @Test("A property animator runs only in the direction with a transition")
    func animatesOneDirection() throws {
        let output = try Self.description(
            of: "UIButton", "#a { opacity: 1 } #a:highlighted { opacity: 0.5; transition: opacity .2s }")
        let expected = """
                if isHighlighted {
                    let animator = UIViewPropertyAnimator(
                        duration: 0.2, controlPoint1: CGPoint(x: 0.25, y: 0.1),
                        controlPoint2: CGPoint(x: 0.25, y: 1))
                    animator.addAnimations {
                        button1.alpha = 0.5
                    }
                    animator.startAnimation()
                } else {
                    button1.alpha = 1
                }
            }
            """
        #expect(output.contains(expected), "\(output)")
    }

    @Test("A transition with a negative delay is an animation that began in the past")
    func beginsInThePast() throws {
        let output = try Self.description(
            of: "UIButton", "#a { opacity: 1; transition: opacity .3s -.1s } #a:highlighted { opacity: 0.5 }")
        let expected = """
                do {
                    let animation = CABasicAnimation(keyPath: "opacity")
                    animation.fromValue = button1.layer.presentation()?.opacity
                    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
                    animation.duration = 0.3
                    animation.beginTime = button1.layer.convertTime(CACurrentMediaTime(), from: nil) + (-0.1)
                    button1.layer.add(animation, forKey: "opacity")
                }
                if isHighlighted {
                    button1.alpha = 0.5
                } else {
                    button1.alpha = 1
                }
            }
            """
        #expect(output.contains(expected), "\(output)")
    }

    @Test("A comment names a size that differs without a transition, but not what a button shows by itself")
    func namesOtherProperties() throws {
        let output = try Self.description(
            of: "UIButton",
            """
            #a { opacity: 1; width: 10px; color: red; transition: opacity 1s }
            #a:selected { opacity: 0.5; width: 20px; color: blue }
            """)
        #expect(output.contains("(isSelected: Bool) {\n    // Without width\n    let animator"), "\(output)")
    }

    @Test("A comment names the delay of a transition that takes no time")
    func namesDelaysWithoutTime() throws {
        let output = try Self.description(
            of: "UIButton", "#a { opacity: 1; transition: opacity 0s .2s } #a:highlighted { opacity: 0.5 }")
        let expected = """
                // Without the delay of alpha, whose transition takes no time
                if isHighlighted {
                    button1.alpha = 0.5
                } else {
            """
        #expect(output.contains(expected), "\(output)")
    }
}
