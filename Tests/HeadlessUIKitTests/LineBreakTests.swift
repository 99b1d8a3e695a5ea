import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The ends of lines: line breaks, letter spacing, ellipses.
@MainActor @Suite struct LineBreakTests {
    private func label(_ text: String, lines: Int = 1, size: CGFloat = 20) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        label.textColor = .black
        label.sizeToFit()
        return label
    }

    private func areAlike(_ first: UILabel, _ second: UILabel) -> Bool {
        first.frame.size == second.frame.size && Picture(first).image.pngData() == Picture(second).image.pngData()
    }

    // MARK: Line breaks

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
    func labelsEndAtTheLineBreakAfterTheirLastLine(lineBreak: String) {
        let text = ["First", "Second", "Third"].joined(separator: lineBreak)
        #expect(areAlike(label(text), label("First…")))
        #expect(areAlike(label(text, lines: 2), label("First\nSecond…", lines: 2)))
        #expect(areAlike(label(text, lines: 3), label("First\nSecond\nThird", lines: 0)))
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
            let clipped = label(text)
            clipped.lineBreakMode = mode
            clipped.sizeToFit()
            #expect(areAlike(clipped, label("First")))
        }
    }

    @Test func aLineBreakAtTheEndHidesNoWords() {
        #expect(areAlike(label("First\n"), label("First")))
        #expect(areAlike(label("First\n \r\n"), label("First")))
        #expect(label("First\n", lines: 0).frame.height == 2 * label("First").frame.height)
    }

    @Test func buttonsAndSegmentsEndAtTheLineBreak() {
        let button = UIButton(type: .custom)
        let expected = UIButton(type: .custom)
        for (button, title) in [(button, "First\nSecond"), (expected, "First…")] {
            button.setTitle(title, for: .normal)
            button.setTitleColor(.black, for: .normal)
            button.sizeToFit()
        }
        #expect(button.frame.size == expected.frame.size)
        #expect(Picture(button).image.pngData() == Picture(expected).image.pngData())
        let segments = [["First\nSecond"], ["First…"]].map { UISegmentedControl(items: $0) }
        #expect(segments[0].intrinsicContentSize == segments[1].intrinsicContentSize)
    }

    @Test func fieldsShowLineBreaksAsSpaces() {
        let fields = ["First\nSecond", "First Second"].map { text in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            field.text = text
            return field
        }
        #expect(Picture(fields[0]).image.pngData() == Picture(fields[1]).image.pngData())
        #expect(fields[0].intrinsicContentSize == fields[1].intrinsicContentSize)
    }

    // MARK: Letter spacing

    private func spaced(_ text: String, _ kern: CGFloat, lines: Int = 1) -> UILabel {
        let label = label(text, lines: lines)
        label.attributedText = NSAttributedString(string: text, attributes: [.kern: kern])
        return label
    }

    @Test(arguments: ["W", "abcd", "a b", "é", "שלום", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"])
    func letterSpacingFollowsEachCharacter(text: String) {
        for kern in [20, 3.5, -2] as [CGFloat] {
            let difference = spaced(text, kern).sizeThatFits(.zero).width - label(text).sizeThatFits(.zero).width
            #expect(abs(difference - kern * CGFloat(text.count)) <= 0.5, "\(text) \(kern) \(difference)")
        }
    }

    @Test func letterSpacingFollowsTheLastCharacterOfEachLine() {
        let text = spaced("abcd efgh", 20, lines: 0)
        let widths = ["abcd", "efgh"].map { spaced($0, 20).sizeThatFits(.zero).width }
        let wrapped = text.sizeThatFits(CGSize(width: 190, height: 0))
        #expect(wrapped.height == 2 * text.font.lineHeight && abs(wrapped.width - max(widths[0], widths[1])) <= 0.5)
        // The last letter does not fit without its space.
        #expect(text.sizeThatFits(CGSize(width: widths[0] - 1, height: 0)).height > 2 * text.font.lineHeight)
    }

    @Test func letterSpacingMovesRightAlignedText() throws {
        func lastInk(_ text: String, _ kern: CGFloat) throws -> CGFloat {
            let label = spaced(text, kern)
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            label.textAlignment = .right
            return try #require(ink(label)).upperBound
        }
        #expect(try abs(lastInk("nn", 0) - 20 - lastInk("nn", 20)) <= 0.5)
        // The end of Hebrew is on the left.
        #expect(try abs(lastInk("שש", 0) - lastInk("שש", 20)) <= 0.5)
    }

    private func ink(_ label: UILabel) -> ClosedRange<CGFloat>? {
        let picture = Picture(label)
        let columns = stride(from: 0, to: label.bounds.width, by: 0.5).filter { x in
            stride(from: 0, to: label.bounds.height, by: 0.5).contains { picture.alpha(x, $0) > 0.3 }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    // MARK: Ellipses

    /// Returns the lowest point with ink in columns, in points.
    private func bottom(_ label: UILabel, _ columns: ClosedRange<CGFloat>) -> CGFloat? {
        let picture = Picture(label)
        return stride(from: label.bounds.height, to: 0, by: -0.5).first { y in
            stride(from: columns.lowerBound, to: columns.upperBound, by: 0.5).contains { picture.alpha($0, y) > 0.3 }
        }
    }

    /// Text is in the middle of a line height if it has a baseline offset.
    @Test(
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle], [0, 18, -4] as [CGFloat])
    func anEllipsisIsOnTheBaseline(mode: NSLineBreakMode, offset: CGFloat) throws {
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (60, 60)
        let label = label("")
        label.attributedText = NSAttributedString(
            string: String(repeating: "x", count: 40), attributes: [.paragraphStyle: style, .baselineOffset: offset])
        label.lineBreakMode = mode
        label.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
        let columns = try #require(ink(label))
        // Each letter and the ellipsis are in one of the ranges.
        let bottoms = stride(from: columns.lowerBound, to: columns.upperBound - 12, by: 6).compactMap {
            bottom(label, $0...($0 + 12))
        }
        #expect(bottoms.count > 15 && (bottoms.max() ?? 0) - (bottoms.min() ?? 0) <= 0.5)
    }

    @Test(arguments: [-3, 1, 12, 100, 2_000] as [CGFloat]) func aSpacedLineIsTruncatedToItsWidth(kern: CGFloat) {
        let label = spaced(String(repeating: "n", count: 300), kern)
        for width in [40, 150, 333] as [CGFloat] {
            let size = label.layout(width: width, height: 100, lines: 1).size
            // An ellipsis alone has the space after it.
            #expect(size.width <= max(width, kern + 40))
        }
    }

    // MARK: Heights

    /// Lines can be lower than those of the label's font.
    @Test func allLinesOfSmallTextFitTheirHeight() {
        let label = label("", lines: 0)
        label.attributedText = NSAttributedString(
            string: "one two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 8)])
        label.frame.size = label.sizeThatFits(CGSize(width: 60, height: 0))
        let layout = label.layout(width: label.frame.width, height: label.frame.height, lines: 0)
        #expect(layout.lines.count > 1 && layout.size.height <= label.frame.height)
        label.attributedText = NSAttributedString(
            string: "one two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let size = label.sizeThatFits(CGSize(width: 200, height: 0))
        let half = label.layout(width: size.width, height: size.height / 2, lines: 0)
        #expect(half.size.height <= size.height / 2 + 0.5)
    }
}
