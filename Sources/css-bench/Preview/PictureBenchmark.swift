import Foundation
import TestSupport

/// Saves a stylesheet of `Examples/Profile` repeatedly, and measures the time until a browser has decoded the picture of
/// the new version: 390 × 844 points with 2 pixels per point, different at each save.
@MainActor struct PictureBenchmark {
    let saves: Int

    /// The error if the server or the browser does not start.
    struct StartError: Error, CustomStringConvertible {
        let description: String
    }

    private static let warmUps = 5
    private static let sheet = "tokens.css"
    private static let token = "--lake: #12766c"

    /// Returns the rows while the main run loop runs.
    func runOnMainLoop() throws -> [Row] {
        var result: Result<[Row], any Error>?
        Task {
            do {
                result = .success(try await run())
            } catch {
                result = .failure(error)
            }
        }
        while true {
            if let result { return try result.get() }
            RunLoop.main.run(until: Date() + 0.05)
        }
    }

    /// Returns the rows, or no rows if no Chromium is installed.
    /// - Throws: An error if a program does not start, or a picture does not arrive within a minute.
    private func run() async throws -> [Row] {
        guard Browser.executable != nil else { return [] }
        let folder = try TemporaryFolder()
        let watched = folder.url(of: "watched")
        try FileManager.default.copyItem(at: PackagePaths.profileExample, to: watched)
        let sheet = watched.appendingPathComponent(Self.sheet)
        let server = try ProgramRun(
            try ProgramRun.built("chameleon"), ["--watch", watched.path, "--port", "0"])
        defer { server.send(SIGTERM) }
        let browser = try Browser()
        defer { browser.close() }
        let page = try await browser.open(try await Self.url(of: server))
        try await page.wait(until: "document.documentElement?.dataset.revision")
        let text = try String(contentsOf: sheet, encoding: .utf8)
        guard text.contains(Self.token) else { throw StartError(description: "\(Self.sheet) has no \(Self.token)") }
        var latencies: [Double] = []
        for number in 1...(saves + Self.warmUps) {
            let color = String(format: "#%06x", (number &* 7_919_777) & 0xFF_FFFF)
            let new = text.replacingOccurrences(of: Self.token, with: "--lake: \(color)")
            let latency = try await measure(page) {
                try Data(new.utf8).write(to: sheet)
            }
            if number > Self.warmUps { latencies.append(latency) }
            try await Task.sleep(for: .milliseconds(400))
        }
        return Self.rows(latencies)
    }

    /// Returns the time from a save until the page shows the picture, in milliseconds.
    private func measure(_ page: BrowserPage, _ save: () throws -> Void) async throws -> Double {
        // Both processes use the clock of the machine.
        _ = try await page.evaluate(
            """
            window.shown = new Promise((resolve, reject) => {
              const before = document.documentElement.dataset.revision;
              const observer = new MutationObserver(() => {
                if (document.documentElement.dataset.revision === before) return;
                observer.disconnect();
                resolve(performance.timeOrigin + performance.now());
              });
              observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-revision'] });
              setTimeout(() => reject(new Error('no picture')), 20_000);
            });
            true
            """, as: Bool.self)
        let start = Date().timeIntervalSince1970 * 1000
        try save()
        guard let end = try await page.evaluate("window.shown", as: Double.self) else {
            throw StartError(description: "the page shows no picture")
        }
        return end - start
    }

    private static func url(of server: ProgramRun) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            // The last line may be incomplete.
            let lines = server.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let words = lines.joined(separator: " ").split(separator: " ")
            if let url = words.first(where: { $0.hasPrefix("http://127") }) { return String(url) }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw StartError(description: "chameleon does not start: \(server.errors)")
    }

    private static func rows(_ latencies: [Double]) -> [Row] {
        let quantiles = Quantiles(latencies)
        return [("save to picture", 0.5), ("save to picture: p99", 0.99)].map { stage, share in
            Row(
                stage: stage, corpus: "Profile in Chromium, 390x844 at 2x", metric: .milliseconds,
                value: quantiles[share],
                best: quantiles.minimum, spread: share == 0.5 ? quantiles.spread : nil)
        }
    }
}
