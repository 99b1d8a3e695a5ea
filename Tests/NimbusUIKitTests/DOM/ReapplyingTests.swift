import NimbusCSS
import NimbusUIKit
import Testing

/// Values that an app sets on styled views, and `refresh(reapplying:)`.
@MainActor @Suite struct ReapplyingTests {
    private static let css = "UIView { opacity: 0.5; width: 50px; background-color: red }"

    @Test("Reapplying in a batch undoes what the batch has removed")
    func removedInBatch() {
        let scene = Scene(".faint { opacity: 0.5 } .narrow { width: 50px }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), cssClass: "faint narrow")
        scene.dom.performBatchUpdates {
            scene.dom.setCssClass(nil, of: view)
            scene.dom.refresh(reapplying: true)
        }
        #expect(view.alpha == 1 && view.frame.width == 100)
    }

    @Test("A refresh keeps the app's values and places views again")
    func refreshing() {
        let scene = Scene(Self.css)
        let view = scene.add(UIView())
        view.alpha = 0.75
        view.frame.size.width = 90
        scene.dom.refresh()
        #expect(view.alpha == 0.75 && view.frame.width == 50)
        scene.dom.refresh(reapplying: false)
        #expect(view.alpha == 0.75)
    }

    @Test("A refresh can replace the app's values, and undoing the rule then restores them")
    func reapplying() {
        let scene = Scene(Self.css)
        let view = scene.add(UIView())
        view.alpha = 0.75
        #expect(scene.setters { scene.dom.refresh(reapplying: true) } == ["alpha"])
        #expect(view.alpha == 0.5)
        #expect(scene.setters { scene.dom.refresh(reapplying: true) } == [])
        scene.load("")
        #expect(view.alpha == 0.75)
    }

    @Test("A refresh can replace the app's values of button states and autoresizing masks")
    func reapplyingStates() {
        let scene = Scene("UIButton { color: red; -ios-autoresizing: width } UIButton:disabled { color: gray }")
        let button = scene.add(UIButton(type: .custom))
        let disabled = button.titleColor(for: .disabled)
        button.setTitleColor(.blue, for: .disabled)
        button.autoresizingMask = []
        scene.dom.refresh(reapplying: true)
        #expect(button.titleColor(for: .disabled) == disabled && button.autoresizingMask == .flexibleWidth)
    }

    @Test("A change of the environment keeps the app's values unless the style's value differs")
    func environment() {
        let scene = Scene("UILabel { border-color: teal; font-size: 20px } .large { font-size: default }")
        let (label, large) = (scene.add(UILabel()), scene.add(UILabel(), cssClass: "large"))
        for label in [label, large] {
            label.font = .systemFont(ofSize: 7)
            label.layer.borderColor = UIColor.brown.cgColor
        }
        scene.dom.environment.textScale = 2
        scene.dom.environment.colorScheme = .dark
        #expect(label.font.pointSize == 7 && label.layer.borderColor == UIColor.brown.cgColor)
        #expect(large.font.pointSize > 20)
    }

    @Test("A color that follows the color scheme is not set again for the same style")
    func dynamicColors() {
        let scene = Scene("UILabel { color: light-dark(red, blue) } .b { opacity: 0.5 }")
        let label = scene.add(UILabel())
        #expect(
            scene.setters {
                scene.dom.unregister(label)
                scene.dom.register(label, withCSSClass: "b")
                scene.dom.refresh(reapplying: true)
            } == ["alpha"])
    }

    @Test("Images that a stylesheet names and the app does not have are reported")
    func missingImages() {
        let scene = Scene("#a { background-color: url(nosuch) }\n#b:highlighted { background-image: url(other) }")
        scene.add(UIView(), id: "a")
        scene.add(UIButton(type: .custom), id: "b")
        let missing = scene.dom.missingImages
        #expect(missing.map(\.name) == ["nosuch", "other"] && missing.map(\.viewClass) == ["UIView", "UIButton"])
        #expect(missing.map { $0.location?.description } == ["a.css:1:6", "a.css:2:18"])
        scene.dom.resources = ViewResources(image: { _ in UIImage() })
        #expect(scene.dom.missingImages.isEmpty)
    }

    @Test("The edges of a frame move the view, and its width and height resize it")
    func frameEdges() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        view.frameMaxX = 100
        view.frameMaxY = 200
        #expect(view.frame == CGRect(x: 50, y: 160, width: 50, height: 40))
        view.frameMidX = 100
        view.frameMidY = 200
        #expect(view.frame == CGRect(x: 75, y: 180, width: 50, height: 40))
        view.frameMinX = 1
        view.frameMinY = 2
        view.frameWidth = 3
        view.frameHeight = 4
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect([view.frameMinX, view.frameMidX, view.frameMaxX, view.frameWidth] == [1, 2.5, 4, 3])
        #expect([view.frameMinY, view.frameMidY, view.frameMaxY, view.frameHeight] == [2, 4, 6, 4])
    }
}
