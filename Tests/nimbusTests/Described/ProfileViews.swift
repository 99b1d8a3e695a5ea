// Printed by `nimbus describe --swift`; changes are lost when it is printed anew.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The views of profile.json on a screen of 390 by 844 points, as these style sheets have them:
/// profile.css.
///
/// Colours follow the light and the dark by themselves; all else stays as it was when this was printed.
@MainActor struct ProfileViews {
    /// The outermost view, with all others in it.
    var root: UIView { profile }

    /// `#profile`
    let profile = UIView()
    /// `#bar`
    let bar = UINavigationBar()
    private let button1 = UIButton(type: .custom)
    private let label1 = UILabel()
    private let button2 = UIButton(type: .custom)
    /// `#page`
    let page = UIScrollView()
    /// `#header`
    let header = UIView()
    /// `#cover`
    let cover = UIView()
    /// `#avatar`
    let avatar = UIImageView()
    private let view1 = UIView()
    /// `#name`
    let name = UILabel()
    /// `#handle`
    let handle = UILabel()
    /// `#bio`
    let bio = UILabel()
    /// `#follow`
    let follow = UIButton(type: .custom)
    /// `#message`
    let message = UIButton(type: .custom)
    /// `#stats`
    let stats = UIView()
    private let view2 = UIView()
    private let label2 = UILabel()
    private let label3 = UILabel()
    private let view3 = UIView()
    private let label4 = UILabel()
    private let label5 = UILabel()
    private let view4 = UIView()
    private let label6 = UILabel()
    private let label7 = UILabel()
    /// `#tabs`
    let tabs = UIView()
    private let button3 = UIButton(type: .custom)
    private let button4 = UIButton(type: .custom)
    private let button5 = UIButton(type: .custom)
    /// `#activity`
    let activity = UITableView()
    private let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label8 = UILabel()
    private let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label9 = UILabel()
    private let label10 = UILabel()
    private let tableViewCell3 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label11 = UILabel()
    private let tableViewCell4 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label12 = UILabel()
    private let label13 = UILabel()
    private let tableViewCell5 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label14 = UILabel()
    private let tableViewCell6 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label15 = UILabel()
    private let tableViewCell7 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label16 = UILabel()
    private let tableViewCell8 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label17 = UILabel()
    private let tableViewCell9 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label18 = UILabel()
    private let tableViewCell10 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label19 = UILabel()
    private let label20 = UILabel()
    private let tableViewCell11 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label21 = UILabel()
    private let tableViewCell12 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label22 = UILabel()
    /// `#note`
    let note = UIView()
    private let label23 = UILabel()
    private let view5 = UIView()
    /// `#note-name`
    let noteName = UITextField()
    private let view6 = UIView()
    /// `#note-text`
    let noteText = UITextField()
    /// `#send`
    let send = UIButton(type: .custom)
    /// `#toolbar`
    let toolbar = UIToolbar()
    /// `#items`
    let items = UIView()
    private let button6 = UIButton(type: .custom)
    private let button7 = UIButton(type: .custom)
    private let button8 = UIButton(type: .custom)
    private let image: (String) -> UIImage?
    private weak var target: AnyObject?

    /// - Parameter image: finds an image by its name.
    /// - Parameter target: what controls tell that they are touched; nil for who listens around them.
    init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }, target: AnyObject? = nil) {
        self.image = image
        self.target = target
        setUpProfile()
        setUpBar()
        setUpButton1()
        setUpLabel1()
        setUpButton2()
        setUpPage()
        setUpHeader()
        setUpCover()
        setUpAvatar()
        setUpView1()
        setUpName()
        setUpHandle()
        setUpBio()
        setUpFollow()
        setUpMessage()
        setUpStats()
        setUpView2()
        setUpLabel2()
        setUpLabel3()
        setUpView3()
        setUpLabel4()
        setUpLabel5()
        setUpView4()
        setUpLabel6()
        setUpLabel7()
        setUpTabs()
        setUpButton3()
        setUpButton4()
        setUpButton5()
        setUpActivity()
        setUpTableViewCell1()
        setUpLabel8()
        setUpTableViewCell2()
        setUpLabel9()
        setUpLabel10()
        setUpTableViewCell3()
        setUpLabel11()
        setUpTableViewCell4()
        setUpLabel12()
        setUpLabel13()
        setUpTableViewCell5()
        setUpLabel14()
        setUpTableViewCell6()
        setUpLabel15()
        setUpTableViewCell7()
        setUpLabel16()
        setUpTableViewCell8()
        setUpLabel17()
        setUpTableViewCell9()
        setUpLabel18()
        setUpTableViewCell10()
        setUpLabel19()
        setUpLabel20()
        setUpTableViewCell11()
        setUpLabel21()
        setUpTableViewCell12()
        setUpLabel22()
        setUpNote()
        setUpLabel23()
        setUpView5()
        setUpNoteName()
        setUpView6()
        setUpNoteText()
        setUpSend()
        setUpToolbar()
        setUpItems()
        setUpButton6()
        setUpButton7()
        setUpButton8()
        putTogether()
        updateLayerColors()
    }

    private func putTogether() {
        profile.addSubview(bar)
        bar.addSubview(button1)
        bar.addSubview(label1)
        bar.addSubview(button2)
        profile.addSubview(page)
        page.addSubview(header)
        header.addSubview(cover)
        header.addSubview(avatar)
        header.addSubview(view1)
        header.addSubview(name)
        header.addSubview(handle)
        header.addSubview(bio)
        header.addSubview(follow)
        header.addSubview(message)
        page.addSubview(stats)
        stats.addSubview(view2)
        view2.addSubview(label2)
        view2.addSubview(label3)
        stats.addSubview(view3)
        view3.addSubview(label4)
        view3.addSubview(label5)
        stats.addSubview(view4)
        view4.addSubview(label6)
        view4.addSubview(label7)
        page.addSubview(tabs)
        tabs.addSubview(button3)
        tabs.addSubview(button4)
        tabs.addSubview(button5)
        page.addSubview(activity)
        activity.addSubview(tableViewCell1)
        tableViewCell1.addSubview(label8)
        activity.addSubview(tableViewCell2)
        tableViewCell2.addSubview(label9)
        tableViewCell2.addSubview(label10)
        activity.addSubview(tableViewCell3)
        tableViewCell3.addSubview(label11)
        activity.addSubview(tableViewCell4)
        tableViewCell4.addSubview(label12)
        tableViewCell4.addSubview(label13)
        activity.addSubview(tableViewCell5)
        tableViewCell5.addSubview(label14)
        activity.addSubview(tableViewCell6)
        tableViewCell6.addSubview(label15)
        activity.addSubview(tableViewCell7)
        tableViewCell7.addSubview(label16)
        activity.addSubview(tableViewCell8)
        tableViewCell8.addSubview(label17)
        activity.addSubview(tableViewCell9)
        tableViewCell9.addSubview(label18)
        activity.addSubview(tableViewCell10)
        tableViewCell10.addSubview(label19)
        tableViewCell10.addSubview(label20)
        activity.addSubview(tableViewCell11)
        tableViewCell11.addSubview(label21)
        activity.addSubview(tableViewCell12)
        tableViewCell12.addSubview(label22)
        page.addSubview(note)
        note.addSubview(label23)
        note.addSubview(view5)
        view5.addSubview(noteName)
        note.addSubview(view6)
        view6.addSubview(noteText)
        note.addSubview(send)
        profile.addSubview(toolbar)
        profile.addSubview(items)
        items.addSubview(button6)
        items.addSubview(button7)
        items.addSubview(button8)
    }

    private func setUpProfile() {
        // profile.css:18:16 #profile
        profile.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        profile.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    }

    private func setUpBar() {
        // components.css:13:5 UINavigationBar, UIToolbar
        bar.standardAppearance.backgroundColor = Palette.rgbFFFDFADark25201C
        bar.scrollEdgeAppearance = bar.standardAppearance
        // components.css:14:5 UINavigationBar, UIToolbar
        bar.tintColor = Palette.rgb12766CDark5CC8B8
        // profile.css:22:29 #bar
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 96)
    }

    private func setUpButton1() {
        button1.setTitle("Back", for: .normal)
        button1.addTarget(target, action: Selector(("goBack")), for: .touchUpInside)
        // buttons.css:6:5 UIButton
        button1.layer.cornerRadius = 10
        // buttons.css:4:5 UIButton
        button1.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .normal)
        // buttons.css:8:21 :is(UIButton):highlighted
        button1.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: .highlighted)
        // buttons.css:9:18 :is(UIButton):disabled
        button1.setTitleColor(Palette.rgbA2968ADark6D6258, for: .disabled)
        // buttons.css:8:21 :is(UIButton):highlighted
        button1.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button1.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button1.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:19:18 :is(UINavigationBar) > UIButton
        // components.css:18:24 :is(UINavigationBar) > *
        // components.css:20:30 :is(UINavigationBar) > UIButton:first-child
        button1.frame = CGRect(x: 4, y: 54, width: 72, height: 36)
    }

    private func setUpLabel1() {
        label1.text = "Profile"
        // components.css:7:5 :where(UILabel, UITextField)
        label1.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:28:9 :is(UINavigationBar) > UILabel
        label1.textAlignment = .center
        // components.css:26:9 :is(UINavigationBar) > UILabel
        label1.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        // components.css:25:9 :is(UINavigationBar) > UILabel
        // components.css:18:24 :is(UINavigationBar) > *
        label1.frame = CGRect(x: 97.5, y: 54, width: 195, height: 36)
    }

    private func setUpButton2() {
        button2.setTitle("Edit", for: .normal)
        button2.addTarget(target, action: Selector(("editProfile")), for: .touchUpInside)
        // buttons.css:6:5 UIButton
        button2.layer.cornerRadius = 10
        // buttons.css:4:5 UIButton
        button2.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .normal)
        // buttons.css:8:21 :is(UIButton):highlighted
        button2.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: .highlighted)
        // buttons.css:9:18 :is(UIButton):disabled
        button2.setTitleColor(Palette.rgbA2968ADark6D6258, for: .disabled)
        // buttons.css:8:21 :is(UIButton):highlighted
        button2.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button2.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button2.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:19:18 :is(UINavigationBar) > UIButton
        // components.css:18:24 :is(UINavigationBar) > *
        // components.css:21:29 :is(UINavigationBar) > UIButton:last-child
        button2.frame = CGRect(x: 314, y: 54, width: 72, height: 36)
    }

    private func setUpPage() {
        // profile.css:23:62 #page
        page.frame = CGRect(x: 0, y: 96, width: 390, height: 672)
    }

    private func setUpHeader() {
        // profile.css:34:9 #header
        header.backgroundColor = Palette.rgbFFFDFADark25201C
        // profile.css:27:32 #header
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 264)
    }

    private func setUpCover() {
        // inline style
        cover.backgroundColor = Palette.rgbD9795D
        // profile.css:36:35 :is(#header) #cover
        cover.frame = CGRect(x: 0, y: 0, width: 390, height: 104)
    }

    private func setUpAvatar() {
        avatar.accessibilityLabel = "A sailing boat at dusk"
        avatar.image = image("avatar.png")
        // components.css:65:5 .avatar
        avatar.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:64:5 .avatar
        avatar.layer.cornerRadius = 44
        avatar.clipsToBounds = true
        // components.css:63:5 .avatar
        avatar.layer.borderWidth = 4
        // components.css:61:5 .avatar
        // profile.css:37:19 :is(#header) #avatar
        avatar.frame = CGRect(x: 16, y: 60, width: 88, height: 88)
    }

    private func setUpView1() {
        view1.accessibilityLabel = "Online"
        // components.css:79:37 :is(.avatar) + .presence[label="online" i]
        view1.backgroundColor = Palette.rgb3F9B52
        // components.css:75:9 :is(.avatar) + .presence
        view1.layer.cornerRadius = 10
        // components.css:74:9 :is(.avatar) + .presence
        view1.layer.borderWidth = 3
        // components.css:72:9 :is(.avatar) + .presence
        view1.frame = CGRect(x: 80, y: 124, width: 20, height: 20)
    }

    private func setUpName() {
        name.text = "Noor Lindqvist"
        // components.css:7:5 :where(UILabel, UITextField)
        name.textColor = Palette.rgb25201CDarkF7F1E8
        // profile.css:51:13 #name
        name.font = UIFont.systemFont(ofSize: 22, weight: .bold)
        // profile.css:43:37 :is(#header) :is(#name, #handle, #bio)
        // profile.css:40:81 :is(#header) #name
        name.frame = CGRect(x: 16, y: 156, width: 358, height: 28)
    }

    private func setUpHandle() {
        handle.text = "@noor"
        // profile.css:52:15 #handle
        handle.textColor = Palette.rgb6D6258DarkA2968A
        // profile.css:52:39 #handle
        handle.font = UIFont.systemFont(ofSize: 13)
        // profile.css:43:37 :is(#header) :is(#name, #handle, #bio)
        // profile.css:41:79 :is(#header) #handle
        handle.frame = CGRect(x: 16, y: 184, width: 358, height: 20)
    }

    private func setUpBio() {
        bio.text = "Paints small boats on large lakes, and writes down what the water says."
        // components.css:7:5 :where(UILabel, UITextField)
        bio.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        bio.font = UIFont.systemFont(ofSize: 15)
        // profile.css:53:37 #bio
        bio.lineBreakMode = .byWordWrapping
        // profile.css:53:12 #bio
        bio.numberOfLines = 2
        // profile.css:43:37 :is(#header) :is(#name, #handle, #bio)
        // profile.css:42:80 :is(#header) #bio
        bio.frame = CGRect(x: 16, y: 208, width: 358, height: 40)
    }

    private func setUpFollow() {
        follow.setTitle("Follow", for: .normal)
        follow.addTarget(target, action: Selector(("follow")), for: .touchUpInside)
        // buttons.css:14:9 :is(UIButton).primary
        follow.backgroundColor = Palette.rgb12766CDark5CC8B8
        // buttons.css:6:5 UIButton
        follow.layer.cornerRadius = 10
        // buttons.css:15:9 :is(UIButton).primary
        follow.setTitleColor(Palette.rgbFFFFFFDark1A1613, for: .normal)
        // buttons.css:19:28 :is(:is(UIButton).primary):not(:disabled)
        follow.setTitleShadowColor(Palette.rgb00000033DarkFFFFFF4D, for: .normal)
        // buttons.css:18:53 :is(:is(UIButton).primary):disabled
        follow.setTitleColor(Palette.rgbA2968ADark6D6258, for: .disabled)
        // for a state of which nothing is said
        follow.setTitleShadowColor(Palette.rgb00000000, for: .disabled)
        // buttons.css:18:53 :is(:is(UIButton).primary):disabled
        follow.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // for a state of which nothing is said
        follow.setTitleShadowColor(Palette.rgb00000000, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        follow.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // buttons.css:19:28 :is(:is(UIButton).primary):not(:disabled)
        follow.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
        // profile.css:48:34 :is(#header) :is(#follow, #message)
        // profile.css:46:69 :is(#header) #follow
        follow.frame = CGRect(x: 278, y: 116, width: 96, height: 34)
    }

    private func setUpMessage() {
        message.setTitle("Message", for: .normal)
        message.addTarget(target, action: Selector(("writeMessage")), for: .touchUpInside)
        // buttons.css:24:9 :is(UIButton).quiet
        message.backgroundColor = Palette.rgbFFFDFADark25201C
        // buttons.css:6:5 UIButton
        message.layer.cornerRadius = 10
        // buttons.css:23:9 :is(UIButton).quiet
        message.layer.borderWidth = 1
        // buttons.css:25:9 :is(UIButton).quiet
        message.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .normal)
        // buttons.css:5:5 UIButton
        message.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // profile.css:48:34 :is(#header) :is(#follow, #message)
        // profile.css:47:20 :is(#header) #message
        message.frame = CGRect(x: 174, y: 116, width: 96, height: 34)
    }

    private func setUpStats() {
        // profile.css:55:14 #stats
        stats.backgroundColor = Palette.rgbFFFDFADark25201C
        // profile.css:28:63 #stats
        stats.frame = CGRect(x: 0, y: 264, width: 390, height: 64)
    }

    private func setUpView2() {
        // components.css:40:5 .thirds > *
        // components.css:43:22 :is(.thirds > *):nth-child(1)
        view2.frame = CGRect(x: 0, y: 0, width: 129.99869999999999, height: 64)
    }

    private func setUpLabel2() {
        label2.text = "128"
        // components.css:7:5 :where(UILabel, UITextField)
        label2.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:53:5 .stat > UILabel
        label2.textAlignment = .center
        // components.css:55:41 :is(.stat > UILabel).number
        label2.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        // components.css:52:5 .stat > UILabel
        // components.css:55:27 :is(.stat > UILabel).number
        label2.frame = CGRect(x: 0, y: 10, width: 129.99869999999999, height: 24)
    }

    private func setUpLabel3() {
        label3.text = "Pictures"
        // components.css:56:42 :is(.stat > UILabel).caption
        label3.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:53:5 .stat > UILabel
        label3.textAlignment = .center
        // components.css:56:66 :is(.stat > UILabel).caption
        label3.font = UIFont.systemFont(ofSize: 13)
        // components.css:52:5 .stat > UILabel
        // components.css:56:28 :is(.stat > UILabel).caption
        label3.frame = CGRect(x: 0, y: 34, width: 129.99869999999999, height: 18)
    }

    private func setUpView3() {
        // components.css:40:5 .thirds > *
        // components.css:44:22 :is(.thirds > *):nth-child(2)
        view3.frame = CGRect(x: 129.99869999999999, y: 0, width: 129.99869999999999, height: 64)
    }

    private func setUpLabel4() {
        label4.text = "4,096"
        // components.css:7:5 :where(UILabel, UITextField)
        label4.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:53:5 .stat > UILabel
        label4.textAlignment = .center
        // components.css:55:41 :is(.stat > UILabel).number
        label4.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        // components.css:52:5 .stat > UILabel
        // components.css:55:27 :is(.stat > UILabel).number
        label4.frame = CGRect(x: 0, y: 10, width: 129.99869999999999, height: 24)
    }

    private func setUpLabel5() {
        label5.text = "Followers"
        // components.css:56:42 :is(.stat > UILabel).caption
        label5.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:53:5 .stat > UILabel
        label5.textAlignment = .center
        // components.css:56:66 :is(.stat > UILabel).caption
        label5.font = UIFont.systemFont(ofSize: 13)
        // components.css:52:5 .stat > UILabel
        // components.css:56:28 :is(.stat > UILabel).caption
        label5.frame = CGRect(x: 0, y: 34, width: 129.99869999999999, height: 18)
    }

    private func setUpView4() {
        // components.css:40:5 .thirds > *
        // components.css:45:22 :is(.thirds > *):nth-child(3)
        view4.frame = CGRect(x: 260.0013, y: 0, width: 129.99869999999999, height: 64)
    }

    private func setUpLabel6() {
        label6.text = "312"
        // components.css:7:5 :where(UILabel, UITextField)
        label6.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:53:5 .stat > UILabel
        label6.textAlignment = .center
        // components.css:55:41 :is(.stat > UILabel).number
        label6.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        // components.css:52:5 .stat > UILabel
        // components.css:55:27 :is(.stat > UILabel).number
        label6.frame = CGRect(x: 0, y: 10, width: 129.99869999999999, height: 24)
    }

    private func setUpLabel7() {
        label7.text = "Following"
        // components.css:56:42 :is(.stat > UILabel).caption
        label7.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:53:5 .stat > UILabel
        label7.textAlignment = .center
        // components.css:56:66 :is(.stat > UILabel).caption
        label7.font = UIFont.systemFont(ofSize: 13)
        // components.css:52:5 .stat > UILabel
        // components.css:56:28 :is(.stat > UILabel).caption
        label7.frame = CGRect(x: 0, y: 34, width: 129.99869999999999, height: 18)
    }

    private func setUpTabs() {
        // buttons.css:31:5 .tabs
        tabs.backgroundColor = Palette.rgbEFE6D8Dark302A25
        // buttons.css:30:5 .tabs
        tabs.layer.cornerRadius = 10
        // profile.css:29:81 #tabs
        tabs.frame = CGRect(x: 16, y: 340, width: 358, height: 36)
    }

    private func setUpButton3() {
        button3.tag = 1
        button3.setTitle("Activity", for: .normal)
        button3.isSelected = true
        // buttons.css:38:13 :is(:is(.tabs) > UIButton):selected
        button3.backgroundColor = Palette.rgbFFFDFADark25201C
        // buttons.css:6:5 UIButton
        button3.layer.cornerRadius = 10
        // buttons.css:37:13 :is(:is(.tabs) > UIButton):selected
        button3.layer.borderWidth = 1
        // buttons.css:34:9 :is(.tabs) > UIButton
        button3.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:39:13 :is(:is(.tabs) > UIButton):selected
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button3.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // components.css:40:5 .thirds > *
        // components.css:43:22 :is(.thirds > *):nth-child(1)
        button3.frame = CGRect(x: 0, y: 0, width: 119.33213999999998, height: 36)
    }

    private func setUpButton4() {
        button4.tag = 2
        button4.setTitle("Pictures", for: .normal)
        // buttons.css:6:5 UIButton
        button4.layer.cornerRadius = 10
        // buttons.css:34:9 :is(.tabs) > UIButton
        button4.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:39:13 :is(:is(.tabs) > UIButton):selected
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button4.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:40:5 .thirds > *
        // components.css:44:22 :is(.thirds > *):nth-child(2)
        button4.frame = CGRect(x: 119.33214, y: 0, width: 119.33213999999998, height: 36)
    }

    private func setUpButton5() {
        button5.tag = 3
        button5.setTitle("Notes", for: .normal)
        // buttons.css:6:5 UIButton
        button5.layer.cornerRadius = 10
        // buttons.css:34:9 :is(.tabs) > UIButton
        button5.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:39:13 :is(:is(.tabs) > UIButton):selected
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button5.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:40:5 .thirds > *
        // components.css:45:22 :is(.thirds > *):nth-child(3)
        button5.frame = CGRect(x: 238.66786, y: 0, width: 119.33213999999998, height: 36)
    }

    private func setUpActivity() {
        // components.css:35:5 .card
        activity.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:34:5 .card
        activity.layer.cornerRadius = 12
        // components.css:33:5 .card
        activity.layer.borderWidth = 1
        // list.css:6:5 UITableView
        activity.indicatorStyle = .default
        // list.css:5:5 UITableView
        activity.separatorStyle = .none
        // profile.css:30:85 #activity
        activity.frame = CGRect(x: 16, y: 388, width: 358, height: 576)
    }

    private func setUpTableViewCell1() {
        // list.css:15:5 UITableViewCell
        tableViewCell1.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        // list.css:17:21 :is(UITableViewCell):first-child
        tableViewCell1.frame = CGRect(x: 0, y: 0, width: 358, height: 48)
    }

    private func setUpLabel8() {
        label8.text = "Ida liked “Harbour at Six”"
        // components.css:7:5 :where(UILabel, UITextField)
        label8.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label8.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:24:9 :is(UITableViewCell) > .title
        label8.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label8.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell2() {
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell2.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell2.frame = CGRect(x: 0, y: 48, width: 358, height: 48)
    }

    private func setUpLabel9() {
        label9.text = "Tomasz and 3 others follow you"
        // components.css:7:5 :where(UILabel, UITextField)
        label9.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label9.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:24:9 :is(UITableViewCell) > .title
        label9.lineBreakMode = .byTruncatingTail
        // list.css:33:32 :is(UITableViewCell):has(> .badge) > .title
        // list.css:23:9 :is(UITableViewCell) > .title
        label9.frame = CGRect(x: 12, y: 0, width: 286, height: 48)
    }

    private func setUpLabel10() {
        label10.text = "4"
        // list.css:41:9 :is(UITableViewCell) > .badge
        label10.backgroundColor = Palette.rgb12766CDark5CC8B8
        // list.css:40:9 :is(UITableViewCell) > .badge
        label10.layer.cornerRadius = 11
        label10.clipsToBounds = true
        // list.css:42:9 :is(UITableViewCell) > .badge
        label10.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:45:9 :is(UITableViewCell) > .badge
        label10.textAlignment = .center
        // list.css:43:9 :is(UITableViewCell) > .badge
        label10.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:38:9 :is(UITableViewCell) > .badge
        label10.frame = CGRect(x: 314, y: 13, width: 32, height: 22)
    }

    private func setUpTableViewCell3() {
        // list.css:15:5 UITableViewCell
        tableViewCell3.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        tableViewCell3.frame = CGRect(x: 0, y: 96, width: 358, height: 48)
    }

    private func setUpLabel11() {
        label11.text = "You posted “Ferry, No Hurry”"
        // components.css:7:5 :where(UILabel, UITextField)
        label11.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label11.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label11.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label11.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell4() {
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell4.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell4.frame = CGRect(x: 0, y: 144, width: 358, height: 48)
    }

    private func setUpLabel12() {
        label12.text = "Studio Sälen wrote to you"
        // components.css:7:5 :where(UILabel, UITextField)
        label12.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label12.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:24:9 :is(UITableViewCell) > .title
        label12.lineBreakMode = .byTruncatingTail
        // list.css:33:32 :is(UITableViewCell):has(> .badge) > .title
        // list.css:23:9 :is(UITableViewCell) > .title
        label12.frame = CGRect(x: 12, y: 0, width: 286, height: 48)
    }

    private func setUpLabel13() {
        label13.text = "2"
        // list.css:41:9 :is(UITableViewCell) > .badge
        label13.backgroundColor = Palette.rgbB8422EDarkEE8A74
        // list.css:40:9 :is(UITableViewCell) > .badge
        label13.layer.cornerRadius = 11
        label13.clipsToBounds = true
        // list.css:42:9 :is(UITableViewCell) > .badge
        label13.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:45:9 :is(UITableViewCell) > .badge
        label13.textAlignment = .center
        // list.css:43:9 :is(UITableViewCell) > .badge
        label13.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:38:9 :is(UITableViewCell) > .badge
        label13.frame = CGRect(x: 314, y: 13, width: 32, height: 22)
    }

    private func setUpTableViewCell5() {
        // list.css:15:5 UITableViewCell
        tableViewCell5.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        tableViewCell5.frame = CGRect(x: 0, y: 192, width: 358, height: 48)
    }

    private func setUpLabel14() {
        label14.text = "Ama saved “Low Water”"
        // components.css:7:5 :where(UILabel, UITextField)
        label14.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label14.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label14.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label14.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell6() {
        tableViewCell6.accessibilityLabel = "Failed upload"
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell6.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell6.frame = CGRect(x: 0, y: 240, width: 358, height: 48)
    }

    private func setUpLabel15() {
        label15.text = "“Night Oars” could not be uploaded"
        // list.css:30:35 :is(UITableViewCell)[label^="Failed"] > .title
        label15.textColor = Palette.rgbB8422EDarkEE8A74
        // components.css:8:5 :where(UILabel, UITextField)
        label15.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label15.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label15.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell7() {
        tableViewCell7.isHighlighted = true
        // list.css:15:5 UITableViewCell
        tableViewCell7.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        tableViewCell7.frame = CGRect(x: 0, y: 288, width: 358, height: 48)
    }

    private func setUpLabel16() {
        label16.text = "You joined Open Boats"
        // list.css:51:46 :is(UITableViewCell):is(:highlighted, :selected) > .title
        label16.textColor = Palette.rgb0A4F49DarkFFFDFA
        // components.css:8:5 :where(UILabel, UITextField)
        label16.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label16.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label16.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell8() {
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell8.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell8.frame = CGRect(x: 0, y: 336, width: 358, height: 48)
    }

    private func setUpLabel17() {
        label17.text = "Ravi shared “Harbour at Six”"
        // components.css:7:5 :where(UILabel, UITextField)
        label17.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label17.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label17.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label17.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell9() {
        // list.css:15:5 UITableViewCell
        tableViewCell9.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        tableViewCell9.frame = CGRect(x: 0, y: 384, width: 358, height: 48)
    }

    private func setUpLabel18() {
        label18.text = "Ida commented: “That light!”"
        // components.css:7:5 :where(UILabel, UITextField)
        label18.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label18.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label18.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label18.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell10() {
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell10.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell10.frame = CGRect(x: 0, y: 432, width: 358, height: 48)
    }

    private func setUpLabel19() {
        label19.text = "New in Open Boats: a rowing map of the northern lakes"
        // components.css:7:5 :where(UILabel, UITextField)
        label19.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label19.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label19.lineBreakMode = .byTruncatingTail
        // list.css:33:32 :is(UITableViewCell):has(> .badge) > .title
        // list.css:23:9 :is(UITableViewCell) > .title
        label19.frame = CGRect(x: 12, y: 0, width: 286, height: 48)
    }

    private func setUpLabel20() {
        label20.text = "9"
        // list.css:41:9 :is(UITableViewCell) > .badge
        label20.backgroundColor = Palette.rgb12766CDark5CC8B8
        // list.css:40:9 :is(UITableViewCell) > .badge
        label20.layer.cornerRadius = 11
        label20.clipsToBounds = true
        // list.css:42:9 :is(UITableViewCell) > .badge
        label20.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:45:9 :is(UITableViewCell) > .badge
        label20.textAlignment = .center
        // list.css:43:9 :is(UITableViewCell) > .badge
        label20.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:38:9 :is(UITableViewCell) > .badge
        label20.frame = CGRect(x: 314, y: 13, width: 32, height: 22)
    }

    private func setUpTableViewCell11() {
        // list.css:15:5 UITableViewCell
        tableViewCell11.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:13:5 UITableViewCell
        tableViewCell11.frame = CGRect(x: 0, y: 480, width: 358, height: 48)
    }

    private func setUpLabel21() {
        label21.text = "You changed your picture"
        // components.css:7:5 :where(UILabel, UITextField)
        label21.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label21.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label21.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label21.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpTableViewCell12() {
        // list.css:18:25 :is(UITableViewCell):nth-child(even)
        tableViewCell12.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:13:5 UITableViewCell
        tableViewCell12.frame = CGRect(x: 0, y: 528, width: 358, height: 48)
    }

    private func setUpLabel22() {
        label22.text = "Welcome, Noor"
        // components.css:7:5 :where(UILabel, UITextField)
        label22.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label22.font = UIFont.systemFont(ofSize: 15)
        // list.css:24:9 :is(UITableViewCell) > .title
        label22.lineBreakMode = .byTruncatingTail
        // list.css:22:9 :is(UITableViewCell) > .title
        label22.frame = CGRect(x: 12, y: 0, width: 334, height: 48)
    }

    private func setUpNote() {
        // components.css:35:5 .card
        note.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:34:5 .card
        note.layer.cornerRadius = 12
        // components.css:33:5 .card
        note.layer.borderWidth = 1
        // profile.css:31:82 #note
        // form.css:4:5 .form
        note.frame = CGRect(x: 16, y: 980, width: 358, height: 202)
    }

    private func setUpLabel23() {
        label23.text = "Leave a note"
        // components.css:7:5 :where(UILabel, UITextField)
        label23.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        label23.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // form.css:6:29 :is(.form) > *
        // form.css:10:9 :is(.form) > .heading
        label23.frame = CGRect(x: 12, y: 12, width: 334, height: 22)
    }

    private func setUpView5() {
        // form.css:23:5 .field
        view5.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        // form.css:22:5 .field
        view5.layer.cornerRadius = 10
        // form.css:21:5 .field
        view5.layer.borderWidth = 1
        // form.css:6:29 :is(.form) > *
        // form.css:20:5 .field
        // form.css:14:28 :is(.form) > :not(:first-child)
        view5.frame = CGRect(x: 12, y: 44, width: 334, height: 42)
    }

    private func setUpNoteName() {
        noteName.accessibilityLabel = "Your name"
        noteName.text = "Maren"
        // components.css:7:5 :where(UILabel, UITextField)
        noteName.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        noteName.font = UIFont.systemFont(ofSize: 15)
        // form.css:38:20 #note-name:empty
        noteName.placeholder = "Your name"
        // form.css:31:19 :is(:is(.field) > UITextField):empty
        if let text = noteName.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb6D6258DarkA2968A, range: all)
            noteName.attributedPlaceholder = styled
        }
        // form.css:31:43 :is(:is(.field) > UITextField):empty
        if let text = noteName.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 15), range: all)
            noteName.attributedPlaceholder = styled
        }
        // form.css:27:9 :is(.field) > UITextField
        noteName.frame = CGRect(x: 12, y: 0, width: 310, height: 42)
    }

    private func setUpView6() {
        // form.css:23:5 .field
        view6.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        // form.css:22:5 .field
        view6.layer.cornerRadius = 10
        // form.css:35:54 :is(.field):has(> :focused)
        view6.layer.borderWidth = 2
        // form.css:6:29 :is(.form) > *
        // form.css:20:5 .field
        // form.css:14:28 :is(.form) > :not(:first-child)
        view6.frame = CGRect(x: 12, y: 96, width: 334, height: 42)
    }

    private func setUpNoteText() {
        noteText.accessibilityLabel = "Your note"
        // To be called once it is on screen: becomeFirstResponder()
        // components.css:7:5 :where(UILabel, UITextField)
        noteText.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:8:5 :where(UILabel, UITextField)
        noteText.font = UIFont.systemFont(ofSize: 15)
        // form.css:39:20 #note-text:empty
        noteText.placeholder = "A few kind words"
        // form.css:31:19 :is(:is(.field) > UITextField):empty
        if let text = noteText.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb6D6258DarkA2968A, range: all)
            noteText.attributedPlaceholder = styled
        }
        // form.css:31:43 :is(:is(.field) > UITextField):empty
        if let text = noteText.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 15), range: all)
            noteText.attributedPlaceholder = styled
        }
        // form.css:27:9 :is(.field) > UITextField
        noteText.frame = CGRect(x: 12, y: 0, width: 310, height: 42)
    }

    private func setUpSend() {
        send.setTitle("Send", for: .normal)
        send.isEnabled = false
        send.addTarget(target, action: Selector(("sendNote")), for: .touchUpInside)
        // buttons.css:18:22 :is(:is(UIButton).primary):disabled
        send.backgroundColor = Palette.rgbEFE6D8Dark302A25
        // buttons.css:6:5 UIButton
        send.layer.cornerRadius = 10
        // buttons.css:15:9 :is(UIButton).primary
        send.setTitleColor(Palette.rgbFFFFFFDark1A1613, for: .normal)
        // buttons.css:19:28 :is(:is(UIButton).primary):not(:disabled)
        send.setTitleShadowColor(Palette.rgb00000033DarkFFFFFF4D, for: .normal)
        // buttons.css:18:53 :is(:is(UIButton).primary):disabled
        send.setTitleColor(Palette.rgbA2968ADark6D6258, for: .disabled)
        // for a state of which nothing is said
        send.setTitleShadowColor(Palette.rgb00000000, for: .disabled)
        // buttons.css:18:53 :is(:is(UIButton).primary):disabled
        send.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // for a state of which nothing is said
        send.setTitleShadowColor(Palette.rgb00000000, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        send.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // buttons.css:19:28 :is(:is(UIButton).primary):not(:disabled)
        send.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
        // form.css:6:29 :is(.form) > *
        // form.css:15:18 :is(.form) > UIButton
        // form.css:14:28 :is(.form) > :not(:first-child)
        send.frame = CGRect(x: 12, y: 148, width: 334, height: 42)
    }

    private func setUpToolbar() {
        // components.css:13:5 UINavigationBar, UIToolbar
        toolbar.standardAppearance.backgroundColor = Palette.rgbFFFDFADark25201C
        toolbar.scrollEdgeAppearance = toolbar.standardAppearance
        // components.css:14:5 UINavigationBar, UIToolbar
        toolbar.tintColor = Palette.rgb12766CDark5CC8B8
        // profile.css:24:44 #toolbar, #items
        toolbar.frame = CGRect(x: 0, y: 768, width: 390, height: 76)
    }

    private func setUpItems() {
        // profile.css:24:44 #toolbar, #items
        items.frame = CGRect(x: 0, y: 768, width: 390, height: 76)
    }

    private func setUpButton6() {
        button6.tag = 1
        button6.setTitle("Home", for: .normal)
        // buttons.css:6:5 UIButton
        button6.layer.cornerRadius = 10
        // buttons.css:45:39 .bar-tabs > UIButton:not(:selected)
        button6.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button6.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button6.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button6.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button6.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:40:5 .thirds > *
        // components.css:48:27 .bar-tabs > *
        // components.css:43:22 :is(.thirds > *):nth-child(1)
        button6.frame = CGRect(x: 0, y: 4, width: 129.99869999999999, height: 44)
    }

    private func setUpButton7() {
        button7.tag = 2
        button7.setTitle("Search", for: .normal)
        // buttons.css:6:5 UIButton
        button7.layer.cornerRadius = 10
        // buttons.css:45:39 .bar-tabs > UIButton:not(:selected)
        button7.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button7.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button7.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button7.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button7.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:40:5 .thirds > *
        // components.css:48:27 .bar-tabs > *
        // components.css:44:22 :is(.thirds > *):nth-child(2)
        button7.frame = CGRect(x: 129.99869999999999, y: 4, width: 129.99869999999999, height: 44)
    }

    private func setUpButton8() {
        button8.tag = 3
        button8.setTitle("Profile", for: .normal)
        button8.isSelected = true
        // buttons.css:6:5 UIButton
        button8.layer.cornerRadius = 10
        // buttons.css:45:39 .bar-tabs > UIButton:not(:selected)
        button8.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button8.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button8.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button8.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button8.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // components.css:40:5 .thirds > *
        // components.css:48:27 .bar-tabs > *
        // components.css:45:22 :is(.thirds > *):nth-child(3)
        button8.frame = CGRect(x: 260.0013, y: 4, width: 129.99869999999999, height: 44)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // components.css:63:5 .avatar
        avatar.layer.borderColor = Palette.rgbFFFDFADark25201C.resolvedColor(with: avatar.traitCollection).cgColor
        // components.css:74:9 :is(.avatar) + .presence
        view1.layer.borderColor = Palette.rgbFFFDFADark25201C.resolvedColor(with: view1.traitCollection).cgColor
        // buttons.css:23:9 :is(UIButton).quiet
        message.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: message.traitCollection).cgColor
        // buttons.css:37:13 :is(:is(.tabs) > UIButton):selected
        button3.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: button3.traitCollection).cgColor
        // components.css:33:5 .card
        activity.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: activity.traitCollection).cgColor
        // components.css:33:5 .card
        note.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: note.traitCollection).cgColor
        // form.css:21:5 .field
        view5.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: view5.traitCollection).cgColor
        // form.css:35:25 :is(.field):has(> :focused)
        view6.layer.borderColor = Palette.rgb12766CDark5CC8B8.resolvedColor(with: view6.traitCollection).cgColor
    }
}

/// The colours, named for what they are in the light and in the dark.
private enum Palette {
    static let rgbF7F1E8Dark1A1613 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 26 / 255, green: 22 / 255, blue: 19 / 255, alpha: 1)
        }
        return UIColor(red: 247 / 255, green: 241 / 255, blue: 232 / 255, alpha: 1)
    }
    static let rgbFFFDFADark25201C = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 37 / 255, green: 32 / 255, blue: 28 / 255, alpha: 1)
        }
        return UIColor(red: 1, green: 253 / 255, blue: 250 / 255, alpha: 1)
    }
    static let rgb12766CDark5CC8B8 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 92 / 255, green: 200 / 255, blue: 184 / 255, alpha: 1)
        }
        return UIColor(red: 18 / 255, green: 118 / 255, blue: 108 / 255, alpha: 1)
    }
    static let rgb0A4F49DarkFFFDFA = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 1, green: 253 / 255, blue: 250 / 255, alpha: 1)
        }
        return UIColor(red: 10 / 255, green: 79 / 255, blue: 73 / 255, alpha: 1)
    }
    static let rgbA2968ADark6D6258 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 109 / 255, green: 98 / 255, blue: 88 / 255, alpha: 1)
        }
        return UIColor(red: 162 / 255, green: 150 / 255, blue: 138 / 255, alpha: 1)
    }
    static let rgb25201CDarkF7F1E8 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 247 / 255, green: 241 / 255, blue: 232 / 255, alpha: 1)
        }
        return UIColor(red: 37 / 255, green: 32 / 255, blue: 28 / 255, alpha: 1)
    }
    static let rgbD9795D = UIColor(red: 217 / 255, green: 121 / 255, blue: 93 / 255, alpha: 1)
    static let rgb3F9B52 = UIColor(red: 63 / 255, green: 155 / 255, blue: 82 / 255, alpha: 1)
    static let rgb6D6258DarkA2968A = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 162 / 255, green: 150 / 255, blue: 138 / 255, alpha: 1)
        }
        return UIColor(red: 109 / 255, green: 98 / 255, blue: 88 / 255, alpha: 1)
    }
    static let rgbFFFFFFDark1A1613 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 26 / 255, green: 22 / 255, blue: 19 / 255, alpha: 1)
        }
        return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    static let rgb00000033DarkFFFFFF4D = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 1, green: 1, blue: 1, alpha: 0.3)
        }
        return UIColor(red: 0, green: 0, blue: 0, alpha: 0.2)
    }
    static let rgb00000000 = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let rgbEFE6D8Dark302A25 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 48 / 255, green: 42 / 255, blue: 37 / 255, alpha: 1)
        }
        return UIColor(red: 239 / 255, green: 230 / 255, blue: 216 / 255, alpha: 1)
    }
    static let rgbF7F1E8Dark302A25 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 48 / 255, green: 42 / 255, blue: 37 / 255, alpha: 1)
        }
        return UIColor(red: 247 / 255, green: 241 / 255, blue: 232 / 255, alpha: 1)
    }
    static let rgbB8422EDarkEE8A74 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 238 / 255, green: 138 / 255, blue: 116 / 255, alpha: 1)
        }
        return UIColor(red: 184 / 255, green: 66 / 255, blue: 46 / 255, alpha: 1)
    }
    static let rgbDCCFBCDark463E37 = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 70 / 255, green: 62 / 255, blue: 55 / 255, alpha: 1)
        }
        return UIColor(red: 220 / 255, green: 207 / 255, blue: 188 / 255, alpha: 1)
    }
}
