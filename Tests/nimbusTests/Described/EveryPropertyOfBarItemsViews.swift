// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NimbusUIKit

/// The views of every-property-of-bar-items.json on a screen of 390 by 844 points, with these stylesheets:
/// every-property-of-bar-items.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct EveryPropertyOfBarItemsViews {
    /// The outermost views, with all others in them.
    var roots: [UIView] {
        [
            navigationBar1,
            navigationBar2,
            toolbar1,
            tabBar1,
            header,
            tableViewHeaderFooterView1,
            tableView1,
            boxes,
            textTextView,
            button1,
            button2,
        ]
    }

    private let navigationBar1 = UINavigationBar()
    /// `#back`
    let back = UIBarButtonItem()
    private let barButtonItem1 = UIBarButtonItem()
    private let navigationBar2 = UINavigationBar()
    private let toolbar1 = UIToolbar()
    /// `#send`
    let send = UIBarButtonItem()
    private let tabBar1 = UITabBar()
    /// `#first`
    let first = UITabBarItem()
    /// `#second`
    let second = UITabBarItem()
    /// `#header`
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    private let tableViewHeaderFooterView1 = UITableViewHeaderFooterView(reuseIdentifier: nil)
    private let tableView1 = UITableView(frame: .zero, style: .grouped)
    /// `#boxes`
    let boxes = NIBoxView()
    /// `#text`
    let textTextView = UITextView()
    /// `#keys`
    let keys = NIBoxView()
    private let label1 = UILabel()
    private let button1 = UIButton(type: .custom)
    private let button2 = UIButton(type: .custom)
    private let image: (String) -> UIImage?

    /// - Parameter image: finds an image by its name.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        setUpNavigationBar1()
        setUpBack()
        setUpBarButtonItem1()
        setUpNavigationBar2()
        setUpToolbar1()
        setUpSend()
        setUpTabBar1()
        setUpFirst()
        setUpSecond()
        setUpHeader()
        setUpTableViewHeaderFooterView1()
        setUpTableView1()
        setUpBoxes()
        setUpTextTextView()
        setUpKeys()
        setUpLabel1()
        setUpButton1()
        setUpButton2()
        putTogether()
    }

    private func putTogether() {
        textTextView.inputAccessoryView = keys
        keys.addSubview(label1)
    }

    private func setUpNavigationBar1() {
        navigationBar1.items = [UINavigationItem(title: "Inbox")]
        back.title = "Back"
        navigationBar1.topItem?.leftBarButtonItems = [back, UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        barButtonItem1.title = "Done"
        barButtonItem1.image = UIImage(systemName: "star")
        navigationBar1.topItem?.rightBarButtonItems = [barButtonItem1]
        navigationBar1.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }

    private func setUpBack() {
        // every-property-of-bar-items.css:1:9 #back
        back.title = "Home"
        // every-property-of-bar-items.css:1:35 #back
        back.isEnabled = false
        // every-property-of-bar-items.css:1:51 #back
        back.width = 90
        // every-property-of-bar-items.css:1:64 #back
        back.style = .done
    }

    private func setUpBarButtonItem1() {
        // every-property-of-bar-items.css:2:23 UIBarButtonItem.all
        barButtonItem1.image = image("pressed.png")
        // every-property-of-bar-items.css:2:56 UIBarButtonItem.all
        barButtonItem1.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-bar-items.css:2:95 UIBarButtonItem.all
        barButtonItem1.tintColor = Palette.rgbFF0000
        // every-property-of-bar-items.css:3:3 UIBarButtonItem.all
        barButtonItem1.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
        // every-property-of-bar-items.css:3:39 UIBarButtonItem.all
        barButtonItem1.setBackgroundVerticalPositionAdjustment(3, for: .default)
        // every-property-of-bar-items.css:2:112 UIBarButtonItem.all
        do {
            var attributes = barButtonItem1.titleTextAttributes(for: .normal) ?? [:]
            attributes[.foregroundColor] = Palette.rgb0000FF
            barButtonItem1.setTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-bar-items.css:2:125 UIBarButtonItem.all
        do {
            var attributes = barButtonItem1.titleTextAttributes(for: .normal) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 20)
            barButtonItem1.setTitleTextAttributes(attributes, for: .normal)
        }
        // every-property-of-bar-items.css:3:85 UIBarButtonItem.all
        barButtonItem1.setBackgroundImage(image("tile.png"), for: .normal, barMetrics: .default)
        // every-property-of-bar-items.css:6:20 .all:highlighted
        barButtonItem1.setBackgroundImage(image("pressed.png"), for: .highlighted, barMetrics: .default)
        barButtonItem1.setBackgroundImage(image("pressed.png"), for: [.selected, .highlighted], barMetrics: .default)
        // every-property-of-bar-items.css:4:3 UIBarButtonItem.all
        barButtonItem1.landscapeImagePhone = image("tile.png")
        // every-property-of-bar-items.css:4:41 UIBarButtonItem.all
        barButtonItem1.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // every-property-of-bar-items.css:5:3 UIBarButtonItem.all
        barButtonItem1.setBackButtonBackgroundImage(image("tile.png"), for: .normal, barMetrics: .default)
    }

    private func setUpNavigationBar2() {
        navigationBar2.items = [UINavigationItem(title: "")]
        navigationBar2.prefersLargeTitles = true
        navigationBar2.topItem?.prompt = "Read"
        navigationBar2.topItem?.largeTitleDisplayMode = .never
        navigationBar2.topItem?.rightBarButtonItems = [UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)]
        navigationBar2.frame = CGRect(x: 0, y: 50, width: 100, height: 44)
    }

    private func setUpToolbar1() {
        send.title = "Send"
        toolbar1.items = [send, UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)]
        toolbar1.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    }

    private func setUpSend() {
        // every-property-of-bar-items.css:7:9 #send
        send.tintColor = Palette.rgbFF0000DarkFFC0CB
        // every-property-of-bar-items.css:7:44 #send
        do {
            var attributes = send.titleTextAttributes(for: .normal) ?? [:]
            attributes[.font] = UIFont.systemFont(ofSize: 17, weight: .bold)
            send.setTitleTextAttributes(attributes, for: .normal)
        }
    }

    private func setUpTabBar1() {
        first.title = "First"
        second.title = "Second"
        second.image = UIImage(systemName: "star")
        second.tag = 1
        tabBar1.items = [first, second, UITabBarItem(title: "Third", image: nil, tag: 2)]
        tabBar1.selectedItem = tabBar1.items?[1]
        tabBar1.frame = CGRect(x: 0, y: 150, width: 100, height: 49)
    }

    private func setUpFirst() {
        // every-property-of-bar-items.css:8:16 UITabBarItem
        first.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    }

    private func setUpSecond() {
        // every-property-of-bar-items.css:9:11 #second
        second.selectedImage = image("tile.png")
        // every-property-of-bar-items.css:8:16 UITabBarItem
        second.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    }

    private func setUpHeader() {
        header.textLabel?.text = "Header"
        // every-property-of-bar-items.css:10:11 #header
        header.contentView.backgroundColor = Palette.rgbFF0000DarkFFC0CB
        header.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
    }

    private func setUpTableViewHeaderFooterView1() {
        tableViewHeaderFooterView1.contentView.backgroundColor = Palette.rgb00FF00
        tableViewHeaderFooterView1.frame = CGRect(x: 0, y: 240, width: 300, height: 40)
    }

    private func setUpTableView1() {
        // Not described: the data source of the table, with 0 rows in 0 sections.
        tableView1.frame = CGRect(x: 0, y: 300, width: 300, height: 40)
    }

    private func setUpBoxes() {
        boxes.frame = CGRect(x: 0, y: 350, width: 300, height: 40)
    }

    private func setUpTextTextView() {
        textTextView.frame = CGRect(x: 0, y: 400, width: 300, height: 40)
    }

    private func setUpKeys() {
        keys.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    }

    private func setUpLabel1() {
        label1.text = "Keys"
        label1.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    }

    private func setUpButton1() {
        button1.configuration = .filled()
        button1.setTitle("Go", for: .normal)
        button1.frame = CGRect(x: 0, y: 450, width: 100, height: 40)
    }

    private func setUpButton2() {
        button2.configuration = .borderedTinted()
        button2.setTitle("All", for: .normal)
        // every-property-of-bar-items.css:12:86 UIButton.all
        button2.layer.cornerRadius = 5
        // every-property-of-bar-items.css:11:16 UIButton.all
        button2.configuration?.attributedTitle = AttributedString("More")
        // every-property-of-bar-items.css:11:31 UIButton.all
        button2.configuration?.image = image("tile.png")
        // every-property-of-bar-items.css:11:84 UIButton.all
        button2.configuration?.background.image = image("tile.png")
        // every-property-of-bar-items.css:11:61 UIButton.all
        button2.configuration?.background.backgroundColor = Palette.rgbFF0000
        // every-property-of-bar-items.css:11:117 UIButton.all
        button2.configuration?.baseForegroundColor = Palette.rgb0000FF
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = Palette.rgb0000FF
                return attributes
            }
            button2.configuration = configuration
        }
        // every-property-of-bar-items.css:12:3 UIButton.all
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 12)
                return attributes
            }
            button2.configuration = configuration
        }
        // every-property-of-bar-items.css:12:20 UIButton.all
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.KernAttribute.self] = 1
                return attributes
            }
            button2.configuration = configuration
        }
        // every-property-of-bar-items.css:12:41 UIButton.all
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = NSUnderlineStyle(rawValue: 1)
                return attributes
            }
            button2.configuration = configuration
        }
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] = NSUnderlineStyle(rawValue: 1)
                return attributes
            }
            button2.configuration = configuration
        }
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self] = Palette.rgbFF0000
                return attributes
            }
            button2.configuration = configuration
        }
        if var configuration = button2.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self] = Palette.rgbFF0000
                return attributes
            }
            button2.configuration = configuration
        }
        // every-property-of-bar-items.css:12:86 UIButton.all
        button2.configuration?.cornerStyle = .fixed
        button2.configuration?.background.cornerRadius = 5
        // every-property-of-bar-items.css:12:106 UIButton.all
        button2.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        // every-property-of-bar-items.css:12:106 UIButton.all
        button2.frame = CGRect(x: 0, y: 500, width: 100, height: 40)
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgbFF0000 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let rgb0000FF = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let rgbFF0000DarkFFC0CB = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 1, green: 192 / 255, blue: 203 / 255, alpha: 1)
        }
        return UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    static let rgb00FF00 = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
}
