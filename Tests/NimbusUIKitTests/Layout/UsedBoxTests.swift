import NimbusCSS
import NimbusUIKit
import Testing

/// The used boxes of views, as an inspector shows them.
@MainActor @Suite struct UsedBoxTests {
    private func screen(_ sheet: String) -> (dom: NIDOM, root: UIView, items: [UIView]) {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: sheet)
        let dom = NIDOM(stylesheet: stylesheet)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        let items = (0..<3).map { _ in UIView() }
        dom.register(root, withCSSClass: "", andId: "root")
        for (index, item) in items.enumerated() {
            root.addSubview(item)
            dom.register(item, withCSSClass: "item", andId: "item\(index)")
        }
        dom.layoutViews()
        return (dom, root, items)
    }

    @Test func edgesHaveTheLengthsOfTheLayout() throws {
        let (dom, _, items) = screen(
            """
            #root { display: flex }
            .item { width: 20px; padding: 10% 2px; border: 3px solid red; margin: 1px 0 }
            #item2 { margin-inline-start: auto }
            """)
        let box = try #require(dom.usedBox(of: items[2]))
        #expect(box.padding == UIEdgeInsets(top: 20, left: 2, bottom: 20, right: 2))
        #expect(box.border == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
        #expect(box.margin == UIEdgeInsets(top: 1, left: 110, bottom: 1, right: 0))
        #expect(!box.isContainer)
    }

    @Test func gapsAreBetweenItemsAndLines() throws {
        let (dom, root, _) = screen(
            """
            #root { display: flex; flex-wrap: wrap; gap: 4px 10px; align-content: start; padding: 5px; height: auto }
            .item { width: 80px; height: 20px }
            """)
        let box = try #require(dom.usedBox(of: root))
        #expect(box.flexLines.map(\.minY) == [5, 29])
        #expect(
            Set(box.gaps) == [
                CGRect(x: 85, y: 5, width: 10, height: 20), CGRect(x: 5, y: 25, width: 190, height: 4),
            ])
        #expect(box.grid == nil && box.isContainer)
    }

    @Test(arguments: ["ltr", "rtl"]) func gridsHaveLinesAndAreas(_ direction: String) throws {
        let (dom, root, _) = screen(
            """
            #root {
                display: grid; direction: \(direction); column-gap: 10px;
                grid-template: [top] "side main" 30px [bottom] / 50px [middle] 1fr;
            }
            #item0 { grid-area: side } #item1 { grid-area: main } #item2 { grid-row: 2 }
            """)
        let grid = try #require(dom.usedBox(of: root)?.grid)
        let isLeftToRight = direction == "ltr"
        #expect(grid.columns.lines.map(\.number) == [1, 2, 3])
        #expect(grid.columns.lines.map(\.end) == (isLeftToRight ? [0, 50, 200] : [200, 150, 0]))
        #expect(grid.columns.lines.map(\.start) == (isLeftToRight ? [0, 60, 200] : [200, 140, 0]))
        #expect(grid.columns.lines.map(\.names) == [[], ["middle"], []])
        #expect(grid.rows.lines.prefix(2).map(\.names) == [["top"], ["bottom"]])
        #expect(grid.areas.map(\.name) == ["side", "main"])
        #expect(grid.areas.first?.frame == CGRect(x: isLeftToRight ? 0 : 150, y: 0, width: 50, height: 30))
        #expect(grid.frame.width == 200)
    }

    @Test func viewsWithoutABoxHaveNone() {
        let (dom, root, items) = screen("#root { display: flex } #item0 { display: none } #item1 { display: contents }")
        #expect(dom.usedBox(of: root) != nil && dom.usedBox(of: items[2]) != nil)
        #expect(dom.usedBox(of: items[0]) == nil && dom.usedBox(of: items[1]) == nil)
        dom.stylesheets[0].load(text: "")
        dom.refresh()
        #expect(dom.usedBox(of: root) == nil)
    }
}
