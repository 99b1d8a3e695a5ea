import Foundation
import NimbusCSS
import NimbusChameleon

/// The files that an app has received. Each new version is checked for being complete.
@MainActor final class ReceivedFiles {
    private let cache: NIStylesheetCache
    private let onTornFile: (String, Data) -> Void
    private let built: [String: String]
    private var stylesheets: [StylesheetPath: Data] = [:]
    private var otherFiles: [String: String] = [:]
    private var tokens: NotificationTokens?

    /// - Parameters:
    ///   - center: The notification centre for strings and JSON files.
    ///   - onTornFile: The closure that receives incomplete files.
    init(_ cache: NIStylesheetCache, _ center: NotificationCenter, onTornFile: @escaping (String, Data) -> Void) {
        self.cache = cache
        self.onTornFile = onTornFile
        built = BenchFolder.hashes(below: URL(fileURLWithPath: cache.pathPrefix))
        tokens = NotificationTokens(
            in: center,
            [
                center.addObserver(forName: NIStringsDidChangeNotification, object: nil, queue: nil) { [weak self] in
                    let file = $0.userInfo?[NIStringsDidChangeFilePathKey] as? String
                    MainActor.assumeIsolated { self?.checkFile(file, as: BenchFolder.strings) }
                },
                center.addObserver(forName: NIJSONDidChangeNotification, object: nil, queue: nil) { [weak self] in
                    let file = $0.userInfo?[NIJSONDidChangeFilePathKey] as? String
                    let name = $0.userInfo?[NIJSONDidChangeNameKey] as? String
                    MainActor.assumeIsolated { self?.checkFile(file, as: name) }
                },
            ])
    }

    /// Checks the stylesheets that were received since the last call.
    func checkStylesheets() {
        let contents = cache.overlay.contents
        for (path, data) in contents where stylesheets[path] != data && !ChecksummedText.isComplete(data) {
            onTornFile(path.text, data)
        }
        stylesheets = contents
    }

    /// The hashes of all files by their paths.
    var hashes: [String: String] {
        let received = stylesheets.map { ($0.key.text, ContentHash(of: $0.value).description) }
        return built.merging(received) { $1 }.merging(otherFiles) { $1 }
    }

    private func checkFile(_ file: String?, as path: String?) {
        guard let file, let path, let data = FileManager.default.contents(atPath: file) else { return }
        if !ChecksummedText.isComplete(data) { onTornFile(path, data) }
        otherFiles[path] = ContentHash(of: data).description
    }
}
