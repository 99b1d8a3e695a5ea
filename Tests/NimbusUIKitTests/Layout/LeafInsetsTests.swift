import NimbusUIKit
import Testing

/// Padding and border of views that draw their content inside both.
@MainActor @Suite struct LeafInsetsTests {
    /// The classes with insets.
    enum Kind: CaseIterable {
        case label, button, configuredButton, field, textView

        @MainActor func makeView() -> UIView {
            switch self {
            case .label:
                let label = NILabel()
                label.text = "Text"
                return label
            case .button:
                let button = UIButton()
                button.setTitle("Text", for: .normal)
                return button
            case .configuredButton:
                var configuration = UIButton.Configuration.plain()
                configuration.title = "Text"
                return UIButton(configuration: configuration)
            case .field:
                let field = NITextField()
                field.text = "Text"
                return field
            case .textView:
                let view = UITextView()
                view.text = "Text"
                return view
            }
        }

        /// The insets of the content, in the layout direction of the test.
        @MainActor func insets(_ view: UIView, isMirrored: Bool = false) -> UIEdgeInsets {
            switch view {
            case let label as NILabel: return label.textInsets
            case let field as NITextField: return field.textInsets
            case let text as UITextView: return text.textContainerInset
            case let button as UIButton:
                guard let insets = button.configuration?.contentInsets else { return button.contentEdgeInsets }
                return UIEdgeInsets(
                    top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                    right: isMirrored ? insets.leading : insets.trailing)
            default: return .zero
            }
        }
    }

    private static let row = "#row { display: flex; align-items: flex-start; width: 300px; height: auto } "

    private func scene(_ css: String, isMirrored: Bool = false) -> (scene: Scene, row: UIView) {
        let scene = Scene(Self.row + css)
        if isMirrored {
            scene.window.semanticContentAttribute = .forceRightToLeft
            scene.dom.environment.layoutDirection = .rightToLeft
        }
        return (scene, scene.add(UIView(), id: "row"))
    }

    @Test("Logical padding does what physical padding does", arguments: Kind.allCases, [false, true])
    func logical(_ kind: Kind, isMirrored: Bool) {
        let sides = isMirrored ? "1px 30px 3px 4px" : "1px 4px 3px 30px"
        let (scene, row) = scene(
            """
            .physical { padding: \(sides) } .short { padding-inline: 30px 4px; padding-block: 1px 3px }
            .long {
              padding-inline-start: 30px; padding-inline-end: 4px; padding-block-start: 1px; padding-block-end: 3px
            }
            """, isMirrored: isMirrored)
        let views = ["physical", "short", "long"].map { scene.add(kind.makeView(), cssClass: $0, in: row) }
        let expected = UIEdgeInsets(top: 1, left: isMirrored ? 4 : 30, bottom: 3, right: isMirrored ? 30 : 4)
        for view in views {
            #expect(kind.insets(view, isMirrored: isMirrored) == expected)
            #expect(view.frame.size == views[0].frame.size && view.frame.width >= 50)
        }
    }

    @Test("Of a physical and a logical padding, the later one applies")
    func cascade() {
        let (scene, row) = scene(
            """
            .logical { padding-left: 1px; padding-inline-start: 2px; padding-right: 3px }
            .physical { padding-inline-start: 1px; padding-left: 2px; padding-inline-end: 3px }
            .own { direction: rtl; padding-inline-start: 3px; padding-left: 2px }
            """)
        for name in ["logical", "physical", "own"] {
            let label = scene.add(NILabel(), cssClass: name, in: row)
            #expect(label.textInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3), "\(name)")
        }
    }

    @Test("The insets follow the direction of layout")
    func direction() {
        let (scene, row) = scene("NILabel { padding-inline: 8px 2px }")
        let label = scene.add(NILabel(), in: row)
        #expect(label.textInsets.left == 8 && label.textInsets.right == 2)
        scene.dom.environment.layoutDirection = .rightToLeft
        #expect(label.textInsets.left == 2 && label.textInsets.right == 8)
    }

    @Test("The content is inside the border and the padding, and the box fits it", arguments: Kind.allCases)
    func border(_ kind: Kind) {
        let (scene, row) = scene(".tag { border: 6px solid red; padding: 2px 4px } .bare { padding: 0 }")
        let (tag, bare) = (kind.makeView(), kind.makeView())
        scene.add(bare, cssClass: "bare", in: row)
        scene.add(tag, cssClass: "tag", in: row)
        #expect(kind.insets(tag) == UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10))
        // The button without any insets has UIKit's space above and below its title.
        let space: CGFloat = kind == .button ? 12 : 0
        #expect(tag.frame.size == CGSize(width: bare.frame.width + 20, height: bare.frame.height + 16 - space))
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.dom.removeCssClass("tag", from: tag)
        #expect(kind.insets(tag) == kind.insets(kind.makeView()) && tag.layer.borderWidth == 0)
    }

    @Test("A border alone moves the content inside it, and keeps the space that UIKit gives the content")
    func borderAlone() {
        let (scene, row) = scene(
            "#row > * { border: 6px solid red } .left { -mobile-content-halign: left } #row > .plain { border: none }")
        let label = scene.add(Kind.label.makeView(), in: row)
        #expect((label as? NILabel)?.textInsets == UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
        let plain = scene.add(Kind.button.makeView(), cssClass: "plain", in: row)
        for name in ["", "left"] {
            let button = Kind.button.makeView()
            scene.add(button, cssClass: name, in: row)
            let size = CGSize(width: plain.frame.width + 12, height: plain.frame.height + 12)
            #expect(button.frame.size == size, "\(name)")
            button.layoutIfNeeded()
            #expect((button as? UIButton)?.titleLabel?.frame.minX == 6, "\(name)")
        }
        let text = UITextView()
        let own = text.textContainerInset
        scene.add(text, in: row)
        #expect(text.textContainerInset.top == own.top + 6 && text.textContainerInset.left == own.left + 6)
    }

    @Test(
        "A border alone has the space of the button's content after a change",
        arguments: ["-mobile-content-halign: left", "-mobile-content-valign: top", "-mobile-image: url(star)"])
    func borderAfterChange(_ declaration: String) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        for border in ["#row > * { border: 6px solid red }", "#row > .new { border: 6px solid red }"] {
            let (scene, row) = scene("\(border) .old { \(declaration) } .new.old { \(declaration) }")
            scene.dom.resources.image = { _ in image }
            let button = UIButton(type: .system)
            scene.add(button, cssClass: "old", in: row)
            for classes in ["new", "old", "new old", "new", "old new", "old"] {
                scene.dom.setCssClass(classes, of: button)
                let fresh = UIButton(type: .system)
                scene.add(fresh, cssClass: classes, in: row)
                #expect(button.contentEdgeInsets == fresh.contentEdgeInsets, "\(border) \(classes)")
                fresh.removeFromSuperview()
            }
        }
    }

    @Test("A view without insets has one problem with each declaration of its padding and its border")
    func withoutInsets() {
        let (scene, row) = scene("#row > * { padding: 4px; padding-inline: 5px; border: 2px solid red }")
        for view in [UILabel(), UIImageView(), UITextField(), NILabel(), UISwitch(), UIPageControl()] {
            scene.add(view, in: row)
        }
        let problems = scene.dom.layoutProblems
        for name in ["UILabel", "UIImageView", "UITextField"] {
            let kinds = problems.filter { $0.viewClass == name }.map(\.kind)
            #expect(kinds.count == 3 && kinds.contains(.paddingOverContent(property: "border-width")), "\(name)")
        }
        #expect(problems.count == 9 && problems.allSatisfy { $0.location != nil })
    }

    @Test("Logical padding as a percentage is a problem")
    func percentage() {
        let (scene, row) = scene("NILabel { padding-inline-start: 10% }")
        scene.add(NILabel(), in: row)
        #expect(scene.dom.layoutProblems.map(\.kind) == [.percentagePadding(property: "padding-inline-start")])
    }

    @Test("The insets that UIKit names replace padding and border")
    func ownInsets() {
        let (scene, row) = scene(
            """
            UIButton { -mobile-content-insets: 9 8 7 6; padding: 1px } NITextField { -mobile-title-insets: 9 8 7 6; border: 2px }
            UITextView { text-container-inset: 9 8 7 6; padding: 1px }
            """)
        for kind in [Kind.button, .configuredButton, .field, .textView] {
            let view = scene.add(kind.makeView(), in: row)
            #expect(kind.insets(view) == UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6), "\(kind)")
        }
    }
}
