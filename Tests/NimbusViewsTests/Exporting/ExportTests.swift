import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

@testable import NimbusViews

/// Views that exist, as view data.
@MainActor @Suite struct ExportTests {
    /// Views of data in a window, which exports them.
    @MainActor struct Exported {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let dom: NIDOM

        init(_ css: String = "", _ views: String? = nil, classes: ViewClasses = ViewClasses()) throws {
            let sheet = NIStylesheet()
            sheet.load(text: css, name: "a.css")
            dom = NIDOM(stylesheet: sheet)
            dom.resources = ViewResources(strings: UserInterfaceStrings(PlainStrings()))
            guard let views else { return }
            var problems: [String] = []
            let tree = try ViewTree(data: Data(views.utf8), name: "a.json")
            window.buildSubviews(tree, in: dom, classes: classes) { problems.append($0.description) }
            #expect(problems == [])
            window.layoutIfNeeded()
            dom.layoutViews()
        }

        @discardableResult func add(_ view: UIView, cssClass: String = "", id: String? = nil) -> UIView {
            window.addSubview(view)
            dom.register(view, withCSSClass: cssClass, andId: id)
            return view
        }

        var views: ExportedViews { dom.viewData(of: window) }
        var json: String { String(decoding: views.json, as: UTF8.self) }
        var line: String { json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") }
    }

    /// Has each key as its text.
    final class PlainStrings: NIUserInterfaceStringResolver {
        let isChangeTrackingEnabled = false

        func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? { key }
    }

    /// Data with one view, which is exported as it is.
    private nonisolated static let unchanged = [
        #"{ "view": "UIView" }"#,
        #"{ "view": "UIView", "id": "a", "cssClass": "b c" }"#,
        #"{ "view": "UIView", "frame": [1, 2.5, 30, 40] }"#,
        #"{ "view": "UIView", "tag": 5, "label": "Hi", "lang": "de" }"#,
        #"{ "view": "UIView", "bg": "rgba(255, 0, 0, 0.5)" }"#,
        #"{ "view": "UIView", "style": "opacity: 0.5; --a: b" }"#,
        ##"{ "view": "UIView", "contentMode": "topLeft", "bg": "rgb(1, 2, 3)" }"##,
        #"{ "view": "UILabel", "text": "A \"text\"\n\\ \u001b\u0000", "state": "disabled highlighted" }"#,
        #"{ "view": "UIButton", "title": "Go", "selector": "go", "state": "disabled selected highlighted" }"#,
        #"{ "view": "UITextField", "text": "a", "placeholder": "b" }"#,
        #"{ "view": "UITextField", "placeholder": "b", "state": "focused" }"#,
        #"{ "view": "UITextView", "text": "a" }"#,
        #"{ "view": "UISearchBar", "text": "a", "placeholder": "b" }"#,
        #"{ "view": "UINavigationBar", "title": "a" }"#,
        #"{ "view": "UIImageView", "symbol": "star.fill" }"#,
        #"{ "view": "UIButton", "title": "a", "symbol": "star" }"#,
        #"{ "view": "UISegmentedControl", "items": ["a", { "symbol": "star" }], "value": 1 }"#,
        #"{ "view": "UITabBar", "items": ["a", { "title": "b", "symbol": "star" }], "value": 0 }"#,
        #"{ "view": "UIToolbar", "items": ["a", { "symbol": "star" }] }"#,
        #"{ "view": "UISwitch", "on": true, "state": "disabled" }"#,
        #"{ "view": "UISlider", "value": 0.3 }"#,
        #"{ "view": "UIStepper", "value": 7 }"#,
        #"{ "view": "UIProgressView", "value": 0.1 }"#,
        #"{ "view": "UIPageControl", "numberOfPages": 5, "currentPage": 2 }"#,
        #"{ "view": "UIActivityIndicatorView" }"#,
        #"{ "view": "NITextField", "text": "a" }"#,
        #"{ "view": "UIStackView", "axis": "vertical", "alignment": "center", "distribution": "equalSpacing", "#
            + #""spacing": 8, "subviews": [{ "view": "UILabel", "text": "a" }] }"#,
        #"{ "view": "UITableView", "rows": [{ "view": "UITableViewCell", "text": "a" }] }"#,
        #"{ "view": "UITableView", "sections": [{ "header": "A", "rows": [{ "view": "UITableViewCell", "#
            + #""frame": [0, 0, 0, 60], "state": "selected" }], "footer": { "view": "UIView" } }] }"#,
        #"{ "view": "UITableView", "tableStyle": "grouped", "rows": [{ "view": "UITableViewCell", "text": "a" }] }"#,
        #"{ "view": "UITableView", "frame": [0, 0, 300, 300], "tableStyle": "insetGrouped", "sections": [{ "#
            + #""header": { "id": "h", "text": "A" }, "rows": [{ "view": "NIBoxTableViewCell", "text": "a" }, "#
            + #"{ "view": "UITableViewCell" }], "footer": { "cssClass": "f", "text": "B", "frame": [0, 0, 0, 40], "#
            + #""bg": "rgb(1, 2, 3)", "subviews": [{ "view": "UILabel", "text": "b" }] } }] }"#,
        #"{ "view": "UITableViewHeaderFooterView", "text": "a" }"#,
        #"{ "view": "NIBoxView", "subviews": [{ "view": "NIBoxCollectionViewCell" }] }"#,
        #"{ "view": "UIButton", "title": "Go", "configuration": "filled" }"#,
        #"{ "view": "UIButton", "title": "Go", "symbol": "star", "configuration": "borderedTinted", "state": "disabled" }"#,
        #"{ "view": "UINavigationBar", "title": "a", "leftBarButtonItems": ["b", { "id": "i", "title": "c" }], "#
            + #""rightBarButtonItems": [{ "cssClass": "d e", "symbol": "star" }] }"#,
        #"{ "view": "UINavigationBar", "title": "a", "prompt": "b", "prefersLargeTitles": true, "#
            + #""largeTitleDisplayMode": "never" }"#,
        #"{ "view": "UIToolbar", "items": [{ "id": "i", "cssClass": "a", "title": "c" }] }"#,
        #"{ "view": "UITextField", "text": "a", "inputAccessoryView": { "view": "UIToolbar", "id": "k", "#
            + #""items": ["a"] } }"#,
        #"{ "view": "UITextView", "inputAccessoryView": { "view": "UIView", "frame": [0, 0, 300, 44], "#
            + #""subviews": [{ "view": "UILabel", "text": "a" }] } }"#,
        #"{ "view": "UITableViewCell", "text": "a", "subviews": [{ "view": "UILabel", "text": "b" }] }"#,
        #"[{ "view": "UIView" }, { "view": "UILabel", "subviews": [{ "view": "UIView", "id": "x" }] }]"#,
    ]

    @Test("Data is exported as it was read", arguments: ExportTests.unchanged)
    func unchanged(_ data: String) throws {
        let line = try Exported("", data).line
        func compact(_ text: String) -> String { text.filter { $0 != " " } }
        #expect(compact(line) == compact(data))
    }

    /// Rules, and data that is exported as if there were no rules.
    private nonisolated static let styled = [
        (
            "UILabel { text: \"css\"; color: red; text-transform: uppercase; background-color: red; enabled: false }",
            #"{ "view": "UILabel", "text": "Own", "bg": "rgb(1, 2, 3)" }"#
        ),
        ("UILabel { text-transform: uppercase; letter-spacing: 2px }", #"{ "view": "UILabel", "text": "Own" }"#),
        ("UILabel { attributed-text: text(\"a\", color(red)) }", #"{ "view": "UILabel", "text": "Own" }"#),
        ("UILabel { width: 80px; left: 5px; height: auto }", #"{ "view": "UILabel", "frame": [1, 2, 3, 4] }"#),
        ("UILabel { transform: rotate(90deg); opacity: 0.5 }", #"{ "view": "UILabel", "frame": [1, 2, 3, 4] }"#),
        (
            "UIView { display: flex; padding: 4px; width: 90px }",
            #"{ "view": "UIView", "subviews": [{ "view": "UIView", "frame": [1, 2, 3, 4] }] }"#
        ),
        ("UIView { visibility: hidden; content-mode: center }", #"{ "view": "UIView" }"#),
        (
            "UIButton { title: \"css\"; color: red; -mobile-image: none }",
            #"{ "view": "UIButton", "title": "Own", "symbol": "star" }"#
        ),
        (
            "UIButton::part(title-label) { color: red; font-size: 30px; text: \"css\" }",
            #"{ "view": "UIButton", "title": "Own" }"#
        ),
        (
            "UITextField { text: \"css\" } UITextField::placeholder { placeholder: \"css\"; color: red }",
            #"{ "view": "UITextField", "placeholder": "Own" }"#
        ),
        ("UISlider { value: 0.5; minimum-value: 0.2 }", #"{ "view": "UISlider", "value": 0.75 }"#),
        (
            "UISearchBar { text: \"css\"; placeholder: \"css\" }",
            #"{ "view": "UISearchBar", "text": "Own", "placeholder": "own" }"#
        ),
        ("UIImageView { object-fit: cover; -mobile-image: none }", #"{ "view": "UIImageView", "symbol": "star" }"#),
        (
            "UITableViewHeaderFooterView { background-color: red; height: 70px } "
                + "::part(text-label) { text: \"css\"; color: red; font-size: 30px }",
            #"{ "view": "UITableView", "frame": [0, 0, 300, 300], "tableStyle": "grouped", "sections": [{ "#
                + #""header": { "text": "Own", "bg": "rgb(1, 2, 3)" } }] }"#
        ),
        (
            "UIButton { title: \"css\"; color: red; background-color: red; font-size: 9px; -mobile-image: none; padding: 2px }",
            #"{ "view": "UIButton", "title": "Own", "configuration": "tinted" }"#
        ),
        (
            "#i { -mobile-text-key: \"css\"; -mobile-image: none; accent-color: red; enabled: false }",
            #"{ "view": "UINavigationBar", "rightBarButtonItems": [{ "id": "i", "title": "Own", "symbol": "star" }] }"#
        ),
        (
            "UITableView, UITableViewCell { background-color: red; border-radius: 5px }",
            #"{ "view": "UITableView", "frame": [0, 0, 300, 300], "tableStyle": "insetGrouped", "#
                + #""rows": [{ "view": "UITableViewCell", "text": "Own" }] }"#
        ),
        (
            "UITextField > UIView { opacity: 0.5; width: 20px }",
            #"{ "view": "UITextField", "inputAccessoryView": { "view": "UIView", "frame": [0, 0, 300, 44] } }"#
        ),
        (
            "UITableViewCell { height: 70px }",
            #"{ "view": "UITableView", "rows": [{ "view": "UITableViewCell", "text": "Own" }] }"#
        ),
        (
            "UITableViewCell::part(text-label) { text: \"css\"; color: red }",
            #"{ "view": "UITableView", "rows": [{ "view": "UITableViewCell", "text": "Own" }] }"#
        ),
    ]

    @Test("Values of stylesheets are not exported", arguments: ExportTests.styled)
    func styled(_ css: String, _ data: String) throws {
        let line = try Exported(css, data).line
        func compact(_ text: String) -> String { text.filter { $0 != " " } }
        #expect(compact(line) == compact(data))
    }

    @Test("Values of the app that data has no members for are inline declarations")
    func inlineDeclarations() throws {
        let screen = try Exported("UILabel { color: green }")
        let label = UILabel()
        (label.text, label.isHidden, label.alpha, label.textColor) = ("a", true, 0.5, .red)
        (label.textAlignment, label.numberOfLines, label.font) = (.center, 3, .systemFont(ofSize: 20, weight: .bold))
        label.layer.cornerRadius = 4
        screen.add(label)
        screen.dom.setStyle("width: 5px", of: label)
        let text = screen.json
        #expect(text.contains("visibility: hidden") && text.contains("opacity: 0.5"))
        #expect(text.contains("text-align: center") && text.contains("-ios-number-of-lines: 3"))
        #expect(text.contains("font-size: 20px") && text.contains("font-weight: 700"))
        #expect(text.contains("border-radius: 4px") && text.contains("; width: 5px\""))
        #expect(!text.contains("color:"))

        let again = try Exported("UILabel { color: green }", text)
        #expect(again.json == text)
        let copy = try #require(again.dom.registeredViews.first as? UILabel)
        #expect(copy.isHidden && copy.alpha == 0.5 && copy.numberOfLines == 3 && copy.font == label.font)
    }

    @Test("Each value of the app is read again", arguments: ["", "* { opacity: 1; color: red }"])
    func appValues(_ css: String) throws {
        let label = UILabel()
        (label.text, label.textAlignment, label.font) = ("a", .justified, UIFont(name: "Georgia-Italic", size: 13))
        (label.shadowColor, label.shadowOffset) = (.green, CGSize(width: 2, height: -1))
        (label.clipsToBounds, label.layer.borderWidth, label.layer.borderColor) = (true, 2, UIColor.blue.cgColor)
        let view = UIView()
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (
            0.5, 3, CGSize(width: 1, height: 2)
        )
        view.layer.shadowColor = UIColor.red.cgColor
        let button = UIButton()
        button.setTitle("a", for: .normal)
        button.setTitleColor(.blue, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 11, weight: .heavy)
        let (slider, spinner) = (UISlider(), UIActivityIndicatorView(style: .medium))
        (slider.maximumValue, slider.value) = (10, 7)
        let screen = try Exported(css)
        for view in [label, view, button, slider, spinner] { screen.add(view) }
        let copy = try Exported(css, screen.json)
        #expect(copy.json == screen.json)
        let copies = copy.dom.registeredViews
        let other = try #require(copies[0] as? UILabel)
        #expect(other.textAlignment == .justified && other.font == label.font && other.clipsToBounds)
        #expect(other.shadowColor == .green && other.shadowOffset == label.shadowOffset)
        #expect(other.layer.borderWidth == 2 && other.layer.borderColor == label.layer.borderColor)
        #expect((copies[1] as? UIView)?.layer.shadowRadius == 3)
        let otherButton = try #require(copies[2] as? UIButton)
        #expect(otherButton.titleLabel?.font == button.titleLabel?.font)
        #expect((otherButton.titleColor(for: .normal) == .blue) == css.isEmpty)
        #expect((copies[3] as? UISlider)?.value == 7)
        #expect((copies[4] as? UIActivityIndicatorView)?.isAnimating == false)
    }

    @Test("Dynamic colours have a value for each scheme", arguments: [UIUserInterfaceStyle.light, .dark])
    func dynamicColors(_ interfaceStyle: UIUserInterfaceStyle) throws {
        let screen = try Exported()
        screen.window.overrideUserInterfaceStyle = interfaceStyle
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        let label = UILabel()
        (label.textColor, label.backgroundColor) = (color, color)
        screen.add(label)
        screen.add(UITableView())
        let schemes = "light-dark(rgb(0, 0, 255), rgb(255, 0, 0))"
        #expect(
            screen.line == #"[ { "view": "UILabel", "style": "color: \#(schemes); background-color: \#(schemes)" }, "#
                + #"{ "view": "UITableView" } ]"#)
        #expect(try Exported("", screen.json).json == screen.json)
    }

    @Test("Custom properties and variables that the app has set are inline declarations")
    func customProperties() throws {
        let screen = try Exported(".a > UIView { background-color: var(--ink) }")
        let outer = screen.add(UIView(), cssClass: "a")
        let inner = UIView()
        outer.addSubview(inner)
        screen.dom.register(inner)
        screen.dom.setVariable("gap", to: "4px")
        screen.dom.setCustomProperty("--ink", to: "red", of: inner)
        let text = screen.json
        #expect(text.contains(#""style": "--gap: 4px""#) && text.contains(#""style": "--ink: red""#))
        #expect(try Exported("", text).json == text)
    }

    @Test("Each member that is read is exported, or depends on the position of the view")
    func members() throws {
        var exported: Set<String> = []
        for data in Self.unchanged {
            let tree = try JSONReader.read(Array(data.utf8))
            func visit(_ node: DataNode) {
                for member in node.members ?? [] {
                    exported.insert(member.name)
                    visit(member.node)
                }
                (node.elements ?? []).forEach(visit)
            }
            visit(tree)
        }
        // Images need files: `images()` tests them.
        let missing = MemberName.allCases.map(\.rawValue).filter { !exported.contains($0) }
        #expect(missing == ["image"])
    }

    // MARK: Views

    @Test("Views of UIKit and views that are not registered are not exported")
    func unregistered() throws {
        let screen = try Exported()
        let outer = screen.add(UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100)))
        let between = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        outer.addSubview(between)
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        between.addSubview(inner)
        screen.dom.register(inner)
        let button = UIButton()
        button.setTitle("a", for: .normal)
        outer.addSubview(button)
        screen.dom.register(button)
        screen.window.layoutIfNeeded()
        #expect(
            screen.line == """
                { "view": "UIView", "frame": [5, 5, 100, 100], "subviews": [\
                { "view": "UIView", "frame": [11, 22, 3, 4] }, { "view": "UIButton", "title": "a" }] }
                """)
    }

    private class Card: UIView {}
    private final class PriceCard: Card {}
    private final class Box<Content>: UILabel {}

    @Test("A view is exported as the nearest class that the reader knows")
    func classes() throws {
        let screen = try Exported()
        screen.add(PriceCard())
        screen.add(Box<[Int]>())
        screen.add(AvatarView())
        #expect(screen.line == #"[{ "view": "UIView" }, { "view": "UILabel" }, { "view": "UIImageView" }]"#)
        let classes = ViewClasses().adding("Card") { Card() }.adding { AvatarView() }
        let json = String(decoding: screen.dom.viewData(of: screen.window, classes: classes).json, as: UTF8.self)
        #expect(json == #"[{ "view": "Card" }, { "view": "UILabel" }, { "view": "AvatarView" }]"# + "\n")
    }

    @Test("Texts of secure fields are bullets", arguments: ["", "* { secure-text-entry: false }"])
    func secrets(_ css: String) throws {
        let screen = try Exported(css)
        let (field, textView, bar) = (UITextField(), UITextView(), UISearchBar())
        field.isSecureTextEntry = true
        textView.isSecureTextEntry = true
        bar.isSecureTextEntry = true
        (field.text, textView.text, bar.text) = ("secret", "secret", "secret")
        for view in [field, textView, bar] { screen.add(view) }
        #expect(!screen.json.contains("secret"))
        #expect(screen.json.components(separatedBy: "••••••\"").count == 4)
        field.accessibilityLabel = "Password"
        #expect(screen.json.contains("Password"))
    }

    @Test("A stylesheet makes a field secure")
    func styledSecrets() throws {
        let screen = try Exported("UITextField { secure-text-entry: true }")
        let field = UITextField()
        field.text = "secret"
        screen.add(field)
        #expect(!screen.json.contains("secret"))
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let dom: NIDOM

        init(_ dom: NIDOM) { self.dom = dom }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            dom.register(cell, withCSSClass: "row")
            return cell
        }
    }

    @Test("A table of the app is exported with the rows that it shows")
    func tables() throws {
        let screen = try Exported()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let rows = Rows(screen.dom)
        (table.rowHeight, table.dataSource) = (40, rows)
        screen.add(table)
        screen.window.layoutIfNeeded()
        let text = screen.json
        #expect(
            text.contains(#"{ "view": "UITableViewCell", "cssClass": "row", "text": "row 2", "frame": [0, 0, 0, 40] }"#)
        )
        #expect(!text.contains("row 9"))
        let again = try Exported("", text)
        #expect(again.json == text)
    }

    // MARK: Images

    private static func image(_ color: UIColor, named name: String?, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            context.cgContext.setFillColor(color.cgColor)
            context.cgContext.fill(bounds)
        }
        image.assetName = name
        return image
    }

    #if canImport(HeadlessUIKit)
    @Test("Images are files with distinct and safe names")
    func images() throws {
        let screen = try Exported()
        let shared = Self.image(.red, named: "tile")
        let images = [
            shared, shared, Self.image(.red, named: "tile"), Self.image(.blue, named: "TILE.png"),
            Self.image(.green, named: "../../icons/tile\u{1B}.jpg", scale: 2), Self.image(.black, named: nil, scale: 3),
            Self.image(.white, named: ".png", scale: 4), UIImage(),
        ]
        for image in images { screen.add(UIImageView(image: image)) }
        let exported = screen.views
        #expect(
            exported.images.keys.sorted() == [
                "TILE-2.png", "icons-tile@2x.png", "image-2@3x.png", "image@3x.png", "tile.png",
            ])
        let folder = try TemporaryFolder()
        try exported.write(to: folder.url(of: "new/folder"), named: "screen")
        let tree = try ViewTree(contentsOf: folder.url(of: "new/folder/screen.json"))
        let copy = try Exported()
        copy.dom.resources.image = { UIImage(named: $0, in: folder.url(of: "new/folder")) }
        let views = copy.window.buildSubviews(tree, in: copy.dom)
        for (view, image) in zip(views, images) where image.size.width > 0 {
            let copy = try #require((view as? UIImageView)?.image)
            #expect(copy.size == image.size)
        }
        #expect(copy.views.images == exported.images && copy.json == screen.json)
    }
    #endif

    // MARK: Hostile trees

    @Test func manyViews() throws {
        let screen = try Exported("UIView { opacity: 0.5 } .b { color: red; width: 5px }")
        let root = screen.add(UIView())
        screen.dom.performBatchUpdates {
            for number in 0..<10_000 {
                let label = UILabel(frame: CGRect(x: number, y: 0, width: 1, height: 1))
                label.text = "\(number)"
                root.addSubview(label)
                screen.dom.register(label, withCSSClass: "b")
            }
        }
        let clock = ContinuousClock()
        var json = Data()
        let time = clock.measure { json = screen.views.json }
        #expect(time < .seconds(30))
        let tree = try ViewTree(data: json, name: "a.json")
        #expect(tree.views[0].subviews.count == 10_000 && tree.problems.isEmpty)
    }

    @Test func deepNesting() throws {
        let screen = try Exported()
        var innermost = screen.add(UIView())
        for _ in 0..<400 {
            let view = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
            innermost.addSubview(view)
            screen.dom.register(view)
            innermost = view
        }
        let exported = screen.views
        let tree = try ViewTree(data: exported.json, name: "a.json")
        var depth = 0
        var data = tree.views.first
        while let view = data {
            depth += 1
            data = view.subviews.first
        }
        #expect(depth > 250 && depth + exported.omittedViewCount == 401)
    }

    // MARK: Random trees

    @Test("Random data is exported as it was read", arguments: 0..<20 as Range<UInt64>)
    func random(_ seed: UInt64) throws {
        var tree = RandomViewData(seed: seed)
        let css = """
            .a { opacity: 0.5; text: "css"; title: "css"; width: 20px } .b { background-color: red; enabled: false }
            .c { display: flex; gap: 3px } .c > * { flex: 1; height: 10px } :nth-child(2) { visibility: hidden }
            .a .b { color: blue; font-size: 9px; value: 0.5; content-mode: center }
            """
        let data = "[" + (0..<3).map { _ in tree.view(depth: 4) }.joined(separator: ",") + "]"
        let unstyled = try Exported("", data)
        let styled = try Exported(css, data)
        #expect(styled.json == unstyled.json)
        #expect(try Exported(css, styled.json).json == styled.json)
    }
}

/// Random view data with the members that the classes have.
private struct RandomViewData {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let members: [String: [String]] = [
        "UIView": [], "UILabel": [#""text":"t""#, #""state":"disabled""#],
        "UIButton": [#""title":"t""#, #""symbol":"star""#, #""state":"selected highlighted""#],
        "UIImageView": [#""symbol":"star""#, #""contentMode":"center""#],
        "UITextField": [#""text":"t""#, #""placeholder":"p""#], "UISwitch": [#""on":true"#],
        "UISlider": [#""value":0.25"#], "UIStackView": [#""axis":"vertical""#, #""spacing":4"#],
        "UISegmentedControl": [#""items":["a","b"],"value":1"#], "UIScrollView": [], "UITextView": [#""text":"t""#],
        "UIProgressView": [#""value":0.75"#], "UIPageControl": [#""numberOfPages":3"#],
    ]
    private static let containers: Set<String> = ["UIView", "UIScrollView", "UIStackView"]

    mutating func view(depth: Int) -> String {
        let name = generator.pick(Self.members.keys.sorted())
        var members = [#""view":"\#(name)""#]
        for member in Self.members[name] ?? [] where generator.chance(percent: 60) { members.append(member) }
        let common = [
            #""cssClass":"a""#, #""tag":3"#, #""frame":[1,2,30.5,40]"#, #""label":"l""#, #""bg":"rgb(9, 8, 7)""#,
            #""style":"opacity: 0.25""#, #""lang":"fr""#,
        ]
        for member in common where generator.chance(percent: 30) { members.append(member) }
        if !members.contains(#""cssClass":"a""#) {
            members.append(#""cssClass":"\#(generator.pick(["b", "c", "b c"]))""#)
        }
        if depth > 0, Self.containers.contains(name) {
            let subviews = (0..<generator.number(below: 4)).map { _ in view(depth: depth - 1) }
            if !subviews.isEmpty { members.append(#""subviews":[\#(subviews.joined(separator: ","))]"#) }
        }
        return "{\(members.joined(separator: ","))}"
    }
}
