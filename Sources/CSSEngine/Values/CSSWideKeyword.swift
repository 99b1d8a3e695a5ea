/// The words that every property takes (CSS Cascade 5, section 7.3).
public enum CSSWideKeyword: String, Sendable, CaseIterable, BitwiseCopyable {
    case initial, inherit, unset, revert
    case revertLayer = "revert-layer"
}
