import NimbusCSS
import NimbusUIKit
import Testing

/// Texts that style sheets name with `-mobile-text-key`.
@MainActor struct StyledStringsTests {
    private let folder: StringsFolder

    init() throws { folder = try StringsFolder() }

    private func scene(_ css: String) -> Scene {
        let scene = Scene(css)
        scene.dom.resources.strings = folder.strings()
        return scene
    }

    @Test("They follow the strings file, in every state")
    func following() async throws {
        let scene = scene(
            """
            UILabel, UITextField:empty { -mobile-text-key: styled-greeting }
            UIButton { -mobile-text-key: styled-go } UIButton:highlighted { -mobile-text-key: styled-going }
            """)
        let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .custom))
        for view in [label, field, button] { scene.add(view) }
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
        let scene = scene("UILabel { -mobile-text-key: styled-undone }")
        let label = UILabel()
        label.text = "before"
        scene.add(label)
        try await folder.announce("\"styled-undone\" = \"Hello\";")
        scene.load("")
        #expect(label.text == "before")
        try await folder.announce("\"styled-undone\" = \"Bye\";")
        #expect(label.text == "before")
    }

    @Test("A rule's text stands before an attached one, which comes back in its form of now")
    func attachedToo() async throws {
        let scene = scene("UILabel { -mobile-text-key: styled-rule }")
        let label = UILabel()
        NIUserInterfaceString("styled-attached").attach(to: label, in: scene.dom.resources.strings)
        scene.add(label)
        try await folder.announce("\"styled-rule\" = \"rule\"; \"styled-attached\" = \"attached\";")
        #expect(label.text == "rule")
        scene.load("")
        #expect(label.text == "attached")
    }

    @Test("What is as large as its text grows with it")
    func layout() async throws {
        let scene = scene("UILabel { width: auto; height: auto }")
        let label = UILabel()
        NIUserInterfaceString("a").attach(to: label, in: scene.dom.resources.strings)
        scene.add(label)
        let width = label.frame.width
        try await folder.announce("\"a\" = \"a text that is longer by far\";")
        #expect(label.frame.width > width * 4)
    }

    @Test("A DOM that is gone hears nothing, and nobody keeps it")
    func lifetime() async throws {
        let strings = folder.strings()
        weak var lost: NIDOM?
        do {
            let scene = Scene("UILabel { -mobile-text-key: styled-gone }")
            scene.dom.resources.strings = strings
            scene.add(UILabel())
            lost = scene.dom
        }
        #expect(lost == nil)
        try await folder.announce("\"styled-gone\" = \"gone\";")
    }
}
