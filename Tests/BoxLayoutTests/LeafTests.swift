import BoxLayout
import Testing

/// Leaves whose boxes are higher than their content.
@Suite struct LeafTests {
    @Test(
        "The baseline of a leaf follows the place of its content in a higher box",
        arguments: [(0.0, 8.0), (0.5, 23), (1, 38)])
    func places(_ share: Double, _ baseline: Double) {
        for display in [BoxDisplay.flex, .grid, .block] {
            var tree = BoxTree()
            var tall = BoxStyle()
            tall.size.height = .length(40)
            let leaf = tree.makeNode(style: tree.addStyle(tall), isLeaf: true)
            var outer = BoxStyle()
            outer.display = display
            outer.alignItems = SelfAlignment(.firstBaseline)
            let root = tree.makeNode(style: tree.addStyle(outer))
            tree.append(leaf, to: root)
            tree.layOut(root, in: AvailableSpace(width: .definite(100), height: nil)) { _, _ in
                LeafMetrics(width: 20, height: 10, firstBaseline: 8, lastBaseline: 8, shareAbove: share)
            }
            #expect(tree.box(of: leaf).firstBaseline == baseline && tree.box(of: root).firstBaseline == baseline)
        }
    }
}
