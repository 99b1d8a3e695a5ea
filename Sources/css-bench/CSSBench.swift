import ArgumentParser

/// Measures every stage of the engine.
@main
struct CSSBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "css-bench",
        abstract: "Measures every stage of the engine, from bytes to styles.",
        discussion: """
            Prints the median of repeated runs. A row with a peer has the value of the peer. Its ratio is the value of the \
            engine relative to the peer: larger is better for the engine. In a row about growth, the ratio is the cost as a \
            multiple of the cost in the first row. \
            The list before the table has the hashes of all inputs: reports with equal hashes measured the same inputs.
            """)

    @Flag(help: "Print each row as a JSON object.")
    var json = false

    @Option(help: "Measure only rows whose stage or corpus contains this text, or adversarial inputs whose name does.")
    var filter: String?

    @Option(help: "A stylesheet to measure with instead of the built-in ones. Can be repeated.")
    var corpus: [String] = []

    @Flag(help: "Measure with fewer runs.")
    var quick = false

    @Flag(help: "Measure the thread's processor time instead of elapsed time, on a machine that does other work.")
    var processorTime = false

    @Flag(help: "Run other installed engines on the same inputs.")
    var peers = false

    @Flag(help: "Instead, check that time and memory stay linear for adversarial inputs.")
    var hostile = false

    @Flag(
        help: """
            Instead, measure the time from saving a stylesheet until apps in another process show it, and until a browser \
            shows the picture of the preview.
            """)
    var reload = false

    @Flag(
        help: """
            Instead, save stylesheets in different ways while servers and apps are killed, apps start, stop and are suspended, \
            and clients disconnect early. Check that all apps have the files of the disk at the end.
            """)
    var soak = false

    @Flag(
        help: """
            Instead, count the instructions of changes of views with Callgrind, and check that they are at most a multiple of \
            those of the same setters by hand. With --hostile, check that those for adversarial inputs grow with the inputs.
            """)
    var instructions = false

    @Option(help: "The minutes that --soak takes at least.")
    var minutes = 0

    @Option(help: "The seed of the random changes of --soak.")
    var seed = UInt64.random(in: 0..<1_000_000)

    @Option(help: .hidden)
    var hostileCase: String?

    @Option(help: .hidden)
    var size = 1000

    @Option(help: .hidden)
    var counted: CountedChange?

    @Flag(help: .hidden)
    var byHand = false

    @Flag(help: .hidden)
    var isCounted = false

    @OptionGroup(visibility: .hidden)
    var child: ChildOptions

    func run() throws {
        if let role = child.role { try runChild(role) }
        if let hostileCase { return try runHostile(hostileCase) }
        if let counted { return runCounted(counted) }
        let report = Report(printsJSON: json)
        #if DEBUG
        report.printToStandardError(
            "This is a debug build: its figures are meaningless. Use `swift run -c release css-bench`.")
        #endif
        if hostile {
            let isLinear =
                try instructions
                ? HostileGrowth().run(filter: filter, print: report.print) : HostileCheck().run(filter: filter)
            guard isLinear else { throw ExitCode.failure }
            return
        }
        if instructions { return try runInstructions(report) }
        if soak { return try runSoak(report) }
        if reload { return try runReload(report) }
        let corpora = try corpus.isEmpty ? [Corpus.bootstrap(), .app()] : corpus.map { try Corpus(file: $0) }
        let engines = peers ? ReferenceEngines(runs: quick ? 3 : 15) : nil
        if let engines { report.printToStandardError(engines.skipped) }
        let layoutPeers = peers ? LayoutPeer.installed(report) : []
        let forCorpora = corpora.map { corpus in
            let all =
                LoadBenchmarks.benchmarks(corpus) + InitialStyleBenchmarks.benchmarks(corpus)
                + IncrementalBenchmarks.benchmarks(corpus)
                + ScalingBenchmarks.benchmarks(corpus)
            return (corpus, benchmarks: all.filter(isWanted))
        }
        let withOwnInputs =
            (LoadBenchmarks.dialectBenchmarks() + VariableBenchmarks.benchmarks + InvalidationBenchmarks.benchmarks
            + AttributeBenchmarks.benchmarks + PlaceBenchmarks.benchmarks
            + AnimationBenchmarks.benchmarks + ApplyBenchmarks.benchmarks + MotionBenchmarks.benchmarks
            + ViewMemoryBenchmarks.benchmarks
            + LayoutBenchmarks.benchmarks(peers: layoutPeers, runs: quick ? 3 : 15))
            .filter(isWanted)
        report.list(forCorpora.flatMap(\.benchmarks) + withOwnInputs)
        report.begin()
        for (corpus, benchmarks) in forCorpora {
            let rows = measure(benchmarks, report)
            for row in engines?.rows(for: rows, of: corpus) ?? [] { report.add(row) }
        }
        measure(withOwnInputs, report)
    }

    /// Measures benchmarks one after another, and reports each as soon as it is done.
    @discardableResult
    private func measure(_ benchmarks: [Benchmark], _ report: Report) -> [Row] {
        benchmarks.flatMap { benchmark in
            var watch = quick ? Stopwatch.quick : Stopwatch()
            watch.usesProcessorTime = processorTime
            let rows = benchmark.measure(watch)
            for row in rows { report.add(row) }
            return rows
        }
    }

    /// Runs one case, as a child process of `--hostile`.
    private func runHostile(_ name: String) throws {
        guard let hostile = HostileCase.named(name) else { throw ValidationError("no hostile case \(name)") }
        // Before instructions are counted, a small run makes the tables that all runs use.
        if isCounted { _ = HostileRun(hostile, size: min(size, 100)) }
        print(HostileRun(hostile, size: size, isCounted: isCounted).line)
    }

    /// Makes one change, as the child process of `--instructions`.
    private func runCounted(_ change: CountedChange) {
        MainActor.assumeIsolated {
            let stylesheet = ApplyBenchmarks.stylesheet()
            if byHand { change.run(HandwrittenList.init) } else { change.run { ListScreen($0, stylesheet) } }
        }
    }

    private func runInstructions(_ report: Report) throws {
        report.begin()
        let count = try InstructionCount()
        var isAnyAbove = false
        for change in CountedChange.allCases where filter.map(change.stage.contains) ?? true {
            let rows = try count.rows(of: change)
            for row in rows { report.add(row) }
            guard rows[0].value > rows[1].value * change.limit else { continue }
            isAnyAbove = true
            report.printToStandardError("css-bench: \(change.stage) takes more than \(change.limit) × by hand")
        }
        if isAnyAbove { throw ExitCode.failure }
    }

    private func runChild(_ role: ChildRole) throws -> Never {
        try MainActor.assumeIsolated {
            switch role {
            case .server: ServerChild.run(child)
            case .observers: try ObserverChild.run(child)
            }
        }
    }

    private func runReload(_ report: Report) throws {
        report.begin()
        var isAnyLost = false
        for (apps, saves) in quick ? [(1, 20), (100, 10)] : [(1, 150), (100, 40)] {
            let result = try ReloadBenchmark(apps: apps, saves: saves).run()
            for row in result.rows { report.add(row) }
            isAnyLost = isAnyLost || result.lost > 0
        }
        let pictures = try MainActor.assumeIsolated {
            try PictureBenchmark(saves: quick ? 20 : 100).runOnMainLoop()
        }
        if pictures.isEmpty { report.printToStandardError("skipped: save to picture, because there is no Chromium") }
        for row in pictures { report.add(row) }
        if isAnyLost { throw ExitCode.failure }
    }

    private func runSoak(_ report: Report) throws {
        do {
            try Soak(seed: seed, minutes: minutes).run(print: report.print)
        } catch {
            report.printToStandardError("css-bench: with --seed \(seed), \(error)")
            throw ExitCode.failure
        }
    }

    private func isWanted(_ benchmark: Benchmark) -> Bool {
        guard let filter else { return true }
        return benchmark.stage.contains(filter) || benchmark.corpus.contains(filter)
    }
}
