import NimbusCSS
import Testing

/// The tree of registered views that selectors see.
@MainActor @Suite struct TreeTests {
    private let first = RecordingView("A")
    private let second = RecordingView("B")
    private let view = RecordingView("UIView")
    private let dom = NIDOM(
        """
        UIView > A, UIView > B { width: 1px }
        A > B { width: 2px }
        B > A { width: 3px }
        :root { height: 1px }
        A + B { top: 1px }
        B + A { top: 2px }
        :nth-child(1) { bottom: 1px }
        :nth-child(2) { bottom: 2px }
        """)

    private func styles(_ views: RecordingView...) -> [[String: String]] {
        views.map { view in
            Dictionary(uniqueKeysWithValues: dom.ruleset(of: view)!.all.map { ($0.property, $0.text) })
        }
    }

    private let inOrder = [["width": "1px", "bottom": "1px"], ["width": "1px", "bottom": "2px", "top": "1px"]]
    private let swapped = [["width": "1px", "bottom": "2px", "top": "2px"], ["width": "1px", "bottom": "1px"]]

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [false, true])
    func theOrderOfRegistrationDoesNotMatter(_ order: [Int], _ isBatch: Bool) {
        view.add(first)
        view.add(second)
        let views = [view, first, second]
        let register = { for place in order { dom.register(views[place]) } }
        if isBatch { dom.performBatchUpdates(register) } else { register() }
        #expect(styles(first, second) == inOrder)
        #expect(styles(view)[0]["height"] == "1px")
    }

    @Test func viewsInsideUnregisteredViewsAreChildrenOfTheNearestRegisteredAncestor() {
        let (box, inner, sibling) = (RecordingView("Box"), RecordingView("Box"), RecordingView("Box"))
        view.add(box)
        box.add(inner)
        inner.add(first)
        view.add(sibling)
        sibling.add(second)
        for view in [second, view, first] { dom.register(view) }
        #expect(styles(first, second) == inOrder)
    }

    @Test func unregisteredSiblingsAreSkipped() {
        for view in [RecordingView("C"), first, RecordingView("C"), second, RecordingView("C")] { self.view.add(view) }
        for view in [view, second, first] { dom.register(view) }
        #expect(styles(first, second) == inOrder)
    }

    @Test func aRefreshFindsMovedViews() {
        view.add(first)
        view.add(second)
        for view in [view, first, second] { dom.register(view) }
        first.add(second)
        #expect(styles(first, second) == inOrder, "the DOM has not read the tree yet")
        dom.refresh()
        #expect(styles(first, second) == [inOrder[0], ["width": "2px", "bottom": "1px"]])
        view.add(second, at: 0)
        dom.refresh()
        #expect(styles(first, second) == swapped)
        second.removeFromSuperview()
        dom.refresh()
        #expect(styles(second)[0]["height"] == "1px")
        #expect(styles(first) == [inOrder[0]])
    }

    @Test func refreshingAMovedViewUpdatesItsPosition() {
        view.add(first)
        view.add(second)
        for view in [view, first, second] { dom.register(view) }
        view.add(first)
        dom.refreshView(first)
        #expect(styles(first, second) == swapped)
        second.add(first)
        dom.refreshView(first)
        #expect(styles(first)[0]["width"] == "3px")
    }

    @Test func viewsThatMoveTogetherGetTheirNewPositions() {
        let other = RecordingView("A")
        let box = RecordingView("Box", [first, second])
        view.add(box)
        view.add(other)
        for view in [view, first, second, other] { dom.register(view) }
        view.add(box)
        dom.performBatchUpdates {
            dom.refreshView(first)
            dom.refreshView(second)
        }
        #expect(styles(other)[0]["bottom"] == "1px")
        #expect(styles(first, second).map { $0["bottom"] } == ["2px", nil])
    }

    @Test func aViewThatMovesIntoAContainerIsAfterAViewThatIsRegisteredLater() {
        let box = RecordingView("Box")
        for view in [first, box, second] { self.view.add(view) }
        for view in [view, second] { dom.register(view) }
        box.add(second)
        dom.refreshView(second)
        dom.register(first)
        #expect(styles(first, second) == inOrder)
    }

    @Test func aViewThatIsRegisteredBesideAMovedOneIsInOrder() {
        let other = RecordingView("A")
        view.add(first)
        view.add(second)
        for view in [view, first, second] { dom.register(view) }
        view.add(first)
        dom.setNeedsStyle(first)
        view.add(other)
        dom.register(other)
        dom.styleIfNeeded()
        #expect(styles(second, first, other).map { $0["bottom"] } == ["1px", "2px", nil])
    }

    @Test func aContainerThatMovesIntoAnotherOneKeepsItsPosition() {
        let (other, inner, outer) = (RecordingView("C"), RecordingView("Box", [first]), RecordingView("Box"))
        view.add(other)
        view.add(inner)
        for view in [view, other, first] { dom.register(view) }
        view.add(outer)
        outer.add(inner)
        dom.refresh()
        view.add(second)
        dom.register(second)
        #expect(styles(second)[0]["top"] == "1px")
    }

    @Test func aParentAndItsChildCanSwapPlaces() {
        view.add(first)
        first.add(second)
        for view in [view, first, second] { dom.register(view) }
        #expect(styles(second)[0]["width"] == "2px")
        second.removeFromSuperview()
        view.add(second)
        second.add(first)
        dom.refresh()
        #expect(styles(first)[0]["width"] == "3px")
        #expect(styles(second)[0]["width"] == "1px")
    }

    @Test func aNewViewCanContainItsFormerAncestor() {
        first.add(second)
        dom.register(first)
        dom.register(second)
        second.removeFromSuperview()
        second.add(view)
        view.add(first)
        dom.register(view)
        dom.refresh()
        #expect(styles(first)[0]["width"] == "1px")
        #expect(styles(second)[0]["height"] == "1px")
    }

    @Test func childrenOfAnUnregisteredViewTakeItsPosition() {
        let box = RecordingView("Box", [first, second])
        view.add(box)
        view.add(RecordingView("C"))
        for view in [view, box, first, second, view.subviews[1]] { dom.register(view) }
        #expect(styles(first)[0]["width"] == nil)
        dom.unregister(box)
        #expect(styles(first, second) == inOrder)
        dom.unregister(view)
        #expect(styles(first)[0]["height"] == "1px")
    }

    @Test func aViewThatReportsNoSuperviewIsARoot() {
        class Inner: RecordingView {
            override var styleableSuperview: (any NIStyleable)? { nil }
        }
        let inner = Inner("A", [first])
        view.add(inner)
        first.add(second)
        for view in [view, inner, first, second] { dom.register(view) }
        dom.refresh()
        dom.refresh()
        #expect(styles(inner)[0]["height"] == "1px")
        #expect(styles(second)[0]["width"] == "2px")
    }
}
