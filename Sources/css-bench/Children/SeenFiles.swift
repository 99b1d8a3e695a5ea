import Foundation
import NimbusCSS
import NimbusChameleon

/// The files that an app has received. Each new version is checked for being complete.
@MainActor final class SeenFiles {
    private let cache: NIStylesheetCache
    private let tellTorn: (String, Data) -> Void
    private let built: [String: String]
    private var sheets: [StylesheetPath: Data] = [:]
    private var others: [String: String] = [:]
    private var tokens: NotificationTokens?

    /// - Parameters:
    ///   - center: The notification centre for strings and JSON files.
    ///   - tellTorn: Receives the files that are incomplete.
    init(_ cache: NIStylesheetCache, _ center: NotificationCenter, tellTorn: @escaping (String, Data) -> Void) {
        self.cache = cache
        self.tellTorn = tellTorn
        built = BenchFolder.hashes(below: URL(fileURLWithPath: cache.pathPrefix))
        tokens = NotificationTokens(
            in: center,
            [
                center.addObserver(forName: NIStringsDidChangeNotification, object: nil, queue: nil) { [weak self] in
                    let file = $0.userInfo?[NIStringsDidChangeFilePathKey] as? String
                    MainActor.assumeIsolated { self?.take(file, as: BenchFolder.strings) }
                },
                center.addObserver(forName: NIJSONDidChangeNotification, object: nil, queue: nil) { [weak self] in
                    let file = $0.userInfo?[NIJSONDidChangeFilePathKey] as? String
                    let name = $0.userInfo?[NIJSONDidChangeNameKey] as? String
                    MainActor.assumeIsolated { self?.take(file, as: name) }
                },
            ])
    }

    /// Checks the stylesheets that were received since the last call.
    func look() {
        let contents = cache.overlay.contents
        for (path, data) in contents where sheets[path] != data && !SealedText.isWhole(data) {
            tellTorn(path.text, data)
        }
        sheets = contents
    }

    /// The hashes of all files by their paths.
    var hashes: [String: String] {
        let received = sheets.map { ($0.key.text, ContentHash(of: $0.value).description) }
        return built.merging(received) { $1 }.merging(others) { $1 }
    }

    private func take(_ file: String?, as path: String?) {
        guard let file, let path, let data = FileManager.default.contents(atPath: file) else { return }
        if !SealedText.isWhole(data) { tellTorn(path, data) }
        others[path] = ContentHash(of: data).description
    }
}
