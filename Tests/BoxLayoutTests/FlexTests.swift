import BoxLayout
import Testing

@Suite("Flexbox") struct FlexTests {
    @Test("Items grow by their factors") func grow() {
        var test = TestTree()
        let first = test.text([1]) {
            $0.flexGrow = 1
            $0.flexBasis = .size(.length(0))
        }
        let second = test.text([1]) {
            $0.flexGrow = 3
            $0.flexBasis = .size(.length(0))
        }
        test.layOut(test.box([first, second]) { $0.display = .flex }, width: 200)
        #expect(test.frame(first) == [0, 0, 50, 10])
        #expect(test.frame(second) == [50, 0, 150, 10])
    }

    @Test("An item shrinks to its longest word, unless it is a scroll container") func automaticMinimum() {
        for (overflow, width) in [(BoxOverflow.visible, 60.0), (.hidden, 50)] {
            var test = TestTree()
            let item = test.text([6, 6]) { $0.overflow = BoxAxes(overflow) }
            test.layOut(test.box([item]) { $0.display = .flex }, width: 50)
            #expect(test.frame(item)[2] == width)
        }
    }

    @Test("Lines wrap, and gaps separate them") func wrap() {
        var test = TestTree()
        let items = (0..<3).map { _ in test.text([4]) }
        let root = test.box(items) {
            $0.display = .flex
            $0.flexWrap = .wrap
            $0.rowGap = .length(5)
            $0.columnGap = .length(10)
        }
        test.layOut(root, width: 100)
        #expect(items.map(test.frame) == [[0, 0, 40, 10], [50, 0, 40, 10], [0, 15, 40, 10]])
        #expect(test.frame(root)[3] == 25)
    }

    @Test("Rows start at the right edge in right-to-left containers") func direction() {
        var test = TestTree()
        let item = test.text([2])
        test.layOut(
            test.box([item]) {
                $0.display = .flex
                $0.direction = .rightToLeft
            }, width: 100)
        #expect(test.frame(item) == [80, 0, 20, 10])
    }

    @Test("Baselines align") func baselines() {
        var test = TestTree()
        let small = test.text([1])
        let tall = test.text([1]) { $0.padding.top = .length(12) }
        let root = test.box([small, tall]) {
            $0.display = .flex
            $0.alignItems = SelfAlignment(.firstBaseline)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(small)[1] == 12)
        #expect(test.tree.box(of: root).firstBaseline == 20)
    }

    @Test("A safe alignment does not overflow the start edge") func safe() {
        for (overflow, y) in [(OverflowAlignment.safe, 0.0), (.unsafe, -5)] {
            var test = TestTree()
            let item = test.box {
                $0.size = BoxAxes(.length(30))
                $0.alignSelf = SelfAlignment(.center, overflow)
            }
            test.layOut(
                test.box([item]) {
                    $0.display = .flex
                    $0.size.height = .length(20)
                }, width: 100)
            #expect(test.frame(item)[1] == y)
        }
    }

    @Test("The order changes the positions only") func order() {
        var test = TestTree()
        let first = test.text([1]) { $0.order = 1 }
        let second = test.text([2])
        let root = test.box([first, second]) { $0.display = .flex }
        test.layOut(root, width: 100)
        #expect(test.frame(first)[0] == 20)
        #expect(test.tree.children(of: root) == [first, second])
    }

    @Test("A clipped axis keeps its automatic minimum beside a scrollable one") func clippedAxis() {
        for (overflow, height) in [(BoxOverflow.clip, 88.0), (.visible, 36), (.hidden, 36)] {
            var test = TestTree()
            let content = test.box { $0.size.height = .length(88) }
            let item = test.box([content]) { $0.overflow = BoxAxes(width: .hidden, height: overflow) }
            let root = test.box([item]) {
                $0.display = .flex
                $0.flexDirection = .column
                $0.size.height = .length(36)
            }
            test.layOut(root, width: 100)
            #expect(test.frame(item)[3] == height)
        }
    }

    @Test("Negative margins do not make the max-content width smaller than the min-content width")
    func negativeContribution() {
        var test = TestTree()
        let items = [
            test.box { $0.size.width = .length(83) }, test.box { $0.margin.left = .length(-8) },
        ]
        let flex = test.box(items) {
            $0.display = .flex
            $0.flexWrap = .wrap
            $0.size.width = .maxContent
        }
        let root = test.box([flex])
        test.layOut(root, width: 300)
        #expect(test.frame(flex)[2] == 83)
    }

    @Test("Percentages of the gap between columns are zero while the width is unknown") func relativeGap() {
        var test = TestTree()
        let items = [20.0, 30].map { width in
            test.box { $0.size = BoxAxes(width: .length(width), height: .length(50)) }
        }
        let flex = test.box(items) {
            $0.display = .flex
            $0.flexDirection = .column
            $0.flexWrap = .wrap
            $0.columnGap = .percentage(1)
            $0.size = BoxAxes(width: .maxContent, height: .length(60))
        }
        let root = test.box([flex])
        test.layOut(root, width: 300)
        #expect(test.frame(flex)[2] == 50)
        #expect(test.frame(items[1]) == [70, 0, 30, 50])
    }

    @Test("The height that an aspect ratio gives an item of a column is definite") func definiteRatio() {
        var test = TestTree()
        let child = test.box { $0.size.height = .percentage(0.75) }
        let item = test.box([child]) { $0.aspectRatio = AspectRatio(0.5) }
        let root = test.box([item]) {
            $0.display = .flex
            $0.flexDirection = .column
        }
        test.layOut(root, width: 40)
        #expect(test.frame(item) == [0, 0, 40, 80])
        #expect(test.frame(child)[3] == 60)
    }
}
