import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import TestSupport
import Testing

/// The screen of `Examples/Profile` on phones and tablets, in both directions, with text of several sizes.
@MainActor @Suite struct ProfileDeviceTests {
    /// A device with the settings of its user.
    struct Device: Sendable, CustomTestStringConvertible {
        let width, height: Int
        let direction: NIEnvironment.LayoutDirection
        let textScale: Double

        var testDescription: String {
            "\(width)x\(height)-\(direction == .leftToRight ? "ltr" : "rtl")-text\(Int(textScale * 100))"
        }

        var environment: NIEnvironment {
            var environment = NIEnvironment()
            (environment.width, environment.height) = (Double(width), Double(height))
            environment.layoutDirection = direction
            environment.textScale = textScale
            return environment
        }

        static let all = [(320, 568), (390, 844), (820, 1180)].flatMap { width, height in
            [NIEnvironment.LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
                [1, 1.4, 2].map { Device(width: width, height: height, direction: direction, textScale: $0) }
            }
        }
    }

    @Test(arguments: Device.all) func textHasItsSpaceOnEveryDevice(_ device: Device) throws {
        let screen = try ExampleScreen("profile", in: PackagePaths.profileExample, device.environment)

        #expect(screen.dom.layoutProblems.isEmpty)

        // Half the size is enough to see what touches or overlaps.
        let options = SnapshotOptions(parts: .picture, scale: 0.5, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: screen.window, in: screen.dom, named: device.testDescription, options)
    }

    @Test(arguments: Device.all) func noTextIsCut(_ device: Device) throws {
        try ExampleScreen("profile", in: PackagePaths.profileExample, device.environment).expectWholeTexts()
    }
}
