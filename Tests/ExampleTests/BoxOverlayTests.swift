import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import Testing

/// The boxes that `nimbus render --boxes` and the preview draw over a picture.
@MainActor @Suite struct BoxOverlayTests {
    private static let tree = """
        { "view": "UIView", "id": "card", "subviews": [
          { "view": "UIView", "cssClass": "side" },
          { "view": "UIView", "cssClass": "row", "subviews": [
            { "view": "UIView", "cssClass": "item" }, { "view": "UIView", "cssClass": "item" }
          ] }
        ] }
        """
    private static let sheet = """
        #card {
            display: grid;
            grid-template: [top] "side main" 1fr / 80px [middle] 1fr;
            gap: 10px;
            margin: 20px;
            border: 10px solid black;
            padding: 10px;
            background-color: white;
        }
        .side { grid-area: side; background-color: #ddd }
        .row { display: flex; grid-area: main; justify-content: space-between }
        .item { width: 20px; margin: 4px; padding: 4px }
        """

    private func screen() throws -> StyledScreen {
        var environment = CSS.Environment()
        (environment.width, environment.height, environment.scale) = (300, 160, 1)
        return StyledScreen(
            try ViewTree(data: Data(Self.tree.utf8), name: "card.json"), [Stylesheet(Self.sheet)], environment,
            folder: URL(fileURLWithPath: "/"))
    }

    private func picture(_ boxes: DrawnBoxes, of screen: StyledScreen) throws -> UIImageView {
        let image = try #require(UIImage(data: screen.picture(drawing: boxes).pngData))
        return UIImageView(image: image)
    }

    @Test func boxesAreDrawnOverThePicture() throws {
        let screen = try screen()
        #expect(screen.problems.isEmpty && screen.dom.layoutProblems.isEmpty)
        let options = SnapshotOptions(parts: .picture, tolerance: SnapshotTolerance(share: 0.02))
        try verifySnapshot(of: picture(.all, of: screen), in: screen.dom, named: "all", options)
    }

    @Test func aSelectorLimitsTheBoxes() throws {
        let screen = try screen()
        let options = SnapshotOptions(parts: .picture, tolerance: SnapshotTolerance(share: 0.02))
        let views = try #require(screen.views(matching: ".item, #card > .row"))
        #expect(views.map(\.frame.width) == [130, 28, 28])
        try verifySnapshot(of: picture(.views(views), of: screen), in: screen.dom, named: "selected", options)
        #expect(screen.views(matching: "#card[") == nil)
        #expect(screen.views(matching: "a {} b") == nil)
        #expect(screen.views(matching: "#nothing")?.isEmpty == true)
    }

    @Test func boxesInACellAreInItsContentView() throws {
        let json = """
            { "view": "UITableViewCell", "subviews": [{ "view": "UIView", "id": "dot", "style": "width: 20px" }] }
            """
        var environment = CSS.Environment()
        (environment.width, environment.height) = (100, 50)
        let screen = StyledScreen(
            try ViewTree(data: Data(json.utf8), name: "cell.json"),
            [Stylesheet("UITableViewCell { display: flex; padding: 10px }")], environment,
            folder: URL(fileURLWithPath: "/"))
        let dot = try #require(screen.dom.viewById("dot") as? UIView)
        #expect((dot.superview?.superview as? UITableViewCell)?.contentView === dot.superview)
        #expect(dot.frame == CGRect(x: 10, y: 10, width: 20, height: 30))
        #expect(screen.dom.usedBox(of: dot) != nil)
    }

    @Test func withoutBoxesThePictureIsTheScreen() throws {
        let screen = try screen()
        #expect(screen.picture().pngData == screen.picture(drawing: .none).pngData)
        #expect(screen.picture().pngData == screen.picture(drawing: .views([])).pngData)
        #expect(screen.picture().pngData != screen.picture(drawing: .all).pngData)
    }
}
