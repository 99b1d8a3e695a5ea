import NimbusUIKit
import Testing

/// Views that UIKit never resizes: switches and steppers.
@MainActor @Suite struct FixedSizeTests {
    private static let views: [@MainActor () -> UIView] = [{ UISwitch() }, { UIStepper() }]

    private func check(
        _ css: String, isMirrored: Bool = false, _ frame: (_ size: CGSize, _ frame: CGRect) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for make in Self.views {
            let scene = Scene("#box { width: 200px; height: 200px } " + css)
            if isMirrored { scene.dom.environment.layoutDirection = .rightToLeft }
            let box = scene.add(UIView(), id: "box")
            let view = make()
            let size = view.intrinsicContentSize
            scene.add(view, cssClass: "v", in: box)
            #expect(
                view.frame.size == size && frame(size, view.frame), "\(type(of: view)) \(view.frame)",
                sourceLocation: sourceLocation)
        }
    }

    @Test("Containers do not resize them, and they are where the alignment says")
    func containers() {
        let column = "#box { display: flex; flex-direction: column } "
        check(column) { $1.minX == 0 }
        check(column, isMirrored: true) { $1.maxX == 200 }
        check(column + ".v { width: 150px; height: 60px }") { $1.minX == 0 }
        check(column + ".v { flex: 1; min-width: 100px; max-height: 10px }") { $1.origin == .zero }
        check(column + "#box { align-items: center; justify-content: center }") {
            abs($1.midX - 100) + abs($1.midY - 100) <= 1
        }
        check("#box { display: flex } .v { flex: 1 1 0; align-self: flex-end }") { $1.minX == 0 && $1.maxY == 200 }
        check("#box { display: block } .v { width: 100% }") { $1.origin == .zero }
        check("#box { display: grid }") { $1.origin == .zero }
        check("#box { display: grid; place-items: end }") { $1.maxX == 200 && $1.maxY == 200 }
        check(
            "#box { display: flex; position: relative } .v { position: absolute; right: 0; bottom: 0; left: 0; top: 0 }"
        ) {
            $1.origin == .zero
        }
        check("#box { display: flex } .v { aspect-ratio: 1; height: 100px }") { $1.origin == .zero }
    }

    @Test("Their padding is around them, and takes space in a container")
    func padding() {
        check("#box { display: flex; align-items: flex-start } .v { padding: 1px 2px 3px 4px }") {
            $1.origin == CGPoint(x: 4, y: 1)
        }
        let scene = Scene("#box { display: flex; width: 200px; height: 50px } UISwitch { padding: 0 5px }")
        let box = scene.add(UIView(), id: "box")
        let views = [UISwitch(), UISwitch()].map { scene.add($0, in: box) }
        #expect(views[1].frame.minX == views[0].frame.maxX + 10 && scene.dom.layoutProblems.isEmpty)
        let used = scene.dom.usedBox(of: views[0])
        #expect(used?.margin == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5) && used?.padding == .zero)
    }

    @Test("Outside of containers, their edges are those of their own size")
    func placements() {
        check(".v { width: 150px; right: 10px; top: 3px }") { $1.maxX == 190 && $1.minY == 3 }
        check(".v { -mobile-halign: center; height: 80px; bottom: 0px }") {
            abs($1.midX - 100) <= 0.5 && $1.maxY == 200
        }
    }

    @Test("Page controls and activity indicators have the frame of their box")
    func centered() {
        let scene = Scene("#box { display: flex; flex-direction: column; width: 200px }")
        let box = scene.add(UIView(), id: "box")
        let control = scene.add(UIPageControl(), in: box)
        let indicator = scene.add(UIActivityIndicatorView(style: .medium), in: box)
        #expect(control.frame.width == 200 && indicator.frame.width == 200)
        #expect(indicator.frame.minY == control.frame.maxY)
    }
}
