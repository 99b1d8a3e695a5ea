import Foundation

/// The paths of the package's files on this machine.
package enum PackagePaths {
    /// The folder of `Package.swift`.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The example app.
    package static let profileExample = root.appendingPathComponent("Examples/Profile")

    /// The example screens that show all controls.
    package static let gallery = root.appendingPathComponent("Examples/Gallery")

    /// The example app with stylesheets of InterfaCSS.
    package static let podcastExample = root.appendingPathComponent("Examples/Podcast")

    /// The example app that was written for Three20.
    package static let feedExample = root.appendingPathComponent("Examples/Feed")

    /// The sources of the example app for UIKit.
    package static let starterExample = root.appendingPathComponent("Examples/Starter/Starter")

    /// The folder of the public test suites. It is the folder that `NIMBUS_CONFORMANCE` names, by default
    /// `shared/conformance` next to the package. `nil` if the folder does not exist.
    package static let conformance: URL? = {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["NIMBUS_CONFORMANCE"].map { URL(fileURLWithPath: $0) }
            ?? root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()
}
