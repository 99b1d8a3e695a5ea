import CSSEngine
import NimbusCSS

extension XMLScanner {
    /// Returns a stylesheet with the text of the `style` elements. All other text is blank, so that line numbers equal
    /// the line numbers of the file.
    /// - Parameter starts: The offsets after the start tags, in the order of the file.
    func styleText(of bytes: [UInt8], from starts: [Int]) -> [UInt8] {
        var text = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        for start in starts {
            for (range, isVerbatim) in texts(from: start) {
                guard !isVerbatim else {
                    text.replaceSubrange(range, with: bytes[range])
                    continue
                }
                copyText(in: range, of: bytes, to: &text)
            }
        }
        return text
    }

    /// Copies text with its references replaced. Each reference is longer than its text, so that the rest of the line
    /// moves to the left.
    private func copyText(in range: Range<Int>, of bytes: [UInt8], to text: inout [UInt8]) {
        var (index, target) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            if let reference = reference(at: index, limit: range.upperBound) {
                for byte in reference.text.utf8 {
                    text[target] = byte
                    target += 1
                }
                index = reference.end
                continue
            }
            if bytes[index] == 0x0A || bytes[index] == 0x0D { target = index }
            text[target] = bytes[index]
            (index, target) = (index + 1, target + 1)
        }
    }
}
