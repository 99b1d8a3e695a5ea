import CSSEngine

/// Something odd in a view-tree file.
package struct ViewTreeProblem {
    package var severity: Diagnostic.Severity
    /// Without a full stop.
    package var sentence: String
    /// Byte offsets in the file.
    package var range: Range<Int>

    package init(severity: Diagnostic.Severity, sentence: String, range: Range<Int>) {
        self.severity = severity
        self.sentence = sentence
        self.range = range
    }
}
