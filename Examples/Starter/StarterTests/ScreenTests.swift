import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import Testing

@testable import Starter

/// Snapshots of all screens of the app, in light and in dark mode.
@MainActor @Suite struct ScreenTests {
    private let appearance = Appearance()

    @Test("The screens look as their snapshots", arguments: ["list", "detail", "form"], [false, true])
    func screens(name: String, isDark: Bool) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let dom = try appearance.makeDOM(for: window)
        window.rootViewController =
            switch name {
            case "list": BoatListController(dom: dom)
            case "detail": BoatDetailController(Boat.samples[1], dom: dom)
            default: BoatFormController(Boat.samples[0], dom: dom)
            }
        window.layoutIfNeeded()
        // Letters differ between the versions of a font.
        let options = SnapshotOptions(style: isDark ? .dark : .light, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: window, in: dom, named: isDark ? "\(name)-dark" : name, options)
    }

    @Test("The preview can save the screen of the window")
    func savesScreen() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let dom = try appearance.makeDOM(for: window)
        window.rootViewController = BoatFormController(Boat.samples[0], dom: dom)
        window.layoutIfNeeded()
        let data = try #require(appearance.screenFiles["screen.json"])
        #expect(try ViewTree(data: data, name: "screen.json").problems.isEmpty)
    }
}
