// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NimbusUIKit

/// The views of every-property-of-fields.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-fields.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfFieldsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            textField1,
            textField2,
            textField3,
            textField4,
            textField5,
            textView1,
        ]
    }

    private let textField1 = UITextField()
    private let textField2 = UITextField()
    private let textField3 = UITextField()
    private let textField4 = NITextField()
    private let textField5 = UITextField()
    private let textView1 = UITextView()

    init() {
        setUpTextField1()
        setUpTextField2()
        setUpTextField3()
        setUpTextField4()
        setUpTextField5()
        setUpTextView1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpTextField1() {
        // every-property-of-fields.css:7:5 .all
        textField1.contentVerticalAlignment = .bottom
        // every-property-of-fields.css:2:5 .all
        textField1.textColor = Palette.rgb112233
        // every-property-of-fields.css:4:5 .all
        textField1.textAlignment = .center
        // every-property-of-fields.css:3:5 .all
        textField1.font = UIFont.systemFont(ofSize: 17)
        // every-property-of-fields.css:5:5 .all
        textField1.minimumFontSize = 11
        // every-property-of-fields.css:6:5 .all
        textField1.adjustsFontSizeToFitWidth = true
        // every-property-of-fields.css:9:28 :is(.all):empty
        textField1.placeholder = "Your name"
        // every-property-of-fields.css:9:15 :is(.all):empty
        if let text = textField1.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb999999, range: all)
            textField1.attributedPlaceholder = styled
        }
        // every-property-of-fields.css:10:22 :is(.all)::placeholder
        if let text = textField1.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 17), range: all)
            textField1.attributedPlaceholder = styled
        }
        textField1.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextField2() {
        textField2.text = "Maren"
        // every-property-of-fields.css:7:5 .all
        textField2.contentVerticalAlignment = .bottom
        // every-property-of-fields.css:2:5 .all
        textField2.textColor = Palette.rgb112233
        // every-property-of-fields.css:4:5 .all
        textField2.textAlignment = .center
        // every-property-of-fields.css:3:5 .all
        textField2.font = UIFont.systemFont(ofSize: 17)
        // every-property-of-fields.css:5:5 .all
        textField2.minimumFontSize = 11
        // every-property-of-fields.css:6:5 .all
        textField2.adjustsFontSizeToFitWidth = true
        // every-property-of-fields.css:9:28 :is(.all):empty
        textField2.placeholder = "Your name"
        // every-property-of-fields.css:9:15 :is(.all):empty
        if let text = textField2.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb999999, range: all)
            textField2.attributedPlaceholder = styled
        }
        // every-property-of-fields.css:10:22 :is(.all)::placeholder
        if let text = textField2.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 17), range: all)
            textField2.attributedPlaceholder = styled
        }
        textField2.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextField3() {
        // every-property-of-fields.css:14:8 .own
        textField3.textColor = Palette.rgbFF0000
        textField3.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextField4() {
        textField4.text = "Maren"
        // every-property-of-fields.css:16:15 NITextField
        textField4.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        textField4.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextField5() {
        textField5.text = "Maren"
        // every-property-of-fields.css:23:5 .spaced
        textField5.font = UIFont(descriptor: (UIFont.systemFont(ofSize: 17)).fontDescriptor.addingAttributes([.featureSettings: [[.init(rawValue: "CTFeatureOpenTypeTag"): "ordn", .init(rawValue: "CTFeatureOpenTypeValue"): 1]] as [[UIFontDescriptor.FeatureKey: Any]]]), size: 0)
        // every-property-of-fields.css:20:5 .spaced
        textField5.defaultTextAttributes[.kern] = 2
        // every-property-of-fields.css:22:5 .spaced
        textField5.defaultTextAttributes[.underlineStyle] = 9
        textField5.defaultTextAttributes[.strikethroughStyle] = 9
        textField5.defaultTextAttributes[.underlineColor] = Palette.rgb0000FF
        textField5.defaultTextAttributes[.strikethroughColor] = Palette.rgb0000FF
        textField5.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextView1() {
        textView1.text = "Maren"
        // every-property-of-fields.css:23:5 .spaced
        textView1.font = UIFont(descriptor: (UIFont.systemFont(ofSize: 12)).fontDescriptor.addingAttributes([.featureSettings: [[.init(rawValue: "CTFeatureOpenTypeTag"): "ordn", .init(rawValue: "CTFeatureOpenTypeValue"): 1]] as [[UIFontDescriptor.FeatureKey: Any]]]), size: 0)
        // every-property-of-fields.css:20:5 .spaced
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.kern, value: 2, range: all)
            textView1.attributedText = styled
        }
        // every-property-of-fields.css:21:5 .spaced
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 24
            style.maximumLineHeight = style.minimumLineHeight
            let offset = (style.minimumLineHeight - (textView1.font ?? .systemFont(ofSize: 12)).lineHeight) / 2
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttributes([.paragraphStyle: style, .baselineOffset: offset], range: all)
            textView1.attributedText = styled
        }
        // every-property-of-fields.css:22:5 .spaced
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineStyle, value: 9, range: all)
            textView1.attributedText = styled
        }
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughStyle, value: 9, range: all)
            textView1.attributedText = styled
        }
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineColor, value: Palette.rgb0000FF, range: all)
            textView1.attributedText = styled
        }
        if let text = textView1.attributedText {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughColor, value: Palette.rgb0000FF, range: all)
            textView1.attributedText = styled
        }
        textView1.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb112233 = UIColor(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1)
    static let rgb999999 = UIColor(red: 153 / 255, green: 153 / 255, blue: 153 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
