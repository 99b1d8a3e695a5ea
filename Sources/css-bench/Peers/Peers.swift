/// Other engines on the input of a corpus's rows.
struct Peers {
    private let chromium = Chromium()
    /// Of each peer's measurements.
    let runs: Int

    /// Known peers that no ordinary package installs where this can run them.
    private static let absent = ["cssparser", "libcss", "lightningcss", "css-tree", "postcss"]

    /// What is not compared with, as a sentence.
    var skipped: String {
        let names = (chromium == nil ? ["Chromium"] : []) + Self.absent
        return "Skipped peers, not installed: " + names.joined(separator: ", ") + "."
    }

    /// A peer's rows for those of ours that it has something to say about.
    func rows(for ours: [Row], of corpus: Corpus) -> [Row] {
        guard let chromium else { return [] }
        var rows: [Row] = []
        for (count, shape) in Restyling.sizes {
            let name = Restyling.label(corpus, count, shape)
            let restyle = ours.first { $0.stage == Restyling.stage && $0.corpus == name }
            // One page measures both; loading is reported once.
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
        Row(
            stage: ours.stage, corpus: ours.corpus, metric: ours.metric, value: value, peer: peer,
            ratio: ours.metric.isRate ? ours.value / value : value / ours.value)
    }
}
