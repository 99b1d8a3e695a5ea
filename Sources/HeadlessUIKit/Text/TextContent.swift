internal import CPangoCairo
import Foundation

/// Text with a font and with runs of other attributes.
struct TextContent {
    /// The text, as contiguous UTF-8.
    private(set) var string: String
    private(set) var font: UIFont
    private(set) var runs: [TextRun]
    /// Whether runs have fonts of their own.
    let hasFonts: Bool

    init(_ string: String, font: UIFont, runs: [TextRun] = []) {
        self.string = string
        self.string.makeContiguousUTF8()
        self.font = font
        self.runs = runs
        hasFonts = runs.contains { $0.font != nil }
    }

    /// Creates content from attributed text. `font` is used for text without a font. Colours are resolved with
    /// `traits`.
    init(_ text: NSAttributedString, font: UIFont, traits: UITraitCollection) {
        let string = text.string
        var runs: [TextRun] = []
        let fullRange = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: fullRange) { attributes, range, _ in
            guard !attributes.isEmpty, let part = Range(range, in: string) else { return }
            let start = string.utf8.distance(from: string.startIndex, to: part.lowerBound)
            let end = string.utf8.distance(from: string.startIndex, to: part.upperBound)
            runs.append(TextRun(bytes: start..<end, attributes, traits: traits))
        }
        let whole = runs.count == 1 && runs[0].bytes.count == string.utf8.count ? runs[0].font : nil
        self.init(string, font: whole ?? font, runs: runs)
    }

    // MARK: Parts

    /// Returns the text in a range of bytes.
    func slice(_ bytes: Range<Int>) -> TextContent {
        if bytes == 0..<string.utf8.count { return self }
        var slice = self
        slice.string = withBytes { String(decoding: $0[bytes], as: UTF8.self) }
        slice.runs = runs[firstRun(endingAfter: bytes.lowerBound)...].prefix { $0.bytes.lowerBound < bytes.upperBound }
            .compactMap { $0.clipped(to: bytes) }
        // An empty line has the font of its line break.
        if bytes.isEmpty, let font = run(atByte: bytes.lowerBound)?.font { slice.font = font }
        return slice
    }

    /// Returns the text followed by other text.
    func appending(_ other: TextContent) -> TextContent {
        let count = string.utf8.count
        return TextContent(string + other.string, font: font, runs: runs + other.runs.map { $0.moved(by: count) })
    }

    /// Returns the text followed by an ellipsis, which has the attributes of the last character.
    func appendingEllipsis() -> TextContent {
        let (ellipsis, count) = ("\u{2026}", string.utf8.count)
        var runs = runs
        if let last = runs.indices.last, runs[last].bytes.upperBound == count {
            runs[last].bytes = runs[last].bytes.lowerBound..<(count + ellipsis.utf8.count)
        }
        return TextContent(string + ellipsis, font: font, runs: runs)
    }

    /// The text as a single paragraph, with a space for each line break.
    var inOneParagraph: TextContent {
        guard string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
        var result = self
        // Each byte is replaced by one byte, so that the offsets of the runs stay valid.
        result.string = String(
            decoding: string.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
        return result
    }

    // MARK: Attributes

    /// Whether Pango shapes each paragraph as one run.
    var isUniform: Bool {
        runs.allSatisfy { $0.bytes == 0..<string.utf8.count } && withBytes { $0.allSatisfy { $0 < 0x80 } }
    }

    /// Returns whether the last character of a line is a space.
    func endsWithSpace(_ line: TextLine) -> Bool {
        withBytes { bytes in
            let last = line.bytes.upperBound - 1
            return bytes.indices.contains(last) && bytes[last] == UInt8(ascii: " ")
        }
    }

    /// The largest tracking of the fonts, in points. Negative if all characters are closer to each other.
    var tracking: CGFloat {
        let tracking = font.tracking
        return runs.lazy.map { $0.font?.tracking ?? tracking }.max() ?? tracking
    }

    /// The largest distance by which attributes and fonts move characters apart or together, in points.
    var largestSpacing: CGFloat {
        let tracking = font.tracking
        return runs.lazy.map { abs($0.kern + ($0.font?.tracking ?? tracking)) }.reduce(abs(tracking)) { max($0, $1) }
    }

    /// The size of the largest font, in points.
    var largestFontSize: CGFloat {
        runs.lazy.compactMap { $0.font?.pointSize }.reduce(font.pointSize) { max($0, $1) }
    }

    /// Returns the space that the attributes add after the character of a byte, in points.
    func kern(atByte byte: Int) -> CGFloat { run(atByte: byte)?.kern ?? 0 }

    private func run(atByte byte: Int) -> TextRun? {
        let index = firstRun(endingAfter: byte)
        return index < runs.count && runs[index].bytes.contains(byte) ? runs[index] : nil
    }

    /// Returns the index of the first run that ends after a byte.
    private func firstRun(endingAfter byte: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].bytes.upperBound > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the attributes of the runs for Pango. The caller must unreference the list. `nil` if there are none.
    func makeAttributes(_ flow: TextFlow) -> OpaquePointer? {
        let whole = TextRun(bytes: 0..<string.utf8.count, font: font)
        let forbidsHyphens = flow.wraps && !flow.drawsHyphens
        if runs.isEmpty, !forbidsHyphens, !whole.changesFont { return nil }
        let list = pango_attr_list_new()
        whole.insertFontAttributes(into: list)
        for run in runs { run.insert(into: list, baseFont: font) }
        if forbidsHyphens { forbidHyphens(in: list) }
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
