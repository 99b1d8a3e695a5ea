import HeadlessScreen
import HeadlessUIKit
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
        let (window, dom) = try screen(of: device)

        #expect(dom.layoutProblems.isEmpty)

        // Half the size is enough to see what touches or overlaps.
        let options = SnapshotOptions(parts: .picture, scale: 0.5, tolerance: SnapshotTolerance(share: 0.08))
        try verifySnapshot(of: window, in: dom, named: device.testDescription, options)
    }

    @Test(arguments: Device.all) func noTextIsCut(_ device: Device) throws {
        let (window, _) = try screen(of: device)

        for label in labels(in: window) {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            let name = label.text ?? ""
            #expect(label.bounds.height + 0.5 >= needed.height, "“\(name)” is lower than its text")
            #expect(label.bounds.width + 0.5 >= needed.width, "“\(name)” is narrower than its text")
            let frame = label.convert(label.bounds, to: window)
            #expect(frame.minX >= 0 && frame.maxX <= window.bounds.width, "“\(name)” is outside the screen")
        }
    }

    private func screen(of device: Device) throws -> (UIWindow, NIDOM) {
        let folder = PackagePaths.profileExample
        let environment = device.environment
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let dom = NIDOM(stylesheet: try cache.stylesheet(withPath: "profile.css"), environment: environment)
        dom.resources.image = { UIImage(contentsOfFile: folder.appendingPathComponent($0).path) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: device.width, height: device.height))
        window.screen = UIScreen(bounds: window.bounds, traitCollection: UITraitCollection(environment))
        let tree = try ViewTree(contentsOf: folder.appendingPathComponent("profile.json"))
        window.buildSubviews(tree, in: dom)[0].frame = window.bounds
        window.layoutIfNeeded()
        dom.layoutViews()
        // Buttons lay out their titles.
        window.layoutIfNeeded()
        return (window, dom)
    }

    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
}
