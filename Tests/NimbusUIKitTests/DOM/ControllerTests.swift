import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// View controllers in the selectors of InterfaCSS, and scopes of stylesheets.
@MainActor @Suite struct ControllerTests {
    private final class HomeController: UIViewController {}
    private final class DetailController: UIViewController {}

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let home = HomeController()
    private let detail = DetailController()
    private let plain = UIViewController()
    private let label = UILabel()
    private let detailLabel = UILabel()
    private let outside = UILabel()

    init() {
        window.addSubview(home.view)
        home.view.addSubview(label)
        home.addChild(detail)
        home.view.addSubview(detail.view)
        detail.view.addSubview(detailLabel)
        window.addSubview(plain.view)
        plain.view.addSubview(outside)
    }

    private var views: [UIView] {
        [window, home.view, label, detail.view, detailLabel, plain.view, outside]
    }

    private func dom(_ text: String, _ scope: NIStylesheetScope? = nil) -> (dom: NIDOM, sheet: NIStylesheet) {
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        sheet.scope = scope
        sheet.load(text: text, name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        dom.performBatchUpdates { for view in views { dom.register(view, andId: view === home.view ? "top" : nil) } }
        return (dom, sheet)
    }

    /// The indices of the styled views.
    private var styled: [Int] { views.indices.filter { views[$0].alpha == 0.5 } }

    private nonisolated static let selectors: [(String, [Int])] = [
        ("HomeController view", [1, 3]), ("DetailController {} HomeController view", [1, 3]),
        ("HomeController {} DetailController {} UIViewController view", [5]),
        ("UIViewController view", [1, 3, 5]), ("UIViewController > view", [1, 3, 5]),
        ("UIViewController > #top", [1]), ("UIViewController label", [2, 4, 6]),
        ("view HomeController view", []), ("window HomeController view", [1, 3]),
        ("view DetailController view", [3]), ("HomeController DetailController label", [4]),
        ("HomeController { label", [2, 4]), ("view:root", [1, 3, 5]), ("label:root", []),
    ]

    @Test("A selector of InterfaCSS finds what is inside of view controllers", arguments: selectors)
    func selects(_ selector: String, _ expected: [Int]) {
        let close = selector.contains("{ ") ? "}" : ""
        let (dom, sheet) = dom("\(selector) { alpha: 0.5; } \(close)")
        #expect(sheet.diagnostics.isEmpty)
        #expect(styled == expected, "\(selector)")
        sheet.load(text: "", name: "a.iss")
        dom.refresh()
        #expect(styled == [])
    }

    @Test("The view of a controller that is added to a view matches from then on")
    func added() {
        let controller = HomeController()
        let (dom, _) = dom("view HomeController view { alpha: 0.5; }")
        dom.register(controller.view)
        #expect(controller.view.alpha == 1)
        plain.view.addSubview(controller.view)
        dom.setNeedsStyle(controller.view)
        dom.styleIfNeeded()
        #expect(controller.view.alpha == 0.5)
    }

    @Test("A scope limits a stylesheet to views, and a new scope undoes what the former one has set")
    func scopes() {
        let (dom, sheet) = dom("@a: 0.5; label { alpha: @a; }")
        #expect(styled == [2, 4, 6])
        let detailLabel = detailLabel
        let scopes: [(NIStylesheetScope?, [Int])] = [
            (.controllers(HomeController.self), [2]),
            (.controllers(HomeController.self, includingChildren: true), [2, 4]),
            (.controllers(DetailController.self, HomeController.self), [2, 4]),
            (.controllers(UIViewController.self), [2, 4, 6]), (.id("#top"), [2, 4]), (.id("TOP"), []),
            (.views { $0 === detailLabel }, [4]), (nil, [2, 4, 6]),
        ]
        for (scope, expected) in scopes {
            sheet.scope = scope
            dom.refresh()
            #expect(styled == expected)
        }
    }

    @Test("A scope stays when the stylesheet is loaded again, and goes along when it is added to another one")
    func reloading() {
        let (dom, sheet) = dom("label { alpha: 0.5; }", .controllers(DetailController.self))
        #expect(styled == [4])
        sheet.load(text: "label { alpha: 0.5; hidden: YES; }", name: "a.iss")
        dom.refresh()
        #expect(styled == [4] && detailLabel.isHidden && !label.isHidden)
        let other = NIStylesheet(dialects: [.interfaCSS])
        other.load(text: "label { clipsToBounds: YES; }", name: "b.iss")
        sheet.add(other)
        dom.refresh()
        #expect(styled == [4] && label.clipsToBounds)
    }

    @Test("Setting the same scope again changes nothing")
    func sameScope() {
        let (dom, sheet) = dom("label { alpha: 0.5; }", .id("top"))
        let snapshot = sheet.snapshot
        sheet.scope = .id("top")
        #expect(sheet.snapshot === snapshot)
        #expect(dom.registeredViews.count == views.count)
    }
}
