import NimbusUIKit
import NimbusViews
import Testing

/// The styles of tables, and headers and footers that stylesheets can select.
@MainActor @Suite struct TableStyleTests {
    private nonisolated static let styles = ["plain", "grouped", "insetGrouped"]

    private func table(_ screen: BuiltScreen, _ style: String?, _ header: [String: Any]) throws -> UITableView {
        var data: [String: Any] = [
            "view": "UITableView", "id": "list", "frame": [0, 0, 300, 400],
            "sections": [
                [
                    "header": header, "rows": [["view": "UITableViewCell", "text": "a"] as [String: Any]],
                    "footer": ["cssClass": "end", "text": "End"],
                ] as [String: Any]
            ],
        ]
        if let style { data["tableStyle"] = style }
        let (views, problems) = screen.build([data])
        #expect(problems == [])
        layOut(screen)
        return try #require(views.first as? UITableView)
    }

    private func layOut(_ screen: BuiltScreen) {
        screen.window.layoutIfNeeded()
        screen.dom.layoutViews()
        screen.window.layoutIfNeeded()
    }

    private func band(_ selector: String, _ screen: BuiltScreen) throws -> UITableViewHeaderFooterView {
        try #require(screen.dom.views(matching: selector)?.first as? UITableViewHeaderFooterView)
    }

    @Test("A table has the style of its data", arguments: [nil] + TableStyleTests.styles)
    func style(_ name: String?) throws {
        let table = try table(BuiltScreen(), name, ["text": "Today"])
        let expected: [String?: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        #expect(table.style == expected[name] ?? .plain)
    }

    @Test("Values of Swift have a style as well, and existing tables and tables of the app keep theirs")
    func swiftData() {
        final class CardTable: UITableView {}
        let screen = BuiltScreen()
        let known = UITableView(frame: .zero, style: .grouped)
        let (views, problems) = screen.build(
            [
                UITableView.self, ["tableStyle": "grouped"], known, ["tableStyle": "grouped"],
                known, ["tableStyle": "plain"], CardTable.self, ["tableStyle": "grouped"],
                UILabel.self, ["tableStyle": "grouped"],
            ], classes: ViewClasses().adding { CardTable() })
        #expect(views.compactMap { ($0 as? UITableView)?.style } == [.grouped, .grouped, .plain])
        #expect(
            problems == [
                "[5].tableStyle: warning: this “UITableView” is grouped, and only the app can make it plain",
                "[4]: error: this view already exists",
                "[7].tableStyle: warning: this “CardTable” is plain, and only the app can make it grouped",
                "[9].tableStyle: warning: “UILabel” has no “tableStyle”",
            ])
    }

    @Test(
        "A header without a class is a header of UIKit with an id, classes and a label",
        arguments: TableStyleTests.styles)
    func header(_ style: String) throws {
        let screen = BuiltScreen(
            "#today { background-color: red } #today::part(text-label) { color: blue; font-size: 40px } .end { opacity: .5 }"
        )
        let table = try table(screen, style, ["id": "today", "text": "Today"])
        let header = try band("#today", screen)
        let label = try #require(header.textLabel)
        #expect(header.superview === table && label.text == "<Today>" && header.contentView.backgroundColor == .red)
        #expect(label.textColor == .blue && label.font.pointSize == 40)
        #expect(try band(".end", screen).alpha == 0.5)
        let height = table.rectForHeader(inSection: 0).height
        #expect(height >= label.font.lineHeight && header.frame.height == height && label.frame.height < height)
        #expect(header.bounds.contains(label.frame))

        screen.load("")
        layOut(screen)
        let standard = try standardLabel(style)
        #expect(header.contentView.backgroundColor == nil && label.font == standard.font)
        #expect(label.textColor == standard.textColor)
        #expect(table.rectForHeader(inSection: 0).height < height)
    }

    /// Returns the label of a title that the table makes.
    private func standardLabel(_ style: String) throws -> UILabel {
        let screen = BuiltScreen()
        let (views, _) = screen.build([
            [
                "view": "UITableView", "tableStyle": style, "frame": [0, 0, 300, 400],
                "sections": [["header": "Today", "rows": [] as [Any]] as [String: Any]],
            ] as [String: Any]
        ])
        layOut(screen)
        let table = try #require(views.first as? UITableView)
        let labels = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel }
        return try #require(labels.first)
    }

    @Test(
        "A header has the title style, the place and the height of the table's own titles",
        arguments: TableStyleTests.styles)
    func standardAppearance(_ style: String) throws {
        let screen = BuiltScreen()
        let table = try table(screen, style, ["text": "Today"])
        let (label, standard) = (
            try #require(try band("UITableViewHeaderFooterView", screen).textLabel), try standardLabel(style)
        )
        #expect(label.font == standard.font && label.textColor == standard.textColor)
        #expect(label.frame.minX == standard.frame.minX && label.frame.minY == standard.frame.minY)
        #expect(table.rectForHeader(inSection: 0).height == (style == "plain" ? 28 : 44))
    }

    @Test("A longer text has several lines, also after a change of the strings")
    func lines() throws {
        let screen = BuiltScreen()
        let text = "A long text that does not fit into one line of the header of a table that is 300 points wide"
        let table = try table(screen, "grouped", ["text": text])
        let height = table.rectForHeader(inSection: 0).height
        #expect(height > 50)
        try band("UITableViewHeaderFooterView", screen).textLabel?.text = "Short"
        screen.dom.refresh()
        layOut(screen)
        #expect(table.rectForHeader(inSection: 0).height == 44)
    }

    @Test("Data, boxes and display decide about the height of a header")
    func heights() throws {
        let framed = try table(BuiltScreen(), "grouped", ["text": "a", "frame": [0, 0, 0, 60]])
        #expect(framed.rectForHeader(inSection: 0).height == 60)
        let boxes = try table(
            BuiltScreen("#h { display: flex; padding: 10px } #h > UILabel { height: 50px }"), "grouped",
            ["id": "h", "subviews": [["view": "UILabel"]]])
        #expect(boxes.rectForHeader(inSection: 0).height == 70)
        let none = try table(BuiltScreen("#h { display: none }"), "grouped", ["id": "h", "text": "a"])
        #expect(none.rectForHeader(inSection: 0).height < 1)
    }

    #if canImport(HeadlessUIKit)
    @Test("Headers follow the mode and the direction", arguments: TableStyleTests.styles)
    func modeAndDirection(_ style: String) throws {
        let screen = BuiltScreen("#today::part(text-label) { color: light-dark(red, blue) }")
        screen.window.overrideUserInterfaceStyle = .dark
        screen.window.semanticContentAttribute = .forceRightToLeft
        screen.dom.follow(screen.window)
        let table = try table(screen, style, ["id": "today", "text": "Today"])
        let label = try #require(try band("#today", screen).textLabel)
        #expect(label.textColor.resolvedColor(with: label.traitCollection) == .blue)
        #expect(label.frame.midX == table.bounds.midX, "the insets are equal")
        let end = try #require(try band(".end", screen).textLabel)
        let color = style == "plain" ? UIColor.label : .secondaryLabel
        #expect(end.textColor == color)
    }
    #endif

    @Test("Cells of boxes are names in data, and have the height of their boxes", arguments: TableStyleTests.styles)
    func boxCells(_ style: String) throws {
        let screen = BuiltScreen(".box { display: flex; flex-direction: column; padding: 10px } .tall { height: 70px }")
        let cell: [String: Any] = [
            "view": "NIBoxTableViewCell", "cssClass": "box", "subviews": [["view": "UILabel", "cssClass": "tall"]],
        ]
        let (views, problems) = screen.build([
            ["view": "UITableView", "tableStyle": style, "frame": [0, 0, 300, 400], "rows": [cell, cell]]
                as [String: Any],
            ["view": "NIBoxView"], ["view": "NIBoxCollectionViewCell", "subviews": [["view": "UILabel"]]],
        ])
        layOut(screen)
        let table = try #require(views.first as? UITableView)
        #expect(problems == [] && table.visibleCells.allSatisfy { $0 is NIBoxTableViewCell })
        #expect(table.visibleCells.map(\.frame.height) == [90, 90])
        #expect(views.contains { $0 is NIBoxView } && views.contains { $0 is NIBoxCollectionViewCell })
    }

    @Test("A corner of a stylesheet and the corner of an inset group are independent")
    func corners() throws {
        let screen = BuiltScreen("UITableViewCell { border-radius: 3px; background-color: red }")
        let table = try table(screen, "insetGrouped", ["text": "a"])
        let cell = try #require(table.visibleCells.first)
        #expect(cell.layer.cornerRadius == 3 && cell.backgroundColor == .red)
        screen.load("")
        layOut(screen)
        #expect(cell.layer.cornerRadius == 0 && cell.backgroundColor != .red)
    }
}
