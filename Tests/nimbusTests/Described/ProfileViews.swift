// Printed by `nimbus describe --swift`. Changes are lost when you print the file again.
// swift-format-ignore-file

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NimbusUIKit

/// The views of profile.json on a screen of 390 by 844 points, with these stylesheets:
/// profile.css.
///
/// Colours follow the appearance. Other values do not change.
@MainActor struct ProfileViews {
    /// The outermost view, with all others in it.
    var root: UIView { profile }

    /// `#profile`
    let profile = UIView()
    /// `#bar`
    let bar = UINavigationBar()
    /// `#title`
    let title = UIView()
    private let button1 = UIButton(type: .custom)
    private let label1 = UILabel()
    private let button2 = UIButton(type: .custom)
    /// `#page`
    let page = UIScrollView()
    /// `#header`
    let header = UIView()
    /// `#cover`
    let cover = UIView()
    /// `#portrait`
    let portrait = UIView()
    /// `#avatar`
    let avatar = UIImageView()
    private let view1 = UIView()
    /// `#actions`
    let actions = UIView()
    /// `#message`
    let message = UIButton(type: .custom)
    /// `#follow`
    let follow = UIButton(type: .custom)
    /// `#person`
    let person = UIView()
    /// `#name`
    let name = UILabel()
    /// `#handle`
    let handle = UILabel()
    /// `#bio`
    let bio = UILabel()
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
    /// `#feed`
    let feed = UIView()
    /// `#tabs`
    let tabs = UIView()
    private let button3 = UIButton(type: .custom)
    private let button4 = UIButton(type: .custom)
    private let button5 = UIButton(type: .custom)
    /// `#activity`
    let activity = UIView()
    private let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label8 = UILabel()
    private let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label9 = UILabel()
    private let label10 = NILabel()
    private let tableViewCell3 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label11 = UILabel()
    private let tableViewCell4 = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let label12 = UILabel()
    private let label13 = NILabel()
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
    private let label20 = NILabel()
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
        setUpTitle()
        setUpButton1()
        setUpLabel1()
        setUpButton2()
        setUpPage()
        setUpHeader()
        setUpCover()
        setUpPortrait()
        setUpAvatar()
        setUpView1()
        setUpActions()
        setUpMessage()
        setUpFollow()
        setUpPerson()
        setUpName()
        setUpHandle()
        setUpBio()
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
        setUpFeed()
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
        profile.addSubview(title)
        title.addSubview(button1)
        title.addSubview(label1)
        title.addSubview(button2)
        profile.addSubview(page)
        page.addSubview(header)
        header.addSubview(cover)
        header.addSubview(portrait)
        portrait.addSubview(avatar)
        portrait.addSubview(view1)
        header.addSubview(actions)
        actions.addSubview(message)
        actions.addSubview(follow)
        header.addSubview(person)
        person.addSubview(name)
        person.addSubview(handle)
        person.addSubview(bio)
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
        page.addSubview(feed)
        feed.addSubview(tabs)
        tabs.addSubview(button3)
        tabs.addSubview(button4)
        tabs.addSubview(button5)
        feed.addSubview(activity)
        activity.addSubview(tableViewCell1)
        tableViewCell1.contentView.addSubview(label8)
        activity.addSubview(tableViewCell2)
        tableViewCell2.contentView.addSubview(label9)
        tableViewCell2.contentView.addSubview(label10)
        activity.addSubview(tableViewCell3)
        tableViewCell3.contentView.addSubview(label11)
        activity.addSubview(tableViewCell4)
        tableViewCell4.contentView.addSubview(label12)
        tableViewCell4.contentView.addSubview(label13)
        activity.addSubview(tableViewCell5)
        tableViewCell5.contentView.addSubview(label14)
        activity.addSubview(tableViewCell6)
        tableViewCell6.contentView.addSubview(label15)
        activity.addSubview(tableViewCell7)
        tableViewCell7.contentView.addSubview(label16)
        activity.addSubview(tableViewCell8)
        tableViewCell8.contentView.addSubview(label17)
        activity.addSubview(tableViewCell9)
        tableViewCell9.contentView.addSubview(label18)
        activity.addSubview(tableViewCell10)
        tableViewCell10.contentView.addSubview(label19)
        tableViewCell10.contentView.addSubview(label20)
        activity.addSubview(tableViewCell11)
        tableViewCell11.contentView.addSubview(label21)
        activity.addSubview(tableViewCell12)
        tableViewCell12.contentView.addSubview(label22)
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
        // profile.css:22:9 #profile @layer screen
        profile.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        profile.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    }

    private func setUpBar() {
        // components.css:14:5 UINavigationBar, UIToolbar
        bar.standardAppearance.backgroundColor = Palette.rgbFFFDFADark25201C
        bar.scrollEdgeAppearance = bar.standardAppearance
        // components.css:15:5 UINavigationBar, UIToolbar
        bar.tintColor = Palette.rgb12766CDark5CC8B8
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    }

    private func setUpTitle() {
        // profile.css:30:9 #title @layer screen
        title.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
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
        // components.css:24:18 :is(.bar-title) > UIButton
        button1.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        // components.css:24:18 :is(.bar-title) > UIButton
        button1.frame = CGRect(x: 0, y: 0.5, width: 66.5, height: 43)
    }

    private func setUpLabel1() {
        label1.text = "Profile"
        // components.css:7:5 :where(UILabel, UITextField)
        label1.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label1.textAlignment = .left
        // components.css:27:17 :is(.bar-title) > UILabel
        label1.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        label1.frame = CGRect(x: 169.5, y: 12, width: 51.5, height: 20)
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
        // components.css:24:18 :is(.bar-title) > UIButton
        button2.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        // components.css:24:18 :is(.bar-title) > UIButton
        button2.frame = CGRect(x: 331, y: 0.5, width: 59, height: 43)
    }

    private func setUpPage() {
        // profile.css:42:9 #page @layer screen
        page.frame = CGRect(x: 0, y: 44, width: 390, height: 756)
    }

    private func setUpHeader() {
        // profile.css:57:9 #header @layer screen
        header.backgroundColor = Palette.rgbFFFDFADark25201C
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 272)
    }

    private func setUpCover() {
        // inline style
        cover.backgroundColor = Palette.rgbD9795D
        // profile.css:59:30 :is(#header) #cover @layer screen
        cover.frame = CGRect(x: 0, y: 0, width: 390, height: 104)
    }

    private func setUpPortrait() {
        // profile.css:63:21 :is(#header) #portrait @layer screen
        portrait.frame = CGRect(x: 16, y: 60, width: 96, height: 96)
    }

    private func setUpAvatar() {
        avatar.accessibilityLabel = "A sailing boat at dusk"
        avatar.image = image("avatar.png")
        // components.css:62:5 .avatar
        avatar.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:61:5 .avatar
        avatar.layer.cornerRadius = 48
        avatar.clipsToBounds = true
        // components.css:60:5 .avatar
        avatar.layer.borderWidth = 4
        // components.css:58:5 .avatar
        avatar.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    }

    private func setUpView1() {
        view1.accessibilityLabel = "Online"
        // components.css:77:37 :is(.avatar) + .presence[label="online" i]
        view1.backgroundColor = Palette.rgb3F9B52
        // components.css:73:9 :is(.avatar) + .presence
        view1.layer.cornerRadius = 10
        // components.css:72:9 :is(.avatar) + .presence
        view1.layer.borderWidth = 3
        // components.css:70:9 :is(.avatar) + .presence
        view1.frame = CGRect(x: 72, y: 72, width: 20, height: 20)
    }

    private func setUpActions() {
        // profile.css:64:47 :is(#header) #actions @layer screen
        actions.frame = CGRect(x: 188, y: 119, width: 202, height: 37)
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
        // buttons.css:11:30 :is(UIButton):is(.primary, .quiet)
        message.contentEdgeInsets = UIEdgeInsets(top: 9, left: 15, bottom: 9, right: 15)
        // buttons.css:11:30 :is(UIButton):is(.primary, .quiet)
        message.frame = CGRect(x: 8, y: 0, width: 95.5, height: 37)
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
        // buttons.css:11:30 :is(UIButton):is(.primary, .quiet)
        follow.contentEdgeInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
        // buttons.css:11:30 :is(UIButton):is(.primary, .quiet)
        follow.frame = CGRect(x: 111.5, y: 0, width: 74.5, height: 37)
    }

    private func setUpPerson() {
        // profile.css:65:55 :is(#header) #person @layer screen
        // profile.css:74:9 #person @layer screen
        person.frame = CGRect(x: 0, y: 168, width: 390, height: 104)
    }

    private func setUpName() {
        name.text = "Noor Lindqvist"
        // components.css:7:5 :where(UILabel, UITextField)
        name.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        name.textAlignment = .left
        // profile.css:79:13 #name @layer screen
        name.font = UIFont.systemFont(ofSize: 22, weight: .bold)
        // profile.css:76:46 :is(#person) > UILabel @layer screen
        name.lineBreakMode = .byWordWrapping
        // profile.css:76:21 :is(#person) > UILabel @layer screen
        name.numberOfLines = 0
        name.frame = CGRect(x: 16, y: 0, width: 358, height: 26)
    }

    private func setUpHandle() {
        handle.text = "@noor"
        // profile.css:80:15 #handle @layer screen
        handle.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:9:5 :where(UILabel, UITextField)
        handle.textAlignment = .left
        // profile.css:80:39 #handle @layer screen
        handle.font = UIFont.systemFont(ofSize: 13)
        // profile.css:76:46 :is(#person) > UILabel @layer screen
        handle.lineBreakMode = .byWordWrapping
        // profile.css:76:21 :is(#person) > UILabel @layer screen
        handle.numberOfLines = 0
        handle.frame = CGRect(x: 16, y: 30, width: 358, height: 16)
    }

    private func setUpBio() {
        bio.text = "Paints small boats on large lakes, and writes down what the water says."
        // components.css:7:5 :where(UILabel, UITextField)
        bio.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        bio.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        bio.font = UIFont.systemFont(ofSize: 15)
        // profile.css:76:46 :is(#person) > UILabel @layer screen
        bio.lineBreakMode = .byWordWrapping
        // profile.css:76:21 :is(#person) > UILabel @layer screen
        bio.numberOfLines = 0
        // profile.css:81:12 #bio @layer screen
        bio.frame = CGRect(x: 16, y: 54, width: 358, height: 38)
    }

    private func setUpStats() {
        // profile.css:88:9 #stats @layer screen
        stats.backgroundColor = Palette.rgbFFFDFADark25201C
        // profile.css:87:9 #stats @layer screen
        stats.frame = CGRect(x: 0, y: 272, width: 390, height: 62)
    }

    private func setUpView2() {
        view2.frame = CGRect(x: 16, y: 12, width: 111.5, height: 38)
    }

    private func setUpLabel2() {
        label2.text = "128"
        // components.css:7:5 :where(UILabel, UITextField)
        label2.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label2.textAlignment = .left
        // components.css:51:17 :is(.stat) > .number
        label2.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        label2.frame = CGRect(x: 41, y: 0, width: 29.5, height: 20)
    }

    private func setUpLabel3() {
        label3.text = "Pictures"
        // components.css:52:18 :is(.stat) > .caption
        label3.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:9:5 :where(UILabel, UITextField)
        label3.textAlignment = .left
        // components.css:52:42 :is(.stat) > .caption
        label3.font = UIFont.systemFont(ofSize: 13)
        label3.frame = CGRect(x: 31, y: 22, width: 49.5, height: 16)
    }

    private func setUpView3() {
        view3.frame = CGRect(x: 139.5, y: 12, width: 111, height: 38)
    }

    private func setUpLabel4() {
        label4.text = "4,096"
        // components.css:7:5 :where(UILabel, UITextField)
        label4.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label4.textAlignment = .left
        // components.css:51:17 :is(.stat) > .number
        label4.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        label4.frame = CGRect(x: 31.5, y: 0, width: 48.5, height: 20)
    }

    private func setUpLabel5() {
        label5.text = "Followers"
        // components.css:52:18 :is(.stat) > .caption
        label5.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:9:5 :where(UILabel, UITextField)
        label5.textAlignment = .left
        // components.css:52:42 :is(.stat) > .caption
        label5.font = UIFont.systemFont(ofSize: 13)
        label5.frame = CGRect(x: 27, y: 22, width: 57.5, height: 16)
    }

    private func setUpView4() {
        view4.frame = CGRect(x: 262.5, y: 12, width: 111.5, height: 38)
    }

    private func setUpLabel6() {
        label6.text = "312"
        // components.css:7:5 :where(UILabel, UITextField)
        label6.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label6.textAlignment = .left
        // components.css:51:17 :is(.stat) > .number
        label6.font = UIFont.systemFont(ofSize: 17, weight: .bold)
        label6.frame = CGRect(x: 41, y: 0, width: 29.5, height: 20)
    }

    private func setUpLabel7() {
        label7.text = "Following"
        // components.css:52:18 :is(.stat) > .caption
        label7.textColor = Palette.rgb6D6258DarkA2968A
        // components.css:9:5 :where(UILabel, UITextField)
        label7.textAlignment = .left
        // components.css:52:42 :is(.stat) > .caption
        label7.font = UIFont.systemFont(ofSize: 13)
        label7.frame = CGRect(x: 27, y: 22, width: 57.5, height: 16)
    }

    private func setUpFeed() {
        // profile.css:50:25 :is(#feed, #note) @layer screen
        feed.frame = CGRect(x: 16, y: 350, width: 358, height: 636)
    }

    private func setUpTabs() {
        // buttons.css:34:5 .tabs
        tabs.backgroundColor = Palette.rgbEFE6D8Dark302A25
        // buttons.css:33:5 .tabs
        tabs.layer.cornerRadius = 10
        tabs.frame = CGRect(x: 0, y: 0, width: 358, height: 37)
    }

    private func setUpButton3() {
        button3.tag = 1
        button3.setTitle("Activity", for: .normal)
        button3.isSelected = true
        // buttons.css:43:13 :is(:is(.tabs) > UIButton):selected
        button3.backgroundColor = Palette.rgbFFFDFADark25201C
        // buttons.css:6:5 UIButton
        button3.layer.cornerRadius = 10
        // buttons.css:42:13 :is(:is(.tabs) > UIButton):selected
        button3.layer.borderWidth = 1
        // buttons.css:39:9 :is(.tabs) > UIButton
        button3.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:44:13 :is(:is(.tabs) > UIButton):selected
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button3.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button3.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button3.contentEdgeInsets = UIEdgeInsets(top: 9, left: 5, bottom: 9, right: 5)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button3.frame = CGRect(x: 0, y: 0, width: 120.5, height: 37)
    }

    private func setUpButton4() {
        button4.tag = 2
        button4.setTitle("Pictures", for: .normal)
        // buttons.css:6:5 UIButton
        button4.layer.cornerRadius = 10
        // buttons.css:39:9 :is(.tabs) > UIButton
        button4.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:44:13 :is(:is(.tabs) > UIButton):selected
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button4.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button4.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button4.contentEdgeInsets = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button4.frame = CGRect(x: 120.5, y: 0, width: 119, height: 37)
    }

    private func setUpButton5() {
        button5.tag = 3
        button5.setTitle("Notes", for: .normal)
        // buttons.css:6:5 UIButton
        button5.layer.cornerRadius = 10
        // buttons.css:39:9 :is(.tabs) > UIButton
        button5.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:44:13 :is(:is(.tabs) > UIButton):selected
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: .selected)
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .highlighted])
        button5.setTitleColor(Palette.rgb25201CDarkF7F1E8, for: [.selected, .disabled])
        // buttons.css:5:5 UIButton
        button5.titleLabel?.font = UIFont.systemFont(ofSize: 15)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button5.contentEdgeInsets = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        // buttons.css:38:9 :is(.tabs) > UIButton
        button5.frame = CGRect(x: 239.5, y: 0, width: 118.5, height: 37)
    }

    private func setUpActivity() {
        // components.css:41:5 .card
        activity.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:40:5 .card
        activity.layer.cornerRadius = 12
        // components.css:38:5 .card
        activity.clipsToBounds = true
        // components.css:39:5 .card
        activity.layer.borderWidth = 1
        activity.frame = CGRect(x: 0, y: 49, width: 358, height: 587)
    }

    private func setUpTableViewCell1() {
        // list.css:13:5 UITableViewCell
        tableViewCell1.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell1.frame = CGRect(x: 1, y: 1, width: 356, height: 47)
    }

    private func setUpLabel8() {
        label8.text = "Ida liked “Harbour at Six”"
        // components.css:7:5 :where(UILabel, UITextField)
        label8.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label8.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label8.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:21:9 :is(UITableViewCell) > .title
        label8.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label8.numberOfLines = 0
        label8.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell2() {
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell2.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell2.frame = CGRect(x: 1, y: 48, width: 356, height: 48)
    }

    private func setUpLabel9() {
        label9.text = "Tomasz and 3 others follow you"
        // components.css:7:5 :where(UILabel, UITextField)
        label9.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label9.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label9.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:21:9 :is(UITableViewCell) > .title
        label9.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label9.numberOfLines = 0
        label9.frame = CGRect(x: 12, y: 14.5, width: 291, height: 19)
    }

    private func setUpLabel10() {
        label10.text = "4"
        // list.css:33:9 :is(UITableViewCell) > .badge
        label10.backgroundColor = Palette.rgb12766CDark5CC8B8
        // list.css:31:9 :is(UITableViewCell) > .badge
        label10.layer.cornerRadius = 10
        label10.clipsToBounds = true
        // list.css:34:9 :is(UITableViewCell) > .badge
        label10.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:37:9 :is(UITableViewCell) > .badge
        label10.textAlignment = .center
        // list.css:35:9 :is(UITableViewCell) > .badge
        label10.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:32:9 :is(UITableViewCell) > .badge
        label10.textInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
        // list.css:30:9 :is(UITableViewCell) > .badge
        label10.frame = CGRect(x: 315, y: 14, width: 29, height: 20)
    }

    private func setUpTableViewCell3() {
        // list.css:13:5 UITableViewCell
        tableViewCell3.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell3.frame = CGRect(x: 1, y: 96, width: 356, height: 47)
    }

    private func setUpLabel11() {
        label11.text = "You posted “Ferry, No Hurry”"
        // components.css:7:5 :where(UILabel, UITextField)
        label11.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label11.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label11.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label11.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label11.numberOfLines = 0
        label11.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell4() {
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell4.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell4.frame = CGRect(x: 1, y: 143, width: 356, height: 48)
    }

    private func setUpLabel12() {
        label12.text = "Studio Sälen wrote to you"
        // components.css:7:5 :where(UILabel, UITextField)
        label12.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label12.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label12.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        // list.css:21:9 :is(UITableViewCell) > .title
        label12.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label12.numberOfLines = 0
        label12.frame = CGRect(x: 12, y: 14.5, width: 291, height: 19)
    }

    private func setUpLabel13() {
        label13.text = "2"
        // list.css:33:9 :is(UITableViewCell) > .badge
        label13.backgroundColor = Palette.rgbB8422EDarkEE8A74
        // list.css:31:9 :is(UITableViewCell) > .badge
        label13.layer.cornerRadius = 10
        label13.clipsToBounds = true
        // list.css:34:9 :is(UITableViewCell) > .badge
        label13.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:37:9 :is(UITableViewCell) > .badge
        label13.textAlignment = .center
        // list.css:35:9 :is(UITableViewCell) > .badge
        label13.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:32:9 :is(UITableViewCell) > .badge
        label13.textInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
        // list.css:30:9 :is(UITableViewCell) > .badge
        label13.frame = CGRect(x: 315, y: 14, width: 29, height: 20)
    }

    private func setUpTableViewCell5() {
        // list.css:13:5 UITableViewCell
        tableViewCell5.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell5.frame = CGRect(x: 1, y: 191, width: 356, height: 47)
    }

    private func setUpLabel14() {
        label14.text = "Ama saved “Low Water”"
        // components.css:7:5 :where(UILabel, UITextField)
        label14.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label14.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label14.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label14.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label14.numberOfLines = 0
        label14.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell6() {
        tableViewCell6.accessibilityLabel = "Failed upload"
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell6.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell6.frame = CGRect(x: 1, y: 238, width: 356, height: 47)
    }

    private func setUpLabel15() {
        label15.text = "“Night Oars” could not be uploaded"
        // list.css:27:35 :is(UITableViewCell)[label^="Failed"] > .title
        label15.textColor = Palette.rgbB8422EDarkEE8A74
        // components.css:9:5 :where(UILabel, UITextField)
        label15.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label15.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label15.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label15.numberOfLines = 0
        label15.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell7() {
        tableViewCell7.isHighlighted = true
        // list.css:13:5 UITableViewCell
        tableViewCell7.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell7.frame = CGRect(x: 1, y: 285, width: 356, height: 47)
    }

    private func setUpLabel16() {
        label16.text = "You joined Open Boats"
        // list.css:43:46 :is(UITableViewCell):is(:highlighted, :selected) > .title
        label16.textColor = Palette.rgb0A4F49DarkFFFDFA
        // components.css:9:5 :where(UILabel, UITextField)
        label16.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label16.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label16.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label16.numberOfLines = 0
        label16.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell8() {
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell8.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell8.frame = CGRect(x: 1, y: 332, width: 356, height: 47)
    }

    private func setUpLabel17() {
        label17.text = "Ravi shared “Harbour at Six”"
        // components.css:7:5 :where(UILabel, UITextField)
        label17.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label17.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label17.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label17.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label17.numberOfLines = 0
        label17.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell9() {
        // list.css:13:5 UITableViewCell
        tableViewCell9.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell9.frame = CGRect(x: 1, y: 379, width: 356, height: 47)
    }

    private func setUpLabel18() {
        label18.text = "Ida commented: “That light!”"
        // components.css:7:5 :where(UILabel, UITextField)
        label18.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label18.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label18.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label18.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label18.numberOfLines = 0
        label18.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell10() {
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell10.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell10.frame = CGRect(x: 1, y: 426, width: 356, height: 66)
    }

    private func setUpLabel19() {
        label19.text = "New in Open Boats: a rowing map of the northern lakes"
        // components.css:7:5 :where(UILabel, UITextField)
        label19.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label19.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label19.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label19.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label19.numberOfLines = 0
        label19.frame = CGRect(x: 12, y: 14, width: 291, height: 38)
    }

    private func setUpLabel20() {
        label20.text = "9"
        // list.css:33:9 :is(UITableViewCell) > .badge
        label20.backgroundColor = Palette.rgb12766CDark5CC8B8
        // list.css:31:9 :is(UITableViewCell) > .badge
        label20.layer.cornerRadius = 10
        label20.clipsToBounds = true
        // list.css:34:9 :is(UITableViewCell) > .badge
        label20.textColor = Palette.rgbFFFFFFDark1A1613
        // list.css:37:9 :is(UITableViewCell) > .badge
        label20.textAlignment = .center
        // list.css:35:9 :is(UITableViewCell) > .badge
        label20.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        // list.css:32:9 :is(UITableViewCell) > .badge
        label20.textInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
        // list.css:30:9 :is(UITableViewCell) > .badge
        label20.frame = CGRect(x: 315, y: 23, width: 29, height: 20)
    }

    private func setUpTableViewCell11() {
        // list.css:13:5 UITableViewCell
        tableViewCell11.backgroundColor = Palette.rgbFFFDFADark25201C
        // list.css:12:5 UITableViewCell
        tableViewCell11.frame = CGRect(x: 1, y: 492, width: 356, height: 47)
    }

    private func setUpLabel21() {
        label21.text = "You changed your picture"
        // components.css:7:5 :where(UILabel, UITextField)
        label21.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label21.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label21.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label21.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label21.numberOfLines = 0
        label21.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpTableViewCell12() {
        // list.css:16:25 :is(UITableViewCell):nth-child(even)
        tableViewCell12.backgroundColor = Palette.rgbF7F1E8Dark302A25
        // list.css:12:5 UITableViewCell
        tableViewCell12.frame = CGRect(x: 1, y: 539, width: 356, height: 47)
    }

    private func setUpLabel22() {
        label22.text = "Welcome, Noor"
        // components.css:7:5 :where(UILabel, UITextField)
        label22.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label22.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label22.font = UIFont.systemFont(ofSize: 15)
        // list.css:21:9 :is(UITableViewCell) > .title
        label22.lineBreakMode = .byWordWrapping
        // list.css:20:9 :is(UITableViewCell) > .title
        label22.numberOfLines = 0
        label22.frame = CGRect(x: 12, y: 14, width: 332, height: 19)
    }

    private func setUpNote() {
        // components.css:41:5 .card
        note.backgroundColor = Palette.rgbFFFDFADark25201C
        // components.css:40:5 .card
        note.layer.cornerRadius = 12
        // components.css:38:5 .card
        note.clipsToBounds = true
        // components.css:39:5 .card
        note.layer.borderWidth = 1
        // form.css:7:5 .form
        // profile.css:50:25 :is(#feed, #note) @layer screen
        note.frame = CGRect(x: 16, y: 1002, width: 358, height: 26)
    }

    private func setUpLabel23() {
        label23.text = "Leave a note"
        // components.css:7:5 :where(UILabel, UITextField)
        label23.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        label23.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        label23.font = UIFont.systemFont(ofSize: 15, weight: .bold)
        label23.frame = CGRect(x: 13, y: 13, width: 332, height: 19)
    }

    private func setUpView5() {
        // form.css:19:5 .field
        view5.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        // form.css:17:5 .field
        view5.layer.cornerRadius = 10
        // form.css:16:5 .field
        view5.layer.borderWidth = 1
        // form.css:18:5 .field
        view5.frame = CGRect(x: 13, y: 42, width: 332, height: 41)
    }

    private func setUpNoteName() {
        noteName.accessibilityLabel = "Your name"
        noteName.text = "Maren"
        // components.css:7:5 :where(UILabel, UITextField)
        noteName.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        noteName.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        noteName.font = UIFont.systemFont(ofSize: 15)
        // form.css:32:20 #note-name:empty
        noteName.placeholder = "Your name"
        // form.css:25:19 :is(:is(.field) > UITextField):empty
        if let text = noteName.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb6D6258DarkA2968A, range: all)
            noteName.attributedPlaceholder = styled
        }
        // form.css:25:43 :is(:is(.field) > UITextField):empty
        if let text = noteName.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 15), range: all)
            noteName.attributedPlaceholder = styled
        }
        noteName.frame = CGRect(x: 13, y: 11, width: 306, height: 19)
    }

    private func setUpView6() {
        // form.css:19:5 .field
        view6.backgroundColor = Palette.rgbF7F1E8Dark1A1613
        // form.css:17:5 .field
        view6.layer.cornerRadius = 10
        // form.css:29:54 :is(.field):has(> :focused)
        view6.layer.borderWidth = 2
        // form.css:29:73 :is(.field):has(> :focused)
        view6.frame = CGRect(x: 13, y: 93, width: 332, height: 41)
    }

    private func setUpNoteText() {
        noteText.accessibilityLabel = "Your note"
        // To be called once it is on screen: becomeFirstResponder()
        // components.css:7:5 :where(UILabel, UITextField)
        noteText.textColor = Palette.rgb25201CDarkF7F1E8
        // components.css:9:5 :where(UILabel, UITextField)
        noteText.textAlignment = .left
        // components.css:8:5 :where(UILabel, UITextField)
        noteText.font = UIFont.systemFont(ofSize: 15)
        // form.css:33:20 #note-text:empty
        noteText.placeholder = "A few kind words"
        // form.css:25:19 :is(:is(.field) > UITextField):empty
        if let text = noteText.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.foregroundColor, value: Palette.rgb6D6258DarkA2968A, range: all)
            noteText.attributedPlaceholder = styled
        }
        // form.css:25:43 :is(:is(.field) > UITextField):empty
        if let text = noteText.attributedPlaceholder {
            let all = NSRange(location: 0, length: text.length)
            let styled = NSMutableAttributedString(attributedString: text)
            styled.addAttribute(.font, value: UIFont.italicSystemFont(ofSize: 15), range: all)
            noteText.attributedPlaceholder = styled
        }
        noteText.frame = CGRect(x: 13, y: 11, width: 306, height: 19)
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
        // form.css:10:18 :is(.form) > UIButton
        send.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        // form.css:10:18 :is(.form) > UIButton
        send.frame = CGRect(x: 13, y: 144, width: 332, height: 43)
    }

    private func setUpToolbar() {
        // components.css:14:5 UINavigationBar, UIToolbar
        toolbar.standardAppearance.backgroundColor = Palette.rgbFFFDFADark25201C
        toolbar.scrollEdgeAppearance = toolbar.standardAppearance
        // components.css:15:5 UINavigationBar, UIToolbar
        toolbar.tintColor = Palette.rgb12766CDark5CC8B8
        toolbar.frame = CGRect(x: 0, y: 800, width: 390, height: 44)
    }

    private func setUpItems() {
        // profile.css:34:9 #items @layer screen
        items.frame = CGRect(x: 0, y: 800, width: 390, height: 44)
    }

    private func setUpButton6() {
        button6.tag = 1
        button6.setTitle("Home", for: .normal)
        // buttons.css:6:5 UIButton
        button6.layer.cornerRadius = 10
        // buttons.css:53:24 :is(.bar-tabs > UIButton):not(:selected)
        button6.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button6.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button6.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button6.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:51:5 .bar-tabs > UIButton
        button6.titleLabel?.font = UIFont.systemFont(ofSize: 13)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button6.contentEdgeInsets = UIEdgeInsets(top: 14, left: 4, bottom: 14, right: 4)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button6.frame = CGRect(x: 0, y: 0, width: 130, height: 44)
    }

    private func setUpButton7() {
        button7.tag = 2
        button7.setTitle("Search", for: .normal)
        // buttons.css:6:5 UIButton
        button7.layer.cornerRadius = 10
        // buttons.css:53:24 :is(.bar-tabs > UIButton):not(:selected)
        button7.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button7.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button7.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button7.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:51:5 .bar-tabs > UIButton
        button7.titleLabel?.font = UIFont.systemFont(ofSize: 13)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button7.contentEdgeInsets = UIEdgeInsets(top: 14, left: 4, bottom: 14, right: 4)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button7.frame = CGRect(x: 130, y: 0, width: 130, height: 44)
    }

    private func setUpButton8() {
        button8.tag = 3
        button8.setTitle("Profile", for: .normal)
        button8.isSelected = true
        // buttons.css:6:5 UIButton
        button8.layer.cornerRadius = 10
        // buttons.css:53:24 :is(.bar-tabs > UIButton):not(:selected)
        button8.setTitleColor(Palette.rgb6D6258DarkA2968A, for: .normal)
        // buttons.css:4:5 UIButton
        button8.setTitleColor(Palette.rgb12766CDark5CC8B8, for: .selected)
        // buttons.css:8:21 :is(UIButton):highlighted
        button8.setTitleColor(Palette.rgb0A4F49DarkFFFDFA, for: [.selected, .highlighted])
        // buttons.css:9:18 :is(UIButton):disabled
        button8.setTitleColor(Palette.rgbA2968ADark6D6258, for: [.selected, .disabled])
        // buttons.css:51:5 .bar-tabs > UIButton
        button8.titleLabel?.font = UIFont.systemFont(ofSize: 13)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button8.contentEdgeInsets = UIEdgeInsets(top: 14, left: 4, bottom: 14, right: 4)
        // components.css:34:27 :is(.bar-tabs) > UIButton
        button8.frame = CGRect(x: 260, y: 0, width: 130, height: 44)
    }

    /// Gives layers the colours of the light or the dark, which theirs do not follow by themselves: to be called when
    /// that changes, as from `traitCollectionDidChange(_:)`.
    func updateLayerColors() {
        // components.css:60:5 .avatar
        avatar.layer.borderColor = Palette.rgbFFFDFADark25201C.resolvedColor(with: avatar.traitCollection).cgColor
        // components.css:72:9 :is(.avatar) + .presence
        view1.layer.borderColor = Palette.rgbFFFDFADark25201C.resolvedColor(with: view1.traitCollection).cgColor
        // buttons.css:23:9 :is(UIButton).quiet
        message.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: message.traitCollection).cgColor
        // buttons.css:42:13 :is(:is(.tabs) > UIButton):selected
        button3.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: button3.traitCollection).cgColor
        // components.css:39:5 .card
        activity.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: activity.traitCollection).cgColor
        // components.css:39:5 .card
        note.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: note.traitCollection).cgColor
        // form.css:16:5 .field
        view5.layer.borderColor = Palette.rgbDCCFBCDark463E37.resolvedColor(with: view5.traitCollection).cgColor
        // form.css:29:25 :is(.field):has(> :focused)
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
    static let rgb6D6258DarkA2968A = UIColor { @Sendable traits in
        if traits.userInterfaceStyle == .dark {
            return UIColor(red: 162 / 255, green: 150 / 255, blue: 138 / 255, alpha: 1)
        }
        return UIColor(red: 109 / 255, green: 98 / 255, blue: 88 / 255, alpha: 1)
    }
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
