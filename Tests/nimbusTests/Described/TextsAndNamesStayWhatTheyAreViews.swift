// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of texts-and-names-stay-what-they-are.json on a screen of 390 by 844 points, with these stylesheets:
/// texts-and-names-stay-what-they-are.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct TextsAndNamesStayWhatTheyAreViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            classView,
            view1,
        ]
    }

    /// `#class`
    let classView = UIView()
    /// `#note-1`
    let note1 = UILabel()
    /// `#note 1`
    let note1Label = UILabel()
    /// `#1st`
    let label1st = UILabel()
    /// `#ünï`
    let n = UILabel()
    /// `#set-up-self`
    let setUpSelf = UIButton(type: .custom)
    /// `#self`
    let selfButton = UIButton(type: .custom)
    /// `#image`
    let imageTextField = UITextField()
    private let searchBar1 = UISearchBar()
    /// `#text`
    let textTableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let imageView1 = UIImageView()
    private let view1 = UIView()
    private let image: (String) -> UIImage?
    private weak var target: AnyObject?

    /// - Parameter image: finds an image by its name.
    /// - Parameter target: what controls tell that they are touched; nil for who listens around them.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }, target: AnyObject? = nil) {
        self.image = image
        self.target = target
        setUpClassView()
        setUpNote1()
        setUpNote1Label()
        setUpLabel1st()
        setUpN()
        setUpSetUpSelf()
        setUpSelfButton()
        setUpImageTextField()
        setUpSearchBar1()
        setUpTextTableViewCell()
        setUpImageView1()
        setUpView1()
        putTogether()
        updateLayerColors()
    }

    private func putTogether() {
        classView.addSubview(note1)
        classView.addSubview(note1Label)
        classView.addSubview(label1st)
        classView.addSubview(n)
        classView.addSubview(setUpSelf)
        classView.addSubview(selfButton)
        classView.addSubview(imageTextField)
        classView.addSubview(searchBar1)
        classView.addSubview(textTableViewCell)
        classView.addSubview(imageView1)
    }

    private func setUpClassView() {
        classView.accessibilityLabel = "a \"quoted\" \\(label)\\"
        classView.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func setUpNote1() {
        note1.tag = -1_234_567
        note1.text = "first\nsecond\r\n\tthird \u{0}\u{7} \u{202E}\u{2028} “é” 👩\u{200D}👩\u{200D}👧"
        // texts-and-names-stay-what-they-are.css:11:5 #note-1, [label="\ fatalError() //\ "], .a
        note1.alpha = 0.3
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        note1.layer.borderWidth = 0.1
        // texts-and-names-stay-what-they-are.css:9:5 #note-1, [label="\ fatalError() //\ "], .a
        note1.textColor = Palette.rgbAABBCCDark4D00B2
        // texts-and-names-stay-what-they-are.css:10:5 #note-1, [label="\ fatalError() //\ "], .a
        note1.font = UIFont(name: "Georgia-Bold", size: 11) ?? UIFont.systemFont(ofSize: 11)
        // texts-and-names-stay-what-they-are.css:14:63 UIView > UILabel
        note1.frame = CGRect(x: 0, y: 0, width: 3.3332999999999995, height: 0)
    }

    private func setUpNote1Label() {
        note1Label.text = "\u{301} \"\"\" #\"\\(1)\"# */ //"
        note1Label.isEnabled = false
        note1Label.isHighlighted = true
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        note1Label.layer.borderWidth = 0.1
        // texts-and-names-stay-what-they-are.css:14:63 UIView > UILabel
        note1Label.frame = CGRect(x: 0, y: 0, width: 3.3332999999999995, height: 0)
    }

    private func setUpLabel1st() {
        label1st.text = ""
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        label1st.layer.borderWidth = 0.1
        // texts-and-names-stay-what-they-are.css:14:63 UIView > UILabel
        label1st.frame = CGRect(x: 0, y: 0, width: 3.3332999999999995, height: 0)
    }

    private func setUpN() {
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        n.layer.borderWidth = 0.1
        // texts-and-names-stay-what-they-are.css:2:8 .key
        n.text = "\"; fatalError() //\n\\(exit(1))"
        // texts-and-names-stay-what-they-are.css:2:63 .key
        n.font = UIFont.systemFont(ofSize: 12.345)
        // texts-and-names-stay-what-they-are.css:14:63 UIView > UILabel
        n.frame = CGRect(x: 0, y: 0, width: 3.3332999999999995, height: 0)
    }

    private func setUpSetUpSelf() {
        setUpSelf.setTitle("\\", for: .normal)
        setUpSelf.setImage(image("none\".png"), for: .normal)
        setUpSelf.addTarget(target, action: Selector(("go\")); fatalError(\"")), for: .touchUpInside)
        setUpSelf.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }

    private func setUpSelfButton() {
        selfButton.setTitle("\u{200B}fatal", for: .normal)
        selfButton.isSelected = true
        selfButton.isHighlighted = true
        // texts-and-names-stay-what-they-are.css:11:5 #note-1, [label="\ fatalError() //\ "], .a
        selfButton.alpha = 0.3
        // texts-and-names-stay-what-they-are.css:9:5 #note-1, [label="\ fatalError() //\ "], .a
        selfButton.setTitleColor(Palette.rgbAABBCCDark4D00B2, for: .normal)
        // texts-and-names-stay-what-they-are.css:10:5 #note-1, [label="\ fatalError() //\ "], .a
        selfButton.titleLabel?.font = UIFont(name: "Georgia-Bold", size: 11) ?? UIFont.systemFont(ofSize: 11)
        selfButton.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }

    private func setUpImageTextField() {
        imageTextField.text = "x"
        // To be called once it is on screen: becomeFirstResponder()
        // texts-and-names-stay-what-they-are.css:16:37 UITextField
        imageTextField.font = UIFont.monospacedSystemFont(ofSize: 1234567.5, weight: .regular)
        imageTextField.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }

    private func setUpSearchBar1() {
        searchBar1.backgroundColor = Palette.rgb12345678
        searchBar1.text = "\""
        // texts-and-names-stay-what-they-are.css:17:15 UISearchBar
        searchBar1.backgroundColor = nil
        searchBar1.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }

    private func setUpTextTableViewCell() {
        textTableViewCell.textLabel?.text = "\\u{41}"
        textTableViewCell.imageView?.image = image("tile.png")
        textTableViewCell.isSelected = true
        textTableViewCell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    }

    private func setUpImageView1() {
        imageView1.image = image("tile.png")
        // texts-and-names-stay-what-they-are.css:15:15 UIImageView
        imageView1.transform = CGAffineTransform(a: 0.9526279441628827, b: 0.5499999999999999, c: -0.5499999999999999, d: 0.9526279441628827, tx: 0, ty: 0)
        // texts-and-names-stay-what-they-are.css:15:77 UIImageView
        imageView1.bounds.size = CGSize(width: 10.1, height: 3.3)
        imageView1.center = CGPoint(x: 6.749999999999999, y: 1.9499999999999997)
    }

    private func setUpView1() {
        view1.frame = CGRect(x: 0.1, y: 0.2, width: 33.3, height: 44.4)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        note1.layer.borderColor = Palette.rgbFF0000Dark0000FF.resolvedColor(with: note1.traitCollection).cgColor
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        note1Label.layer.borderColor = Palette.rgbFF0000Dark0000FF.resolvedColor(with: note1Label.traitCollection).cgColor
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        label1st.layer.borderColor = Palette.rgbFF0000Dark0000FF.resolvedColor(with: label1st.traitCollection).cgColor
        // texts-and-names-stay-what-they-are.css:14:20 UIView > UILabel
        n.layer.borderColor = Palette.rgbFF0000Dark0000FF.resolvedColor(with: n.traitCollection).cgColor
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgbAABBCCDark4D00B2 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0.30000001192092896, green: 0, blue: 0.699999988079071, alpha: 1)
        }
        return UIColor(red: 170 / 255, green: 187 / 255, blue: 204 / 255, alpha: 1)
    }
    static let rgb12345678 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 0.470588)
    static let rgbFF0000Dark0000FF = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        return UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
}
