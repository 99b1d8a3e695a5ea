import Testing

@testable import NimbusCSS

/// What registering costs, counted in views that are named by the one that holds them, and in views that are styled.
@MainActor @Suite struct RegistrationCostTests {
    private static let count = 1000

    /// In what order the views of a row are registered.
    enum Order: CaseIterable {
        case asTheyStand, backwards, fromTheMiddle, everyTenth, shuffled

        func places(_ count: Int) -> [Int] {
            switch self {
            case .asTheyStand: return Array(0..<count)
            case .backwards: return (0..<count).reversed()
            case .fromTheMiddle: return (0..<count).map { ($0 + count / 2) % count }
            case .everyTenth: return (0..<10).flatMap { stride(from: $0, to: count, by: 10) }
            case .shuffled:
                // A step that has no factor in common with the count passes all places.
                return (0..<count).map { $0 * 617 % count }
            }
        }
    }

    private let row = TestObject("UIView", (0..<count).map { _ in TestObject("UILabel") })
    private let dom = NIDOM("UILabel { width: 1px } UILabel + UILabel { height: 1px }")

    @Test(arguments: Order.allCases, [false, true])
    func theViewsOfARowFindTheirPlacesWithoutLookingAtAllOthers(_ order: Order, _ isBatch: Bool) {
        let register = {
            dom.register(row)
            for place in order.places(Self.count) { dom.register(row.subviews[place]) }
        }
        if isBatch { dom.performBatchUpdates(register) } else { register() }
        #expect(dom.registeredViews.dropFirst().elementsEqual(row.subviews) { $0 === $1 })
        #expect(row.named < Self.count * 30)
        #expect(dom.visitedCount < Self.count * 4)
    }

    @Test func viewsAddedAtEitherEndNeedNoRow() {
        dom.register(row)
        for view in row.subviews { dom.register(view) }
        let before = row.named
        for place in 0..<100 {
            let view = TestObject("UILabel")
            row.add(view, at: place % 2 == 0 ? 0 : nil)
            dom.register(view)
        }
        #expect(row.named - before < 1000)
    }

    /// Each row lies in a box of its own that is not registered.
    @Test func unregisteredViewsAreLookedIntoOnlyWhereTheyHoldRegisteredOnes() {
        let boxes = (0..<100).map { _ in TestObject("Box", (0..<10).map { _ in TestObject("UILabel") }) }
        let view = TestObject("UIView", boxes)
        dom.register(view)
        let before = boxes.map(\.named).reduce(0, +)
        for box in boxes.reversed() { dom.register(box.subviews[5]) }
        #expect(dom.registeredViews.elementsEqual([view] + boxes.map { $0.subviews[5] }) { $0 === $1 })
        #expect(boxes.map(\.named).reduce(0, +) - before < 100 * 40)
    }

    @Test func aBatchWithOneNewViewLeavesTheOthersAlone() {
        stylesheetAppliesToTheRow()
        let new = TestObject("UILabel")
        row.add(new, at: Self.count / 2)
        let visited = dom.visitedCount
        dom.performBatchUpdates { dom.register(new) }
        #expect(dom.visitedCount - visited <= 3)
        #expect(new.takeNews() == ["width: - → 1px", "height: - → 1px"])
    }

    @Test func aRefreshMovesNoMoreThanHasMoved() {
        stylesheetAppliesToTheRow()
        row.add(row.subviews[0])
        row.add(row.subviews[700], at: 100)
        let visited = dom.visitedCount
        dom.refresh()
        #expect(dom.visitedCount - visited <= 10)
        #expect(dom.text(of: "height", row.subviews[0]) == nil)
        #expect(dom.text(of: "height", row.subviews.last!) == "1px")
    }

    @Test func aViewThatMovedIsMovedAlone() {
        stylesheetAppliesToTheRow()
        let view = row.subviews[0]
        row.add(view)
        let (named, visited) = (row.named, dom.visitedCount)
        dom.refreshView(view)
        #expect(dom.visitedCount - visited <= 4)
        #expect(row.named - named < 20)
        #expect(dom.text(of: "height", row.subviews[0]) == nil)
    }

    @Test func allViewsAreForgottenAtOnce() {
        dom.register(row, andId: "row")
        dom.performBatchUpdates { for view in row.subviews { dom.register(view, withCSSClass: "a", andId: "last") } }
        let visited = dom.visitedCount
        dom.unregisterAllViews()
        #expect(dom.viewById("row") == nil && dom.viewById("last") == nil)
        dom.register(row.subviews[0])
        #expect(!dom.hasCssClass("a", on: row.subviews[0]))
        #expect(dom.visitedCount - visited == 1)
        #expect(row.subviews[0].takeNews() == ["width: - → 1px", "width: - → 1px"])
    }

    private func stylesheetAppliesToTheRow() {
        dom.performBatchUpdates {
            dom.register(row)
            for view in row.subviews { dom.register(view) }
        }
    }
}
