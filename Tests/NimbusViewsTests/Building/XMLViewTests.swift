import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

@testable import NimbusViews

/// View descriptions in the XML of InterfaCSS.
@MainActor @Suite struct XMLViewTests {
    private func tree(_ xml: String) throws -> ViewTree { try ViewTree(data: Data(xml.utf8), name: "a.xml") }

    /// The problems as `line:column severity sentence`.
    private func problems(_ xml: String) throws -> [String] {
        let screen = BuiltScreen()
        var problems: [String] = []
        screen.window.buildSubviews(try tree(xml), in: screen.dom) {
            problems.append("\($0.location!.line):\($0.location!.column) \($0.severity.rawValue) \($0.sentence)")
        }
        return problems
    }

    // MARK: Elements

    @Test func elementsAreViews() throws {
        let view = try #require(
            try tree(
                #"""
                <?xml version="1.0" encoding="UTF-8"?>
                <!-- <lost/> -->
                <view id="root" class="a, b  c" accessibilityIdentifier="r">
                    <UILabel elementId="name" title="Hello &amp; welcome"/>
                    <BUTTON impl="PrimaryButton">Go</BUTTON>
                    <tableView><cell/></tableView>
                    <collectionview><cell/></collectionview>
                    <AvatarView src="pic.png" tag=" 7 "/>
                </view>
                """#
            ).views.first)
        #expect(view.viewClass == "UIView" && view.id == "root" && view.classes == ["a", "b", "c"])
        #expect(
            view.subviews.map(\.viewClass)
                == ["UILabel", "PrimaryButton", "UITableView", "UICollectionView", "AvatarView"])
        #expect(view.subviews[0].id == "name" && view.subviews[0].text?.key == "Hello & welcome")
        #expect(view.subviews[1].text?.key == "Go")
        #expect(view.subviews[2].subviews.map(\.viewClass) == ["UITableViewCell"])
        #expect(view.subviews[3].subviews.map(\.viewClass) == ["UICollectionViewCell"])
        #expect(view.subviews[4].image?.name == "pic.png" && view.subviews[4].tag == 7)
    }

    @Test func everyElementOfTheFormatHasAClass() {
        let names = [
            "collectionView", "imageView", "scrollView", "tableView", "view", "activityIndicator", "button",
            "collectionViewCell", "label", "progressView", "slider", "stepper", "switch", "textField", "textView",
            "tableViewCell", "text", "image", "textInput", "textArea", "toggle", "cell",
        ]
        for name in names {
            for spelling in [name, name.uppercased(), "UI" + name] {
                #expect(XMLElementName.viewClass(of: spelling, in: nil).hasPrefix("UI"), "\(spelling)")
                #expect(XMLElementName.viewClass(of: spelling, in: nil) != spelling.uppercased(), "\(spelling)")
            }
        }
    }

    @Test func viewsOfAFileAreBuiltAndStyled() throws {
        let screen = BuiltScreen("#name.large { opacity: 0.5 }")
        let xml = #"<view><label id="name" class="large" text="Hi"/><button type="system">Go</button></view>"#
        let views = screen.window.buildSubviews(try tree(xml), in: screen.dom) { Issue.record("\($0)") }
        #expect(views.count == 3 && views[1].superview === views[0])
        let label = try #require(views[1] as? UILabel)
        #expect(label.text == "<Hi>" && label.alpha == 0.5 && screen.target.nameLabel === label)
        let button = try #require(views[2] as? UIButton)
        #expect(button.buttonType == .system && button.title(for: .normal) == "<Go>")
    }

    // MARK: Declarations

    @Test func attributesOfALayoutAreDeclarations() throws {
        let screen = BuiltScreen()
        let xml = #"""
            <layout title="Profile">
                <view style="alpha: 0.5; cornerRadius = 4">
                    <label alpha="3 * 0.1" text-color="red" border-width="2"/>
                </view>
            </layout>
            """#
        let views = screen.window.buildSubviews(try tree(xml), in: screen.dom) { Issue.record("\($0)") }
        #expect(views.count == 2 && views[0].alpha == 0.5 && views[0].layer.cornerRadius == 4)
        #expect(abs(views[1].alpha - 0.3) < 0.001 && views[1].layer.borderWidth == 2)
        #expect((views[1] as? UILabel)?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aLayoutAttributePlacesAView() throws {
        let screen = BuiltScreen()
        let xml =
            #"<view id="r" style="frame: rect(0, 0, 400, 400)"><view layout="size(50, 60) left(parent + 5) top(7)"/></view>"#
        let views = screen.window.buildSubviews(try tree(xml), in: screen.dom) { Issue.record("\($0)") }
        #expect(views[1].frame == CGRect(x: 5, y: 7, width: 50, height: 60))
    }

    // MARK: Problems

    private nonisolated static let problemCases: [(String, [String])] = [
        ("<view>\n  <lable/>\n</view>", ["2:4 error there is no view class “lable”; did you mean “label”?"]),
        (
            "<view>\n  <label clas='a'/>\n</view>",
            ["2:10 warning there is no attribute “clas” here; did you mean “class”?"]
        ),
        ("<view id=''/>", ["1:7 warning “id” is empty"]),
        ("<view add='maybe'/>", ["1:12 error “add” must be yes or no"]),
        ("<button type='round'/>", ["1:15 error “type” must be custom or system"]),
        ("<view tag='x'/>", ["1:12 error “tag” must be a whole number"]),
        ("<label state='selectd'/>", ["1:15 warning there is no state “selectd”; did you mean “selected”?"]),
        ("<view>text</view>", ["1:2 warning “UIView” shows no text"]),
        ("<view><style/></view>", ["1:8 error “style” cannot describe a view here"]),
        ("<layout><view/><label/></layout>", ["1:17 error a layout has one view; this one is ignored"]),
        ("<layout>\n</layout>", ["1:2 error a layout has one view, and this has none"]),
        (
            "<layout titel='a'><view/></layout>",
            ["1:9 warning there is no attribute “titel” here; did you mean “title”?"]
        ),
        (
            "<layout>\n<view\n  alhpa='1'/></layout>",
            ["3:3 warning unknown property “alhpa”"]
        ),
        (
            "<view style='a: &amp;b;\n  alpha: banana'/>",
            [
                "1:14 warning unknown property “a”",
                "2:10 error “banana” is not a valid value for opacity; expected a number or a percentage",
            ]
        ),
        (
            "<view property='boxx'/>",
            [
                "1:17 warning neither the target nor a view around this one has an outlet “boxx”; did you mean “box”?"
            ]
        ),
        (
            "<label property='picture'/>",
            ["1:18 error the outlet “picture” of “Screen” is for “UIImageView”, and this is “UILabel”"]
        ),
        ("<v xmlns='a' xmlns:xsi='b' xsi:c='d' xml:lang='e'/>", ["1:2 error there is no view class “v”"]),
    ]

    @Test(arguments: XMLViewTests.problemCases.indices) func problemsHaveTheirPlaces(_ index: Int) throws {
        let (xml, expected) = Self.problemCases[index]
        #expect(try problems(xml) == expected)
    }

    private nonisolated static let syntaxCases: [(String, String)] = [
        ("<view>\n  <a></view>", "a.xml:2:13: is not XML: this end tag does not have the name of the start tag"),
        ("<view", "a.xml:1:6: is not XML: expected “>”"),
        ("<view a='1' a='2'/>", "a.xml:1:18: is not XML: an attribute is given twice"),
        ("<view/><view/>", "a.xml:1:8: is not XML: expected exactly one element"),
        ("<view/>junk", "a.xml:1:8: is not XML: expected exactly one element"),
        ("", "a.xml:1:1: is not XML: expected an element"),
        ("[]", "a.xml:1:3: is not XML: expected an element"),
        ("<view a='&nbsp;'/>", "a.xml:1:16: is not XML: there is no such entity; write & as &amp;"),
        ("<?xml version='1.0' encoding='UTF-16'?><view/>", "a.xml:1:31: is not XML: the encoding must be UTF-8"),
        ("<?xml version='1.0' encoding='UTF-7'?><view/>", "a.xml:1:31: is not XML: the encoding must be UTF-8"),
        (
            "<!DOCTYPE v [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>\n<view a='&b;'/>",
            "a.xml:1:1: is not XML: a document type with declarations is not allowed"
        ),
        (
            "<?xml version='1.0'?><!-- a --><!DOCTYPE v SYSTEM 'a[b' [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><v>&x;</v>",
            "a.xml:1:32: is not XML: a document type with declarations is not allowed"
        ),
    ]

    @Test(arguments: XMLViewTests.syntaxCases.indices) func syntaxErrorsHaveTheirPlaces(_ index: Int) {
        let (xml, expected) = Self.syntaxCases[index]
        let error = #expect(throws: ViewTreeError.self) { try tree(xml) }
        #expect(error?.description.split(separator: "\n").first.map { String($0) } == expected)
    }

    @Test func nothingOutsideOfTheFileIsLoaded() throws {
        let xml = "<!DOCTYPE v SYSTEM 'file:///etc/passwd'><label>x</label>"
        #expect(try tree(xml).views.first?.text?.key == "x")
        #expect(throws: ViewTreeError.self) {
            try tree("<!DOCTYPE v SYSTEM 'file:///etc/hostname'><label>&outside;</label>")
        }
    }

    @Test(arguments: ["<?a?>", "<?a b?>", "<?a <b?>", "<?xml-stylesheet?>", "<!-- <?a?> -->"])
    func instructionsAreIgnored(_ instruction: String) throws {
        let xml = "<?xml version='1.0'?>\n\(instruction)<label>x\(instruction)\n<lable/></label>\(instruction)"
        #expect(try tree(xml).views.first?.text?.key == "x")
        #expect(try problems(xml).first?.hasPrefix("3:2 error there is no view class “lable”") == true)
        #expect(try tree("<label><![CDATA[\(instruction)]]></label>").views.first?.text?.key == instruction)
    }

    @Test func depthIsLimitedAsInJSON() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
        }
        #expect(try tree(nested(256)).views.count == 1)
        let error = #expect(throws: ViewTreeError.self) { try tree(nested(100_000)) }
        #expect(error?.reason == "is not XML: elements are nested more than 256 deep")
        #expect(error?.location.column == 256 * 6 + 2)
    }

    @Test func randomBytesAreRefusedOrRead() throws {
        var generator = SeededGenerator(seed: 17)
        let pieces = [
            "<view>", "</view>", "<label a='1'/>", "<", ">", "&", "&amp;", "'", "\"", "<!--", "-->", "<![CDATA[", "]]>",
            "<?", "?>", "<?a?>", "<?a", "<!DOCTYPE v>", "<!DOCTYPE", "[", "]", "é", "\u{0}", "style='alpha: 1 } * {'",
            " ", "\r\n", "=", "<layout>",
            "</layout>", "<style>", "</style>", "&#65;", "&#x110000;",
        ]
        for _ in 0..<2000 {
            let xml =
                "<"
                + (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                    pieces.randomElement(using: &generator)!
                }.joined()
            if let tree = try? tree(xml) {
                for problem in tree.problems { #expect(!problem.description.isEmpty) }
                _ = tree.embeddedStylesheet(properties: .standard)
            }
        }
    }

    @Test func manyAttributesAndElementsAreRead() throws {
        let attributes = (0..<2000).map { "a\($0)='1'" }.joined(separator: " ")
        let xml = "<view \(attributes)>" + String(repeating: "<view/>", count: 20_000) + "</view>"
        let view = try #require(try tree(xml).views.first)
        #expect(view.subviews.count == 20_000 && view.markup?.customAttributes.count == 2000)
    }

    @Test func manyInvalidDeclarationsAreReported() throws {
        let attributes = (0..<5000).map { "n\($0)='1'" }.joined(separator: " ")
        let problems = try problems("<layout><view \(attributes)/></layout>")
        #expect(
            problems.count == 5000
                && problems.last == "1:\(15 + attributes.utf8.count - 9) warning unknown property “n4999”")
    }

    @Test func manyInvalidDeclarationsOfOneAttributeAreReported() throws {
        let count = TestExtent.choose(1000, full: 9000)
        let style = String(repeating: "bogus: &#65;&amp;;\r\n", count: count)
        let problems = try problems("<view style='\(style)x: &#x20AC;; other: 1'/>")
        #expect(problems.count == count + 2 && problems[count - 1] == "\(count):1 warning unknown property “bogus”")
        #expect(problems.last == "\(count + 1):14 warning unknown property “other”")
    }

    // MARK: Styles

    @Test func styleElementsAreStylesheets() throws {
        let layout = try tree(
            """
            <layout>
              <style>
                @half: 0.5;
                view > label { alpha: @half; }
                .a &gt; .b { alpha: 0.25; }
                .c { aplha: 1; }
              </style>
              <style><![CDATA[ #d > .e { alpha: 0.75; } ]]></style>
              <view><label/></view>
            </layout>
            """)
        let stylesheet = try #require(layout.stylesheet())
        #expect(
            stylesheet.diagnostics.map { "\($0.location)" } == ["a.xml:6:10"], "\(stylesheet.diagnostics)")
        let dom = NIDOM(stylesheet: stylesheet)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = window.buildSubviews(layout, in: dom) { Issue.record("\($0)") }
        #expect(views.count == 2 && views[1].alpha == 0.5)
        #expect(dom.ruleset(of: views[1])?.location(of: "opacity")?.description == "a.xml:4:20")
        #expect(try tree("<layout><view/></layout>").stylesheet() == nil)
    }

    @Test func styleElementsApplyToTheirLayoutAlone() throws {
        let faded = try tree("<layout><style>label { alpha: 0.5; }</style><view><label/></view></layout>")
        let plain = try tree("<layout><view><label/></view></layout>")
        let dom = NIDOM(stylesheet: try #require(faded.stylesheet()))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inside = window.buildSubviews(faded, in: dom) { Issue.record("\($0)") }
        let outside = window.buildSubviews(plain, in: dom) { Issue.record("\($0)") }
        #expect(inside[1].alpha == 0.5 && outside[1].alpha == 1)
        let later = UILabel()
        inside[0].addSubview(later)
        dom.register(later)
        #expect(later.alpha == 0.5)
        let again = window.buildSubviews(faded, in: dom) { Issue.record("\($0)") }
        #expect(again[1].alpha == 0.5)
    }

    @Test func layoutsKnowTheSafeArea() throws {
        let layout = try tree(
            "<layout><style>view { cornerRadius: @safeAreaInsets-top; }</style><view/></layout>")
        let dom = NIDOM(stylesheet: try #require(layout.stylesheet()))
        var environment = NIEnvironment()
        environment.safeAreaInsets.top = 47
        dom.environment = environment
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = window.buildSubviews(layout, in: dom) { Issue.record("\($0)") }
        #expect(views[0].layer.cornerRadius == 47)
    }
}
