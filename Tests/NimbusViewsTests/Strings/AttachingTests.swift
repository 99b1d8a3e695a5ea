import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Texts that follow the strings file (reference: the ancestor's NIUserInterfaceString, sections 8.4 and case 72).
@MainActor struct AttachingTests {
    private let folder: StringsFolder
    private let strings: UserInterfaceStrings

    init() throws {
        folder = try StringsFolder()
        strings = folder.strings()
    }

    @Test("Case 72: a label shows the text of a strings file that arrives, and its key where the file says so")
    func case72() async throws {
        let label = UILabel()
        NIUserInterfaceString("K").attach(to: label, in: strings)
        #expect(label.text == "K")
        try await folder.announce("\"K\" = \"new\";")
        #expect(label.text == "new")
        try await folder.announce("/* SHOW KEYS */\n\"K\" = \"newer\";")
        #expect(label.text == "K")
        try await folder.announce("\"K\" = \"newest\";")
        #expect(label.text == "newest")
    }

    @Test("A key without a text shows its default, and that again once a file does not have it any more")
    func defaults() async throws {
        let label = UILabel()
        let string = NIUserInterfaceString("attaching.greeting", defaultValue: "Hello")
        #expect(string.attach(to: label, in: strings))
        #expect(label.text == "Hello")
        try await folder.announce("\"attaching.greeting\" = \"Hi\";")
        #expect(label.text == "Hi")
        #expect(string.text(in: strings) == "Hi")
        try await folder.announce("\"something else\" = \"?\";")
        #expect(label.text == "Hello")
    }

    #if canImport(HeadlessUIKit)
    // On tvOS, an app cannot create a search bar.
    @Test("A search bar shows a string as its text")
    func searchBars() {
        let bar = UISearchBar()
        #expect(NIUserInterfaceString("attaching.search").attach(to: bar, in: strings))
        #expect(bar.text == "attaching.search")
    }
    #endif

    @Test("Views show it where their text is")
    func places() async throws {
        let label = UILabel()
        let button = UIButton(type: .custom)
        let field = UITextField()
        let bar = UINavigationBar()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let string = NIUserInterfaceString("attaching.places")
        for view in [label, button, field, bar, cell] { #expect(string.attach(to: view, in: strings)) }
        #expect(!string.attach(to: UIView(), in: strings))
        let texts = {
            [label.text, button.title(for: .normal), field.text, bar.topItem?.title, cell.textLabel?.text]
        }
        #expect(texts() == Array(repeating: "attaching.places", count: 5))
        try await folder.announce("\"attaching.places\" = \"here\";")
        #expect(texts() == Array(repeating: "here", count: 5))
    }

    @Test("Each state of a button and each property of an object is a place of its own")
    func statesAndProperties() async throws {
        let button = UIButton(type: .custom)
        let item = UIBarButtonItem()
        NIUserInterfaceString("attaching.normal").attach(to: button, in: strings)
        NIUserInterfaceString("attaching.pressed").attach(to: button, for: .highlighted, in: strings)
        NIUserInterfaceString("attaching.item").attach(to: item, \.title, in: strings)
        try await folder.announce(
            "\"attaching.normal\" = \"Go\"; \"attaching.pressed\" = \"Going\"; \"attaching.item\" = \"Back\";")
        #expect(button.title(for: .normal) == "Go")
        #expect(button.title(for: .highlighted) == "Going")
        #expect(item.title == "Back")
    }

    @Test("What is detached follows no longer")
    func detaching() async throws {
        let label = UILabel()
        let string = NIUserInterfaceString("attaching.detached")
        string.attach(to: label, in: strings)
        NIUserInterfaceString("another").detach(from: label, in: strings)
        try await folder.announce("\"attaching.detached\" = \"one\";")
        #expect(label.text == "one")
        string.detach(from: label, in: strings)
        try await folder.announce("\"attaching.detached\" = \"two\";")
        #expect(label.text == "one")
    }

    @Test("A bar and a cell, too, are detached as they were attached")
    func detachingFromParts() async throws {
        let bar = UINavigationBar()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let string = NIUserInterfaceString("attaching.parts")
        for view in [bar, cell] {
            string.attach(to: view, in: strings)
            string.detach(from: view, in: strings)
        }
        try await folder.announce("\"attaching.parts\" = \"new\";")
        #expect(bar.topItem?.title == "attaching.parts" && cell.textLabel?.text == "attaching.parts")
    }

    @Test("What shows a text may detach others meanwhile")
    func detachingWhileTextsChange() async throws {
        let page = Page()
        let (title, subtitle) = (NIUserInterfaceString("attaching.title"), NIUserInterfaceString("attaching.subtitle"))
        title.attach(to: page, \.title, in: strings)
        subtitle.attach(to: page, \.subtitle, in: strings)
        page.titleDidChange = { [strings] in
            title.detach(from: page, in: strings)
            subtitle.detach(from: page, in: strings)
        }
        for text in ["new", "newer"] {
            try await folder.announce("\"attaching.title\" = \"\(text)\"; \"attaching.subtitle\" = \"\(text)\";")
        }
        #expect(page.title == "new" && page.subtitle == "attaching.subtitle")
    }

    /// Has something to do when its title changes.
    private final class Page {
        var titleDidChange: () -> Void = {}
        var title: String? { didSet { titleDidChange() } }
        var subtitle: String?
    }

    @Test("What is attached to a place takes the place of what was")
    func attachingAgain() async throws {
        let label = UILabel()
        NIUserInterfaceString("attaching.old").attach(to: label, in: strings)
        NIUserInterfaceString("attaching.young").attach(to: label, in: strings)
        #if canImport(HeadlessUIKit)
        let recorder = SetterRecorder()
        label.setterRecorder = recorder
        #endif
        try await folder.announce("\"attaching.old\" = \"old\"; \"attaching.young\" = \"young\";")
        #expect(label.text == "young")
        #if canImport(HeadlessUIKit)
        #expect(recorder.calls.map(\.setter) == ["text"])
        #endif
    }

    #if canImport(HeadlessUIKit)
    @Test("A text that is the same is not set again")
    func sameText() async throws {
        let label = UILabel()
        NIUserInterfaceString("attaching.same").attach(to: label, in: strings)
        try await folder.announce("\"attaching.same\" = \"same\";")
        let recorder = SetterRecorder()
        label.setterRecorder = recorder
        try await folder.announce("\"attaching.same\" = \"same\"; \"more\" = \"more\";")
        #expect(recorder.calls.isEmpty)
    }
    #endif

    @Test("Nothing is kept alive, and what lies where a lost object lay is another one")
    func lostObjects() async throws {
        weak var lost: UILabel?
        for _ in 0..<500 {
            let label = UILabel()
            NIUserInterfaceString("attaching.lost").attach(to: label, in: strings)
            lost = label
        }
        #expect(lost == nil)
        let labels = (0..<500).map { _ in UILabel() }
        try await folder.announce("\"attaching.lost\" = \"found\";")
        #expect(labels.allSatisfy { $0.text == nil })
    }

    @Test("Where changes are not tracked, a text is shown once")
    func withoutTracking() async throws {
        let strings = folder.strings(isChangeTrackingEnabled: false)
        let label = UILabel()
        NIUserInterfaceString("attaching.once").attach(to: label, in: strings)
        try await folder.announce("\"attaching.once\" = \"twice\";")
        #expect(label.text == "attaching.once")
    }

    @Test("Another resolver's texts are shown at once")
    func resolvers() {
        let resolver = BracketedKeys()
        let (label, other) = (UILabel(), UILabel())
        other.text = "before"
        NIUserInterfaceString("attaching.other").attach(to: label, in: strings)
        strings.resolver = resolver
        #expect(label.text == "<attaching.other>")
        resolver.brackets = ("[", "]")
        strings.update()
        #expect(label.text == "[attaching.other]")
        #expect(!NIUserInterfaceString("").attach(to: other, in: strings), "it has no text")
        #expect(other.text == "before")
    }
}
