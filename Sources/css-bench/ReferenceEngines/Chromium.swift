import Foundation
import TestSupport

/// Chromium, measured with the same stylesheet and the same tree.
struct Chromium {
    private let program: URL
    /// The name and version of the browser.
    let name: String

    /// Finds the installed Chromium. Fails if it is not installed.
    init?() {
        guard let program = ProgramRun.installed(["chromium", "chromium-browser", "google-chrome"]) else { return nil }
        self.program = program
        let version = Self.output(of: program, ["--version"])?.split(separator: " ").first {
            $0.first?.isNumber == true
        }
        name = "Chromium " + (version?.split(separator: ".").first.map(String.init) ?? "")
    }

    /// The medians, in milliseconds.
    struct Times: Decodable {
        /// The time of `replaceSync`, which does not parse declarations until they are needed.
        var load: Double
        /// The time to style all elements of a new tree, without boxes: `display` is `contents` for all.
        var restyle: Double
        /// The time to style the elements with the original stylesheet and call `getComputedStyle` for all of them.
        var query: Double
    }

    /// Measures loading a stylesheet and styling a tree. `nil` if the browser fails.
    func times(_ text: [UInt8], _ tree: BenchTree, runs: Int) -> Times? {
        do {
            let folder = try TemporaryFolder(["page.html": ChromiumPage.html(text, tree, runs: runs)])
            let arguments = [
                "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1440,900",
                "--user-data-dir=" + folder.path, "--dump-dom", folder.url(of: "page.html").absoluteString,
            ]
            guard let output = Self.output(of: program, arguments) else { return nil }
            let parts = output.components(separatedBy: ChromiumPage.mark)
            guard parts.count >= 3 else { return nil }
            return try JSONDecoder().decode(Times.self, from: Data(parts[parts.count - 2].utf8))
        } catch {
            return nil
        }
    }

    /// Returns the output of a program. `nil` if it fails.
    private static func output(of program: URL, _ arguments: [String]) -> String? {
        guard let run = try? ProgramRun(program, arguments), run.waitUntilExit() == 0 else { return nil }
        return run.output
    }
}
