/// Lays out the root of a tree as a block-level box in the initial containing block.
struct RootLayout {
    private let pass: BoxLayoutPass
    private let root: Int32
    private let space: AvailableSpace

    init(_ pass: BoxLayoutPass, root: Int32, space: AvailableSpace) {
        self.pass = pass
        self.root = root
        self.space = space
    }

    func run() {
        let display = pass.style(of: root).pointee.display
        guard display != .none, display != .contents else { return pass.clear(root) }
        let height = space.height.map { max(0, StyleTable.finite($0)) }
        let intrinsic = BoxSizer(pass, root, in: ContainingBlock(width: nil, height: height))
        let width: Double =
            switch space.width {
            case .definite(let width): max(0, StyleTable.finite(width))
            case .minContent: intrinsic.widthContribution().minimum
            case .maxContent: intrinsic.widthContribution().maximum
            }
        let containing = ContainingBlock(width: width, height: height)
        let sizer = BoxSizer(pass, root, in: containing)
        let constraints = BoxConstraints(
            width: sizer.usedWidth(.stretch, available: width), height: .fromStyle, containing: containing,
            isIndependent: true)
        let result = pass.place(root, constraints)
        let frame = BoxRect(
            x: sizer.margins.left, y: sizer.margins.top, width: constraints.width, height: result.height)
        pass.setBox(of: root, frame: frame, margin: sizer.margins, containingWidth: width, result: result)
    }
}
