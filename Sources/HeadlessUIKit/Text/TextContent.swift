internal import CPangoCairo
import Foundation

/// Text with a font and with runs of other attributes.
struct TextContent {
    var string: String
    var font: UIFont
    var runs: [TextRun] = []

    init(_ string: String, font: UIFont) {
        self.string = string
        self.font = font
    }

    /// Creates content from attributed text. `font` is used for text without a font. Colours are resolved with
    /// `traits`.
    init(_ text: NSAttributedString, font: UIFont, traits: UITraitCollection) {
        string = text.string
        self.font = font
        let fullRange = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: fullRange) { attributes, range, _ in
            guard !attributes.isEmpty, let part = Range(range, in: string) else { return }
            let start = string.utf8.distance(from: string.startIndex, to: part.lowerBound)
            let end = string.utf8.distance(from: string.startIndex, to: part.upperBound)
            runs.append(TextRun(bytes: start..<end, attributes, traits: traits))
        }
        if runs.count == 1, let font = runs[0].font, runs[0].bytes.count == string.utf8.count { self.font = font }
    }

    /// Returns the content from a byte to the end as a single paragraph.
    func suffix(fromByte start: Int) -> TextContent {
        var result = TextContent("", font: font)
        let rest = String(decoding: string.utf8.dropFirst(start), as: UTF8.self)
        // Each byte is replaced by one byte, so that the offsets of the runs stay valid.
        result.string = rest.replacingOccurrences(of: "\r", with: " ").replacingOccurrences(of: "\n", with: " ")
        result.runs = runs.compactMap { $0.dropFirst(bytes: start) }
        return result
    }

    /// The largest additional space after a character, in points. Negative if all characters are closer to each other.
    var spacing: CGFloat {
        let tracking = font.tracking
        return runs.lazy.map { $0.kern + ($0.font?.tracking ?? tracking) }.max() ?? tracking
    }

    /// Returns the attributes of the runs for Pango. The caller must unreference the list. `nil` if there are none.
    /// - Parameter wraps: Whether words can break.
    func makeAttributes(wraps: Bool) -> OpaquePointer? {
        let whole = TextRun(bytes: 0..<string.utf8.count, font: font)
        if runs.isEmpty, !wraps, !whole.changesFont { return nil }
        let list = pango_attr_list_new()
        whole.insertFontAttributes(into: list)
        for run in runs { run.insert(into: list, baseFont: font) }
        if wraps { forbidHyphens(in: list) }
        return list
    }

    /// Prevents hyphens where a word breaks between characters. Soft hyphens stay visible at the end of a line.
    private func forbidHyphens(in list: OpaquePointer?) {
        let softHyphen: Unicode.Scalar = "\u{AD}"
        var start = 0
        var end = 0
        for scalar in string.unicodeScalars {
            let next = end + UTF8.width(scalar)
            if scalar == softHyphen {
                forbidHyphens(start..<end, in: list)
                start = next
            }
            end = next
        }
        forbidHyphens(start..<end, in: list)
    }

    private func forbidHyphens(_ bytes: Range<Int>, in list: OpaquePointer?) {
        guard !bytes.isEmpty, let attribute = pango_attr_insert_hyphens_new(0) else { return }
        attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}
