/// The rows for the saves of one run.
struct ReloadRows {
    private let saves: [ReloadSave]
    private let apps: Int
    private let corpus: String
    private let processorTime: Double

    private static let stage = "save to view"

    /// - Parameters:
    ///   - saves: At least one save.
    ///   - processorTime: The processor time that the apps used for all saves, in seconds.
    init(_ saves: [ReloadSave], apps: Int, processorTime: Double) {
        self.saves = saves
        self.apps = apps
        corpus = (apps == 1 ? "1 observer" : "\(apps) observers") + ", " + ReloadStylesheet.name
        self.processorTime = processorTime
    }

    /// The sum over all saves of the number of apps that never showed the save.
    var lost: Int { saves.count * apps - saves.reduce(0) { $0 + $1.sightings.count } }

    /// The latency, its parts, and the latency for each style of saving.
    var rows: [Row] {
        let latencies = saves.flatMap(\.latencies)
        return row("", latencies) + row(": p99", at: 0.99, latencies) + [
            InitialStyleBenchmarks.countRow(Self.stage + ": lost", corpus, .changes, lost),
            Row(
                stage: Self.stage + ": processor, each app", corpus: corpus, metric: .milliseconds,
                value: processorTime * 1000 / Double(saves.count * apps)),
        ] + row(": all are told", saves.compactMap(\.untilSent)) + row(": rules are new", saves.flatMap(\.untilChange))
            + row(": rules to view", saves.flatMap(\.fromChange)) + styles
    }

    private var styles: [Row] {
        SaveStyle.allCases.flatMap { style in
            row(": " + style.name, saves.filter { $0.style == style }.flatMap(\.latencies))
        }
    }

    /// Returns the row of a quantile, or no row if there are no samples.
    private func row(_ name: String, at share: Double = 0.5, _ samples: [Double]) -> [Row] {
        guard !samples.isEmpty else { return [] }
        let quantiles = Quantiles(samples)
        return [
            Row(
                stage: Self.stage + name, corpus: corpus, metric: .milliseconds, value: quantiles[share] / 1_000_000,
                best: quantiles.minimum / 1_000_000, spread: share == 0.5 ? quantiles.spread : nil)
        ]
    }
}
