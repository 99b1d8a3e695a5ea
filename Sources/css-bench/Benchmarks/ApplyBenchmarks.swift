import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import TestSupport

/// Measures applying styles to the real views of a list, with a stylesheet of about 500 rules, and the same with
/// handwritten code.
enum ApplyBenchmarks {
    static var benchmarks: [Benchmark] {
        [
            Benchmark(stage: "apply to views", corpus: label(2000), inputs: inputs()) { watch in
                MainActor.assumeIsolated { applying(watch) }
            },
            change("refresh views: nothing changed", .perView) { list, _, _ in list.refresh() },
            change("toggle a class of a view", .microseconds) { list, row, _ in list.toggleUnread(row) },
            change("reuse a cell", .microseconds) { list, row, number in list.reuse(row, as: number) },
            change("theme switch of views", .milliseconds) { list, _, _ in list.switchTheme() },
            Benchmark(stage: "save to views", corpus: label(2000), inputs: savedInputs()) { watch in
                MainActor.assumeIsolated { saving(watch) }
            },
            Benchmark(stage: idlePass, corpus: label(2000), inputs: inputs()) { watch in
                MainActor.assumeIsolated { idling(watch) }
            },
            Benchmark(stage: "a whole screen", corpus: label(1000), inputs: inputs()) { watch in
                MainActor.assumeIsolated { drawing(watch) }
            },
            Benchmark(stage: "growth in applied views", corpus: "list", inputs: inputs()) { watch in
                MainActor.assumeIsolated { growing(watch) }
            },
        ]
    }

    static let byHand = "by hand"
    private static let idlePass = "idle pass over a subtree"

    static func label(_ cells: Int) -> String { "\(cells * 5) views, list" }

    private static func inputs() -> [BenchmarkInput] { [.stylesheet("a screen of an app", ScreenStylesheet.text)] }

    private static func savedInputs() -> [BenchmarkInput] {
        [.stylesheet("a screen of an app, saved", Array(SavedOpacity(0.5).stylesheet.utf8))]
    }

    @MainActor static func stylesheet() -> NIStylesheet {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: String(decoding: ScreenStylesheet.text, as: UTF8.self))
        return stylesheet
    }

    /// Creates lists of the same size with different texts, so that no text is measured twice.
    @MainActor private final class ListSource {
        private let cellCount: Int
        private var nextNumber = 1

        init(cells: Int) { cellCount = cells }

        func makeViews() -> ListViews {
            defer { nextNumber += cellCount }
            return ListViews(cells: cellCount, firstNumber: nextNumber)
        }
    }

    // MARK: Stages

    @MainActor private static func applying(_ watch: Stopwatch) -> [Row] {
        let (stylesheet, source) = (stylesheet(), ListSource(cells: 2000))
        let stage = "apply to views"
        func measure(_ makeList: (ListViews) -> any StyledList) -> [Row] {
            let timing = watch.measure {
                makeList(source.makeViews())
            } work: { list in
                list.apply()
                return list
            }
            let list = makeList(source.makeViews())
            return [
                Row(stage, label(2000), .perView, timing, work: 10_000),
                setterRow(stage, list.views.setters { list.apply() }),
            ]
        }
        let rows = twins(measure { ListScreen($0, stylesheet) }, measure { HandwrittenList($0) })
        return rows + [
            textRow(stage, watch, source),
            InitialStyleBenchmarks.countRow(
                stage + ": selectors", label(2000), .selectors, LoadBenchmarks.load(ScreenStylesheet.text).selectorCount
            ),
        ]
    }

    /// Measures the part of the time that measures text, which is the same for stylesheets and handwritten code.
    @MainActor private static func textRow(_ stage: String, _ watch: Stopwatch, _ source: ListSource) -> Row {
        let timing = watch.measure {
            let list = HandwrittenList(source.makeViews())
            list.apply()
            for (row, cell) in list.views.cells.enumerated() {
                cell.title.text = "Another entry, number \(row)"
                cell.note.text = "Something else, number \(row)"
                cell.button.setTitle("Close \(row)", for: .normal)
            }
            return list.views
        } work: { views in
            for cell in views.cells {
                blackHole(cell.title.sizeThatFits(.zero))
                blackHole(cell.note.sizeThatFits(.zero))
                blackHole(cell.button.sizeThatFits(.zero))
            }
            return views
        }
        return Row(stage + ": measuring text", label(2000), .perView, timing, work: 10_000)
    }

    /// A change of the cell in a row of a styled list. The number is one that no cell has shown yet.
    private typealias Change = @MainActor (_ list: any StyledList, _ row: Int, _ number: Int) -> Void

    private static func change(_ stage: String, _ metric: Row.Metric, body: @escaping Change) -> Benchmark {
        Benchmark(stage: stage, corpus: label(2000), inputs: inputs()) { watch in
            MainActor.assumeIsolated {
                let source = ListSource(cells: 2000)
                let styled = ListScreen(source.makeViews(), stylesheet())
                let handwritten = HandwrittenList(source.makeViews())
                return twins(
                    changing(styled, stage, metric, watch, body), changing(handwritten, stage, metric, watch, body))
            }
        }
    }

    /// Measures a change of a list with 10,000 views, and counts the setters that the last change called.
    @MainActor private static func changing(
        _ list: any StyledList, _ stage: String, _ metric: Row.Metric, _ watch: Stopwatch, _ body: Change
    ) -> [Row] {
        list.apply()
        var random = SeededGenerator(seed: 3)
        var number = 1_000_000
        let timing = watch.measure {
            number += 1
            return (row: random.number(below: 2000), number: number)
        } work: { change in
            body(list, change.row, change.number)
        }
        let setters = list.views.setters { body(list, 0, number + 1) }
        return [Row(stage, label(2000), metric, timing, work: 10_000), setterRow(stage, setters)]
    }

    /// Measures the time from the text of a saved stylesheet until 10,000 views show its change.
    @MainActor private static func saving(_ watch: Stopwatch) -> [Row] {
        let source = ListSource(cells: 2000)
        let stage = "save to views"
        func measure(_ list: any StyledList) -> [Row] {
            list.apply()
            // Each save has a different opacity than the previous save.
            var saves = 0
            func nextSave() -> SavedOpacity {
                saves += 1
                return SavedOpacity(saves % 2 == 0 ? 0.5 : 0.75)
            }
            let timing = watch.measure(prepare: nextSave) { list.save($0) }
            let change = nextSave()
            return [
                Row(stage, label(2000), .milliseconds, timing),
                setterRow(stage, list.views.setters { list.save(change) }),
            ]
        }
        let styled = measure(ListScreen(source.makeViews(), stylesheet()))
        let handwritten = measure(HandwrittenList(source.makeViews()))
        let beyond = Row(
            stage: stage + ": beyond the setters", corpus: label(2000), metric: .milliseconds,
            value: styled[0].value - handwritten[0].value)
        return twins(styled, handwritten) + [beyond]
    }

    /// Measures a pass over a registered subtree in which nothing has changed, and a bare walk over the same views.
    @MainActor private static func idling(_ watch: Stopwatch) -> [Row] {
        let views = ListSource(cells: 2000).makeViews()
        let dom = NIDOM(stylesheet: stylesheet(), environment: LoadBenchmarks.screen)
        dom.registerSubtree(of: views.list) { _ in ViewNames() }
        func measure(_ work: () -> Void) -> [Row] {
            [Row(idlePass, label(2000), .perView, watch.measure(prepare: {}, work: work), work: 10_000)]
        }
        return twins(measure { dom.styleIfNeeded() }, measure { blackHole(viewCount(in: views.list)) })
    }

    @MainActor private static func viewCount(in view: UIView) -> Int {
        view.subviews.reduce(1) { $0 + viewCount(in: $1) }
    }

    /// Measures applying styles to a long list and to one with ten times as many views.
    @MainActor private static func growing(_ watch: Stopwatch) -> [Row] {
        let stylesheet = stylesheet()
        var rows: [Row] = []
        for cells in [watch.cells / 10, watch.cells] {
            let source = ListSource(cells: cells)
            let timing = watch.measure {
                ListScreen(source.makeViews(), stylesheet)
            } work: { list in
                list.apply()
                return list
            }
            var row = Row("growth in applied views", label(cells), .perView, timing, work: cells * 5)
            row.ratio = row.value / (rows.first?.value ?? row.value)
            rows.append(row)
        }
        return rows
    }

    @MainActor private static func drawing(_ watch: Stopwatch) -> [Row] {
        let (stylesheet, source) = (stylesheet(), ListSource(cells: 1000))
        func measure(_ makeList: (ListViews) -> any StyledList) -> [Row] {
            let whole = watch.measure {
                makeList(source.makeViews())
            } work: { list in
                list.apply()
                return (list, list.views.draw())
            }
            return [Row("a whole screen: style, lay out and draw", label(1000), .milliseconds, whole)]
        }
        let drawn = watch.measure {
            let list = ListScreen(source.makeViews(), stylesheet)
            list.apply()
            return list
        } work: { list in
            (list, list.views.draw())
        }
        return twins(measure { ListScreen($0, stylesheet) }, measure { HandwrittenList($0) })
            + [Row("a whole screen: draw", label(1000), .milliseconds, drawn)]
    }

    // MARK: Rows

    private static func setterRow(_ stage: String, _ count: Int) -> Row {
        InitialStyleBenchmarks.countRow(stage + ": setters", label(2000), .setters, count)
    }

    /// Returns the rows of a stage, each followed by the same row of the handwritten code.
    private static func twins(_ rows: [Row], _ handwritten: [Row]) -> [Row] {
        zip(rows, handwritten).flatMap { row, handwritten in [row, handwritten.asPeer(byHand, of: row)] }
    }
}
