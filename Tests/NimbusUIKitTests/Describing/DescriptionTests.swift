import NimbusCSS
import NimbusDescribing
import Testing

@testable import NimbusUIKit

/// Has a class of views in it.
enum Gallery {
    final class Picture: UIView {}
}

private final class HiddenView: UIView {}

/// What the DOM says in Swift of what style sheets have set.
@MainActor @Suite struct DescriptionTests {
    @Test func eachStatementHasItsSource() {
        let scene = Scene(
            """
            .title { color: rgb(1 2 3); font: bold 13.5px "Georgia"; left: 4px; }
            UILabel:highlighted { color: light-dark(white, #00000080) }
            #one { width: 20px; left: 5px; -ios-number-of-lines: 2 }
            """)
        let label = scene.add(UILabel(), cssClass: "title", id: "one")
        #expect(
            scene.dom.descriptionForView(label, withName: "title") == """
                // Styles for title
                // a.css:1:10 .title
                title.textColor = UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
                // a.css:2:23 UILabel:highlighted
                title.highlightedTextColor = UIColor { @Sendable traits in
                    if traits.userInterfaceStyle == .dark {
                        return UIColor(red: 0, green: 0, blue: 0, alpha: 0.501961)
                    }
                    return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
                }
                // a.css:1:29 .title
                title.font = UIFont(name: "Georgia-Bold", size: 13.5) ?? UIFont.systemFont(ofSize: 13.5)
                // a.css:3:32 #one
                title.numberOfLines = 2
                // a.css:3:8 #one
                title.frame = CGRect(x: 5, y: 0, width: 20, height: 0)

                """)
    }

    @Test func ofAViewThatNoRuleMeansNothingIsSaid() {
        let scene = Scene(".title { color: red } .odd { colour: red; color: blue !imported }")
        #expect(scene.dom.descriptionForView(scene.add(UILabel()), withName: "a").isEmpty)
        #expect(scene.dom.descriptionForView(scene.add(UILabel(), cssClass: "odd"), withName: "a").isEmpty)
        #expect(scene.dom.descriptionForView(UILabel(), withName: "a").isEmpty)
    }

    @Test func itDoesNotTouchTheView() {
        let scene = Scene("UIView { right: 4px; margin: auto; -mobile-halign: right; border: 1px solid red }")
        let view = scene.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(scene.setters { _ = scene.dom.descriptionForView(view, withName: "view") } == [])
    }

    @Test func ownStyleHasNoPlace() {
        let scene = Scene("")
        let view = scene.add(UIView())
        scene.dom.setStyle("opacity: 0.1", of: view)
        #expect(
            scene.dom.descriptionForView(view, withName: "v") == """
                // Styles for v
                // inline style
                v.alpha = 0.1

                """)
    }

    @Test func allViewsComeFromTheOutsideToTheInside() {
        let scene = Scene("UILabel { opacity: 0.5 }")
        let outer = scene.add(UIView(), id: "outer")
        scene.add(UIButton(type: .custom))
        scene.add(UILabel(), id: "ti\"tle", in: outer)
        scene.add(UILabel(), in: outer)
        let line = String(repeating: "/", count: 99)
        #expect(
            scene.dom.descriptionForAllViews() == """
                let views = dom.registeredViews

                \(line)
                let label2 = dom.viewById("ti\\"tle") as! UILabel
                // Styles for label2
                // a.css:1:11 UILabel
                label2.alpha = 0.5

                \(line)
                let label3 = views[2] as! UILabel
                // Styles for label3
                // a.css:1:11 UILabel
                label3.alpha = 0.5

                """)
    }

    @Test func whatWaitsIsStyledFirst() {
        let scene = Scene("UILabel { opacity: 0.5; left: 3px }")
        scene.dom.coalescesChanges = true
        let label = scene.add(UILabel(), id: "title")
        #expect(scene.dom.descriptionForView(label, withName: "title").contains("title.frame = CGRect(x: 3, y: 0,"))
        scene.dom.setStyle("opacity: 0.25", of: label)
        #expect(scene.dom.descriptionForAllViews().contains("label1.alpha = 0.25\n"))
    }

    @Test func classesWithinOthersAreNamedWithThem() {
        let scene = Scene("UIView { opacity: 0.5 }")
        scene.add(Gallery.Picture(), id: "a")
        scene.add(HiddenView(), id: "b")
        let text = scene.dom.descriptionForAllViews()
        #expect(text.contains(#"let picture1 = dom.viewById("a") as! Gallery.Picture"#))
        #expect(text.contains(#"let hiddenView2 = dom.viewById("b") as! HiddenView"#))
    }

    @Test func transformedViewsAreSaidToBeWhereTheyAre() {
        let scene = Scene("UIView { transform: rotate(90deg); left: 0.1px; width: 10px; height: 0.7px }")
        let view = scene.add(UIView())
        let text = scene.dom.descriptionForView(view, withName: "v")
        #expect(text.contains("v.bounds.size = CGSize(width: 10, height: 0.7)\nv.center = CGPoint(x: 5.1, y: 0.35)\n"))
        #expect(text.contains("v.transform = CGAffineTransform(a: "))
    }

    @Test("A view with constraints is described by its constraints, not by a frame")
    func constraints() {
        let scene = Scene(
            "#a { width: 100px; min-height: 20px; left: 5px } .half { height: calc(50% - 4px); left: 1px }")
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.add(view, id: "a")
        #expect(
            scene.dom.descriptionForView(view, withName: "v") == """
                // Styles for v
                // a.css:1:6 #a
                do {
                    let constraint = v.widthAnchor.constraint(equalToConstant: 100)
                    constraint.priority = UILayoutPriority(998)
                    constraint.isActive = true
                }
                // a.css:1:20 #a
                do {
                    let constraint = v.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
                    constraint.priority = UILayoutPriority(999)
                    constraint.isActive = true
                }

                """)
        scene.dom.unregister(view)
        scene.dom.register(view, withCSSClass: "half")
        #expect(
            scene.dom.descriptionForView(view, withName: "v") == """
                // Styles for v
                // a.css:1:58 .half
                if let superview = v.superview {
                    let constraint = v.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5, constant: -4)
                    constraint.priority = UILayoutPriority(998)
                    constraint.isActive = true
                }

                """)
    }

    @Test("A gradient is a comment with its value, because the stylesheet draws it in the size of the view")
    func gradients() {
        let scene = Scene(
            "#a { background-image: linear-gradient(red, blue) } #b { background-image: conic-gradient(red, blue) }")
        let view = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), id: "a")
        let button = scene.add(UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), id: "b")
        #expect(
            scene.dom.descriptionForView(view, withName: "v") == """
                // Styles for v
                // a.css:1:6 #a
                // backgroundColor: linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)), which the stylesheet draws in the size of the view

                """)
        let text = scene.dom.descriptionForView(button, withName: "b")
        #expect(text.contains("// backgroundImage(normal): conic-gradient(rgb(255, 0, 0), rgb(0, 0, 255)), which"))
    }

    @Test("The layers of the border of a scroll view are described with a comment, because the content moves them")
    func scrolledBorder() {
        let scene = Scene(".s { border-top: 4px solid rgb(1 2 3) }")
        let scroll = scene.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), cssClass: "s")
        let text = scene.dom.descriptionForView(scroll, withName: "scroll")
        #expect(text.contains("shape.position = scroll.bounds.origin"))
        #expect(text.contains("// layer.sublayers(border): these layers scroll with the content."))
        scene.load(".s { border-top: 4px solid rgb(1 2 3); box-sizing: border-box }")
        let plain = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), cssClass: "s")
        #expect(!scene.dom.descriptionForView(plain, withName: "plain").contains("scroll with"))
    }

    @Test("A value that the style of a part has set is described with the rule of the part")
    func parts() {
        let scene = Scene("#b { color: red } #b::part(title-label) { color: blue }")
        let button = scene.add(UIButton(type: .custom), id: "b")
        let text = scene.dom.descriptionForView(button, withName: "b")
        #expect(
            text == """
                // Styles for b
                // a.css:1:43 #b::part(title-label)
                b.setTitleColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1), for: .normal)

                """)
        #expect(scene.dom.styledProperties(of: button).map { $0.declaration?.location?.column } == [43])
        scene.load("#b { color: red }")
        #expect(scene.dom.styledProperties(of: button).map { $0.declaration?.location?.column } == [6])
        button.setTitleColor(.green, for: .normal)
        let properties = scene.dom.styledProperties(of: button)
        #expect(properties.map { $0.declaration?.location?.column } == [6], "the app has set another colour")
    }
}
