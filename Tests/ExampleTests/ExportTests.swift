import HeadlessScreen
import HeadlessUIKit
import InterfaCSS
import NimbusCSS
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// The screens of all examples, exported as view data, loaded again and drawn.
@MainActor @Suite struct ExportTests {
    /// A screen of an example with its stylesheets.
    struct Example: CustomTestStringConvertible, Sendable {
        let folder: String
        let name: String
        var sheets: [String]?

        var testDescription: String { "\(folder)/\(name)" }
        var url: URL { PackagePaths.root.appendingPathComponent("Examples/\(folder)") }
    }

    private nonisolated static let examples = [
        Example(folder: "Gallery", name: "settings"), Example(folder: "Gallery", name: "chat"),
        Example(folder: "Gallery", name: "shop"), Example(folder: "Gallery", name: "form"),
        Example(folder: "Profile", name: "profile"), Example(folder: "Boxes", name: "card"),
        Example(folder: "Boxes", name: "gallery"), Example(folder: "Boxes", name: "page"),
        Example(folder: "Podcast", name: "podcast", sheets: ["theme.iss", "controls.iss", "player.iss"]),
    ]

    /// The views of a file, styled and laid out in a window.
    @MainActor private struct Screen {
        let window: UIWindow
        let dom: NIDOM
        let views: [UIView]
        let problems: [ViewTreeProblem]

        /// - Parameter folder: The folder of the view data and the images.
        init(_ file: String, in folder: URL, styledAs example: Example, _ environment: NIEnvironment) throws {
            let cache = NIStylesheetCache(pathPrefix: example.url.path, dialects: [.interfaCSS])
            let sheets = example.sheets ?? ["\(example.name).css"]
            dom = NIDOM(stylesheets: try sheets.map { try cache.stylesheet(withPath: $0) }, environment: environment)
            dom.resources = ViewResources(folder: folder)
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: environment.width, height: environment.height))
            window.screen = UIScreen(bounds: window.bounds, traitCollection: UITraitCollection(environment))
            window.backgroundColor = .systemBackground
            var problems: [ViewTreeProblem] = []
            let tree = try ViewTree(contentsOf: folder.appendingPathComponent(file))
            views = window.buildSubviews(tree, in: dom) { problems.append($0) }
            views[0].frame = window.bounds
            self.problems = problems
            for _ in 0..<2 {
                window.layoutIfNeeded()
                dom.layoutViews()
            }
            window.layoutIfNeeded()
        }

        var picture: Data {
            UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
        }

        var exported: ExportedViews { dom.viewData(of: window) }
    }

    private static func environment(_ colorScheme: NIEnvironment.ColorScheme) -> NIEnvironment {
        var environment = NIEnvironment(width: 390, height: 844)
        environment.colorScheme = colorScheme
        return environment
    }

    @Test(
        "The pictures of a screen and of its export are equal", arguments: ExportTests.examples,
        [NIEnvironment.ColorScheme.light, .dark])
    func pictures(_ example: Example, _ colorScheme: NIEnvironment.ColorScheme) throws {
        let environment = Self.environment(colorScheme)
        let original = try Screen("\(example.name).json", in: example.url, styledAs: example, environment)
        let before = original.picture
        let exported = original.exported
        #expect(exported.omittedViewCount == 0)
        let isUnchanged = original.picture == before
        #expect(isUnchanged, "the export has changed the screen")

        let folder = try TemporaryFolder()
        try exported.write(to: folder.url, named: "screen")
        let loaded = try Screen("screen.json", in: folder.url, styledAs: example, environment)
        #expect(loaded.problems.map(\.description) == [])
        #expect(loaded.views.count == original.views.count)
        // The differences of two files take long to find.
        let areEqual = loaded.picture == before
        #expect(areEqual)
        let again = loaded.exported
        #expect(String(decoding: again.json, as: UTF8.self) == String(decoding: exported.json, as: UTF8.self))
        #expect(again.images == exported.images)
    }

    /// The example of "Building a Screen from JSON".
    @Test func exportIsWritten() throws {
        let (dom, profile, folder) = (NIDOM(stylesheet: NIStylesheet()), UIView(), try TemporaryFolder().url)
        dom.register(profile, withCSSClass: "screen")
        let exported = dom.viewData(of: profile)
        try exported.write(to: folder, named: "profile")
        let json = try String(contentsOf: folder.appendingPathComponent("profile.json"), encoding: .utf8)
        #expect(json == #"{ "view": "UIView", "cssClass": "screen" }"# + "\n")
        try FileManager.default.removeItem(at: folder)
    }

    @Test("An export has nothing that stylesheets have set", arguments: ExportTests.examples)
    func values(_ example: Example) throws {
        let screen = try Screen("\(example.name).json", in: example.url, styledAs: example, Self.environment(.light))
        // Without the stylesheet, they are not secure.
        for field in screen.dom.views(matching: ".password") ?? [] { (field as? UITextField)?.text = nil }
        let styled = String(decoding: screen.exported.json, as: UTF8.self)
        screen.dom.stylesheets = []
        screen.window.layoutIfNeeded()
        let unstyled = String(decoding: screen.exported.json, as: UTF8.self)
        #expect(styled == unstyled)
    }
}
