import NimbusCSS
import NimbusSnapshots
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
}
