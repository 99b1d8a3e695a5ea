import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

/// Requested passes that run when a followed view is laid out.
@MainActor @Suite struct FramePassTests {
    private let scene = Scene(".card { opacity: 0.25 } .card.open { opacity: 0.75 }")
    private let card = UIView()

    init() {
        scene.dom.follow(scene.window)
        scene.add(card, cssClass: "card")
        scene.window.layoutIfNeeded()
        scene.dom.coalescesChanges = true
    }

    @Test("layoutIfNeeded() inside an animation block applies the changes inside the block")
    func animation() {
        var alphas: [CGFloat] = []
        UIView.animate(withDuration: 0.3) {
            scene.dom.addCssClass("open", to: card)
            alphas.append(card.alpha)
            scene.window.layoutIfNeeded()
            alphas.append(card.alpha)
        }
        #expect(alphas == [0.25, 0.75])
        #expect(!scene.dom.needsStyle)
    }

    @Test("setNeedsStyle() is done by the next layout as well")
    func needsStyle() {
        scene.dom.coalescesChanges = false
        card.overrideUserInterfaceStyle = .dark
        scene.dom.setNeedsStyle(card)
        #expect(scene.dom.needsStyle)
        scene.window.layoutIfNeeded()
        #expect(!scene.dom.needsStyle)
    }

    @Test("Drawing any view of the window lays out first, as a commit does")
    func drawing() {
        let label = scene.add(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scene.dom.addCssClass("open", to: card)
        let format = UIGraphicsImageRendererFormat()
        _ = UIGraphicsImageRenderer(bounds: label.bounds, format: format).pngData { _ in
            label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
        }
        #expect(card.alpha == 0.75)
    }

    @Test("Without a followed view in a window, the pass runs on the next turn")
    func nextTurn() async throws {
        let dom = NIDOM(stylesheet: scene.sheet)
        let (view, outside) = (UIView(), UIView())
        dom.follow(outside)
        dom.register(view, withCSSClass: "card")
        dom.coalescesChanges = true
        dom.addCssClass("open", to: view)
        outside.layoutIfNeeded()
        try await eventually("a pass") { !dom.needsStyle }
        #expect(view.alpha == 0.75)
    }

    @Test("A scheduler of the app decides alone")
    func appScheduler() {
        var passes: [@MainActor () -> Void] = []
        scene.dom.passScheduler = { passes.append($0) }
        scene.dom.addCssClass("open", to: card)
        scene.window.layoutIfNeeded()
        #expect(card.alpha == 0.25 && passes.count == 1)
        for pass in passes { pass() }
        #expect(card.alpha == 0.75)
    }

    @Test("A change inside a batch waits for its end, and the layout after it")
    func batch() {
        scene.dom.performBatchUpdates {
            scene.dom.addCssClass("open", to: card)
            scene.window.layoutIfNeeded()
            #expect(card.alpha == 0.25)
        }
        scene.window.layoutIfNeeded()
        #expect(card.alpha == 0.75)
    }

    /// Asks for a new pass whenever it is styled.
    private final class Restless: UIView {
        var dom: NIDOM?
        private(set) var count = 0

        override var alpha: CGFloat {
            didSet {
                count += 1
                dom?.setNeedsStyle(self)
                setNeedsLayout()
            }
        }
    }

    @Test("A view that asks for a pass in each pass does not keep the layout running")
    func bounded() {
        let view = Restless()
        view.dom = scene.dom
        scene.add(view, cssClass: "card")
        scene.window.layoutIfNeeded()
        #expect(view.count == 1 && view.alpha == 0.25)
    }
}
