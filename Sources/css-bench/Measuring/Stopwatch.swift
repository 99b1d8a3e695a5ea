/// Runs a piece of work over and over, and keeps what each run took.
struct Stopwatch {
    /// At least this many runs, and at least this long.
    var leastRuns = 15
    var leastTime = Duration.seconds(1)
    /// Not much longer than this, however few runs that makes; three are the fewest.
    var mostTime = Duration.seconds(12)

    static let quick = Stopwatch(leastRuns: 5, leastTime: .milliseconds(100), mostTime: .seconds(3))

    /// Measures `work` alone: what it works on is made before the clock starts, what it returns dies after it stops.
    func measure<Input, Output>(prepare: () -> Input, work: (Input) -> Output) -> Timing {
        let clock = ContinuousClock()
        func nanoseconds() -> Double {
            let input = prepare()
            let start = clock.now
            let output = work(input)
            let elapsed = clock.now - start
            blackHole(output)
            return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
        }
        // For the caches and the allocator.
        _ = nanoseconds()
        var samples: [Double] = []
        let start = clock.now
        while true {
            samples.append(nanoseconds())
            let passed = clock.now - start
            if passed >= leastTime, samples.count >= leastRuns { break }
            if passed >= mostTime, samples.count >= 3 { break }
        }
        return Timing(samples)
    }
}

/// Takes a value and does nothing with it, which the optimizer cannot know.
@inline(never) @_optimize(none)
func blackHole(_ value: some Any) {}
