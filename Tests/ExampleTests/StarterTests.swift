import ChameleonTestSupport
import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import TestSupport
import Testing

@testable import Starter

/// The screens of `Examples/Starter`, an ordinary app for UIKit.
@MainActor @Suite(.timeLimit(.minutes(15))) struct StarterTests {
    private let folder: TemporaryFolder
    private let appearance: Appearance
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let dom: NIDOM

    init() throws {
        let files = try Self.files()
        folder = try TemporaryFolder(files)
        appearance = Appearance(folder: folder.path)
        dom = try appearance.makeDOM(for: window)
    }

    /// The stylesheets of the app, by their paths.
    private static func files() throws -> [String: String] {
        let names = ["app", "theme", "components", "boats/list", "boats/detail", "boats/form"].map { "\($0).css" }
        let css = PackagePaths.starterExample.appendingPathComponent("css")
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: css.appendingPathComponent($0), encoding: .utf8))
            })
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    private func list(_ boats: [Boat] = Boat.samples) -> BoatListController {
        let list = BoatListController(dom: dom)
        list.boats = boats
        show(list)
        return list
    }

    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func label(_ text: String, in view: UIView) throws -> UILabel {
        try #require(labels(in: view).first { $0.text == text })
    }

    private func gauge(in view: UIView) throws -> GaugeView {
        try #require(view.subviews.compactMap { $0 as? GaugeView }.first)
    }

    /// The red, green and blue of a colour in the traits of the window, from 0 to 255.
    private func channels(_ color: UIColor?) -> [Int] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color?.resolvedColor(with: window.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    private func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try #require(try Self.files()[path])
        #expect(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    // MARK: Stylesheets

    @Test("The stylesheets have no problems, and the declared properties are those of the app")
    func diagnostics() throws {
        for path in try Self.files().keys {
            #expect(try appearance.cache.stylesheet(withPath: path).diagnostics.isEmpty, "\(path)")
        }
        let data = try Data(contentsOf: PackagePaths.starterExample.appendingPathComponent("css/app.css-data.json"))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let names = (json?["properties"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names == dom.viewEffects.flatMap(\.properties).map(\.name))
    }

    @Test("A saved stylesheet changes the screen", arguments: ["reload", "server"])
    func reloading(way: String) async throws {
        let table = list().table
        let former = channels(table.backgroundColor)
        if way == "reload" {
            try edit("theme.css", "--page: light-dark(#f3f0e9", "--page: light-dark(#ff0000")
            try appearance.cache.cachedStylesheet(withPath: "app.css")?.reload()
            try await eventually("the colour of the file") { channels(table.backgroundColor) == [255, 0, 0] }
        } else if NIChameleonObserver.Options.isEnabledByDefault {
            let server = try TestChameleon(try Self.files())
            appearance.watch(URL(string: "http://\(server.host)/?token=abc").flatMap(ReloadLink.init))
            let css = try #require(try Self.files()["theme.css"])
            server.save(css.replacingOccurrences(of: "#f3f0e9", with: "#ff0000"), "theme.css")
            try await eventually("the colour of the server") { channels(table.backgroundColor) == [255, 0, 0] }
            server.save(css, "theme.css")
            try await eventually("the former colour") { channels(table.backgroundColor) == former }
        }
    }

    @Test("A link of the server has a host and a code, whatever its scheme")
    func links() throws {
        for scheme in ["http", "starter"] {
            let link = URL(string: "\(scheme)://192.168.0.2:8888/?token=AB12").flatMap(ReloadLink.init)
            #expect(link?.host == "192.168.0.2:8888" && link?.code == "AB12")
        }
        #expect(ReloadLink.atLaunch(["CHAMELEON_LINK": "http://my-mac.local:8888"])?.host == "my-mac.local:8888")
        #expect(ReloadLink.atLaunch([:]) == nil)
        #expect(URL(string: "mailto:someone").flatMap(ReloadLink.init) == nil)
    }

    // MARK: The list

    @Test("Rows are as high as their boxes")
    func rows() throws {
        let table = list().table
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] == heights[2] && heights[0] > 44 && heights[1] > heights[0])
        #expect(dom.layoutProblems.isEmpty)
        for cell in table.visibleCells {
            for label in labels(in: cell) {
                #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height - 0.5)
            }
        }
    }

    @Test("A reused cell has the classes and the height of its row")
    func reuse() throws {
        let boats = (0..<100).map { index in
            var boat = Boat.samples[index % 3]
            boat.isUnread = index % 2 == 0
            return boat
        }
        let table = list(boats).table
        var cells: Set<ObjectIdentifier> = []
        for offset in stride(from: 0, through: 3_000, by: 250) {
            table.contentOffset.y = CGFloat(offset)
            window.layoutIfNeeded()
            for cell in table.visibleCells {
                cells.insert(ObjectIdentifier(cell))
                let row = try #require(table.indexPath(for: cell)).row
                let name = try label(boats[row].name, in: cell)
                #expect(dom.hasClass("unread", on: cell) == boats[row].isUnread)
                #expect(name.font.fontDescriptor.symbolicTraits.contains(.traitBold) == boats[row].isUnread)
                #expect(cell.frame.height == cell.sizeThatFits(CGSize(width: 390, height: 0)).height)
            }
        }
        #expect(cells.count < 30)
    }

    @Test("A selected boat is read")
    func selection() throws {
        let list = list()
        var opened: [String] = []
        list.onSelect = { opened.append($0.name) }
        list.tableView(list.table, didSelectRowAt: IndexPath(row: 0, section: 0))
        window.layoutIfNeeded()
        #expect(opened == ["Albatross"])
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!dom.hasClass("unread", on: cell))
        #expect(try !label("Albatross", in: cell).font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    // MARK: The user's settings

    @Test("Dark mode changes the colours, also those of the app's own property")
    func darkMode() throws {
        let table = list().table
        let gauge = try gauge(in: table.visibleCells[1].contentView)
        #expect(channels(table.backgroundColor) == [0xF3, 0xF0, 0xE9] && channels(gauge.color) == [0xB2, 0x3A, 0x26])
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(channels(table.backgroundColor) == [0x14, 0x12, 0x0F] && channels(gauge.color) == [0xEE, 0x8A, 0x74])
        gauge.level = 0.9
        window.layoutIfNeeded()
        #expect(channels(gauge.color) == [0x5C, 0xC8, 0xB8])
    }

    @Test("A larger text size makes the text and its row larger")
    func dynamicType() throws {
        let table = list().table
        let former = (try label("Curlew", in: table).font.pointSize, table.contentSize.height)
        window.screen = UIScreen(
            bounds: window.bounds,
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
        window.layoutIfNeeded()
        window.layoutIfNeeded()
        #expect(try label("Curlew", in: table).font.pointSize > former.0)
        #expect(table.contentSize.height > former.1)
        for cell in table.visibleCells {
            #expect(cell.frame.height == cell.sizeThatFits(CGSize(width: 390, height: 0)).height)
        }
    }

    // MARK: The form

    @Test("Auto Layout places the views of the form, and a stylesheet cannot")
    func form() throws {
        let form = BoatFormController(Boat.samples[0], dom: dom)
        show(form)
        let frames = [form.nameField, form.berthField, form.insured, form.save].map { view in
            view.convert(view.bounds, to: window)
        }
        let left = 16 + 0.3 * 358 + 12
        #expect(abs(frames[0].minX - left) < 0.5 && frames[0].minY == 24 && frames[0].height == 44)
        #expect(abs(frames[1].minX - left) < 0.5 && frames[1].minY == 80 && frames[1].maxX == 374)
        #expect(frames[3].minX == 16 && frames[3].width == 358)
        #expect(channels(form.save.backgroundColor) == [0x0D, 0x6B, 0x62])
        #expect(form.nameField.textInsets.left == 12)
        #expect(dom.layoutProblems.isEmpty)

        try edit("boats/form.css", "height: 44px;", "height: 60px; left: 99px;")
        try appearance.cache.cachedStylesheet(withPath: "app.css")?.reload()
        dom.refresh()
        window.layoutIfNeeded()
        let field = form.nameField.convert(form.nameField.bounds, to: window)
        #expect(field == CGRect(x: frames[0].minX, y: 24, width: frames[0].width, height: 60))
        #expect(dom.layoutProblems.contains { "\($0)".contains("left") })
    }

    @Test("The form saves what its fields have")
    func saving() throws {
        let form = BoatFormController(Boat.samples[0], dom: dom)
        show(form)
        var saved: [Boat] = []
        form.onSave = { saved.append($0) }
        form.nameField.text = "Dunlin"
        form.insured.isOn = false
        form.save.sendActions(for: .primaryActionTriggered)
        #expect(saved.map(\.name) == ["Dunlin"] && saved.map(\.berth) == ["A 4"] && saved.map(\.isInsured) == [false])
    }

    // MARK: The detail

    @Test("A stylesheet places the boxes of the detail")
    func detail() throws {
        let detail = BoatDetailController(Boat.samples[1], dom: dom)
        show(detail)
        let name = try label("Brigantine", in: detail.view)
        let gauge = try gauge(in: try #require(name.superview))
        #expect(gauge.frame.size == CGSize(width: 56, height: 56) && name.frame.minX == 68)
        let (berth, value) = (try label("Berth", in: detail.view), try label("A 7", in: detail.view))
        #expect(berth.frame.minX == 16 && value.frame.minY == berth.frame.minY && value.frame.maxX == 358 - 16)
        let facts = try #require(berth.superview)
        #expect(facts.frame.minX == 16 && facts.frame.width == 358)
        #expect(dom.layoutProblems.isEmpty)
    }

    @Test("The data of the preview has the views of the detail")
    func previewData() throws {
        let detail = BoatDetailController(Boat.samples[1], dom: dom)
        show(detail)
        let data = try Data(contentsOf: PackagePaths.starterExample.appendingPathComponent("css/boats/detail.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        try compare(json, detail.view)
    }

    private func compare(_ json: [String: Any], _ view: UIView) throws {
        let name = try #require(json["view"] as? String)
        #expect(String(describing: type(of: view)) == name)
        for cssClass in (json["cssClass"] as? String ?? "").split(separator: " ") {
            #expect(dom.hasClass(String(cssClass), on: view), "\(name) has not the class \(cssClass)")
        }
        if let text = json["text"] as? String { #expect((view as? UILabel)?.text == text) }
        if let title = json["title"] as? String { #expect((view as? UIButton)?.title(for: .normal) == title) }
        let subviews = json["subviews"] as? [[String: Any]] ?? []
        guard !subviews.isEmpty else { return }
        let own = view.subviews.filter { dom.ruleset(of: $0) != nil }
        #expect(own.count == subviews.count)
        for (json, view) in zip(subviews, own) { try compare(json, view) }
    }
}
