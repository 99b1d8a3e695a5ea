import BoxLayout
import Testing

@Suite("Block layout") struct BlockTests {
    @Test("Margins of siblings collapse to the larger one") func siblings() {
        var test = TestTree()
        let first = test.box {
            $0.size.height = .length(10)
            $0.margin.bottom = .length(20)
        }
        let second = test.box {
            $0.size.height = .length(10)
            $0.margin.top = .length(15)
        }
        let root = test.box([first, second])
        test.layOut(root, width: 100)
        #expect(test.frame(second) == [0, 30, 100, 10])
    }

    @Test("The margin of a first child leaves its parent, except from a flow-root") func firstChild() {
        for (display, y, height) in [(BoxDisplay.block, 20.0, 10.0), (.flowRoot, 0, 30)] {
            var test = TestTree()
            let child = test.box {
                $0.size.height = .length(10)
                $0.margin.top = .length(20)
            }
            let parent = test.box([child]) { $0.display = display }
            let root = test.box([parent]) { $0.display = .flowRoot }
            test.layOut(root, width: 100)
            #expect(test.frame(parent) == [0, y, 100, height])
        }
    }

    @Test("Automatic margins center a box") func center() {
        var test = TestTree()
        let child = test.box {
            $0.size.width = .length(40)
            $0.margin.left = .auto
            $0.margin.right = .auto
        }
        test.layOut(test.box([child]), width: 100)
        #expect(test.frame(child)[0] == 30)
    }

    @Test("A percentage of an indefinite height behaves as auto") func indefinitePercentage() {
        var test = TestTree()
        let child = test.box([test.text([3])]) { $0.size.height = .percentage(0.5) }
        test.layOut(test.box([child]), width: 100)
        #expect(test.frame(child)[3] == 10)
    }

    @Test("Functions with percentages are resolved") func calculations() {
        var test = TestTree()
        let child = test.box {
            $0.size.width = .fixed(.calculation(.minimum([.percentage(0.5), .number(30)])))
            $0.padding.left = .calculation(.sum([.percentage(0.1), .number(-5)]))
        }
        test.layOut(test.box([child]), width: 100)
        #expect(test.frame(child)[2] == 35)
    }

    @Test("An aspect ratio gives the height, at least that of the content") func aspectRatio() {
        for (lines, height) in [(1, 50.0), (9, 90)] {
            var test = TestTree()
            let child = test.box([test.text(Array(repeating: 10, count: lines))]) { $0.aspectRatio = AspectRatio(2) }
            test.layOut(test.box([child]), width: 100)
            #expect(test.frame(child)[3] == height)
        }
    }

    @Test("A contents box leaves its children to the parent") func contents() {
        var test = TestTree()
        let leaf = test.text([2])
        let contents = test.box([leaf]) {
            $0.display = .contents
            $0.padding.left = .length(50)
        }
        test.layOut(test.box([test.text([1]), contents]), width: 100)
        #expect(test.frame(contents) == [0, 0, 0, 0])
        #expect(test.frame(leaf) == [0, 10, 100, 10])
    }

    @Test("A box with display none, and all boxes in it, are zero") func none() {
        var test = TestTree()
        let leaf = test.text([2])
        let hidden = test.box([leaf])
        let root = test.box([hidden])
        test.layOut(root, width: 100)
        test.tree.setStyle(test.style { $0.display = .none }, of: hidden)
        #expect(Set(test.layOut(root, width: 100).changed) == [root, hidden, leaf])
        #expect(test.frame(leaf) == [0, 0, 0, 0])
    }

    @Test("Boxes that align-content moves are in the report") func reportedAlignContent() {
        var test = TestTree()
        let leaf = test.text([2])
        let root = test.box([leaf]) { $0.size.height = .length(50) }
        test.layOut(root, width: 100)
        let centered = test.style {
            $0.size.height = .length(50)
            $0.alignContent = ContentAlignment(.center)
        }
        test.tree.setStyle(centered, of: root)
        #expect(test.layOut(root, width: 100).changed == [leaf])
        #expect(test.frame(leaf) == [0, 20, 100, 10])
    }

    @Test("Content that overflows stays at the top, whatever align-content says") func safeAlignContent() {
        for (overflow, y) in [(OverflowAlignment.automatic, 0.0), (.safe, 0), (.unsafe, -10)] {
            var test = TestTree()
            let child = test.box { $0.size.height = .length(50) }
            let root = test.box([child]) {
                $0.size.height = .length(40)
                $0.alignContent = ContentAlignment(.end, overflow)
            }
            test.layOut(root, width: 100)
            #expect(test.frame(child) == [0, y, 100, 50])
        }
    }

    @Test("Blocks do not take part in baseline alignment in the inline axis") func inlineBaselines() {
        var test = TestTree()
        let child = test.box {
            $0.size.width = .length(50)
            $0.justifySelf = SelfAlignment(.lastBaseline)
        }
        let root = test.box([child])
        test.layOut(root, width: 100)
        #expect(test.frame(child) == [0, 0, 50, 0])
    }

    @Test("Keywords for the height of the content give an aspect ratio priority, unless the content is higher")
    func contentHeights() {
        let heights: [(height: SizeValue, minimum: SizeValue, result: Double)] = [
            (.maxContent, .auto, 27), (.minContent, .auto, 27), (.auto, .minContent, 15),
        ]
        for (height, minimum, result) in heights {
            var test = TestTree()
            let child = test.box { $0.size.height = .length(27) }
            let box = test.box([child]) {
                $0.size = BoxAxes(width: .length(30), height: height)
                $0.minimumSize.height = minimum
                $0.aspectRatio = AspectRatio(2)
            }
            let root = test.box([box])
            test.layOut(root, width: 300)
            #expect(test.frame(box) == [0, 0, 30, result])
        }
    }

    @Test("Percentages refer to the height that the content limits") func contentLimits() {
        var test = TestTree()
        let child = test.box { $0.size.height = .percentage(0.5) }
        let box = test.box([child]) {
            $0.size.height = .length(126)
            $0.maximumSize.height = .maxContent
        }
        let root = test.box([box])
        test.layOut(root, width: 300)
        #expect(test.frame(box)[3] == 63)
        #expect(test.frame(child)[3] == 63)
    }
}
