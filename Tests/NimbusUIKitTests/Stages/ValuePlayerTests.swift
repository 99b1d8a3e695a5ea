import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// A player of a view gets the changes of its values in place of the setters.
@MainActor @Suite struct ValuePlayerTests {
    /// Plays changes of the opacity: shows each when ``finish()`` is called.
    private final class LatePlayer: ValuePlayer {
        private(set) var changes: [String] = []
        private var pending: [() -> Void] = []

        func play(_ change: PlayedChange, on view: UIView) -> Bool {
            guard change.effect.name == "alpha", let old = change.old.number, let new = change.new.number else {
                return false
            }
            changes.append("\(old) → \(new)")
            pending.append { change.effect.set(view, change.new) }
            return true
        }

        func finish() {
            for change in pending { change() }
            pending = []
        }
    }

    private let scene = Scene(".faint { opacity: 0.5; background-color: red } .fainter { opacity: 0.25 }")
    private let player = LatePlayer()
    private let view: UIView

    init() {
        view = scene.add(UIView())
        scene.dom.viewStyler.record(of: view)?.player = player
    }

    @Test("A new value, a second one and the undone one are played, and other values are set")
    func changes() {
        let setters = scene.setters { scene.dom.addCssClass("faint", to: view) }
        #expect(setters == ["backgroundColor"] && view.alpha == 1)
        player.finish()
        #expect(view.alpha == 0.5)
        scene.dom.addCssClass("fainter", to: view)
        player.finish()
        scene.dom.setCssClass(nil, of: view)
        #expect(view.alpha == 0.25 && view.backgroundColor == nil)
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

    @Test("Views without a player make the same changes by setters")
    func otherViews() {
        let others = (0..<4).map { _ in scene.add(UIView(), cssClass: "faint") }
        scene.dom.addCssClass("faint", to: view)
        #expect(others.allSatisfy { $0.alpha == 0.5 } && view.alpha == 1)
    }
}
