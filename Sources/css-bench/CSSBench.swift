import ArgumentParser

/// Measures every stage of the engine.
@main
struct CSSBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "css-bench",
        abstract: "Measures every stage of the engine, from bytes to styles.",
        discussion: """
            Prints the median of repeated runs. A row with a peer gives the peer's value and, as its ratio, how many \
            times as good ours is; a row about growth gives its cost as a multiple of the first such row's.
            """)

    @Flag(help: "Print one JSON object a row.")
    var json = false

    @Option(help: "Only rows whose stage or corpus, or hostile cases whose name, contains this text.")
    var filter: String?

    @Option(help: "A sheet to measure with, in the place of our own; may be given again.")
    var corpus: [String] = []

    @Flag(help: "Fewer runs, for a first look.")
    var quick = false

    @Flag(help: "Measure the thread's processor time instead of elapsed time, on a machine that does other work.")
    var processorTime = false

    @Flag(help: "Run other engines that are installed on the same input.")
    var peers = false

    @Flag(help: "Instead, feed the engine inputs that mean it harm, and check that it takes them in its stride.")
    var hostile = false

    @Flag(help: "Instead, measure how long it takes from saving a style sheet until apps in another process show it.")
    var reload = false

    @Flag(
        help: """
            Instead, save style sheets in every way while servers are killed and apps come, go and sleep, and check that \
            all of them have what is on the disk in the end.
            """)
    var soak = false

    @Option(help: "What the changes of --soak follow from, to repeat them.")
    var seed = UInt64.random(in: 0..<1_000_000)

    @Option(help: .hidden)
    var hostileCase: String?

    @Option(help: .hidden)
    var size = 1000

    @OptionGroup(visibility: .hidden)
    var child: ChildOptions

    func run() throws {
        if let role = child.role { try runChild(role) }
        if let hostileCase { return try runHostile(hostileCase) }
        let report = Report(printsJSON: json)
        #if DEBUG
        report.note("This is a debug build: its figures mean nothing. Use `swift run -c release css-bench`.")
        #endif
        if hostile {
            guard HostileCheck().run(filter: filter) else { throw ExitCode.failure }
            return
        }
        if soak { return try runSoak(report) }
        if reload { return try runReload(report) }
        let corpora = try corpus.isEmpty ? [Corpus.bootstrap(), .app()] : corpus.map { try Corpus(file: $0) }
        let others = peers ? Peers(runs: quick ? 3 : 15) : nil
        if let others { report.note(others.skipped) }
        let forCorpora = corpora.map { corpus in
            let all =
                Loading.benchmarks(corpus) + Restyling.benchmarks(corpus) + Following.benchmarks(corpus)
                + Growth.benchmarks(corpus)
            return (corpus, benchmarks: all.filter(isWanted))
        }
        let withOwnInputs =
            (VariableBenchmarks.benchmarks + InvalidationBenchmarks.benchmarks + AttributeBenchmarks.benchmarks
            + AnimationBenchmarks.benchmarks + Applying.benchmarks).filter(isWanted)
        report.list(forCorpora.flatMap(\.benchmarks) + withOwnInputs)
        report.begin()
        for (corpus, benchmarks) in forCorpora {
            let rows = measure(benchmarks, report)
            for row in others?.rows(for: rows, of: corpus) ?? [] { report.add(row) }
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

    /// One case alone, as the child process of `--hostile`.
    private func runHostile(_ name: String) throws {
        guard let hostile = HostileCase.named(name) else { throw ValidationError("no hostile case \(name)") }
        print(HostileRun(hostile, size: size).line)
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
        if isAnyLost { throw ExitCode.failure }
    }

    private func runSoak(_ report: Report) throws {
        do {
            try Soak(seed: seed).run(tell: report.say)
        } catch {
            report.note("css-bench: with --seed \(seed), \(error)")
            throw ExitCode.failure
        }
    }

    private func isWanted(_ benchmark: Benchmark) -> Bool {
        guard let filter else { return true }
        return benchmark.stage.contains(filter) || benchmark.corpus.contains(filter)
    }
}
