import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// Shows instants of 1,000 animations of two properties each, every one at another place in its keyframes, and calls the same setters
/// by handwritten code.
enum MotionBenchmarks {
    private static let viewCount = 1000
    private static let label = "\(viewCount) views"
    private static let stage = "tick of animations"
    private static let rules = """
        @keyframes drift { from { opacity: 0.25; transform: translateX(0px) } to { opacity: 1; transform: translateX(100px) } }
        .view { animation: drift 10s linear infinite alternate }
        """

    static var benchmarks: [Benchmark] {
        [
            Benchmark(stage: stage, corpus: label, inputs: [.stylesheet(stage, Array(rules.utf8))]) { watch in
                MainActor.assumeIsolated { [ticking(watch), settingByHand(watch)] }
            }
        ]
    }

    @MainActor private static func ticking(_ watch: Stopwatch) -> Row {
        let sheet = NIStylesheet()
        sheet.load(text: rules)
        let (dom, clock, root) = (NIDOM(stylesheet: sheet), NIManualClock(), UIView())
        dom.motionClock = clock
        dom.performBatchUpdates {
            for index in 0..<viewCount {
                let view = UIView()
                root.addSubview(view)
                dom.register(view, withCSSClass: "view")
                dom.setStyle("animation-delay: -\(index)ms", of: view)
            }
        }
        let timing = watch.measure {
        } work: { _ in
            clock.advance(by: 1.0 / 60)
        }
        return Row(stage, label, .microseconds, timing, work: 1)
    }

    @MainActor private static func settingByHand(_ watch: Stopwatch) -> Row {
        let root = UIView()
        let views = (0..<viewCount).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        var tick = 0.0
        let timing = watch.measure {
        } work: { _ in
            tick += 1
            for (index, view) in views.enumerated() {
                let progress = (tick / 600 + Double(index) / 10_000).truncatingRemainder(dividingBy: 1)
                view.alpha = 0.25 + 0.75 * progress
                view.transform = CGAffineTransform(translationX: 100 * progress, y: 0)
            }
        }
        return Row("\(stage): \(ApplyBenchmarks.byHand)", label, .microseconds, timing, work: 1)
    }
}
