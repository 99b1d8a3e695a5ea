import Foundation
import Testing

@testable import HeadlessUIKit

/// The work for very long texts, which depends on what is visible.
@MainActor @Suite struct LongTextTests {
    private nonisolated static let words = [
        "a", "Z", "QUJDREVGRw+/", "no\u{A0}break\u{A0}", "lazy dogs ", "\u{4E2D}\u{6587}", "\u{1F600}שלום abc ",
        "/path/path", "one\ntwo\n",
    ]

    private func text(_ word: String, bytes: Int = 200_000) -> String {
        String(repeating: word, count: bytes / word.utf8.count)
    }

    private func label(_ text: String, width: CGFloat, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// Only the lines count that are broken.
    @Test(arguments: words) func onlyVisibleLinesAreBroken(word: String) {
        let label = label(text(word), width: 300)
        #expect(label.layout(width: 300, height: 100, lines: 0).lines.count <= 5)
        #expect(label.layout(width: 300, height: 1e6, lines: 3).lines.count == 3)
    }

    @Test func aPartOfTheLinesIsBrokenToMeasureAText() {
        let label = label(text("a"), width: 300)
        #expect(label.layout(width: 300, height: 1e6, lines: 0).lines.count < 1_500)
        #expect(label.layout(width: 0.001, height: 1e6, lines: 0).lines.count < 6_000)
    }

    /// The estimated height is proportional to the length of the text.
    @Test(arguments: ["a", "lazy dogs ", "one\ntwo\n"]) func theHeightOfTheRestIsEstimated(word: String) {
        let heights = [60_000, 600_000].map { bytes in
            label(text(word, bytes: bytes), width: 300).sizeThatFits(CGSize(width: 300, height: 0)).height
        }
        #expect(abs(heights[1] / heights[0] - 10) < 0.5)
    }

    /// A long paragraph has the same lines in pieces as in one piece.
    @Test func piecesHaveTheSameLines() {
        let words = ["lazy", "dog", "a", "jumping", "over", "self-made", "brown", "שלום", "quick", "1,000"]
        let text = (0..<900).map { words[$0 * $0 % 97 % words.count] }.joined(separator: " ")
        let content = TextContent(text, font: .systemFont(ofSize: 15))
        for width in [80, 177.5, 400] as [CGFloat] {
            let flow = TextFlow(lineBreakMode: .byWordWrapping, maximumLines: 0)
            let layout = ParagraphLayout(content, .leftToRight, detectsDirection: true, flow)
            layout.wrap(at: width + content.tracking, .byWordWrapping)
            let whole = TextLine.lines(of: layout, content, at: 0, flow)
            let pieces = TextLayout(content, flow, width: width).lines
            #expect(whole.count > 20 && pieces.map(\.start) == whole.map(\.start))
            #expect(zip(pieces, whole).allSatisfy { abs($0.width - $1.width) < 0.05 })
        }
    }

    @Test(arguments: words, [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping])
    func aLongLineIsTruncated(word: String, mode: NSLineBreakMode) {
        let label = label(text(word), width: 200, lines: 1)
        label.lineBreakMode = mode
        let layout = label.layout(width: 200, height: 100, lines: 1)
        #expect(layout.lines.count == 1)
        if mode != .byClipping { #expect(layout.size.width <= 200) }
        #expect(Picture(label).darkPixels > 100)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func aLongLineShowsItsEnds(mode: NSLineBreakMode) {
        let middle = String(repeating: "n", count: 60_000)
        let labels = ["ABC\(middle)XYZ", "ABC" + middle.prefix(200) + "XYZ"].map { text in
            let label = label(text, width: 200, lines: 1)
            label.lineBreakMode = mode
            return label
        }
        #expect(Picture(labels[0]).image.pngData() == Picture(labels[1]).image.pngData())
    }

    @Test func scrolledTextIsDrawn() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = .systemFont(ofSize: 15)
        view.text = text("lazy dogs ", bytes: 60_000)
        view.layoutIfNeeded()
        for share in [0.1, 0.5, 0.95] {
            view.contentOffset.y = view.contentSize.height * share
            #expect(Picture(view).darkPixels > 200)
        }
    }
}
