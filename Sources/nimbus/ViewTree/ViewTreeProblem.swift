import CSSEngine

/// Something odd in a view-tree file.
struct ViewTreeProblem {
    var severity: Diagnostic.Severity
    /// Without a full stop.
    var sentence: String
    /// Byte offsets in the file.
    var range: Range<Int>
}
