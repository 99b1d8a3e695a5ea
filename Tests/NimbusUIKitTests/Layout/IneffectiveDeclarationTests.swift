import NimbusCSS
import NimbusUIKit
import Testing

/// Declarations without any effect, and views without a size.
@MainActor @Suite struct IneffectiveDeclarationTests {
    /// Returns the problems of views in a container of the class `c`, unless it is a plain view.
    private func problems(_ css: String, _ views: [UIView], isContainer: Bool = false) -> [String] {
        let scene = Scene((isContainer ? ".c { display: flex } " : "") + css)
        let outer = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), cssClass: "c")
        for view in views { scene.add(view, cssClass: "a", in: outer) }
        return scene.dom.layoutProblems.map { "\($0.location?.column ?? 0) \($0.kind)" }
    }

    @Test("A property that the class does not have is reported at its declaration")
    func unsupportedByClass() {
        let css = ".a { text-align: center; color: red }"
        #expect(problems(css, [UIButton()]) == [#"6 unsupportedByClass(property: "text-align")"#])
        #expect(problems(css, [UIButton(), UILabel()]) == [], "the declaration has an effect on the label")
        #expect(problems(css, [UISwitch(), UISwitch()]).count == 2, "one for each declaration")
        #expect(problems(".a { object-fit: cover }", [UIImageView()]) == [])
        #expect(problems(".a { object-fit: cover }", [UIView()]) == [#"6 unsupportedByClass(property: "object-fit")"#])
    }

    @Test("The size of a view that UIKit never resizes is reported outside of containers")
    func fixedSizes() {
        let css = ".a { width: 200px; max-block-size: 4px; left: 3px }"
        #expect(
            problems(css, [UISwitch(), UIStepper()]) == [
                #"20 unsupportedByClass(property: "max-block-size")"#, #"6 unsupportedByClass(property: "width")"#,
            ])
        #expect(problems(css, [UISwitch(), UISlider()]) == [])
        #expect(problems(css, [UISwitch()], isContainer: true) == [])
    }

    @Test("A property that other values or an app's own class can read has an effect")
    func readByOthers() {
        final class Chart: UIView {}
        #expect(problems(".a { color: red; letter-spacing: 1px }", [Chart()]) == [])
        #expect(problems(".c { font-size: 20px }", []) == [], "the unit rem")
        #expect(problems(".a { font-size: 20px; width: 2em }", [UIView()]) == [])
        #expect(problems(".a { font-size: 20px; width: 2px }", [UIView()]).count == 1)
        #expect(problems(".a { color: red; border-width: 1px }", [UIView()]) == [])
        #expect(problems(".a { color: red }", [UIView()]).count == 1)
    }

    @Test("Properties of containers and of their views need a container")
    func containers() {
        let css = ".a { flex: 1; gap: 8px }"
        #expect(
            problems(css, [UIView()]).sorted() == [
                #"15 withoutContainer(property: "column-gap")"#, #"15 withoutContainer(property: "row-gap")"#,
                #"6 outsideContainer(property: "flex-basis")"#, #"6 outsideContainer(property: "flex-grow")"#,
                #"6 outsideContainer(property: "flex-shrink")"#,
            ])
        #expect(problems(".a { flex: 1; aspect-ratio: 2 }", [UIView()], isContainer: true) == [])
        #expect(problems("* { box-sizing: border-box }", [UIView()]) == [])
        #expect(
            problems(".a { display: flex }", [UIButton()]) == [#"6 unsupportedByClass(property: "display")"#])
        #expect(problems(".a { display: block }", [UILabel()]) == [])
        #expect(problems(".a { padding-left: 8px }", [UIView()]) == [#"6 outsideContainer(property: "padding-left")"#])
        #expect(problems(".a { padding: 8px }", [UIView()]) == [], "it adds to the size")
    }

    @Test("A wrapper without display and size is reported if its subviews are outside")
    func collapsed() {
        let scene = Scene(
            ".c { display: flex; flex-direction: column; height: 100px } .a { width: 50px; height: 20px }")
        let outer = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), cssClass: "c")
        let wrapper = scene.add(UIView(), id: "wrapper", in: outer)
        #expect(scene.dom.layoutProblems == [])
        let label = scene.add(UILabel(), cssClass: "a", in: wrapper)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.collapsed])
        #expect(scene.dom.layoutProblems.first?.id == "wrapper")
        label.isHidden = true
        #expect(scene.dom.layoutProblems == [])
        label.isHidden = false
        scene.dom.addCssClass("c", to: wrapper)
        #expect(scene.dom.layoutProblems == [])
    }

    @Test("A container in a plain view is reported if nothing gives it a size")
    func collapsedContainer() {
        let scene = Scene(".c { display: flex } .sized { width: 50px; height: 20px }")
        let outer = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let container = scene.add(UIView(), cssClass: "c", in: outer)
        #expect(scene.dom.layoutProblems == [])
        let inner = scene.add(UIView(), cssClass: "c", in: container)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.collapsed])
        scene.dom.addCssClass("sized", to: container)
        #expect(scene.dom.layoutProblems == [])
        scene.add(UIView(), in: inner)
        #expect(scene.dom.layoutProblems == [], "the box layout makes a view without content as small as it is")
    }

    @Test("A wrapper without display is reported if its padding gives it a size, but its subviews have none")
    func unplacedSubviews() {
        let scene = Scene(".c { display: flex } .card { padding: 12px } .a { width: 50px; height: 20px }")
        let outer = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), cssClass: "c")
        let card = scene.add(UIView(), cssClass: "card", in: outer)
        scene.add(UIView(), in: card)
        #expect(scene.dom.layoutProblems == [], "a plain view has no content")
        let label = scene.add(UILabel(), in: card)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.unplacedSubviews])
        scene.dom.addCssClass("a", to: label)
        #expect(scene.dom.layoutProblems == [])
    }
}
