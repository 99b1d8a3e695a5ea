struct GridLayout {
    init(_ content: ContentBox) {}
    static func intrinsicWidths(_ pass: LayoutPass, _ node: Int32, height: Double?) -> IntrinsicWidths {
        BlockLayout.intrinsicWidths(pass, node, height: height)
    }
    func run() -> LayoutResult { LayoutResult(height: 0) }
}
