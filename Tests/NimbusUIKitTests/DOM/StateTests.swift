import NimbusUIKit
import Testing

/// Views are styled anew when they go through another state: once for all changes, in the next pass.
@MainActor @Suite struct StateTests {
    private let scene = Scene(
        ":highlighted { opacity: .5 } :disabled { border-width: 2px } :selected { background-color: red }")

    @Test("A control")
    func control() {
        let control = scene.add(UIControl())
        control.isHighlighted = true
        control.isEnabled = false
        control.isSelected = true
        scene.dom.styleNow()
        #expect(control.alpha == 0.5 && control.layer.borderWidth == 2 && control.backgroundColor == .red)
        control.isHighlighted = false
        control.isEnabled = true
        control.isSelected = false
        scene.dom.styleNow()
        #expect(control.alpha == 1 && control.layer.borderWidth == 0 && control.backgroundColor == nil)
    }

    @Test("A label")
    func label() {
        let label = scene.add(UILabel())
        label.isHighlighted = true
        label.isEnabled = false
        scene.dom.styleNow()
        #expect(label.alpha == 0.5 && label.layer.borderWidth == 2)
    }

    @Test("A cell")
    func cell() {
        let cell = scene.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let background = cell.backgroundColor
        cell.setHighlighted(true, animated: false)
        cell.setSelected(true, animated: false)
        scene.dom.styleNow()
        #expect(cell.alpha == 0.5 && cell.backgroundColor == .red)
        cell.isSelected = false
        scene.dom.styleNow()
        #expect(cell.backgroundColor == background)
    }

    @Test("An image view")
    func imageView() {
        let view = scene.add(UIImageView())
        view.isHighlighted = true
        scene.dom.styleNow()
        #expect(view.alpha == 0.5)
    }

    @Test("Changes without number are one pass, which comes by itself")
    func onePass() {
        let control = scene.add(UIControl())
        var passes: [@MainActor () -> Void] = []
        scene.dom.passScheduler = { passes.append($0) }
        for _ in 0..<10 { control.isHighlighted.toggle() }
        control.isSelected = true
        #expect(passes.count == 1 && scene.dom.needsStyle && control.backgroundColor == nil)
        passes[0]()
        #expect(!scene.dom.needsStyle && control.backgroundColor == .red && control.alpha == 1)
    }
}
