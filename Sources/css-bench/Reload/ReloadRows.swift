/// What the saves of one run come to.
struct ReloadRows {
    private let saves: [ReloadSave]
    private let apps: Int
    private let corpus: String
    private let processorTime: Double

    private static let stage = "save to view"

    /// - Parameters:
    ///   - saves: at least one.
    ///   - processorTime: seconds that the apps have used for all of them.
    init(_ saves: [ReloadSave], apps: Int, processorTime: Double) {
        self.saves = saves
        self.apps = apps
        corpus = (apps == 1 ? "1 observer" : "\(apps) observers") + ", " + ReloadSheet.name
        self.processorTime = processorTime
    }

    /// How many apps have not shown a save, added up over all saves.
    var lost: Int { saves.count * apps - saves.reduce(0) { $0 + $1.sightings.count } }

    /// What matters, where the time goes, and what each style of saving takes.
    var rows: [Row] {
        let latencies = saves.flatMap(\.latencies)
        return row("", latencies) + row(": p99", at: 0.99, latencies) + [
            Restyling.fact(Self.stage + ": lost", corpus, .changes, lost),
            Row(
                stage: Self.stage + ": processor, each app", corpus: corpus, metric: .milliseconds,
                value: processorTime * 1000 / Double(saves.count * apps)),
        ] + row(": all are told", saves.compactMap(\.untilTold)) + row(": rules are new", saves.flatMap(\.untilChange))
            + row(": rules to view", saves.flatMap(\.fromChange)) + styles
    }

    private var styles: [Row] {
        SaveStyle.allCases.flatMap { style in
            row(": " + style.name, saves.filter { $0.style == style }.flatMap(\.latencies))
        }
    }

    /// None where there is nothing to tell of.
    private func row(_ name: String, at share: Double = 0.5, _ samples: [Double]) -> [Row] {
        guard !samples.isEmpty else { return [] }
        let quantiles = Quantiles(samples)
        return [
            Row(
                stage: Self.stage + name, corpus: corpus, metric: .milliseconds, value: quantiles[share] / 1_000_000,
                best: quantiles.least / 1_000_000, spread: share == 0.5 ? quantiles.spread : nil)
        ]
    }
}
