import Testing

@testable import NimbusCSS

/// The cost of registering views, counted in subviews read and in elements visited by the engine.
@MainActor @Suite struct RegistrationCostTests {
    private static let count = 1000

    /// The order in which sibling views are registered.
    enum Order: CaseIterable {
        case inOrder, reversed, fromTheMiddle, everyTenth, shuffled

        func indices(_ count: Int) -> [Int] {
            switch self {
            case .inOrder: return Array(0..<count)
            case .reversed: return (0..<count).reversed()
            case .fromTheMiddle: return (0..<count).map { ($0 + count / 2) % count }
            case .everyTenth: return (0..<10).flatMap { stride(from: $0, to: count, by: 10) }
            case .shuffled:
                // A step that is coprime to the count visits all indices.
                return (0..<count).map { $0 * 617 % count }
            }
        }
    }

    private let row = RecordingView("UIView", (0..<count).map { _ in RecordingView("UILabel") })
    private let dom = NIDOM("UILabel { width: 1px } UILabel + UILabel { height: 1px }")

    @Test(arguments: Order.allCases, [false, true])
    func siblingsFindTheirPositionWithoutReadingAllSiblings(_ order: Order, _ isBatch: Bool) {
        let register = {
            dom.register(row)
            for index in order.indices(Self.count) { dom.register(row.subviews[index]) }
        }
        if isBatch { dom.performBatchUpdates(register) } else { register() }
        #expect(dom.registeredViews.dropFirst().elementsEqual(row.subviews) { $0 === $1 })
        #expect(row.returnedSubviewCount < Self.count * 30)
        #expect(dom.styledCount < Self.count * 4)
    }

    @Test func viewsAddedAtEitherEndDoNotReadAllSiblings() {
        dom.register(row)
        for view in row.subviews { dom.register(view) }
        let before = row.returnedSubviewCount
        for index in 0..<100 {
            let view = RecordingView("UILabel")
            row.add(view, at: index % 2 == 0 ? 0 : nil)
            dom.register(view)
        }
        #expect(row.returnedSubviewCount - before < 1000)
    }

    /// The labels are in unregistered boxes.
    @Test func onlyUnregisteredViewsThatContainRegisteredOnesAreSearched() {
        let boxes = (0..<100).map { _ in RecordingView("Box", (0..<10).map { _ in RecordingView("UILabel") }) }
        let view = RecordingView("UIView", boxes)
        dom.register(view)
        let before = boxes.map(\.returnedSubviewCount).reduce(0, +)
        for box in boxes.reversed() { dom.register(box.subviews[5]) }
        #expect(dom.registeredViews.elementsEqual([view] + boxes.map { $0.subviews[5] }) { $0 === $1 })
        #expect(boxes.map(\.returnedSubviewCount).reduce(0, +) - before < 100 * 40)
    }

    @Test func aBatchWithOneNewViewVisitsFewOthers() {
        registerTheRow()
        let new = RecordingView("UILabel")
        row.add(new, at: Self.count / 2)
        let visited = dom.styledCount
        dom.performBatchUpdates { dom.register(new) }
        #expect(dom.styledCount - visited <= 3)
        #expect(new.takeChanges() == ["width: - → 1px", "height: - → 1px"])
    }

    @Test func aRefreshMovesAsFewViewsAsPossible() {
        registerTheRow()
        row.add(row.subviews[0])
        row.add(row.subviews[700], at: 100)
        let visited = dom.styledCount
        dom.refresh()
        #expect(dom.styledCount - visited <= 10)
        #expect(dom.text(of: "height", row.subviews[0]) == nil)
        #expect(dom.text(of: "height", row.subviews.last!) == "1px")
    }

    @Test func refreshingAMovedViewMovesOnlyThatView() {
        registerTheRow()
        let view = row.subviews[0]
        row.add(view)
        let (named, visited) = (row.returnedSubviewCount, dom.styledCount)
        dom.refreshView(view)
        #expect(dom.styledCount - visited <= 4)
        #expect(row.returnedSubviewCount - named < 20)
        #expect(dom.text(of: "height", row.subviews[0]) == nil)
    }

    @Test func removesAllViewsAtOnce() {
        dom.register(row, andId: "row")
        dom.performBatchUpdates { for view in row.subviews { dom.register(view, withCSSClass: "a", andId: "last") } }
        let visited = dom.styledCount
        dom.unregisterAllViews()
        #expect(dom.viewById("row") == nil && dom.viewById("last") == nil)
        dom.register(row.subviews[0])
        #expect(!dom.hasCssClass("a", on: row.subviews[0]))
        #expect(dom.styledCount - visited == 1)
        #expect(row.subviews[0].takeChanges() == ["width: - → 1px", "width: - → 1px"])
    }

    private func registerTheRow() {
        dom.performBatchUpdates {
            dom.register(row)
            for view in row.subviews { dom.register(view) }
        }
    }
}
