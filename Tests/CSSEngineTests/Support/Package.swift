import Foundation

/// Where things are on this machine.
enum Package {
    /// The package's folder, four levels above this file.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let fixtures = root.appendingPathComponent("Tests/Fixtures")

    /// The public suites' folder; nil where they are not installed.
    static let conformance: URL? = {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["NIMBUS_CONFORMANCE"].map { URL(fileURLWithPath: $0) }
            ?? root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()
}
