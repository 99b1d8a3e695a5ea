import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing

@testable import NimbusViews

/// What is odd about view trees, and what becomes of them.
@Suite struct ViewTreeTests {
    private static let oddCases: [(String, [String])] = [
        (#"{"view": "A", "id": 7}"#, ["20 error “id” must be a string, not a number"]),
        (
            #"{"view": "A", "cssClass": {}}"#,
            ["26 error “cssClass” must be a string or an array of strings, not an object"]
        ),
        (#"{"view": "A", "cssClass": ["a", 1]}"#, ["32 error “cssClass” must hold strings, not a number"]),
        (#"{"view": "A", "tag": true}"#, ["21 error “tag” must be a whole number, not true or false"]),
        (#"{"view": "A", "tag": 1.5}"#, ["21 error “tag” must be a whole number"]),
        (#"{"view": "A", "tag": "seven"}"#, ["21 error “tag” must be a whole number"]),
        (#"{"view": "A", "tag": 1e300}"#, ["21 error “tag” must be a whole number"]),
        // A JSON number is no more exact than a double is: this one would be another.
        (#"{"view": "A", "tag": 9007199254740993}"#, ["21 error “tag” must be a whole number"]),
        (#"{"view": "A", "tag": -9007199254740991}"#, []),
        (#"{"view": "A", "text": []}"#, ["22 error “text” must be a string or a number, not an array"]),
        (#"{"view": "A", "style": ""}"#, ["23 warning “style” is empty"]),
        (#"{"view": "A", "style": 1}"#, ["23 error “style” must be a string, not a number"]),
        (#"{"view": "A", "id": " "}"#, ["20 warning “id” is empty"]),
        (
            #"{"view": "A", "state": "highlightd"}"#,
            ["23 warning there is no state “highlightd”; did you mean “highlighted”?"]
        ),
        (
            #"{"view": "A", "state": false}"#,
            ["23 error “state” must be a string or an array of strings, not true or false"]
        ),
        (
            #"{"view": "A", "frame": [1, 2, 3]}"#,
            ["23 error “frame” must be an array of four numbers: x, y, width, height"]
        ),
        (
            #"{"view": "A", "frame": [1, 2, 3, "4"]}"#,
            ["23 error “frame” must be an array of four numbers: x, y, width, height"]
        ),
        (#"{"view": "A", "bg": null, "id": null, "subviews": null, "frame": null, "cssClass": null}"#, []),
        (#"{"view": "A", "selector": 1}"#, ["26 error “selector” must be a string, not a number"]),
        (#"{"view": "A", "subviews": {}}"#, ["26 error “subviews” must be an array of views, not an object"]),
        (
            #"{"view": "A", "subviews": [1]}"#,
            [#"27 error a view is an object such as {"view": "UILabel"}, and this is a number"#]
        ),
        (#"{"view": "A", "cssclass": "a"}"#, ["14 warning a view has no “cssclass”; did you mean “cssClass”?"]),
        (#"{"view": "A", "id": "a", "id": "b"}"#, ["25 warning “id” is a duplicate; the last one applies"]),
        (#"{"id": "a"}"#, ["0 error this object has no “view”, which names its class"]),
        (#"{"view": 1}"#, ["9 error “view” must be a string, not a number"]),
        (#"{"view": ""}"#, ["9 error “view” is empty"]),
        (#"{"view": null}"#, ["9 error “view” must be a string, not null"]),
        ("7", [#"0 error a view is an object such as {"view": "UILabel"}, and this is a number"#]),
        (#"{"view": "A", "frame": [0, 0.5, 1e2, -4], "bg": "red", "selector": "go", "tag": 7}"#, []),
    ]

    @Test(arguments: ViewTreeTests.oddCases)
    func odd(_ tree: String, _ expected: [String]) throws {
        let problems = try ViewTree(data: Data(tree.utf8), name: "a.json").problems
        #expect(problems.map { "\($0.location!.column - 1) \($0.severity.rawValue) \($0.sentence)" } == expected)
    }

    @Test func everyMemberIsRead() throws {
        let views = try views(
            #"""
            [{"view": "A", "id": "i", "cssClass": "a\tb", "text": "t", "tag": 7, "state": ["selected", "focused"],
              "style": "top: 1px", "subviews": [{"view": "B", "cssClass": ["c", "d e"], "tag": "-1"}]}, {"view": "C"}]
            """#)
        let view = try #require(views.first)
        #expect(views.map(\.viewClass) == ["A", "C"])
        #expect(view.id == "i" && view.classes == ["a", "b"] && view.text?.key == "t" && view.tag == 7)
        #expect(view.state == [.selected, .focused, .focusVisible] && view.style == "top: 1px")
        #expect(view.subviews.map(\.classes) == [["c", "d", "e"]] && view.subviews[0].tag == -1)
    }

    @Test func whatIsOddIsLeftOut() throws {
        let views = try views(
            #"[{"view": "A", "id": 7, "tag": true, "style": " ", "subviews": [{"id": "x"}, {"view": "B"}]}, 1]"#)
        #expect(views.count == 1 && views[0].id == nil && views[0].tag == nil && views[0].style == nil)
        #expect(views[0].subviews.map(\.viewClass) == ["B"])
    }

    @Test func viewsMayBeNestedDeep() throws {
        let depth = 256
        let tree = String(repeating: #"{"view":"A","subviews":["#, count: depth - 1) + #"{"view":"B"}"#
        var view = try #require(try views(tree + String(repeating: "]}", count: depth - 1)).first)
        var count = 1
        while let next = view.subviews.first { (view, count) = (next, count + 1) }
        #expect(count == depth && view.viewClass == "B")
    }

    // MARK: Reading

    @Test func whatIsNoJSONIsTold() throws {
        let error = try #require(throws: ViewTreeError.self) {
            try ViewTree(data: Data("[\n  {\"view\": UILabel}]".utf8), name: "a.json")
        }
        #expect(
            error.description
                == "a.json:2:12: is not JSON: expected a value\n      {\"view\": UILabel}]\n               ^")
        #expect(error.location.line == 2 && error.localizedDescription == error.description)
    }

    @Test func filesAreRead() throws {
        let folder = FixtureFolder(named: "Trees").url
        let file = URL(fileURLWithPath: "mistakes-of-the-data.json", relativeTo: folder)
        let tree = try ViewTree(contentsOf: file)
        #expect(tree.views.map(\.viewClass) == ["UIView", "UILabel"])
        #expect(tree.problems.first?.place == "mistakes-of-the-data.json:3:27")
        let error = #expect(throws: NIFileError.self) { try ViewTree(contentsOf: folder) }
        #expect(error?.description == "\(folder.path): is a folder")
        #expect(throws: NIFileError.self) { try ViewTree(contentsOf: folder.appendingPathComponent("none.json")) }
        let address = try #require(URL(string: "https://example.com/a.json"))
        #expect(throws: NIFileError.self) { try ViewTree(contentsOf: address) }
    }

    @Test func sizeIsLimited() {
        let data = Data(count: 64 << 20 + 1)
        #expect(throws: NIFileError(path: "a.json", reason: .tooLarge)) { try ViewTree(data: data, name: "a.json") }
    }

    private func views(_ tree: String) throws -> [ViewData] {
        try ViewTree(data: Data(tree.utf8), name: "a.json").views
    }
}
