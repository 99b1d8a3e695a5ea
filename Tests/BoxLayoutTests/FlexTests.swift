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
}
