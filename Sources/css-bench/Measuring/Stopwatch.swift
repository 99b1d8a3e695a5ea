/// Runs a piece of work repeatedly and keeps the time that each run took.
struct Stopwatch {
    /// The minimum number of runs, and the minimum time for all of them.
    var minimumRuns = 15
    var minimumTime = Duration.seconds(1)
    /// The time after which no further run starts, once there have been three.
    var maximumTime = Duration.seconds(12)
    /// The number of frames of an animation.
    var frames = 20_000
    /// The number of cells of the longest list.
    var cells = 20_000
    /// Whether to measure the thread's processor time instead of elapsed time.
    var usesProcessorTime = false

    static let quick = Stopwatch(
        minimumRuns: 5, minimumTime: .milliseconds(100), maximumTime: .seconds(3), frames: 2000, cells: 4000)

    /// Measures `work` alone. Its input is made before the clock starts, and its output is released after the clock
    /// stops.
    func measure<Input, Output>(prepare: () -> Input, work: (Input) -> Output) -> Timing {
        func run() -> Double {
            let input = prepare()
            let start = nanoseconds()
            let output = work(input)
            let elapsed = nanoseconds() - start
            blackHole(output)
            return elapsed
        }
        // Warms up the caches and the allocator.
        _ = run()
        var samples: [Double] = []
        let clock = ContinuousClock()
        let start = clock.now
        while true {
            samples.append(run())
            let passed = clock.now - start
            if passed >= minimumTime, samples.count >= minimumRuns { break }
            if passed >= maximumTime, samples.count >= 3 { break }
        }
        return Timing(samples)
    }

    private func nanoseconds() -> Double {
        usesProcessorTime ? ThreadClock.nanoseconds() : Double(MonotonicClock.nanoseconds())
    }
}

/// Uses a value opaquely, so that the optimizer keeps the work that made the value.
@inline(never) @_optimize(none)
func blackHole(_ value: some Any) {}
