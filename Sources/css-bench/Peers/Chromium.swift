import Foundation

/// Chromium, doing the same with the same sheet and the same tree.
struct Chromium {
    private let path: String
    /// Its name and version.
    let name: String

    /// Nil where no Chromium is installed.
    init?() {
        guard let path = Program.find(["chromium", "chromium-browser", "google-chrome"]) else { return nil }
        self.path = path
        let version = Program.output(of: path, ["--version"])?.split(separator: " ").first {
            $0.first?.isNumber == true
        }
        name = "Chromium " + (version?.split(separator: ".").first.map(String.init) ?? "")
    }

    /// Medians, in milliseconds.
    struct Times: Decodable {
        /// Of `replaceSync`, which leaves the declarations unread until they are needed.
        var load: Double
        /// Of styling every element of a tree that was just added, without boxes: `display` is `contents` for all.
        var restyle: Double
        /// The same with the sheet as it is, asking every element for a value.
        var query: Double
    }

    /// Loads a sheet and styles a tree, again and again; nil when the browser gives no answer.
    func times(_ text: [UInt8], _ tree: BenchTree, runs: Int) -> Times? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let page = folder.appendingPathComponent("page.html")
            try Data(ChromiumPage.html(text, tree, runs: runs).utf8).write(to: page)
            let arguments = [
                "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1440,900",
                "--user-data-dir=" + folder.path, "--dump-dom", page.absoluteString,
            ]
            guard let output = Program.output(of: path, arguments) else { return nil }
            let parts = output.components(separatedBy: ChromiumPage.mark)
            guard parts.count >= 3 else { return nil }
            return try JSONDecoder().decode(Times.self, from: Data(parts[parts.count - 2].utf8))
        } catch {
            return nil
        }
    }
}
