import HeadlessUIKit
import NimbusCSS

/// Measures applying styles to the real views of a list, with a stylesheet of about 500 rules.
enum ApplyBenchmarks {
    static var benchmarks: [Benchmark] {
        [
            Benchmark(stage: "apply to views", corpus: label(2000), inputs: inputs()) { watch in
                MainActor.assumeIsolated { applying(watch) }
            },
            incremental("refresh views: nothing changed", .perView) { screen, _ in screen.dom.refresh() },
            incremental("toggle a class of a view", .microseconds) { $0.toggleUnread($1) },
            incremental("reuse a cell", .microseconds) { $0.reuse($1) },
            incremental("theme switch of views", .milliseconds) { screen, _ in screen.switchTheme() },
            Benchmark(stage: "a whole screen", corpus: label(1000), inputs: inputs()) { watch in
                MainActor.assumeIsolated { drawing(watch) }
            },
        ]
    }

    private static func label(_ cells: Int) -> String { "\(cells * 5) views, list" }

    private static func inputs() -> [BenchmarkInput] { [.stylesheet("a screen of an app", ScreenStylesheet.text)] }

    @MainActor private static func sheet() -> NIStylesheet {
        let sheet = NIStylesheet()
        sheet.load(text: String(decoding: ScreenStylesheet.text, as: UTF8.self))
        return sheet
    }

    @MainActor private static func applying(_ watch: Stopwatch) -> [Row] {
        let sheet = sheet()
        let stage = "apply to views"
        let timing = watch.measure {
            ListScreen(cells: 2000, sheet)
        } work: { screen in
            screen.register()
            return screen
        }
        let screen = ListScreen(cells: 2000, sheet)
        let setters = screen.setters { screen.register() }
        return [
            Row(stage, label(2000), .perView, timing, work: 10_000),
            InitialStyleBenchmarks.countRow(stage + ": setters", label(2000), .setters, setters),
            InitialStyleBenchmarks.countRow(
                stage + ": selectors", label(2000), .selectors, LoadBenchmarks.load(ScreenStylesheet.text).selectorCount
            ),
        ]
    }

    /// Measures a change of a styled screen with 10,000 views, and counts the setters that the last change called.
    private static func incremental(
        _ stage: String, _ metric: Row.Metric, change: @escaping @MainActor (ListScreen, UIView) -> Void
    ) -> Benchmark {
        Benchmark(stage: stage, corpus: label(2000), inputs: inputs()) { watch in
            MainActor.assumeIsolated {
                let screen = ListScreen(cells: 2000, sheet())
                screen.register()
                let timing = watch.measure {
                    screen.nextCell()
                } work: {
                    change(screen, $0)
                }
                let setters = screen.setters { change(screen, screen.nextCell()) }
                return [
                    Row(stage, label(2000), metric, timing, work: 10_000),
                    InitialStyleBenchmarks.countRow(stage + ": setters", label(2000), .setters, setters),
                ]
            }
        }
    }

    @MainActor private static func drawing(_ watch: Stopwatch) -> [Row] {
        let sheet = sheet()
        func styled() -> ListScreen {
            let screen = ListScreen(cells: 1000, sheet)
            screen.register()
            return screen
        }
        let whole = watch.measure {
            ListScreen(cells: 1000, sheet)
        } work: { screen in
            screen.register()
            return (screen, screen.draw())
        }
        let drawn = watch.measure(prepare: styled) { ($0, $0.draw()) }
        return [
            Row("a whole screen: style, lay out and draw", label(1000), .milliseconds, whole),
            Row("a whole screen: draw", label(1000), .milliseconds, drawn),
        ]
    }
}
