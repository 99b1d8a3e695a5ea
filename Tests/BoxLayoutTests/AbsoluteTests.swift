import BoxLayout
import Testing

@Suite("Absolute positions") struct AbsoluteTests {
    @Test("Insets stretch a box in the padding box of its containing block") func insets() {
        var test = TestTree()
        let absolute = test.box {
            $0.position = .absolute
            $0.inset = BoxEdges(.length(10))
        }
        let inner = test.box([absolute]) { $0.margin.left = .length(5) }
        let root = test.box([inner]) {
            $0.position = .relative
            $0.size.height = .length(50)
            $0.border = BoxEdges(2)
        }
        test.layOut(root, width: 104)
        // The frame is relative to the parent, which is not the containing block.
        #expect(test.frame(absolute) == [5, 10, 80, 30])
    }

    @Test("Without insets, a box is where it would be in the flow") func staticPosition() {
        var test = TestTree()
        let absolute = test.text([2]) { $0.position = .absolute }
        let root = test.box([test.text([1]), absolute])
        test.layOut(root, width: 100)
        #expect(test.frame(absolute) == [0, 10, 20, 10])
    }

    @Test("The static position in a flex container is that of a sole item") func flexStaticPosition() {
        var test = TestTree()
        let absolute = test.text([2]) { $0.position = .absolute }
        let root = test.box([absolute]) {
            $0.display = .flex
            $0.justifyContent = ContentAlignment(.center)
            $0.alignItems = SelfAlignment(.end)
            $0.size.height = .length(30)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(absolute) == [40, 20, 20, 10])
    }

    @Test("A grid area is the containing block of a child of the grid") func gridArea() {
        var test = TestTree()
        let absolute = test.box {
            $0.position = .absolute
            $0.inset = BoxEdges(.length(0))
            $0.gridColumn = GridPlacement(.line(2), .line(3))
        }
        let root = test.box([absolute]) {
            $0.display = .grid
            $0.position = .relative
            $0.size.height = .length(20)
            $0.gridTemplateColumns = [.repetition(.times(3), [.track(.breadth(.fixed(.length(30))))])]
        }
        test.layOut(root, width: 200)
        #expect(test.frame(absolute) == [30, 0, 30, 20])
    }

    @Test("Boxes beyond the end of a container can be scrolled to") func scrollableSize() {
        var test = TestTree()
        let child = test.box { $0.size = BoxAxes(width: .length(150), height: .length(80)) }
        let root = test.box([child]) {
            $0.size.height = .length(50)
            $0.overflow = BoxAxes(.scroll)
        }
        test.layOut(root, width: 100)
        #expect(test.tree.scrollableSize(of: root) == BoxSize(width: 150, height: 80))
    }

    @Test("The height follows from a width that the content raised above the aspect ratio") func raisedRatio() {
        var test = TestTree()
        let child = test.box([test.text([4])]) {
            $0.position = .absolute
            $0.aspectRatio = AspectRatio(0.5)
            $0.inset.top = .length(4)
            $0.inset.bottom = .length(90)
        }
        let root = test.box([child]) { $0.size.height = .length(100) }
        test.layOut(root, width: 300)
        #expect(test.frame(child) == [0, 4, 40, 80])
    }

    @Test("Safe alignment keeps a box with a static position inside the containing block") func safeStaticPosition() {
        for (height, y) in [(40.0, 10.0), (70, 0)] {
            var test = TestTree()
            let child = test.box {
                $0.position = .absolute
                $0.size.height = .length(height)
                $0.alignSelf = SelfAlignment(.end, .safe)
            }
            let root = test.box([child]) {
                $0.display = .flex
                $0.padding.top = .length(30)
                $0.size.height = .length(20)
            }
            test.layOut(root, width: 100)
            #expect(test.frame(child)[1] == y)
        }
    }

    @Test("align-content moves static positions with the content") func alignedStaticPosition() {
        var test = TestTree()
        let child = test.box { $0.position = .absolute }
        let root = test.box([child]) {
            $0.size.height = .length(40)
            $0.alignContent = ContentAlignment(.end)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(child)[1] == 40)
    }
}
