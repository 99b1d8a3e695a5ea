import BoxLayout

/// Measures the layout of boxes: of whole trees, and after a change of one leaf.
enum LayoutBenchmarks {
    private static let count = 10_000

    /// - Parameters:
    ///   - peers: The engines that lay out the same trees. A row of a peer appears only if it gives the same boxes.
    ///   - runs: The number of layouts that a peer measures.
    static func benchmarks(peers: [LayoutPeer], runs: Int) -> [Benchmark] {
        let scenes = LayoutScene.all(count).map { scene in
            Benchmark(stage: "layout", corpus: scene.name, inputs: [input(scene)]) { watch in
                let rows = rows(scene, watch)
                return rows + peers.flatMap { peerRows($0, scene, rows, runs: runs) }
            }
        }
        return scenes + growth
    }

    private static func input(_ scene: LayoutScene) -> BenchmarkInput {
        BenchmarkInput("layout: " + scene.name, "\(scene.nodes.count) nodes", Array(scene.text.utf8))
    }

    private static func rows(_ scene: LayoutScene, _ watch: Stopwatch) -> [Row] {
        let full = watch.measure {
            LaidOutScene(scene)
        } work: {
            $0.layOut()
            return $0
        }
        let laidOut = LaidOutScene(scene)
        laidOut.layOut()
        let same = watch.measure {
        } work: {
            laidOut.markChanged()
            laidOut.layOut()
        }
        let other = watch.measure {
        } work: {
            laidOut.resizeChanged()
            laidOut.layOut()
        }
        return [
            Row("layout", scene.name, .perView, full, work: scene.nodes.count),
            Row("layout, one leaf, same size", scene.name, .microseconds, same),
            Row("layout, one leaf, other size", scene.name, .microseconds, other),
        ]
    }

    /// Returns the rows of a peer. Empty if it cannot lay out the scene or has other boxes.
    private static func peerRows(_ peer: LayoutPeer, _ scene: LayoutScene, _ ours: [Row], runs: Int) -> [Row] {
        guard peer.supportsGrid || !(scene.usesGrid || scene.usesBlock), let result = peer.run(scene, runs: runs) else {
            return []
        }
        let laidOut = LaidOutScene(scene)
        laidOut.layOut()
        guard laidOut.agrees(with: result.boxes) else { return [] }
        let values = [result.full / Double(scene.nodes.count), result.sameSize / 1000, result.otherSize / 1000]
        return zip(ours, values).map { row, value in
            Row(stage: row.stage, corpus: row.corpus, metric: row.metric, value: value).asPeer(peer.name, of: row)
        }
    }

    /// The cost of a node for different numbers of nodes.
    private static var growth: [Benchmark] {
        LayoutScene.all(2000).indices.map { index in
            let scenes = [2000, 20_000].map { LayoutScene.all($0)[index] }
            return Benchmark(stage: "layout, growth in nodes", corpus: scenes[0].name, inputs: scenes.map(input)) {
                watch in
                var rows: [Row] = []
                for scene in scenes {
                    let timing = watch.measure {
                        LaidOutScene(scene)
                    } work: {
                        $0.layOut()
                        return $0
                    }
                    let name = "\(scene.name), \(scene.nodes.count) nodes"
                    var row = Row("layout, growth in nodes", name, .perView, timing, work: scene.nodes.count)
                    row.ratio = row.value / (rows.first?.value ?? row.value)
                    rows.append(row)
                }
                return rows
            }
        }
    }
}
