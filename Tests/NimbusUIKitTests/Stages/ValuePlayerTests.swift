import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// A player of a view gets the changes of its values in place of the setters.
@MainActor @Suite struct ValuePlayerTests {
    /// Plays changes of the opacity: shows the half of each until ``finish()`` is called.
    private final class HalfwayPlayer: ValuePlayer {
        private(set) var changes: [String] = []
        private var running: (change: PlayedChange, shown: ViewValue, view: UIView)?

        func settle(_ effect: Effect, on view: UIView) {
            guard let (change, shown, view) = running, change.effect.name == effect.name else { return }
            running = nil
            if effect.get(view) == shown { effect.set(view, change.new) }
        }

        func play(_ change: PlayedChange, on view: UIView) -> Bool {
            guard change.effect.name == "alpha", let old = change.old.number, let new = change.new.number else {
                return false
            }
            changes.append("\(old) → \(new)")
            change.effect.set(view, .number((old + new) / 2))
            running = (change, change.effect.get(view), view)
            return true
        }

        func finish() {
            if let running { settle(running.change.effect, on: running.view) }
        }
    }

    private let scene = Scene(".faint { opacity: 0.5; background-color: red } .fainter { opacity: 0.25 }")
    private let player = HalfwayPlayer()
    private let view: UIView

    init() {
        view = scene.add(UIView())
        scene.dom.viewStyler.record(of: view)?.player = player
    }

    @Test("A new value, a second one and the undone one are played, and other values are set")
    func changes() {
        let setters = scene.setters { scene.dom.addCssClass("faint", to: view) }
        #expect(setters == ["alpha", "backgroundColor"] && view.alpha == 0.75)
        player.finish()
        #expect(view.alpha == 0.5)
        scene.dom.addCssClass("fainter", to: view)
        player.finish()
        scene.dom.setCssClass(nil, of: view)
        #expect(view.alpha == 0.625 && view.backgroundColor == nil)
        player.finish()
        #expect(view.alpha == 1 && player.changes == ["1.0 → 0.5", "0.5 → 0.25", "0.25 → 1.0"])
    }

    @Test("A value that was played is not set again, and a value of the app after it stays")
    func refresh() {
        scene.dom.addCssClass("faint", to: view)
        player.finish()
        #expect(scene.setters { scene.dom.refresh() } == [])
        view.alpha = 0.75
        scene.dom.setCssClass(nil, of: view)
        player.finish()
        #expect(view.alpha == 0.75 && player.changes == ["1.0 → 0.5"])
    }

    @Test("A change and an undo while a change is shown end at the values of the style and of the app")
    func changesOfRunningChanges() {
        view.alpha = 0.875
        scene.dom.addCssClass("faint", to: view)
        scene.dom.addCssClass("fainter", to: view)
        #expect(view.alpha == 0.375)
        scene.dom.setCssClass(nil, of: view)
        player.finish()
        #expect(view.alpha == 0.875 && player.changes == ["0.875 → 0.5", "0.5 → 0.25", "0.25 → 0.875"])
    }

    @Test("A value of the app while a change is shown stays")
    func valueOfApp() {
        scene.dom.addCssClass("faint", to: view)
        view.alpha = 0.125
        scene.dom.setCssClass(nil, of: view)
        player.finish()
        #expect(view.alpha == 0.125)
    }

    @Test("Views without a player make the same changes by setters")
    func otherViews() {
        let others = (0..<4).map { _ in scene.add(UIView(), cssClass: "faint") }
        scene.dom.addCssClass("faint", to: view)
        #expect(others.allSatisfy { $0.alpha == 0.5 } && view.alpha == 0.75)
    }
}
