// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of every-property-of-behavior-of-controls.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-behavior-of-controls.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfBehaviorOfControlsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            control1,
            label1,
            imageView1,
            button1,
            tableViewCell1,
            collectionViewCell1,
        ]
    }

    private let control1 = UIControl()
    private let label1 = UILabel()
    private let imageView1 = UIImageView()
    private let button1 = UIButton(type: .custom)
    private let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let collectionViewCell1 = UICollectionViewCell()

    init() {
        setUpControl1()
        setUpLabel1()
        setUpImageView1()
        setUpButton1()
        setUpTableViewCell1()
        setUpCollectionViewCell1()
        putTogether()
    }

    private func putTogether() {

    }

    private func setUpControl1() {
        // every-property-of-behavior-of-controls.css:2:5 UIControl
        control1.isEnabled = false
        // every-property-of-behavior-of-controls.css:3:5 UIControl
        control1.isSelected = true
        // every-property-of-behavior-of-controls.css:4:5 UIControl
        control1.isHighlighted = true
        control1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpLabel1() {
        // every-property-of-behavior-of-controls.css:10:5 UILabel
        label1.shadowColor = Palette.rgb123456Dark654321
        // every-property-of-behavior-of-controls.css:11:5 UILabel
        label1.shadowOffset = CGSize(width: 5, height: -6)
        // every-property-of-behavior-of-controls.css:8:5 UILabel
        label1.isEnabled = false
        // every-property-of-behavior-of-controls.css:9:5 UILabel
        label1.isHighlighted = true
        label1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpImageView1() {
        // every-property-of-behavior-of-controls.css:15:5 UIImageView
        imageView1.isHighlighted = true
        imageView1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpButton1() {
        // every-property-of-behavior-of-controls.css:23:5 UIButton
        button1.setTitleShadowColor(Palette.rgb123456, for: .normal)
        // every-property-of-behavior-of-controls.css:36:28 :is(UIButton):highlighted
        button1.setTitleShadowColor(Palette.rgbFF0000, for: .highlighted)
        button1.setTitleShadowColor(Palette.rgbFF0000, for: [.selected, .highlighted])
        // every-property-of-behavior-of-controls.css:20:5 UIButton
        button1.adjustsImageWhenHighlighted = false
        // every-property-of-behavior-of-controls.css:21:5 UIButton
        button1.adjustsImageWhenDisabled = false
        // every-property-of-behavior-of-controls.css:22:5 UIButton
        button1.reversesTitleShadowWhenHighlighted = true
        // every-property-of-behavior-of-controls.css:19:5 UIButton
        button1.showsTouchWhenHighlighted = true
        button1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpTableViewCell1() {
        // every-property-of-behavior-of-controls.css:27:5 UITableViewCell
        tableViewCell1.isSelected = true
        // every-property-of-behavior-of-controls.css:28:5 UITableViewCell
        tableViewCell1.isHighlighted = true
        tableViewCell1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }

    private func setUpCollectionViewCell1() {
        // every-property-of-behavior-of-controls.css:32:5 UICollectionViewCell
        collectionViewCell1.isSelected = true
        // every-property-of-behavior-of-controls.css:33:5 UICollectionViewCell
        collectionViewCell1.isHighlighted = true
        collectionViewCell1.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgb123456Dark654321 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 101 / 255, green: 67 / 255, blue: 33 / 255, alpha: 1)
        }
        return UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    }
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}
