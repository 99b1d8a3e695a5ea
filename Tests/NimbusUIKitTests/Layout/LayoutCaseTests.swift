import NimbusCSS
import NimbusUIKit
import Testing

/// The layout cases of the ancestor.
@MainActor @Suite struct LayoutCaseTests {
    /// Wants 80 by 30 points, whatever room there is.
    private final class Box: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 80, height: 30) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var number: Int
        var declarations: String
        var x: CGFloat = 10
        var y: CGFloat = 20
        var width: CGFloat = 50
        var height: CGFloat = 40
        var testDescription: String { "\(number): \(declarations)" }

        var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    private static let relative = "-mobile-relative: #anchor;"

    nonisolated static let cases: [Case] = [
        Case(number: 41, declarations: "width: 50%; height: 25%", width: 150, height: 100),
        Case(number: 42, declarations: "width: -40px; height: -60px", width: 260, height: 340),
        Case(number: 42, declarations: "width: -400px", width: 0),
        Case(number: 42, declarations: "width: -400px; min-width: 30px", width: 30),
        Case(
            number: 42, declarations: "left: 0; top: 0; width: -400px; height: -500px", x: 0, y: 0, width: 0, height: 0),
        Case(number: 42, declarations: "width: -400px; right: 30px", x: 270, width: 0),
        Case(number: 43, declarations: "width: auto; height: auto; padding: 4px 10px", width: 90, height: 34),
        Case(number: 44, declarations: "width: auto; height: auto; padding: 10%", width: 88, height: 33),
        Case(number: 45, declarations: "width: auto", width: 80),
        Case(number: 45, declarations: "height: auto", height: 30),
        Case(number: 46, declarations: "width: 100px; padding: 0 20px", width: 120),
        Case(number: 46, declarations: "padding: 10px"),
        Case(number: 47, declarations: "width: 200px; height: 50px; padding: 10%", width: 220, height: 55),
        Case(number: 48, declarations: "width: 100px; padding: 6px; -mobile-hpadding: 1px", width: 101),
        Case(number: 49, declarations: "width: 200px; max-width: 50%; min-width: 120px", width: 120),
        Case(number: 50, declarations: "min-width: 150%", width: 75),
        Case(number: 51, declarations: "top: 10%; left: 20px", x: 20, y: 40),
        Case(number: 52, declarations: "right: 30px; bottom: 20px", x: 220, y: 340),
        Case(number: 52, declarations: "right: 25%", x: 25),
        Case(number: 52, declarations: "right: calc(25% + 5px); bottom: calc(25% + 0px)", x: 30, y: 60),
        Case(number: 52, declarations: "right: calc(20px + 10px)", x: 220),
        Case(number: 52, declarations: "left: 5px; right: 5px", x: 245),
        Case(number: 53, declarations: "left: 10px; -mobile-halign: center", x: 125),
        Case(number: 53, declarations: "-mobile-halign: right; -mobile-valign: bottom", x: 250, y: 360),
        Case(number: 53, declarations: "-mobile-valign: middle", y: 180),
        Case(number: 54, declarations: "-mobile-relative: #anchor; margin-top: 8px; margin-left: auto", x: 105, y: 128),
        Case(
            number: 55, declarations: "-mobile-relative: #anchor; margin-bottom: 5px; margin-right: 10%", x: 44, y: 55),
        Case(number: 56, declarations: "-mobile-relative: #anchor; margin-top: 0; margin-bottom: 9px", y: 120),
        Case(number: 56, declarations: "-mobile-relative: #anchor; margin-top: -50%", y: 110),
        Case(number: 56, declarations: "-mobile-relative: #anchor; margin-bottom: -100%", y: 80),
        Case(number: 56, declarations: "-mobile-relative: #anchor; margin-left: -100%", x: 100),
        Case(
            number: 57, declarations: "-mobile-relative: #anchor; top: 3px; left: 7px; margin-left: 4px", x: 164, y: 3),
        Case(number: 58, declarations: "margin-top: 5px"),
        Case(number: 58, declarations: "-mobile-relative: .prev; margin-top: 5px"),
        Case(number: 58, declarations: "-mobile-relative: #nobody; margin-top: 5px"),
        Case(number: 59, declarations: "-mobile-relative: \"#Capital\"; margin-top: 8px", y: 128),
        // CSS keeps the case of names, so quotes are not needed for it.
        Case(number: 59, declarations: "-mobile-relative: #Capital; margin-top: 8px", y: 128),
        Case(number: 59, declarations: "-mobile-relative: #capital; margin-top: 8px"),
    ]

    /// A view that is registered before what it is put relative to.
    private func box(_ scene: Scene) -> UIView {
        let box = scene.add(Box(frame: CGRect(x: 10, y: 20, width: 50, height: 40)), id: "box")
        for id in ["anchor", "Capital"] {
            scene.add(UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 20)), id: id)
        }
        return box
    }

    @Test("A view is put where the case says", arguments: cases)
    func frames(_ layout: Case) {
        let scene = Scene("#box { \(layout.declarations) }")
        #expect(box(scene).frame == layout.frame)
    }

    @Test("A refresh moves nothing, and calls no setter", arguments: cases)
    func refreshing(_ layout: Case) {
        let scene = Scene("#box { \(layout.declarations) }")
        let box = box(scene)
        #expect(scene.setters { scene.dom.refresh() } == [])
        #expect(scene.setters { scene.dom.layoutViews() } == [])
        #expect(box.frame == layout.frame)
    }

    @Test("Without its rule a view is where it was", arguments: cases)
    func undoing(_ layout: Case) {
        let scene = Scene("#box { \(layout.declarations) }")
        let box = box(scene)
        scene.load("")
        #expect(box.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
    }
}
