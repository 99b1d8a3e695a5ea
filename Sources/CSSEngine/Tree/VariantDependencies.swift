/// What selectors ask of elements that differs between variants.
struct VariantDependencies {
    private var states: UInt8 = 0
    private var text = false

    init(_ selectors: SelectorTable) {
        for part in selectors.parts {
            if part.kind == .state || part.kind == .stateAbsent { states |= part.detail }
            if part.kind == .empty { text = true }
        }
    }

    /// Whether any is asked.
    var isEmpty: Bool { states == 0 && !text }

    /// Whether the answers of two looks of an element may differ.
    func tellApart(_ first: TreeNode, _ second: TreeNode) -> Bool {
        (first.state ^ second.state) & states != 0 || text && first.hasText != second.hasText
    }
}
