// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-labels.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-labels.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfLabelsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            label1,
            label2,
            label3,
            label4,
            label5,
            label6,
            label7,
            label8,
            label9,
            label10,
        ]
    }

    private let label1 = UILabel()
    private let label2 = UILabel()
    private let label3 = UILabel()
    private let label4 = UILabel()
    private let label5 = UILabel()
    private let label6 = UILabel()
    private let label7 = UILabel()
    private let label8 = UILabel()
    private let label9 = UILabel()
    private let label10 = UILabel()

    init() {
        setUpLabel1()
        setUpLabel2()
        setUpLabel3()
        setUpLabel4()
        setUpLabel5()
        setUpLabel6()
        setUpLabel7()
        setUpLabel8()
        setUpLabel9()
        setUpLabel10()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpLabel1() {
        // every-property-of-labels.css:12:5 .all
        label1.text = "Good morning"
        // every-property-of-labels.css:2:5 .all
        label1.textColor = Palette.rgb102030
        // every-property-of-labels.css:3:5 .all
        label1.highlightedTextColor = Palette.rgbFF0000
        // every-property-of-labels.css:5:5 .all
        label1.textAlignment = .right
        // every-property-of-labels.css:4:5 .all
        label1.font = UIFont(name: "Menlo-Bold", size: 20) ?? UIFont.systemFont(ofSize: 20)
        // every-property-of-labels.css:6:5 .all
        label1.shadowColor = Palette.rgb00000080
        label1.shadowOffset = CGSize(width: 1, height: -2)
        // every-property-of-labels.css:7:5 .all
        label1.lineBreakMode = .byTruncatingMiddle
        // every-property-of-labels.css:8:5 .all
        label1.numberOfLines = 0
        // every-property-of-labels.css:10:5 .all
        label1.adjustsFontSizeToFitWidth = true
        // every-property-of-labels.css:9:5 .all
        label1.minimumScaleFactor = 0.5
        // every-property-of-labels.css:11:5 .all
        label1.baselineAdjustment = .alignCenters
        label1.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel2() {
        // every-property-of-labels.css:27:21 :is(.proposal):highlighted
        label2.highlightedTextColor = Palette.rgb008000
        // every-property-of-labels.css:18:5 .proposal
        label2.font = UIFont.systemFont(ofSize: 18, weight: .bold)
        // every-property-of-labels.css:19:5 .proposal
        label2.shadowColor = Palette.rgb0000FF80
        label2.shadowOffset = CGSize(width: 1, height: 2)
        // every-property-of-labels.css:21:5 .proposal
        label2.lineBreakMode = .byWordWrapping
        // every-property-of-labels.css:22:5 .proposal
        label2.numberOfLines = 2
        // every-property-of-labels.css:24:5 .proposal
        label2.adjustsFontSizeToFitWidth = true
        // every-property-of-labels.css:23:5 .proposal
        label2.minimumScaleFactor = 0.5
        // every-property-of-labels.css:25:5 .proposal
        label2.baselineAdjustment = .none
        label2.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel3() {
        label3.isHighlighted = true
        // every-property-of-labels.css:27:21 :is(.proposal):highlighted
        label3.highlightedTextColor = Palette.rgb008000
        // every-property-of-labels.css:18:5 .proposal
        label3.font = UIFont.systemFont(ofSize: 18, weight: .bold)
        // every-property-of-labels.css:19:5 .proposal
        label3.shadowColor = Palette.rgb0000FF80
        label3.shadowOffset = CGSize(width: 1, height: 2)
        // every-property-of-labels.css:21:5 .proposal
        label3.lineBreakMode = .byWordWrapping
        // every-property-of-labels.css:22:5 .proposal
        label3.numberOfLines = 2
        // every-property-of-labels.css:24:5 .proposal
        label3.adjustsFontSizeToFitWidth = true
        // every-property-of-labels.css:23:5 .proposal
        label3.minimumScaleFactor = 0.5
        // every-property-of-labels.css:25:5 .proposal
        label3.baselineAdjustment = .none
        label3.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel4() {
        label4.text = "Text"
        // every-property-of-labels.css:34:5 .text
        if let text = label4.text {
            label4.text = text.uppercased(with: .current)
        }
        // every-property-of-labels.css:32:5 .text
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.kern, value: 2, range: all)
            label4.attributedText = styled
        }
        // every-property-of-labels.css:33:5 .text
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 24
            style.maximumLineHeight = style.minimumLineHeight
            let offset = (style.minimumLineHeight - label4.font.lineHeight) / 2
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttributes([.paragraphStyle: style, .baselineOffset: offset], range: all)
            label4.attributedText = styled
        }
        // every-property-of-labels.css:35:5 .text
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineStyle, value: 1, range: all)
            label4.attributedText = styled
        }
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughStyle, value: 1, range: all)
            label4.attributedText = styled
        }
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineColor, value: Palette.rgbFF0000, range: all)
            label4.attributedText = styled
        }
        if let text = label4.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughColor, value: Palette.rgbFF0000, range: all)
            label4.attributedText = styled
        }
        label4.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel5() {
        // every-property-of-labels.css:37:33 .lines
        label5.lineBreakMode = .byTruncatingTail
        // every-property-of-labels.css:37:10 .lines
        label5.numberOfLines = 0
        label5.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel6() {
        label6.text = "Paragraph"
        // every-property-of-labels.css:38:15 .paragraphs
        if let text = label6.attributedText, text.length > 0 {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            if let former = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                style.setParagraphStyle(former)
            }
            style.firstLineHeadIndent = 20
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.paragraphStyle, value: style, range: all)
            label6.attributedText = styled
        }
        // every-property-of-labels.css:38:34 .paragraphs
        if let text = label6.attributedText, text.length > 0 {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            if let former = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                style.setParagraphStyle(former)
            }
            style.hyphenationFactor = 1
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.paragraphStyle, value: style, range: all)
            label6.attributedText = styled
        }
        label6.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel7() {
        // every-property-of-labels.css:39:9 .none
        label7.textColor = nil
        // every-property-of-labels.css:39:41 .none
        label7.highlightedTextColor = nil
        // every-property-of-labels.css:39:71 .none
        label7.font = UIFont.italicSystemFont(ofSize: 17)
        // every-property-of-labels.css:39:22 .none
        label7.shadowColor = nil
        label7.shadowOffset = CGSize(width: 0, height: 0)
        label7.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel8() {
        // every-property-of-labels.css:40:68 .relative
        label8.backgroundColor = Palette.rgb0000FF
        // every-property-of-labels.css:40:55 .relative
        label8.textColor = Palette.rgb0000FF
        // every-property-of-labels.css:40:13 .relative
        label8.font = UIFont.systemFont(ofSize: 32)
        // every-property-of-labels.css:40:29 .relative
        label8.frame = CGRect(x: 0, y: 0, width: 64, height: 32)
    }

    private func setUpLabel9() {
        label9.text = "Line"
        // every-property-of-labels.css:41:10 .style
        label9.font = UIFont.systemFont(ofSize: 13, weight: .regular).fontDescriptor.withDesign(.monospaced)?.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 13) } ?? UIFont.systemFont(ofSize: 13, weight: .regular)
        if let text = label9.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 15.6
            style.maximumLineHeight = style.minimumLineHeight
            let offset = (style.minimumLineHeight - label9.font.lineHeight) / 2
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttributes([.paragraphStyle: style, .baselineOffset: offset], range: all)
            label9.attributedText = styled
        }
        label9.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpLabel10() {
        // every-property-of-labels.css:42:10 .title
        label10.font = UIFont.systemFont(ofSize: 28, weight: .semibold).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map { UIFont(descriptor: $0, size: 28) } ?? UIFont.systemFont(ofSize: 28, weight: .semibold)
        label10.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb102030 = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb00000080 = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    static let rgb008000 = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
    static let rgb0000FF80 = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
