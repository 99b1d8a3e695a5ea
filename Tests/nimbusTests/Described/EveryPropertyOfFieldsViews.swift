// Printed by `nimbus describe --swift`; changes are lost when it is printed anew.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NimbusUIKit

/// The views of every-property-of-fields.json on a screen of 390 by 844 points, as these style sheets have them:
/// every-property-of-fields.css.
///
/// Colours follow the light and the dark by themselves; all else stays as it was when this was printed.
@MainActor struct EveryPropertyOfFieldsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            textField1,
            textField2,
            textField3,
            textField4,
        ]
    }

    private let textField1 = UITextField()
    private let textField2 = UITextField()
    private let textField3 = UITextField()
    private let textField4 = NITextField()

    init() {
        setUpTextField1()
        setUpTextField2()
        setUpTextField3()
        setUpTextField4()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpTextField1() {
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
        // every-property-of-fields.css:7:5 .all
        textField1.contentVerticalAlignment = .bottom
        textField1.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    }

    private func setUpTextField2() {
        textField2.text = "Maren"
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
        // every-property-of-fields.css:7:5 .all
        textField2.contentVerticalAlignment = .bottom
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
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb112233 = UIColor(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1)
    static let rgb999999 = UIColor(red: 153 / 255, green: 153 / 255, blue: 153 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}
