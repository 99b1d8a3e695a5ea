// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-buttons.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-buttons.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfButtonsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            button1,
            button2,
            button3,
            button4,
            button5,
            button6,
        ]
    }

    private let button1 = UIButton(type: .custom)
    private let button2 = UIButton(type: .custom)
    private let button3 = UIButton(type: .custom)
    private let button4 = UIButton(type: .custom)
    private let button5 = UIButton(type: .custom)
    private let button6 = UIButton(type: .custom)
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpButton1()
        setUpButton2()
        setUpButton3()
        setUpButton4()
        setUpButton5()
        setUpButton6()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpButton1() {
        button1.setTitle("Go", for: .normal)
        // every-property-of-buttons.css:14:5 .all
        button1.contentVerticalAlignment = .top
        // every-property-of-buttons.css:13:5 .all
        button1.contentHorizontalAlignment = .left
        // every-property-of-buttons.css:8:5 .all
        button1.setTitle("Good morning", for: .normal)
        // every-property-of-buttons.css:3:5 .all
        button1.setTitleColor(Palette.rgbFF0000, for: .normal)
        // every-property-of-buttons.css:4:5 .all
        button1.setTitleShadowColor(Palette.rgb000000, for: .normal)
        // every-property-of-buttons.css:5:5 .all
        button1.setImage(image("tile.png"), for: .normal)
        // every-property-of-buttons.css:6:5 .all
        button1.setBackgroundImage(image("tile.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: .normal)
        // every-property-of-buttons.css:16:21 :is(.all):highlighted
        button1.setTitleColor(Palette.rgb008000, for: .highlighted)
        // every-property-of-buttons.css:16:35 :is(.all):highlighted
        button1.setBackgroundImage(image("pressed.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: .highlighted)
        // every-property-of-buttons.css:17:18 :is(.all):disabled
        button1.setTitleColor(Palette.rgb808080, for: .disabled)
        // every-property-of-buttons.css:17:31 :is(.all):disabled
        button1.setTitleShadowColor(Palette.rgb00000000, for: .disabled)
        // every-property-of-buttons.css:17:50 :is(.all):disabled
        button1.setImage(UIImage(), for: .disabled)
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button1.setTitle("Chosen", for: .selected)
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button1.setTitleColor(Palette.rgb000000, for: .selected)
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button1.setTitle("Chosen", for: [.selected, .highlighted])
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button1.setTitleColor(Palette.rgb000000, for: [.selected, .highlighted])
        // every-property-of-buttons.css:16:35 :is(.all):highlighted
        button1.setBackgroundImage(image("pressed.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: [.selected, .highlighted])
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button1.setTitle("Chosen", for: [.selected, .disabled])
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button1.setTitleColor(Palette.rgb000000, for: [.selected, .disabled])
        // every-property-of-buttons.css:17:31 :is(.all):disabled
        button1.setTitleShadowColor(Palette.rgb00000000, for: [.selected, .disabled])
        // every-property-of-buttons.css:17:50 :is(.all):disabled
        button1.setImage(UIImage(), for: [.selected, .disabled])
        // every-property-of-buttons.css:2:5 .all
        button1.titleLabel?.font = UIFont(name: "Courier", size: 13) ?? UIFont.systemFont(ofSize: 13)
        // every-property-of-buttons.css:4:5 .all
        button1.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        // every-property-of-buttons.css:9:5 .all
        button1.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        // every-property-of-buttons.css:10:5 .all
        button1.contentEdgeInsets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        // every-property-of-buttons.css:11:5 .all
        button1.imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-buttons.css:12:5 .all
        button1.adjustsImageWhenHighlighted = true
        button1.adjustsImageWhenDisabled = false
        button1.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    }

    private func setUpButton2() {
        button2.setTitle("Go", for: .normal)
        button2.isEnabled = false
        // every-property-of-buttons.css:17:84 :is(.all):disabled
        button2.alpha = 0.5
        // every-property-of-buttons.css:14:5 .all
        button2.contentVerticalAlignment = .top
        // every-property-of-buttons.css:13:5 .all
        button2.contentHorizontalAlignment = .left
        // every-property-of-buttons.css:8:5 .all
        button2.setTitle("Good morning", for: .normal)
        // every-property-of-buttons.css:3:5 .all
        button2.setTitleColor(Palette.rgbFF0000, for: .normal)
        // every-property-of-buttons.css:4:5 .all
        button2.setTitleShadowColor(Palette.rgb000000, for: .normal)
        // every-property-of-buttons.css:5:5 .all
        button2.setImage(image("tile.png"), for: .normal)
        // every-property-of-buttons.css:6:5 .all
        button2.setBackgroundImage(image("tile.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: .normal)
        // every-property-of-buttons.css:16:21 :is(.all):highlighted
        button2.setTitleColor(Palette.rgb008000, for: .highlighted)
        // every-property-of-buttons.css:16:35 :is(.all):highlighted
        button2.setBackgroundImage(image("pressed.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: .highlighted)
        // every-property-of-buttons.css:17:18 :is(.all):disabled
        button2.setTitleColor(Palette.rgb808080, for: .disabled)
        // every-property-of-buttons.css:17:31 :is(.all):disabled
        button2.setTitleShadowColor(Palette.rgb00000000, for: .disabled)
        // every-property-of-buttons.css:17:50 :is(.all):disabled
        button2.setImage(UIImage(), for: .disabled)
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button2.setTitle("Chosen", for: .selected)
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button2.setTitleColor(Palette.rgb000000, for: .selected)
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button2.setTitle("Chosen", for: [.selected, .highlighted])
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button2.setTitleColor(Palette.rgb000000, for: [.selected, .highlighted])
        // every-property-of-buttons.css:16:35 :is(.all):highlighted
        button2.setBackgroundImage(image("pressed.png")?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch), for: [.selected, .highlighted])
        // every-property-of-buttons.css:18:18 :is(.all):selected
        button2.setTitle("Chosen", for: [.selected, .disabled])
        // every-property-of-buttons.css:18:46 :is(.all):selected
        button2.setTitleColor(Palette.rgb000000, for: [.selected, .disabled])
        // every-property-of-buttons.css:17:31 :is(.all):disabled
        button2.setTitleShadowColor(Palette.rgb00000000, for: [.selected, .disabled])
        // every-property-of-buttons.css:17:50 :is(.all):disabled
        button2.setImage(UIImage(), for: [.selected, .disabled])
        // every-property-of-buttons.css:2:5 .all
        button2.titleLabel?.font = UIFont(name: "Courier", size: 13) ?? UIFont.systemFont(ofSize: 13)
        // every-property-of-buttons.css:4:5 .all
        button2.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        // every-property-of-buttons.css:9:5 .all
        button2.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        // every-property-of-buttons.css:10:5 .all
        button2.contentEdgeInsets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        // every-property-of-buttons.css:11:5 .all
        button2.imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-buttons.css:12:5 .all
        button2.adjustsImageWhenHighlighted = true
        button2.adjustsImageWhenDisabled = false
        // every-property-of-buttons.css:17:71 :is(.all):disabled
        button2.frame = CGRect(x: 0, y: 0, width: 99, height: 30)
    }

    private func setUpButton3() {
        button3.setTitle("Go", for: .normal)
        // every-property-of-buttons.css:22:11 .padded
        button3.contentEdgeInsets = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        // every-property-of-buttons.css:22:64 .padded
        button3.adjustsImageWhenHighlighted = false
        button3.adjustsImageWhenDisabled = false
        // every-property-of-buttons.css:22:37 .padded
        button3.frame = CGRect(x: 0, y: 0, width: 30, height: 25)
    }

    private func setUpButton4() {
        button4.setTitle("Go", for: .normal)
        // every-property-of-buttons.css:23:57 .roomy
        button4.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // every-property-of-buttons.css:23:10 .roomy
        button4.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        // every-property-of-buttons.css:23:30 .roomy
        button4.frame = CGRect(x: 0, y: 0, width: 60, height: 39)
    }

    private func setUpButton5() {
        button5.setTitle("Go", for: .normal)
        // every-property-of-buttons.css:27:5 .rich
        button5.setAttributedTitle(NSAttributedString(
            attributedString: [
                NSAttributedString(string: "Go", attributes: [.foregroundColor: Palette.rgbFF0000]),
                NSAttributedString(string: "!", attributes: [.kern: CGFloat(2)]),
            ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }), for: .normal)
        // every-property-of-buttons.css:29:21 :is(.rich):highlighted
        button5.setAttributedTitle(NSAttributedString(string: "Going"), for: .highlighted)
        // every-property-of-buttons.css:30:18 :is(.rich):disabled
        button5.setAttributedTitle(NSAttributedString(string: "No", attributes: [.strikethroughStyle: 1]), for: .disabled)
        // every-property-of-buttons.css:31:18 :is(.rich):selected
        button5.setAttributedTitle(NSAttributedString(string: "Gone", attributes: [.foregroundColor: Palette.rgb0000FF]), for: .selected)
        // every-property-of-buttons.css:32:30 :is(.rich):selected:highlighted
        button5.setAttributedTitle(NSAttributedString(string: "Gone?"), for: [.selected, .highlighted])
        // every-property-of-buttons.css:33:27 :is(.rich):selected:disabled
        button5.setAttributedTitle(NSAttributedString(string: "Gone", attributes: [.foregroundColor: Palette.rgb808080]), for: [.selected, .disabled])
        button5.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    }

    private func setUpButton6() {
        button6.setTitle("Go", for: .normal)
        // every-property-of-buttons.css:42:5 .spaced
        button6.titleLabel?.font = UIFont(descriptor: (UIFont(descriptor: (UIFont.systemFont(ofSize: 18)).fontDescriptor.addingAttributes([.traits: [.weight: 0, .slant: 0, .width: -0.2] as [UIFontDescriptor.TraitKey: CGFloat]]), size: 0)).fontDescriptor.addingAttributes([.featureSettings: [[.init(rawValue: "CTFeatureOpenTypeTag"): "ss01", .init(rawValue: "CTFeatureOpenTypeValue"): 2], [.init(rawValue: "CTFeatureOpenTypeTag"): "tnum", .init(rawValue: "CTFeatureOpenTypeValue"): 1], [.init(rawValue: "CTFeatureOpenTypeTag"): "zero", .init(rawValue: "CTFeatureOpenTypeValue"): 1]] as [[UIFontDescriptor.FeatureKey: Any]]]), size: 0)
        // every-property-of-buttons.css:40:5 .spaced
        if let title = button6.title(for: .normal) {
            button6.setTitle(title.uppercased(with: .current), for: .normal)
        }
        // every-property-of-buttons.css:38:5 .spaced
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.kern, value: 2, range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        // every-property-of-buttons.css:39:5 .spaced
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 24
            style.maximumLineHeight = style.minimumLineHeight
            let offset = (style.minimumLineHeight - (button6.titleLabel?.font.lineHeight ?? 0)) / 2
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttributes([.paragraphStyle: style, .baselineOffset: offset], range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        // every-property-of-buttons.css:41:5 .spaced
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineStyle, value: 9, range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughStyle, value: 9, range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.underlineColor, value: Palette.rgb0000FF, range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        if let text = button6.attributedTitle(for: .normal) ?? button6.title(for: .normal).map({ NSAttributedString(string: $0) }) {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.strikethroughColor, value: Palette.rgb0000FF, range: all)
            button6.setAttributedTitle(styled, for: .normal)
        }
        button6.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let rgb008000 = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
    static let rgb808080 = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    static let rgb00000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
