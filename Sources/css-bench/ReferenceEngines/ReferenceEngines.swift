/// Measures other engines with the same inputs.
struct ReferenceEngines {
    private let chromium = Chromium()
    /// The number of runs for each measurement.
    let runs: Int

    /// The engines that no package installs in a form that css-bench can run.
    private static let unavailable = ["cssparser", "libcss", "lightningcss", "css-tree", "postcss"]

    /// A sentence that names the engines that are not installed.
    var skipped: String {
        let names = (chromium == nil ? ["Chromium"] : []) + Self.unavailable
        return "Skipped peers, not installed: " + names.joined(separator: ", ") + "."
    }

    /// Returns the rows of peers that correspond to the given rows.
    func rows(for ours: [Row], of corpus: Corpus) -> [Row] {
        guard let chromium else { return [] }
        var rows: [Row] = []
        for (count, shape) in InitialStyleBenchmarks.sizes {
            let name = InitialStyleBenchmarks.label(corpus, count, shape)
            let restyle = ours.first { $0.stage == InitialStyleBenchmarks.stage && $0.corpus == name }
            // One page measures loading and styling, but loading gets only one row.
            let load = rows.isEmpty ? ours.first { $0.stage == "load" && $0.corpus == corpus.name } : nil
            guard load != nil || restyle != nil else { continue }
            let tree = BenchTree(corpus.names, count: count, shape: shape)
            guard let times = chromium.times(corpus.text, tree, runs: runs) else { continue }
            if let load {
                rows.append(row(load, chromium.name + " replaceSync", Double(corpus.text.count) / times.load / 1000))
            }
            if let restyle {
                rows.append(row(restyle, chromium.name + " styles", times.restyle * 1e6 / Double(count)))
                rows.append(row(restyle, chromium.name + " getComputedStyle", times.query * 1e6 / Double(count)))
            }
        }
        return rows
    }

    private func row(_ ours: Row, _ peer: String, _ value: Double) -> Row {
        Row(stage: ours.stage, corpus: ours.corpus, metric: ours.metric, value: value).asPeer(peer, of: ours)
    }
}
