// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of stacks-arrange-their-views.json on a screen of 390 by 844 points, with these stylesheets:
/// stacks-arrange-their-views.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct StacksArrangeTheirViewsViews {
    /// The outermost view, with all others in it.
    var root: UIView { screen }

    /// `#screen`
    let screen = UIStackView()
    private let stackView1 = UIStackView()
    private let view1 = UIView()
    private let label1 = UILabel()
    private let imageView1 = UIImageView()
    private let switch1 = UISwitch()
    private let stackView2 = UIStackView()
    private let button1 = UIButton(type: .custom)
    private let button2 = UIButton(type: .custom)
    private let view2 = UIView()

    init() {
        setUpScreen()
        setUpStackView1()
        setUpView1()
        setUpLabel1()
        setUpImageView1()
        setUpSwitch1()
        setUpStackView2()
        setUpButton1()
        setUpButton2()
        setUpView2()
        putTogether()
    }

    private func putTogether() {
        screen.addArrangedSubview(stackView1)
        stackView1.addArrangedSubview(view1)
        stackView1.addArrangedSubview(label1)
        stackView1.addArrangedSubview(imageView1)
        stackView1.addArrangedSubview(switch1)
        screen.addArrangedSubview(stackView2)
        stackView2.addArrangedSubview(button1)
        stackView2.addArrangedSubview(button2)
        screen.addArrangedSubview(view2)
        // stacks-arrange-their-views.css:2:11 .avatar
        do {
            let constraint = view1.widthAnchor.constraint(equalToConstant: 48)
            constraint.priority = UILayoutPriority(998)
            constraint.isActive = true
        }
        // stacks-arrange-their-views.css:2:24 .avatar
        do {
            let constraint = view1.heightAnchor.constraint(equalToConstant: 48)
            constraint.priority = UILayoutPriority(998)
            constraint.isActive = true
        }
        // stacks-arrange-their-views.css:5:33 .rest
        do {
            let constraint = view2.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
            constraint.priority = UILayoutPriority(999)
            constraint.isActive = true
        }
    }

    private func setUpScreen() {
        screen.axis = .vertical
        screen.spacing = 12
        // stacks-arrange-their-views.css:1:11 #screen
        screen.backgroundColor = Palette.rgbEEEEEE
        screen.frame = CGRect(x: 20, y: 40, width: 300, height: 400)
    }

    private func setUpStackView1() {
        stackView1.axis = .horizontal
        stackView1.alignment = .center
        stackView1.spacing = 8
    }

    private func setUpView1() {
        // stacks-arrange-their-views.css:2:38 .avatar
        view1.backgroundColor = Palette.rgb000080
        // stacks-arrange-their-views.css:2:62 .avatar
        view1.layer.cornerRadius = 24
    }

    private func setUpLabel1() {
        label1.text = "Ada Lovelace"
        // stacks-arrange-their-views.css:3:46 UILabel
        label1.textColor = Palette.rgb123456
        // stacks-arrange-their-views.css:3:11 UILabel
        label1.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    }

    private func setUpImageView1() {
        imageView1.image = UIImage(systemName: "star.fill")
    }

    private func setUpSwitch1() {
        switch1.isOn = true
    }

    private func setUpStackView2() {
        stackView2.alignment = .fill
        stackView2.distribution = .fillEqually
    }

    private func setUpButton1() {
        button1.setTitle("Follow", for: .normal)
        // stacks-arrange-their-views.css:4:29 UIButton
        button1.setTitleColor(Palette.rgb654321, for: .normal)
        // stacks-arrange-their-views.css:4:12 UIButton
        button1.titleLabel?.font = UIFont.systemFont(ofSize: 15)
    }

    private func setUpButton2() {
        button2.setTitle("Message", for: .normal)
        // stacks-arrange-their-views.css:4:29 UIButton
        button2.setTitleColor(Palette.rgb654321, for: .normal)
        // stacks-arrange-their-views.css:4:12 UIButton
        button2.titleLabel?.font = UIFont.systemFont(ofSize: 15)
    }

    private func setUpView2() {
        // stacks-arrange-their-views.css:5:9 .rest
        view2.backgroundColor = Palette.rgb008080
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgbEEEEEE = UIColor(red: 238 / 255, green: 238 / 255, blue: 238 / 255, alpha: 1)
    static let rgb000080 = UIColor(red: 0, green: 0, blue: 128 / 255, alpha: 1)
    static let rgb123456 = UIColor(red: 18 / 255, green: 52 / 255, blue: 86 / 255, alpha: 1)
    static let rgb654321 = UIColor(red: 101 / 255, green: 67 / 255, blue: 33 / 255, alpha: 1)
    static let rgb008080 = UIColor(red: 0, green: 128 / 255, blue: 128 / 255, alpha: 1)
}
