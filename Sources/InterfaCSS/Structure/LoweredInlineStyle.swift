import CSSEngine

/// Inline declarations of InterfaCSS, lowered to CSS.
package struct LoweredInlineStyle: Sendable {
    /// The declarations as CSS.
    package let text: String
    /// The problems of the original. Their ranges are those of ``originalRange(_:)``.
    package let diagnostics: [Diagnostic]
    private let source: Source
    /// The offset of the declarations in `source`.
    private let start: Int
    private let length: Int

    private static let opening = "*{"

    /// - Parameter declarations: The declarations as InterfaCSS writes them, such as `alpha: 0.5; font: Courier 12`.
    package init(_ declarations: String, properties: PropertyTable = .standard) {
        let original = Source(name: "inline", text: Self.opening + declarations + "\n}")
        let (lowered, log) = InterfaCSSLowering.lower(original, properties: properties, isInline: true)
        source = lowered
        length = original.length - Self.opening.utf8.count - 2
        let bytes = Array(lowered.string(0..<lowered.length).utf8)
        let open = bytes.firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? bytes.count
        let close = bytes[open...].lastIndex(of: UInt8(ascii: "}")) ?? bytes.count
        start = open
        text = String(decoding: bytes[open..<close], as: UTF8.self)
        diagnostics = log.diagnostics(in: original, names: InterfaCSSNames())
    }

    /// Returns the range in the original declarations for a range of ``text``, in bytes.
    package func originalRange(ofText range: Range<Int>) -> Range<Int> {
        originalRange(source.originalRange(start + range.lowerBound..<start + range.upperBound))
    }

    /// Returns the range in the original declarations for the range of one of the ``diagnostics``, in bytes.
    package func originalRange(_ range: Range<Int>) -> Range<Int> {
        func clamped(_ offset: Int) -> Int { min(max(offset - Self.opening.utf8.count, 0), length) }
        return clamped(range.lowerBound)..<clamped(range.upperBound)
    }
}
