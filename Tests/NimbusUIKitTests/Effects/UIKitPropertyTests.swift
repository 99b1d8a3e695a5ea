import NimbusCSS
import NimbusViews
import Testing

@testable import CSSEngine
@testable import NimbusUIKit

/// Properties with names of UIKit, where they meet other properties, states or the layout.
@MainActor @Suite struct UIKitPropertyTests {
    private nonisolated static let keywordProperties = Property.standard.filter {
        if case .identifiers = $0.grammar { !wordsOfCSS.contains($0.name) } else { false }
    }

    /// The properties whose words are those of CSS, and that decide an effect together with others.
    private nonisolated static let wordsOfCSS: Set = ["white-space-collapse", "user-select"]

    @Test("Each keyword of a property is a case of UIKit", arguments: UIKitPropertyTests.keywordProperties)
    func keywords(_ property: Property) throws {
        guard case .identifiers(let names) = property.grammar else { return }
        // Items of bars are not views.
        for viewClass in property.classes where !viewClass.hasSuffix("Item") {
            let view = try #require(ViewClasses().makeView(viewClass))
            let effects = EffectTable.effects.filter { $0.isOn(view) && $0.properties == [property.name] }
            #expect(!effects.isEmpty)
            for (effect, name) in effects.flatMap({ effect in names.map { (effect, $0) } }) {
                let scene = Scene("* { \(property.name): \(name) }")
                let styled = try #require(ViewClasses().makeView(viewClass))
                scene.add(styled)
                let place = StylePlace(
                    styled, StyleSurroundings(CSS.Environment()), ViewResources(), FontCache(), ColorCache())
                let value = effect.value(StyleInputs(values: [.identifier(name)], place: place))
                // A view returns the mode of its superview for `automatic`.
                let isInherited = property.name == "tint-adjustment-mode" && name == "automatic"
                #expect(
                    value != nil && (isInherited || value == effect.get(styled)),
                    "\(property.name): \(name) on \(viewClass)")
            }
        }
    }

    // MARK: Views

    @Test("A transform is about its origin, also after a change of the size")
    func transformOrigin() {
        let scene = Scene("UIView { transform: rotate(90deg); transform-origin: left top; width: 100px; height: 40px }")
        let view = scene.add(UIView())
        scene.dom.refresh()
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        #expect(view.frame.isClose(to: CGRect(x: -40, y: 0, width: 40, height: 100)))
        scene.load("UIView { transform: rotate(90deg); transform-origin: left top; width: 60px; height: 40px }")
        #expect(view.frame.isClose(to: CGRect(x: -40, y: 0, width: 40, height: 60)))
        scene.load("UIView { transform: rotate(90deg); width: 60px; height: 40px }")
        #expect(view.frame.isClose(to: CGRect(x: 10, y: -10, width: 40, height: 60)))
        scene.load("UIView { transform-origin: left top; width: 60px; height: 40px }")
        #expect(view.transform.isIdentity)
    }

    private nonisolated static let transforms: [(style: String, point: CGPoint)] = [
        ("translate: 10px 25%", CGPoint(x: 10, y: 10)), ("translate: -50%", CGPoint(x: -50, y: 0)),
        ("rotate: 90deg", CGPoint(x: 70, y: -30)), ("rotate: x 180deg", CGPoint(x: 0, y: 40)),
        ("scale: 2", CGPoint(x: -50, y: -20)), ("scale: 1 1 0", CGPoint(x: 50, y: 20)),
        ("scale: 2; transform-origin: 0 0", CGPoint(x: 0, y: 0)),
        // The shift is not scaled or rotated, and `transform` applies first.
        ("translate: 10px; rotate: 90deg; scale: 2 1", CGPoint(x: 80, y: -80)),
        ("rotate: 90deg; transform: translate(10px)", CGPoint(x: 70, y: -20)),
        ("scale: 2; transform: translate(10px); translate: none", CGPoint(x: -30, y: -20)),
        ("translate: 1px 2px; rotate: 90deg; transform-origin: left top", CGPoint(x: 1, y: 2)),
        ("translate: 1px; translate: 3px inch", CGPoint(x: 1, y: 0)),
        ("--shift: 10% 2px; translate: var(--shift)", CGPoint(x: 10, y: 2)),
        ("translate: 1px; transform: none; scale: initial", CGPoint(x: 1, y: 0)),
    ]

    @Test("The individual transforms are outside of the transform: translate, rotate, scale", arguments: transforms)
    func individualTransforms(_ style: String, _ point: CGPoint) {
        let scene = Scene("UIView { \(style); width: 100px; height: 40px }")
        let view = scene.add(UIView())
        scene.dom.refresh()
        let origin = view.convert(CGPoint.zero, to: view.superview)
        #expect(CGRect(origin: origin, size: .zero).isClose(to: CGRect(origin: point, size: .zero)))
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
    }

    @Test("A view has its own transform again without individual transforms")
    func undoOfIndividualTransforms() {
        let own = CGAffineTransform(scaleX: 2, y: 3)
        let scene = Scene(".v { translate: 10px 50%; rotate: 45deg }")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = own
        scene.add(view, cssClass: "v")
        #expect(view.transform != own)
        scene.load(".v { translate: 10px 50% }")
        #expect(view.transform == CGAffineTransform(translationX: 10, y: 20))
        scene.load(".v { translate: inherit }")
        #expect(view.transform.isIdentity)
        for keyword in ["unset", "revert", "revert-layer"] {
            scene.load(".v { translate: 1px; scale: 2 } .v { translate: \(keyword); scale: \(keyword) }")
            #expect(view.transform == .identity, "\(keyword)")
        }
        scene.load(".v { }")
        #expect(view.transform == own)
    }

    @Test("z-index changes the order of drawing and of hits, and keeps the order of the subviews")
    func zIndex() {
        let scene = Scene(".back { z-index: 1 }")
        let box = scene.add(NIBoxView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let (back, front) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
        (back.layer.zPosition, front.layer.zPosition) = (-3, 0.5)
        scene.add(back, cssClass: "back", in: box)
        scene.add(front, cssClass: "front", in: box)
        func hit() -> UIView? { box.hitTest(CGPoint(x: 5, y: 5), with: nil) }
        #expect(hit() === back)
        scene.load("")
        #expect(hit() === front && back.layer.zPosition == -3)
        scene.load(".back { z-index: 2 }")
        #expect(back.layer.zPosition == 2 && hit() === back)
        scene.load(".back { z-index: 2 } .front { z-index: 2 }")
        #expect(hit() === front)
        scene.load(".back { z-index: 2 } .front { z-index: calc(1 + 2) } UIView { z-index: auto !important }")
        #expect(back.layer.zPosition == 0 && front.layer.zPosition == 0 && hit() === front)
        scene.load(".back { z-index: inherit } NIBoxView { z-index: 4 }")
        #expect(back.layer.zPosition == 4 && front.layer.zPosition == 0.5 && hit() === back)
        back.isUserInteractionEnabled = false
        #expect(hit() === front && box.hitTest(CGPoint(x: 60, y: 5), with: nil) == nil)
        scene.load("")
        #expect(back.layer.zPosition == -3 && box.subviews == [back, front])
    }

    @Test("The shadow of a label is that of its text")
    func shadows() {
        let scene = Scene("UIView { shadow-color: red; shadow-offset: 1 2; shadow-opacity: .5; shadow-radius: 3 }")
        let (view, label) = (scene.add(UIView()), UILabel())
        scene.load("UIView, UILabel { shadow-color: red; shadow-offset: 1 2; shadow-opacity: .5; shadow-radius: 3 }")
        scene.add(label)
        #expect(view.layer.shadowColor == UIColor.red.cgColor && view.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 3)
        #expect(label.shadowColor == .red && label.shadowOffset == CGSize(width: 1, height: 2))
        #expect(label.layer.shadowColor == UILabel().layer.shadowColor && label.layer.shadowOpacity == 0.5)
    }

    @Test("The tint of a bar comes before the accent color, which is inherited")
    func tints() {
        let scene = Scene("* { accent-color: red } UINavigationBar { tint-color: blue } .own { accent-color: auto }")
        let (view, inner) = (scene.add(UIView()), UIView())
        view.addSubview(inner)
        let (bar, own) = (scene.add(UINavigationBar()), scene.add(UIButton(), cssClass: "own"))
        #expect(view.tintColor == .red && inner.tintColor == .red && bar.tintColor == .blue)
        #expect(own.tintColor == UIView().tintColor)
        scene.load("")
        #expect(view.tintColor == UIView().tintColor && bar.tintColor == UIView().tintColor)
    }

    // MARK: States

    @Test("A rule that disables what it selects as enabled ends, and views stay usable")
    func statesOfTheStyle() {
        let scene = Scene("UIControl:enabled { enabled: false } UILabel { color: red }")
        let (control, label) = (scene.add(UIControl()), scene.add(UILabel()))
        scene.dom.refresh()
        #expect(label.textColor == .red)
        scene.load("")
        #expect(control.isEnabled)
        scene.load("UIControl { enabled: false } UIControl:disabled { opacity: .5 }")
        #expect(!control.isEnabled && control.alpha == 0.5)
    }

    // MARK: Text

    @Test("A placeholder has its own property, and its style")
    func placeholders() {
        let scene = Scene(
            "UITextField { placeholder: Name; &::placeholder { color: red } } .b::placeholder { text-key: City }")
        let (field, other, search) = (UITextField(), UITextField(), UISearchBar())
        scene.add(field)
        scene.add(other, cssClass: "b")
        scene.add(search)
        #expect(field.placeholder == "Name" && other.placeholder == "Name" && field.text == "")
        #expect(
            field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        scene.load("UISearchBar { placeholder: Search; text-key: word } .b::placeholder { text-key: City }")
        #expect(field.placeholder == nil && other.placeholder == "City")
        #expect(search.placeholder == "Search" && search.text == "word")
    }

    @Test("The scale of a label comes before its minimum size")
    func scale() {
        let scene = Scene("UILabel { font-size: 20px; minimum-font-size: 10px } .b { minimum-scale-factor: 0.25 }")
        let (label, other) = (scene.add(UILabel()), scene.add(UILabel(), cssClass: "b"))
        #expect(label.minimumScaleFactor == 0.5 && other.minimumScaleFactor == 0.25)
    }

    @Test("A property for one state of a button's image comes before the one for all")
    func adjustments() {
        let scene = Scene(
            "UIButton { button-adjust: highlighted } .b { adjusts-image-when-highlighted: no; adjusts-image-when-disabled: yes }"
        )
        let (button, other) = (UIButton(type: .custom), UIButton(type: .custom))
        scene.add(button)
        scene.add(other, cssClass: "b")
        #expect(button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
        #expect(!other.adjustsImageWhenHighlighted && other.adjustsImageWhenDisabled)
    }

    // MARK: Scrolling

    @Test("A content size of a stylesheet stays, whatever the frames of the subviews")
    func contentSize() {
        let css = "UIScrollView { width: 100px; height: 100px; content-size: 500 600; content-offset: 3 4 }"
        let scene = Scene(css + " UILabel { left: 0; top: 0; width: 10px; height: 700px }")
        let view = scene.add(UIScrollView())
        scene.add(UILabel(), in: view)
        scene.dom.refresh()
        scene.dom.refresh()
        #expect(view.contentSize == CGSize(width: 500, height: 600) && view.contentOffset == CGPoint(x: 3, y: 4))
        // The user has scrolled.
        view.contentOffset = CGPoint(x: 30, y: 40)
        scene.dom.refresh()
        #expect(view.contentOffset == CGPoint(x: 30, y: 40))
    }

    @Test("Both indicators get their own insets back")
    func indicatorInsets() {
        let scene = Scene("UIScrollView { scroll-indicator-insets: 1 2 3 4 }")
        let view = UIScrollView()
        view.verticalScrollIndicatorInsets.top = 9
        scene.add(view)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.verticalScrollIndicatorInsets == insets && view.horizontalScrollIndicatorInsets == insets)
        scene.load("")
        #expect(view.verticalScrollIndicatorInsets.top == 9 && view.horizontalScrollIndicatorInsets == .zero)
    }

    // MARK: Plans

    @Test("A plan visits the rows of the properties that its style sets")
    func planCost() {
        let scene = Scene("UITableView { opacity: .5; row-height: 30 }")
        let table = scene.add(UITableView())
        let effects = scene.dom.viewStyler.effects(of: table)
        var visited: [String] = []
        if let plan = scene.dom.viewStyler.record(of: table)?.plan {
            effects.visitRows(of: plan.values) { visited.append(effects.rows[$0].effect.name) }
        }
        #expect(visited == ["alpha", "rowHeight"])
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) < 0.001
        }
    }
}
