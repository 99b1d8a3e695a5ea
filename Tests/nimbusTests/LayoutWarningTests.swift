import TestSupport
import Testing

@testable import nimbus

/// The warnings of `nimbus views` about declarations and data without effect.
@Suite struct LayoutWarningTests {
    private func warnings(_ css: String, _ json: String) throws -> [Substring] {
        let run = try NimbusRun(["views", "--view", "v.json", "s.css"], files: ["s.css": css, "v.json": json])
        return run.errors.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
    }

    @Test("A declaration has one warning, whatever the number of its longhands and views")
    func oneWarning() throws {
        let fields = (0..<5).map { _ in #"{"view": "UITextField"}"# }.joined(separator: ", ")
        let tree = #"{"view": "UIView", "id": "r", "subviews": [\#(fields)]}"#
        let warnings = try self.warnings(
            "#r { display: flex; flex-direction: column }\nUITextField { padding: 8px }", tree)
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("s.css:2:15: warning: padding of 5 views") == true)
        let two = try self.warnings(
            "#r { display: flex }\nUITextField { padding-left: 8px }\nUITextField { padding-inline-end: 2px }", tree)
        #expect(two.map { $0.prefix(8) } == ["s.css:2:", "s.css:3:"])
    }

    @Test("Each view with an inline style has its own warning")
    func inlineStyles() throws {
        let tree = #"""
            {"view": "UIView", "subviews": [{"view": "UIButton", "id": "a", "style": "text-align: center"},
            {"view": "UIButton", "id": "b", "style": "text-align: center"}]}
            """#
        let warnings = try self.warnings("UIView { opacity: 1 }", tree)
        #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("text-align of UIButton#") })
    }

    @Test("The warning names the classes that have the property")
    func classes() throws {
        let warnings = try self.warnings("UIButton { text-align: center }", #"{"view": "UIButton"}"#)
        #expect(
            warnings == [
                "s.css:1:12: warning: text-align of UIButton has no effect; it applies to UILabel, UITextField, UITextView"
            ])
    }

    @Test("A wrapper without display whose subviews are outside is reported at its place in the data")
    func collapsedWrapper() throws {
        let tree = #"""
            {"view": "UIView", "id": "r", "subviews": [
            {"view": "UIView", "subviews": [{"view": "UILabel", "text": "Hello"}]}]}
            """#
        let warnings = try self.warnings("#r { display: flex; flex-direction: column }", tree)
        #expect(warnings.count == 1 && warnings.first?.hasPrefix("v.json:2:10: warning: ") == true)
        #expect(warnings.first?.contains("“display”") == true)
        let card = try self.warnings("#r { display: flex } #r > UIView { padding: 12px }", tree)
        #expect(card.count == 1 && card.first?.contains("“display”") == true)
        let container = try self.warnings("#r > UIView { display: flex }", tree)
        #expect(container.count == 1 && container.first?.hasSuffix("are outside; give it a size") == true)
    }

    @Test(
        "An image that is missing or cannot be read has one warning for each declaration, whatever the number of views")
    func images() throws {
        let files = [
            "v.json": #"""
            {"view": "UIView", "subviews": [{"view": "UIImageView"}, {"view": "UIImageView"},
            {"view": "UIButton", "image": "torn"}, {"view": "UIButton", "image": "lost"}]}
            """#,
            "s.css": "UIImageView { -mobile-image: url(lost.png); background-image: url(torn.png) }",
            "torn.png": "not an image",
        ]
        let run = try NimbusRun(["views", "--view", "v.json", "s.css"], files: files)
        let warnings = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(
            Set(warnings) == [
                "s.css:1:15: warning: there is no image “lost.png”",
                "s.css:1:45: warning: the image “torn.png” is too large or cannot be read",
                "v.json:2:31: warning: the image “torn” is too large or cannot be read",
                "v.json:2:70: warning: there is no image “lost”",
            ])
        #expect(warnings.count == 4)
    }

    private static let keys: [(written: String, hint: String)] = [
        (#""class": "a""#, "cssClass"), (#""children": []"#, "subviews"), (#""src": "a.png""#, "image"),
        (#""hidden": true"#, "display: none"), (#""type": "UILabel""#, "“view”"), (#""txet": "a""#, "text"),
        (#""enabled": false"#, "disabled"), (#""className": "a""#, "cssClass"),
        (#""clas": "a""#, "cssClass"), (#""hiden": true"#, "display: none"), (#""childern": []"#, "subviews"),
    ]

    @Test("A key that other formats have gets a suggestion", arguments: keys)
    func suggestions(_ written: String, _ hint: String) throws {
        let warnings = try self.warnings("#r { opacity: 1 }", #"{"view": "UIView", "id": "r", \#(written)}"#)
        #expect(warnings.count == 1 && warnings.first?.contains("did you mean") == true)
        #expect(warnings.first?.contains(hint) == true)
    }

    @Test("A misspelt class, or type in place of view, gets a suggestion")
    func classNames() throws {
        let misspelt = try self.warnings("a { opacity: 1 }", #"{"view": "UILable"}"#)
        #expect(misspelt.first?.contains("did you mean “UILabel”?") == true)
        let type = try self.warnings("a { opacity: 1 }", #"{"type": "UILabel", "text": "a"}"#)
        #expect(type.first?.contains("v.json:1:2: error: ") == true && type.first?.contains("“view”") == true)
    }
}
