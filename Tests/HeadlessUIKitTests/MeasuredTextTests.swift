import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Text in the size that was measured for it.
@MainActor @Suite struct MeasuredTextTests {
    private static let words = [
        "a", "the", "lazy", "dog", "self-made", "well\u{2014}known", "super\u{AD}califragi\u{AD}listic",
        "no\u{A0}break",
        "a\tb", "\u{1F600}", "\u{4E2D}\u{6587}\u{3002}", "שלום", "مرحبا", "e\u{301}", "https://example.com/c?d=e",
        "1,000.5",
        "\n", "\r\n", "\u{2028}", "\u{2029}", "  ", "WWWWWWWWWWWWWWWWWWWWW",
    ]

    private static func text(_ generator: inout SeededGenerator) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for _ in 0..<Int.random(in: 1...14, using: &generator) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if Int.random(in: 0..<4, using: &generator) == 0 {
                attributes[.font] = UIFont.systemFont(ofSize: CGFloat.random(in: 6...40, using: &generator))
            }
            if Int.random(in: 0..<5, using: &generator) == 0 {
                attributes[.kern] = CGFloat.random(in: -1...9, using: &generator)
            }
            if Int.random(in: 0..<8, using: &generator) == 0 { attributes[.baselineOffset] = 5 }
            let word = words.randomElement(using: &generator) ?? ""
            let space = Bool.random(using: &generator) ? " " : ""
            result.append(NSAttributedString(string: word + space, attributes: attributes))
        }
        return result
    }

    /// The runs with their attributes, on one line.
    private func described(_ text: NSAttributedString) -> String {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string.debugDescription
            let values = attributes.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: " ")
            runs.append("\(part) \(values)")
        }
        return runs.joined(separator: "; ")
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func noLineOrWordIsLost(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let label = UILabel()
        label.font = .systemFont(ofSize: CGFloat.random(in: 8...30, using: &generator))
        let text = Self.text(&generator)
        if seed % 3 == 0 { label.text = text.string } else { label.attributedText = text }
        label.numberOfLines = seed % 2 == 0 ? 0 : Int.random(in: 1...4, using: &generator)
        label.lineBreakMode =
            [.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byClipping].randomElement(using: &generator)
            ?? .byClipping
        let given = CGFloat.random(in: 5...300, using: &generator)
        // A label of one line is measured without a limit.
        let width = label.numberOfLines == 1 ? 1e6 : given
        let size = label.sizeThatFits(CGSize(width: width, height: 1_000_000))
        let measured = label.layout(width: width, height: 1_000_000, lines: label.numberOfLines)
        let drawn = label.layout(width: size.width, height: size.height, lines: label.numberOfLines)
        #expect(
            drawn.lines.map(\.start) == measured.lines.map(\.start),
            "\(described(text)) in \(given), \(label.lineBreakMode)")
        #expect(
            drawn.lines.map(\.width) == measured.lines.map(\.width),
            "\(described(text)) in \(given), \(label.lineBreakMode)")
        #expect(drawn.size == measured.size)
    }
}
