import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Texts that style sheets name with `-mobile-text-key`.
@MainActor struct StyledStringsTests {
    private let folder: StringsFolder

    init() throws { folder = try StringsFolder() }

    private func screen(_ css: String) -> BuiltScreen {
        let screen = BuiltScreen(css)
        screen.dom.resources.strings = folder.strings()
        return screen
    }

    @Test("They follow the strings file, in every state")
    func following() async throws {
        let screen = screen(
            """
            UILabel, UITextField:empty { -mobile-text-key: styled-greeting }
            UIButton { -mobile-text-key: styled-go } UIButton:highlighted { -mobile-text-key: styled-going }
            """)
        let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .custom))
        for view in [label, field, button] { screen.add(view) }
        #expect(label.text == "styled-greeting")
        try await folder.announce(
            "\"styled-greeting\" = \"Hello\"; \"styled-go\" = \"Go\"; \"styled-going\" = \"Going\";")
        #expect(label.text == "Hello")
        #expect(field.placeholder == "Hello")
        #expect(button.title(for: .normal) == "Go")
        #expect(button.title(for: .highlighted) == "Going")
    }

    @Test("The text before comes back when no rule names one, whatever files have come meanwhile")
    func undo() async throws {
        let screen = screen("UILabel { -mobile-text-key: styled-undone }")
        let label = UILabel()
        label.text = "before"
        screen.add(label)
        try await folder.announce("\"styled-undone\" = \"Hello\";")
        screen.load("")
        #expect(label.text == "before")
        try await folder.announce("\"styled-undone\" = \"Bye\";")
        #expect(label.text == "before")
    }

    @Test("A rule's text stands before an attached one, which comes back in its form of now")
    func attachedToo() async throws {
        let screen = screen("UILabel { -mobile-text-key: styled-rule }")
        let label = UILabel()
        NIUserInterfaceString("styled-attached").attach(to: label, in: screen.dom.resources.strings)
        screen.add(label)
        try await folder.announce("\"styled-rule\" = \"rule\"; \"styled-attached\" = \"attached\";")
        #expect(label.text == "rule")
        screen.load("")
        #expect(label.text == "attached")
    }

    @Test("What is as large as its text grows with it")
    func layout() async throws {
        let screen = screen("UILabel { width: auto; height: auto }")
        let label = UILabel()
        NIUserInterfaceString("a").attach(to: label, in: screen.dom.resources.strings)
        screen.add(label)
        let width = label.frame.width
        try await folder.announce("\"a\" = \"a text that is longer by far\";")
        #expect(label.frame.width > width * 4)
    }

    @Test("A DOM that is gone hears nothing, and nobody keeps it")
    func lifetime() async throws {
        let strings = folder.strings()
        weak var lost: NIDOM?
        do {
            let screen = BuiltScreen("UILabel { -mobile-text-key: styled-gone }")
            screen.dom.resources.strings = strings
            screen.add(UILabel())
            lost = screen.dom
        }
        #expect(lost == nil)
        try await folder.announce("\"styled-gone\" = \"gone\";")
    }

    @Test("Other strings are shown at once")
    func otherStrings() {
        let screen = BuiltScreen("UILabel { -mobile-text-key: greeting }")
        screen.dom.resources = ViewResources()
        let label = UILabel()
        screen.add(label)
        #expect(label.text == "greeting")
        screen.dom.resources = ViewResources(strings: UserInterfaceStrings(BracketedKeys()))
        #expect(label.text == "<greeting>")
    }

    @Test("The strings of resources are made once, and copies share them")
    func madeOnce() {
        let screen = BuiltScreen("UILabel { -mobile-text-key: greeting }")
        screen.dom.resources = ViewResources()
        let label = UILabel()
        screen.add(label)
        let strings = screen.dom.resources.strings
        #expect(strings === screen.dom.resources.strings)
        strings.resolver = BracketedKeys()
        #expect(label.text == "<greeting>")
    }
}
