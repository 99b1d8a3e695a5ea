internal import CPangoCairo
import Foundation

/// A text with its font, and what parts of it look like.
struct TextContent {
    var string: String
    var font: UIFont
    var runs: [TextRun] = []

    init(_ string: String, font: UIFont) {
        self.string = string
        self.font = font
    }

    /// `text`, in `font` where it says nothing else; colours are those under `traits`.
    init(_ text: NSAttributedString, font: UIFont, traits: UITraitCollection) {
        string = text.string
        self.font = font
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            guard !attributes.isEmpty, let part = Range(range, in: string) else { return }
            let start = string.utf8.distance(from: string.startIndex, to: part.lowerBound)
            let end = string.utf8.distance(from: string.startIndex, to: part.upperBound)
            runs.append(TextRun(bytes: start..<end, attributes, traits: traits))
        }
        if runs.count == 1, let only = runs[0].font, runs[0].bytes.count == string.utf8.count { self.font = only }
    }

    /// The end of this content from a byte on, as a single paragraph.
    func suffix(fromByte start: Int) -> TextContent {
        var result = TextContent("", font: font)
        let rest = String(decoding: string.utf8.dropFirst(start), as: UTF8.self)
        // A byte for a byte, so that the runs stay where they are.
        result.string = rest.replacingOccurrences(of: "\r", with: " ").replacingOccurrences(of: "\n", with: " ")
        result.runs = runs.compactMap { $0.dropFirst(bytes: start) }
        return result
    }

    /// What Pango has to know of the runs; the caller unreferences it.
    func makeAttributes() -> OpaquePointer? {
        let list = pango_attr_list_new()
        for run in runs { run.insert(into: list) }
        forbidHyphens(in: list)
        return list
    }

    /// A word that is broken anywhere gets no hyphen; a soft hyphen is seen where a line ends with it.
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
