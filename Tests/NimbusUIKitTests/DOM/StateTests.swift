import NimbusUIKit
import Testing

/// Views are styled anew when they go through another state.
@MainActor @Suite struct StateTests {
    private let scene = Scene(
        ":highlighted { opacity: .5 } :disabled { border-width: 2px } :selected { background-color: red }")

    @Test("A control")
    func control() {
        let control = scene.add(UIControl())
        control.isHighlighted = true
        control.isEnabled = false
        control.isSelected = true
        #expect(control.alpha == 0.5 && control.layer.borderWidth == 2 && control.backgroundColor == .red)
        control.isHighlighted = false
        control.isEnabled = true
        control.isSelected = false
        #expect(control.alpha == 1 && control.layer.borderWidth == 0 && control.backgroundColor == nil)
    }

    @Test("A label")
    func label() {
        let label = scene.add(UILabel())
        label.isHighlighted = true
        label.isEnabled = false
        #expect(label.alpha == 0.5 && label.layer.borderWidth == 2)
    }

    @Test("A cell")
    func cell() {
        let cell = scene.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let background = cell.backgroundColor
        cell.setHighlighted(true, animated: false)
        cell.setSelected(true, animated: false)
        #expect(cell.alpha == 0.5 && cell.backgroundColor == .red)
        cell.isSelected = false
        #expect(cell.backgroundColor == background)
    }

    @Test("An image view")
    func imageView() {
        let view = scene.add(UIImageView())
        view.isHighlighted = true
        #expect(view.alpha == 0.5)
    }
}
