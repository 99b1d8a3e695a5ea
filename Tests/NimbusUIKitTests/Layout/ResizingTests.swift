import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Frames of views that UIKit resizes with their superviews.
@MainActor @Suite struct ResizingTests {
    private func rotate(_ scene: Scene, to width: CGFloat) {
        scene.window.frame.size = CGSize(width: width, height: 700 - width)
        scene.window.layoutIfNeeded()
    }

    private func add(_ css: String, _ mask: UIView.AutoresizingMask, _ frame: CGRect) -> (scene: Scene, view: UIView) {
        let scene = Scene(css)
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        scene.dom.follow(scene.window)
        return (scene, scene.add(view, cssClass: "a"))
    }

    @Test("A root with a margin has the same width after each rotation", arguments: ["flex", "block", "grid"])
    func margin(display: String) {
        let (scene, view) = add(
            ".a { display: \(display); margin: 12px; height: auto }", .flexibleWidth,
            CGRect(x: 0, y: 0, width: 300, height: 100))
        for width in [300.0, 500, 300, 600, 300] {
            rotate(scene, to: width)
            #expect(view.frame.minX == 12 && view.frame.width == width - 24, "\(width)")
        }
        scene.dom.removeCssClass("a", from: view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test(
        "After rotations, undoing a style restores the frame that UIKit would have given",
        arguments: [
            ".a { width: 100px }", ".a { width: 100px; left: 20px; height: 10px }", ".a { display: flex; width: 90px }",
        ])
    func undone(css: String) {
        for mask in [
            UIView.AutoresizingMask.flexibleWidth, [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin],
            [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleWidth, .flexibleRightMargin], [],
        ] {
            let frame = CGRect(x: 10, y: 20, width: 250, height: 100)
            let (scene, view) = add(css, mask, frame)
            let twin = UIView(frame: frame)
            twin.autoresizingMask = mask
            scene.window.addSubview(twin)
            let styled = view.frame.size
            for width in [500.0, 300, 450] {
                rotate(scene, to: width)
                #expect(view.frame.width == styled.width)
            }
            scene.dom.removeCssClass("a", from: view)
            #expect(
                abs(view.frame.minX - twin.frame.minX) < 1 && abs(view.frame.width - twin.frame.width) < 1, "\(mask)")
            #expect(abs(view.frame.height - twin.frame.height) < 1)
        }
    }

    @Test("A frame that the app sets is the own frame, also of a view with an autoresizing mask")
    func setByApp() {
        let (scene, view) = add(".a { height: 10px }", .flexibleWidth, CGRect(x: 0, y: 0, width: 300, height: 100))
        view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        rotate(scene, to: 500)
        scene.dom.refresh()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 270, height: 10))
        view.frame.size.width = 33
        scene.dom.refresh()
        scene.dom.removeCssClass("a", from: view)
        #expect(view.frame.width == 33 && view.frame.minX == 5)
    }

    @Test("A view in the content view of a cell has its share of the width that the table gives the cell")
    func contentView() {
        final class Source: NSObject, UITableViewDataSource {
            let dom: NIDOM
            var labels: [UILabel] = []
            init(_ dom: NIDOM) { self.dom = dom }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let (cell, label) = (UITableViewCell(style: .default, reuseIdentifier: nil), UILabel())
                label.text = "row"
                cell.contentView.addSubview(label)
                labels.append(label)
                dom.register(cell)
                dom.register(label, withCSSClass: "title")
                return cell
            }
        }
        let scene = Scene("#table .title { color: red } .title { width: 50%; height: 20px }")
        scene.dom.follow(scene.window)
        let table = scene.add(UITableView(frame: scene.window.bounds), id: "table")
        let source = Source(scene.dom)
        table.dataSource = source
        table.reloadData()
        scene.window.layoutIfNeeded()
        scene.window.layoutIfNeeded()
        #expect(!source.labels.isEmpty)
        for label in source.labels {
            #expect(label.frame.width == 150 && label.textColor == .red)
        }
        table.frame.size.width = 200
        scene.window.layoutIfNeeded()
        #expect(source.labels.allSatisfy { $0.frame.width == 100 })
    }

    // MARK: Sizes and hooks

    @Test("A view that asks the DOM for its size gets its current size if it is no container")
    func sizeThatFits() {
        final class Card: UIView {
            weak var dom: NIDOM?
            override func sizeThatFits(_ size: CGSize) -> CGSize { dom?.sizeThatFits(self, in: size) ?? .zero }
        }
        let scene = Scene(".card { display: flex } UILabel { width: 30px; height: 20px }")
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        card.dom = scene.dom
        scene.add(card, cssClass: "card")
        scene.add(UILabel(), in: card)
        #expect(card.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
        scene.dom.removeCssClass("card", from: card)
        #expect(card.sizeThatFits(.zero) == CGSize(width: 100, height: 50))
        #expect(scene.dom.sizeThatFits(card, in: .zero) == CGSize(width: 100, height: 50))
        let label = UILabel()
        label.text = "text"
        #expect(scene.dom.sizeThatFits(label, in: .zero) == label.sizeThatFits(.zero))
    }

    @Test("The app's hook also decides about values that are applied again")
    func hooks() {
        let scene = Scene(
            ".a { font-size: body; border-color: light-dark(red, blue); border-width: 1px; opacity: 0.5 }")
        let label = scene.add(UILabel())
        var styled: [String] = []
        scene.dom.setStyleHooks(
            of: label,
            willStyle: { settings in
                settings.compactMap { setting in
                    var setting = setting
                    if setting.name == "font" { setting.value = .length(40) }
                    return setting.name == "layer.borderColor" ? nil : setting
                }
            }, didStyle: { styled += $0.map(\.name) })
        let border = label.layer.borderColor
        scene.dom.addCssClass("a", to: label)
        #expect(label.font.pointSize == 40 && label.layer.borderColor == border)
        scene.dom.environment.textScale = 1.5
        #expect(label.font.pointSize == 40 && styled.last == "font")
        scene.dom.environment.colorScheme = .dark
        scene.dom.refresh(reapplying: true)
        #expect(label.font.pointSize == 40 && label.layer.borderColor == border)
        scene.dom.setStyleHooks(of: label)
        scene.dom.refresh(reapplying: true)
        #expect(label.font.pointSize != 40)
    }
}
