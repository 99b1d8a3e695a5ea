import NimbusCSS
import NimbusUIKit
import NimbusViews

/// What views belong to, with outlets and actions that data may name.
final class Screen: ViewTarget {
    var box: UIView?
    var nameLabel = UILabel()
    private(set) var given: [String] = []
    private(set) var pressed: [String] = []

    let viewMembers = ViewMembers<Screen>()
        .outlet("box", \.box)
        .outlet("name", \.nameLabel)
        .outlet("picture") { (screen, view: UIImageView) in screen.given.append("\(type(of: view))") }
        .action("goPressed") { screen, sender in screen.pressed.append("go \(sender.tag)") }
        .action("clear", Screen.clear)
        .action("note", Screen.note)

    private func clear() { pressed = [] }

    private func note(_ sender: UIControl) { pressed.append("note \(sender.tag)") }
}

#if canImport(HeadlessUIKit)
/// An object that receives actions by name. Objective-C does that without a protocol.
final class NamedTarget: UIActionTarget {
    private(set) var called: [String] = []

    func perform(_ action: Selector, from sender: UIControl) { called.append("\(action) \(sender.tag)") }
}
#endif

/// A class of an app.
final class AvatarView: UIImageView {}

/// Views that are built of data, and what was reported meanwhile.
@MainActor struct BuiltScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let target = Screen()
    let sheet = NIStylesheet()
    let dom: NIDOM

    init(_ css: String = "") {
        sheet.load(text: css, name: "a.css")
        dom = NIDOM(stylesheet: sheet)
        dom.target = target
        dom.resources = ViewResources(
            image: { $0 == "tile" ? UIImage() : nil }, strings: UserInterfaceStrings(BracketedKeys()))
    }

    /// The views, and each problem without its severity.
    func build(_ specs: [Any], classes: ViewClasses = ViewClasses()) -> (views: [UIView], problems: [String]) {
        var problems: [String] = []
        let views = window.buildSubviews(specs, in: dom, classes: classes) { problems.append($0.description) }
        return (views, problems)
    }

    /// Adds a view to the window and registers it.
    func add(_ view: UIView) {
        window.addSubview(view)
        dom.register(view)
    }

    /// Replaces the rules.
    func load(_ css: String) {
        sheet.load(text: css, name: "a.css")
        dom.refresh()
    }
}
