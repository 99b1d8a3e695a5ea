import NimbusCSS
import NimbusUIKit
import Testing

/// Views whose styles depend on the sizes of query containers (CSS Conditional 5).
@MainActor @Suite struct QueryContainerTests {
    /// A card with two views inside, which are beside each other if the card is wide.
    @MainActor private struct Card {
        let view = UIView()
        let picture = UIView()
        let text = UIView()

        init(in column: UIView, _ scene: Scene) {
            scene.add(view, cssClass: "card", in: column)
            let body = scene.add(UIView(), cssClass: "body", in: view)
            scene.add(picture, cssClass: "picture", in: body)
            scene.add(text, cssClass: "text", in: body)
        }

        var isWide: Bool { picture.frame.maxX <= text.frame.minX }
    }

    private static let columns = """
        .screen { display: grid; grid-template-columns: 1fr 2fr; width: 100%; height: 100% }
        .column { display: block }
        .card { display: block; container: card / inline-size }
        .body { display: flex; flex-direction: column }
        .picture, .text { height: 20px }
        .text { width: 50cqw }
        @container card (width >= 180px) { .body { flex-direction: row } .picture { width: 30px } }
        """

    private func screen(_ css: String = columns) -> (scene: Scene, screen: UIView, cards: [Card]) {
        let scene = Scene(css)
        let screen = scene.add(UIView(), cssClass: "screen")
        let cards = (0..<2).map { _ in Card(in: scene.add(UIView(), cssClass: "column", in: screen), scene) }
        scene.dom.layoutViews()
        return (scene, screen, cards)
    }

    @Test("A card is laid out by the column that it is in")
    func columns() {
        let (scene, _, cards) = screen()
        #expect(cards.map(\.view.bounds.width) == [100, 200])
        #expect(cards.map(\.isWide) == [false, true])
        #expect(cards[0].text.frame == CGRect(x: 0, y: 20, width: 50, height: 20))
        #expect(cards[1].text.frame == CGRect(x: 30, y: 0, width: 100, height: 20))
        #expect(scene.dom.problems.isEmpty && scene.dom.layoutProblems.isEmpty)
    }

    @Test("A card that is registered view by view has the styles of its size")
    func registeredLater() {
        let (scene, screen, cards) = screen()
        let card = Card(in: scene.add(UIView(), cssClass: "column", in: screen), scene)
        #expect(card.view.bounds.width == 100 && !card.isWide)
        cards[0].view.superview?.removeFromSuperview()
        scene.dom.refresh()
        #expect(cards[1].view.bounds.width == 100 && !cards[1].isWide)
        #expect(card.view.bounds.width == 200 && card.isWide)
    }

    @Test("Rotating the screen styles the views whose queries have other answers")
    func rotation() {
        let (scene, _, cards) = screen()
        scene.window.frame.size = CGSize(width: 600, height: 300)
        scene.dom.layoutViews()
        #expect(cards.map(\.view.bounds.width) == [200, 400])
        #expect(cards.map(\.isWide) == [true, true])
        scene.window.frame.size = CGSize(width: 210, height: 300)
        scene.dom.layoutViews()
        #expect(cards.map(\.isWide) == [false, false])
        #expect(cards[1].text.frame.width == 70)
    }

    @Test("A new style of a container changes the views inside it only")
    func incremental() {
        let (scene, _, cards) = screen()
        let setters = scene.setters { scene.dom.setStyle("width: 150px", of: cards[1].view) }
        #expect(!cards[1].isWide && cards[1].text.frame.width == 75)
        // The card and its body get the new width, and then the new height of the body.
        #expect(setters == ["frame", "frame", "frame", "frame", "frame", "frame"])
        scene.dom.setStyle(nil, of: cards[1].view)
        #expect(cards[1].isWide)
    }

    @Test("Containers inside containers are laid out from the outside in")
    func nesting() {
        let count = 40
        let rules = (0..<count).map { level in
            "@container (width = \(400 - level)px) { #level\(level + 1) { width: \(399 - level)px } }"
        }
        let scene = Scene(
            "UIView { display: block; container-type: inline-size } #level0 { width: 400px } "
                + rules.joined(separator: "\n"))
        var views = [scene.add(UIView(), id: "level0")]
        scene.dom.performBatchUpdates {
            for level in 1...count { views.append(scene.add(UIView(), id: "level\(level)", in: views[level - 1])) }
        }
        #expect(views.map(\.bounds.width) == (0...count).map { 400 - CGFloat($0) })
        #expect(scene.dom.problems.isEmpty)
    }

    @Test("The container of a view with frame rules has the size of its bounds")
    func frameRules() {
        let scene = Scene(
            """
            .panel { container-type: size; width: 50%; height: 40px }
            .item { width: 10px; height: 10px }
            @container (width > 150px) { .item { width: 20cqw; height: 50cqh } }
            """)
        let panel = scene.add(UIView(), cssClass: "panel")
        let item = scene.add(UIView(), cssClass: "item", in: panel)
        #expect(panel.bounds.width == 150 && item.bounds.size == CGSize(width: 10, height: 10))
        scene.window.frame.size.width = 400
        scene.dom.layoutViews()
        #expect(item.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test("A container that the app resizes restyles its views when it is laid out")
    func resizedByApp() {
        let scene = Scene(
            """
            .panel { container-type: inline-size }
            .item { width: 10px; height: 10px }
            @container (width > 150px) { .item { width: 100% } }
            """)
        let panel = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), cssClass: "panel")
        let item = scene.add(UIView(), cssClass: "item", in: panel)
        #expect(item.bounds.width == 10)
        panel.frame.size.width = 200
        scene.window.layoutIfNeeded()
        #expect(item.bounds.width == 200)
        panel.frame.size.width = 120
        scene.window.layoutIfNeeded()
        #expect(item.bounds.width == 10)
    }

    @Test("A container that Auto Layout resizes restyles its views in the same layout")
    func constraints() {
        let scene = Scene(
            """
            .panel { container-type: inline-size }
            .item { width: 10px; height: 10px }
            @container (width > 150px) { .item { width: 20px } }
            """)
        let panel = UIView()
        panel.translatesAutoresizingMaskIntoConstraints = false
        scene.add(panel, cssClass: "panel")
        let item = scene.add(UIView(), cssClass: "item", in: panel)
        for (width, expected) in [(100, 10), (200, 20), (120, 10)] as [(CGFloat, CGFloat)] {
            panel.frame.size = CGSize(width: width, height: 50)
            panel.layoutIfNeeded()
            #expect(item.bounds.width == expected)
        }
    }

    @Test("A view that is no container any more has no effect on the views inside")
    func formerContainer() {
        let (scene, _, cards) = screen()
        scene.dom.setStyle("container-type: normal", of: cards[1].view)
        #expect(!cards[1].isWide && cards[1].text.frame.width == 195)
        scene.dom.setStyle(nil, of: cards[1].view)
        #expect(cards[1].isWide && cards[1].text.frame.width == 100)
    }

    @Test("A container whose size depends on its own query is a problem, and the pass ends")
    func unsettled() {
        let scene = Scene(
            """
            .row { display: flex; flex-flow: column wrap; width: 300px; height: 100px }
            .card { display: block; container-type: inline-size }
            .other { width: 10px; height: 60px }
            .inner { height: 10px }
            @container (width > 200px) { .inner { height: 90px } }
            """)
        let row = scene.add(UIView(), cssClass: "row")
        let card = scene.add(UIView(), cssClass: "card", in: row)
        scene.add(UIView(), cssClass: "other", in: row)
        scene.add(UIView(), cssClass: "inner", in: card)
        #expect(scene.dom.problems.map(\.kind) == [.unsettledContainer])
        #expect(!scene.dom.needsStyle)
    }
}
