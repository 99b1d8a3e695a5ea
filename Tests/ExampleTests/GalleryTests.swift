import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import TestSupport
import Testing

/// The screens of `Examples/Gallery` on a phone, a small phone and a tablet, with the settings of their users.
@MainActor @Suite struct GalleryTests {
    private nonisolated static let screens = ["settings", "chat", "shop", "form"]

    /// A device with the settings of its user.
    enum Device: String, CaseIterable, Sendable {
        case light, dark, large, rightToLeft, small, tablet

        var environment: NIEnvironment {
            var environment = NIEnvironment(width: 390, height: 844)
            switch self {
            case .light: break
            case .dark: environment.colorScheme = .dark
            case .large: environment.textScale = 1.6
            case .rightToLeft: environment.layoutDirection = .rightToLeft
            case .small: (environment.width, environment.height) = (320, 568)
            case .tablet:
                (environment.width, environment.height) = (1024, 768)
                (environment.idiom, environment.horizontalSizeClass) = (.pad, .regular)
            }
            return environment
        }
    }

    @Test("A screen looks as recorded", arguments: GalleryTests.screens, Device.allCases)
    func picture(_ name: String, _ device: Device) throws {
        let screen = try ExampleScreen(name, in: PackagePaths.gallery, device.environment)
        #expect(screen.dom.stylesheets.allSatisfy { $0.diagnostics.isEmpty })
        #expect(screen.dom.layoutProblems.isEmpty)
        let options = SnapshotOptions(parts: .picture, scale: 0.5, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: screen.window, in: screen.dom, named: "\(name)-\(device.rawValue)", options)
    }

    @Test("No text is cut, also with large text on a small phone", arguments: GalleryTests.screens)
    func texts(_ name: String) throws {
        for device in Device.allCases {
            var environment = device.environment
            try ExampleScreen(name, in: PackagePaths.gallery, environment).expectWholeTexts()
            environment.textScale = 1.6
            try ExampleScreen(name, in: PackagePaths.gallery, environment).expectWholeTexts()
        }
    }

    // MARK: Motion

    @Test("A field with an error shakes once, unless its user wants less motion", arguments: [false, true])
    func error(reducesMotion: Bool) throws {
        var environment = Device.light.environment
        environment.reducesMotion = reducesMotion
        let screen = try ExampleScreen("form", in: PackagePaths.gallery, environment)
        let clock = try #require(screen.dom.motionClock as? NIManualClock)
        let box = try #require(screen.dom.viewById("email")?.styleableSuperview as? UIView)
        clock.advance(by: 0.07)
        #expect(box.transform.tx == (reducesMotion ? 0 : -7))
        clock.advance(by: 0.07)
        #expect(box.transform.tx == (reducesMotion ? 0 : 6))
        clock.advance(by: 0.3)
        #expect(box.transform.isIdentity && !screen.dom.isInMotion)
    }

    @Test("A row that is shown slides in, unless its user wants less motion", arguments: [false, true])
    func row(reducesMotion: Bool) throws {
        var environment = Device.light.environment
        environment.reducesMotion = reducesMotion
        let screen = try ExampleScreen("settings", in: PackagePaths.gallery, environment)
        let clock = try #require(screen.dom.motionClock as? NIManualClock)
        let row = try #require(screen.dom.viewById("downloads") as? UIView)
        #expect(row.isHidden)
        screen.dom.addCssClass("shown", to: row)
        #expect(!row.isHidden && row.bounds.height >= 44)
        #expect(row.alpha == (reducesMotion ? 1 : 0) && row.transform.ty == (reducesMotion ? 0 : -12))
        clock.advance(by: 0.1)
        #expect(reducesMotion || row.alpha > 0 && row.alpha < 1 && row.transform.ty > -12 && row.transform.ty < 0)
        clock.advance(by: 0.15)
        #expect(row.alpha == 1 && row.transform.isIdentity && !screen.dom.isInMotion)
    }

    @Test("A button that is pressed shrinks, and is released more slowly")
    func press() throws {
        let screen = try ExampleScreen("form", in: PackagePaths.gallery, Device.light.environment)
        let clock = try #require(screen.dom.motionClock as? NIManualClock)
        let button = try #require(screen.dom.views(matching: ".gray")?.first as? UIButton)
        button.isHighlighted = true
        screen.dom.styleIfNeeded()
        clock.advance(by: 0.08)
        #expect(button.transform.a == 0.97)
        button.isHighlighted = false
        screen.dom.styleIfNeeded()
        clock.advance(by: 0.08)
        #expect(button.transform.a > 0.97 && button.transform.a < 1)
        clock.advance(by: 0.12)
        #expect(button.transform.isIdentity)
    }
}
