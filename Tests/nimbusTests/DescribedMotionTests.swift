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
}
