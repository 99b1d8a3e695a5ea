import HeadlessScreen
import HeadlessUIKit
import InterfaCSS
import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// The screen of `Examples/Podcast`, whose stylesheets are written in the format of InterfaCSS.
@MainActor @Suite struct PodcastTests {
    private static let sheets = ["theme.iss", "controls.iss", "player.iss"]

    /// The app's window, which keeps its views alive.
    private let window = UIWindow()

    private func show(width: Double, height: Double, isPad: Bool = false) throws -> NIDOM {
        var environment = NIEnvironment(width: width, height: height)
        if isPad { environment.idiom = .pad }
        let cache = NIStylesheetCache(pathPrefix: PackagePaths.podcastExample.path, dialects: [.interfaCSS])
        let dom = NIDOM(
            stylesheets: try Self.sheets.map { try cache.stylesheet(withPath: $0) }, environment: environment)
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.screen = UIScreen(bounds: window.bounds, traitCollection: UITraitCollection(environment))
        let tree = try ViewTree(contentsOf: PackagePaths.podcastExample.appendingPathComponent("podcast.json"))
        window.buildSubviews(tree, in: dom)[0].frame = window.bounds
        dom.layoutViews()
        window.layoutIfNeeded()
        return dom
    }

    private func view<View: UIView>(_ id: String, as type: View.Type = UIView.self, in dom: NIDOM) throws -> View {
        try #require(dom.viewById(id) as? View)
    }

    @Test("The screen has space for its texts, upright and sideways", arguments: [(390.0, 844.0), (844.0, 390.0)])
    func picture(_ width: Double, _ height: Double) throws {
        let dom = try show(width: width, height: height)

        #expect(dom.stylesheets.allSatisfy { $0.diagnostics.isEmpty })
        #expect(dom.layoutProblems.isEmpty)
        let options = SnapshotOptions(parts: .picture, scale: 0.5, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: window, in: dom, named: "\(Int(width))x\(Int(height))", options)
    }

    @Test(
        "All texts are whole and inside of their views on every device",
        arguments: [
            (320.0, 568.0, false), (390, 844, false), (844, 390, false), (768, 1024, true), (1024, 768, true),
        ])
    func texts(_ width: Double, _ height: Double, _ isPad: Bool) throws {
        let dom = try show(width: width, height: height, isPad: isPad)
        #expect(dom.layoutProblems.isEmpty)
        var texts: [String] = []
        func check(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text {
                texts.append(text)
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(
                    needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5, "\(text)")
                #expect(window.bounds.contains(label.convert(label.bounds, to: window)), "\(text)")
                #expect(label.textColor != view.superview?.backgroundColor, "\(text)")
            }
            view.subviews.forEach(check)
        }
        check(window)
        #expect(texts.contains("What the lighthouse knows") && texts.contains("The last ferry") && texts.count >= 13)
    }

    @Test("The list is below the player, and beside it in landscape")
    func orientation() throws {
        let dom = try show(width: 390, height: 844)
        let (next, play) = (try view("next", in: dom), try view("play", in: dom))
        #expect(next.frame.minY > play.frame.maxY)

        dom.environment.width = 844
        dom.environment.height = 390
        try view("player", in: dom).frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        dom.layoutViews()
        #expect(next.frame.minX >= 422)
    }

    @Test("Buttons have titles of their states")
    func states() throws {
        let dom = try show(width: 390, height: 844)
        let play = try view("play", as: UIButton.self, in: dom)
        #expect(play.titleColor(for: .normal) == .white)
        #expect(play.titleColor(for: .highlighted) != .white)
        #expect(play.titleLabel?.font.pointSize == 17)
        play.isHighlighted = true
        dom.styleIfNeeded()
        #expect(abs(play.alpha - 0.6) < 0.001)
    }

    @Test("A variable that is set at run time changes what uses it")
    func variable() throws {
        let dom = try show(width: 390, height: 844)
        let progress = try view("progress", in: dom)
        #expect(progress.frame.minX == 24)
        dom.setVariable("margin", to: "40")
        #expect(progress.frame.minX == 40)
    }
}
