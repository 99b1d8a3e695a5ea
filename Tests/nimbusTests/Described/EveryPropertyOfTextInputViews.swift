// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-text-input.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-text-input.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfTextInputViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            label1,
            textField1,
            textView1,
            searchBar1,
            label2,
            textField2,
            textView2,
            imageView1,
        ]
    }

    private let label1 = UILabel()
    private let textField1 = UITextField()
    private let textView1 = UITextView()
    private let searchBar1 = UISearchBar()
    private let label2 = UILabel()
    private let textField2 = UITextField()
    private let textView2 = UITextView()
    private let imageView1 = UIImageView()
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpLabel1()
        setUpTextField1()
        setUpTextView1()
        setUpSearchBar1()
        setUpLabel2()
        setUpTextField2()
        setUpTextView2()
        setUpImageView1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpLabel1() {
        // every-property-of-text-input.css:3:5 UILabel
        label1.minimumScaleFactor = 0.5
        // every-property-of-text-input.css:2:5 UILabel
        label1.preferredMaxLayoutWidth = 7
        label1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTextField1() {
        // every-property-of-text-input.css:7:5 UITextField
        textField1.placeholder = "Good morning"
        // every-property-of-text-input.css:8:5 UITextField
        textField1.borderStyle = .roundedRect
        // every-property-of-text-input.css:24:5 UITextField
        textField1.background = image("tile.png")
        // every-property-of-text-input.css:9:5 UITextField
        textField1.disabledBackground = image("tile.png")
        // every-property-of-text-input.css:10:5 UITextField
        textField1.leftViewMode = .always
        // every-property-of-text-input.css:11:5 UITextField
        textField1.rightViewMode = .always
        // every-property-of-text-input.css:12:5 UITextField
        textField1.clearButtonMode = .always
        // every-property-of-text-input.css:13:5 UITextField
        textField1.clearsOnBeginEditing = true
        // every-property-of-text-input.css:14:5 UITextField
        textField1.clearsOnInsertion = true
        // every-property-of-text-input.css:15:5 UITextField
        textField1.allowsEditingTextAttributes = true
        // every-property-of-text-input.css:16:5 UITextField
        textField1.autocapitalizationType = .allCharacters
        // every-property-of-text-input.css:17:5 UITextField
        textField1.autocorrectionType = .yes
        // every-property-of-text-input.css:18:5 UITextField
        textField1.spellCheckingType = .yes
        // every-property-of-text-input.css:19:5 UITextField
        textField1.enablesReturnKeyAutomatically = true
        // every-property-of-text-input.css:20:5 UITextField
        textField1.isSecureTextEntry = true
        // every-property-of-text-input.css:21:5 UITextField
        textField1.keyboardAppearance = .light
        // every-property-of-text-input.css:22:5 UITextField
        textField1.keyboardType = .asciiCapableNumberPad
        // every-property-of-text-input.css:23:5 UITextField
        textField1.returnKeyType = .continue
        textField1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTextView1() {
        // every-property-of-text-input.css:43:55 UITextView
        textView1.text = "Your name"
        // every-property-of-text-input.css:43:5 UITextView
        textView1.textColor = Palette.rgb112233
        // every-property-of-text-input.css:43:35 UITextView
        textView1.textAlignment = .center
        // every-property-of-text-input.css:43:18 UITextView
        textView1.font = UIFont.systemFont(ofSize: 17)
        // every-property-of-text-input.css:33:5 UITextView
        textView1.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-text-input.css:30:5 UITextView
        textView1.isSelectable = false
        // every-property-of-text-input.css:31:5 UITextView
        textView1.tintColor = Palette.rgbFF8800
        // every-property-of-text-input.css:28:5 UITextView
        textView1.clearsOnInsertion = true
        // every-property-of-text-input.css:32:5 UITextView
        textView1.allowsEditingTextAttributes = true
        // every-property-of-text-input.css:60:5 UITextView
        textView1.typingAttributes[.font] = UIFont(name: "Georgia-Italic", size: 12) ?? UIFont.systemFont(ofSize: 12)
        // every-property-of-text-input.css:61:5 UITextView
        textView1.typingAttributes[.foregroundColor] = Palette.rgbFF0000
        // every-property-of-text-input.css:62:5 UITextView
        textView1.typingAttributes[.shadow] = {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = 0
            return shadow
        }()
        // every-property-of-text-input.css:64:5 UITextView
        textView1.linkTextAttributes[.font] = UIFont.systemFont(ofSize: 11, weight: .bold)
        // every-property-of-text-input.css:65:5 UITextView
        textView1.linkTextAttributes[.foregroundColor] = Palette.rgb008000Dark00FF00
        // every-property-of-text-input.css:66:5 UITextView
        textView1.linkTextAttributes[.shadow] = {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
            shadow.shadowOffset = CGSize(width: 0, height: 1)
            shadow.shadowBlurRadius = 0
            return shadow
        }()
        // every-property-of-text-input.css:35:5 UITextView
        textView1.autocapitalizationType = .allCharacters
        // every-property-of-text-input.css:36:5 UITextView
        textView1.autocorrectionType = .yes
        // every-property-of-text-input.css:37:5 UITextView
        textView1.spellCheckingType = .yes
        // every-property-of-text-input.css:38:5 UITextView
        textView1.enablesReturnKeyAutomatically = true
        // every-property-of-text-input.css:39:5 UITextView
        textView1.isSecureTextEntry = true
        // every-property-of-text-input.css:40:5 UITextView
        textView1.keyboardAppearance = .light
        // every-property-of-text-input.css:41:5 UITextView
        textView1.keyboardType = .asciiCapableNumberPad
        // every-property-of-text-input.css:42:5 UITextView
        textView1.returnKeyType = .continue
        // every-property-of-text-input.css:29:5 UITextView
        textView1.isEditable = false
        // every-property-of-text-input.css:34:5 UITextView
        textView1.dataDetectorTypes = [.link, .address]
        textView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpSearchBar1() {
        // every-property-of-text-input.css:48:5 UISearchBar
        searchBar1.autocapitalizationType = .allCharacters
        // every-property-of-text-input.css:49:5 UISearchBar
        searchBar1.autocorrectionType = .yes
        // every-property-of-text-input.css:50:5 UISearchBar
        searchBar1.spellCheckingType = .yes
        // every-property-of-text-input.css:51:5 UISearchBar
        searchBar1.enablesReturnKeyAutomatically = true
        // every-property-of-text-input.css:52:5 UISearchBar
        searchBar1.isSecureTextEntry = true
        // every-property-of-text-input.css:53:5 UISearchBar
        searchBar1.keyboardAppearance = .light
        // every-property-of-text-input.css:54:5 UISearchBar
        searchBar1.keyboardType = .asciiCapableNumberPad
        // every-property-of-text-input.css:55:5 UISearchBar
        searchBar1.returnKeyType = .continue
        // every-property-of-text-input.css:47:5 UISearchBar
        searchBar1.placeholder = "Good morning"
        searchBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpLabel2() {
        // every-property-of-text-input.css:71:5 .rich
        label2.attributedText = NSAttributedString(
            attributedString: [
                NSAttributedString(
                    string: "Red",
                    attributes: [
                        .font: UIFont(name: "Georgia-Bold", size: 13) ?? UIFont.systemFont(ofSize: 13),
                        .foregroundColor: Palette.rgbFF0000,
                        .kern: CGFloat(1),
                    ]),
                NSAttributedString(
                    string: ", lined",
                    attributes: [
                        .backgroundColor: Palette.rgbFFFFFFDark000000,
                        .underlineStyle: 265,
                        .underlineColor: Palette.rgb0000FF,
                        .strikethroughStyle: 1,
                        .strikethroughColor: Palette.rgb808080,
                    ]),
                NSAttributedString(
                    string: "Good morning",
                    attributes: [
                        .ligature: 0,
                        .strokeColor: Palette.rgbFF0000,
                        .strokeWidth: CGFloat(2),
                        .baselineOffset: CGFloat(3),
                        .obliqueness: CGFloat(0.5),
                        .expansion: CGFloat(0.25),
                        .shadow: {
                            let shadow = NSShadow()
                            shadow.shadowColor = Palette.rgbFF0000
                            shadow.shadowOffset = CGSize(width: 1, height: 2)
                            shadow.shadowBlurRadius = 1
                            return shadow
                        }(),
                        .paragraphStyle: {
                            let style = NSMutableParagraphStyle()
                            style.alignment = .center
                            style.lineBreakMode = .byWordWrapping
                            style.lineSpacing = 2
                            return style
                        }(),
                    ]),
            ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) })
        // every-property-of-text-input.css:3:5 UILabel
        label2.minimumScaleFactor = 0.5
        // every-property-of-text-input.css:2:5 UILabel
        label2.preferredMaxLayoutWidth = 7
        label2.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTextField2() {
        // every-property-of-text-input.css:71:5 .rich
        textField2.attributedText = NSAttributedString(
            attributedString: [
                NSAttributedString(
                    string: "Red",
                    attributes: [
                        .font: UIFont(name: "Georgia-Bold", size: 13) ?? UIFont.systemFont(ofSize: 13),
                        .foregroundColor: Palette.rgbFF0000,
                        .kern: CGFloat(1),
                    ]),
                NSAttributedString(
                    string: ", lined",
                    attributes: [
                        .backgroundColor: Palette.rgbFFFFFFDark000000,
                        .underlineStyle: 265,
                        .underlineColor: Palette.rgb0000FF,
                        .strikethroughStyle: 1,
                        .strikethroughColor: Palette.rgb808080,
                    ]),
                NSAttributedString(
                    string: "Good morning",
                    attributes: [
                        .ligature: 0,
                        .strokeColor: Palette.rgbFF0000,
                        .strokeWidth: CGFloat(2),
                        .baselineOffset: CGFloat(3),
                        .obliqueness: CGFloat(0.5),
                        .expansion: CGFloat(0.25),
                        .shadow: {
                            let shadow = NSShadow()
                            shadow.shadowColor = Palette.rgbFF0000
                            shadow.shadowOffset = CGSize(width: 1, height: 2)
                            shadow.shadowBlurRadius = 1
                            return shadow
                        }(),
                        .paragraphStyle: {
                            let style = NSMutableParagraphStyle()
                            style.alignment = .center
                            style.lineBreakMode = .byWordWrapping
                            style.lineSpacing = 2
                            return style
                        }(),
                    ]),
            ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) })
        // every-property-of-text-input.css:7:5 UITextField
        textField2.placeholder = "Good morning"
        // every-property-of-text-input.css:8:5 UITextField
        textField2.borderStyle = .roundedRect
        // every-property-of-text-input.css:24:5 UITextField
        textField2.background = image("tile.png")
        // every-property-of-text-input.css:9:5 UITextField
        textField2.disabledBackground = image("tile.png")
        // every-property-of-text-input.css:10:5 UITextField
        textField2.leftViewMode = .always
        // every-property-of-text-input.css:11:5 UITextField
        textField2.rightViewMode = .always
        // every-property-of-text-input.css:12:5 UITextField
        textField2.clearButtonMode = .always
        // every-property-of-text-input.css:13:5 UITextField
        textField2.clearsOnBeginEditing = true
        // every-property-of-text-input.css:14:5 UITextField
        textField2.clearsOnInsertion = true
        // every-property-of-text-input.css:15:5 UITextField
        textField2.allowsEditingTextAttributes = true
        // every-property-of-text-input.css:16:5 UITextField
        textField2.autocapitalizationType = .allCharacters
        // every-property-of-text-input.css:17:5 UITextField
        textField2.autocorrectionType = .yes
        // every-property-of-text-input.css:18:5 UITextField
        textField2.spellCheckingType = .yes
        // every-property-of-text-input.css:19:5 UITextField
        textField2.enablesReturnKeyAutomatically = true
        // every-property-of-text-input.css:20:5 UITextField
        textField2.isSecureTextEntry = true
        // every-property-of-text-input.css:21:5 UITextField
        textField2.keyboardAppearance = .light
        // every-property-of-text-input.css:22:5 UITextField
        textField2.keyboardType = .asciiCapableNumberPad
        // every-property-of-text-input.css:23:5 UITextField
        textField2.returnKeyType = .continue
        textField2.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTextView2() {
        // every-property-of-text-input.css:43:5 UITextView
        textView2.textColor = Palette.rgb112233
        // every-property-of-text-input.css:43:35 UITextView
        textView2.textAlignment = .center
        // every-property-of-text-input.css:43:18 UITextView
        textView2.font = UIFont.systemFont(ofSize: 17)
        // every-property-of-text-input.css:71:5 .rich
        textView2.attributedText = NSAttributedString(
            attributedString: [
                NSAttributedString(
                    string: "Red",
                    attributes: [
                        .font: UIFont(name: "Georgia-Bold", size: 13) ?? UIFont.systemFont(ofSize: 13),
                        .foregroundColor: Palette.rgbFF0000,
                        .kern: CGFloat(1),
                    ]),
                NSAttributedString(
                    string: ", lined",
                    attributes: [
                        .backgroundColor: Palette.rgbFFFFFFDark000000,
                        .underlineStyle: 265,
                        .underlineColor: Palette.rgb0000FF,
                        .strikethroughStyle: 1,
                        .strikethroughColor: Palette.rgb808080,
                    ]),
                NSAttributedString(
                    string: "Good morning",
                    attributes: [
                        .ligature: 0,
                        .strokeColor: Palette.rgbFF0000,
                        .strokeWidth: CGFloat(2),
                        .baselineOffset: CGFloat(3),
                        .obliqueness: CGFloat(0.5),
                        .expansion: CGFloat(0.25),
                        .shadow: {
                            let shadow = NSShadow()
                            shadow.shadowColor = Palette.rgbFF0000
                            shadow.shadowOffset = CGSize(width: 1, height: 2)
                            shadow.shadowBlurRadius = 1
                            return shadow
                        }(),
                        .paragraphStyle: {
                            let style = NSMutableParagraphStyle()
                            style.alignment = .center
                            style.lineBreakMode = .byWordWrapping
                            style.lineSpacing = 2
                            return style
                        }(),
                    ]),
            ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) })
        // every-property-of-text-input.css:33:5 UITextView
        textView2.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-text-input.css:30:5 UITextView
        textView2.isSelectable = false
        // every-property-of-text-input.css:31:5 UITextView
        textView2.tintColor = Palette.rgbFF8800
        // every-property-of-text-input.css:28:5 UITextView
        textView2.clearsOnInsertion = true
        // every-property-of-text-input.css:32:5 UITextView
        textView2.allowsEditingTextAttributes = true
        // every-property-of-text-input.css:60:5 UITextView
        textView2.typingAttributes[.font] = UIFont(name: "Georgia-Italic", size: 12) ?? UIFont.systemFont(ofSize: 12)
        // every-property-of-text-input.css:61:5 UITextView
        textView2.typingAttributes[.foregroundColor] = Palette.rgbFF0000
        // every-property-of-text-input.css:62:5 UITextView
        textView2.typingAttributes[.shadow] = {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = 0
            return shadow
        }()
        // every-property-of-text-input.css:64:5 UITextView
        textView2.linkTextAttributes[.font] = UIFont.systemFont(ofSize: 11, weight: .bold)
        // every-property-of-text-input.css:65:5 UITextView
        textView2.linkTextAttributes[.foregroundColor] = Palette.rgb008000Dark00FF00
        // every-property-of-text-input.css:66:5 UITextView
        textView2.linkTextAttributes[.shadow] = {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
            shadow.shadowOffset = CGSize(width: 0, height: 1)
            shadow.shadowBlurRadius = 0
            return shadow
        }()
        // every-property-of-text-input.css:35:5 UITextView
        textView2.autocapitalizationType = .allCharacters
        // every-property-of-text-input.css:36:5 UITextView
        textView2.autocorrectionType = .yes
        // every-property-of-text-input.css:37:5 UITextView
        textView2.spellCheckingType = .yes
        // every-property-of-text-input.css:38:5 UITextView
        textView2.enablesReturnKeyAutomatically = true
        // every-property-of-text-input.css:39:5 UITextView
        textView2.isSecureTextEntry = true
        // every-property-of-text-input.css:40:5 UITextView
        textView2.keyboardAppearance = .light
        // every-property-of-text-input.css:41:5 UITextView
        textView2.keyboardType = .asciiCapableNumberPad
        // every-property-of-text-input.css:42:5 UITextView
        textView2.returnKeyType = .continue
        // every-property-of-text-input.css:29:5 UITextView
        textView2.isEditable = false
        // every-property-of-text-input.css:34:5 UITextView
        textView2.dataDetectorTypes = [.link, .address]
        textView2.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpImageView1() {
        // every-property-of-text-input.css:80:10 .drawn
        imageView1.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            Palette.rgb336699.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        // every-property-of-text-input.css:80:38 .drawn
        imageView1.highlightedImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            Palette.rgb0000FF.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        imageView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb112233 = UIColor(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1)
    static let rgbFF8800 = UIColor(red: 1, green: 136 / 255, blue: 0, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb008000Dark00FF00 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        return UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
    }
    static let rgbFFFFFFDark000000 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let rgb808080 = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    static let rgb336699 = UIColor(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1)
}
