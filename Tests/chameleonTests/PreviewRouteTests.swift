import Foundation
import HTTPTestSupport
import HeadlessUIKit
import NimbusChameleon
import TestSupport
import Testing

@testable import chameleon

/// The requests that the page sends to the server.
@Suite(.timeLimit(.minutes(15))) @MainActor struct PreviewRouteTests {
    private static let files = [
        "app.json": """
        [{"view": "UIView", "id": "root", "subviews": [
            {"view": "UIButton", "id": "go", "cssClass": "primary", "title": "Go"},
            {"view": "UIScrollView", "id": "list", "subviews": [{"view": "UIView", "id": "tall"}]}]}]
        """,
        "app.css": """
        :root { --lake: #12766c; --accent: var(--lake) }
        UIButton { background-color: blue; padding: 3px 8px }
        .primary { background-color: var(--accent) }
        .primary:highlighted { background-color: red }
        #go { width: 100px; height: 40px }
        #list { top: 100px; width: 200px; height: 100px }
        #tall { width: 200px; height: 500px; background-color: linear-gradient(red, blue) }
        """,
    ]

    private struct State: Decodable {
        struct Screen: Decodable {
            let id: String
            let isGood: Bool
            let errors: Int
            let warnings: Int
        }
        let name: String
        let folder: String
        let mayEdit: Bool
        let screens: [Screen]
    }

    private struct Outline: Decodable {
        struct View: Decodable {
            struct Scrolling: Decodable {
                let offset: [Double]
                let min: [Double]
                let max: [Double]
            }
            let index: Int
            let view: String
            let id: String?
            let frame: [Double]
            let visible: [Double]?
            let scroll: Scrolling?
            let states: [String]
        }
        struct Refused: Decodable {
            struct Position: Decodable {
                let hash: String
                let start: Int
                let end: Int
                let original: String
            }
            let index: Int
            let kind: String
            let message: String?
            let isStale: Bool
            let moved: Position?
        }
        let views: [View]
        let editProblems: [Refused]
    }

    private struct Style: Decodable {
        struct Value: Decodable {
            let property: String
            let value: String
            let declarations: [Declaration]
        }
        struct Declaration: Decodable {
            struct Position: Codable {
                let path: String
                let hash: String
                let start: Int
                let end: Int
                let original: String
            }
            let won: Bool
            let property: String
            let selector: String?
            let groups: [String]?
            let value: String
            let location: String?
            let edit: Position?
        }
        let values: [Value]
        let variables: [Value]
    }

    private struct Edit: Encodable {
        var path: String
        var hash: String
        var start: Int
        var end: Int
        var value: String

        init(_ position: Style.Declaration.Position, _ value: String) {
            (path, hash, start, end) = (position.path, position.hash, position.start, position.end)
            self.value = value
        }
    }

    private struct EditBody: Encodable {
        var key: String
        var edits: [Edit]
    }

    private static let screen = ["screen": "app.json"]

    private func style(
        of index: Int, _ server: PreviewServer, edits: [Edit] = [], _ query: [String: String] = [:]
    ) async throws -> Style {
        var query = query.merging(Self.screen) { $1 }
        query["view"] = "\(index)"
        if !edits.isEmpty { query["edits"] = String(decoding: try JSONEncoder().encode(edits), as: UTF8.self) }
        return try await server.get("/preview/view", query).decoded()
    }

    private func position(_ property: String, of index: Int, _ server: PreviewServer) async throws
        -> Style.Declaration.Position
    {
        let style = try await style(of: index, server)
        let value = try #require((style.values + style.variables).first { $0.property == property })
        return try #require(value.declarations.first?.edit)
    }

    @Test("The state names the folder and the screens that were found")
    func showsScreens() async throws {
        try await PreviewServer.run(Self.files.merging(["data.json": "{\"a\": 1}"]) { $1 }) { server in
            let state: State = try await server.get("/preview/state").decoded()
            #expect(state.folder == URL(fileURLWithPath: server.folder.path).standardizedFileURL.path)
            #expect(state.mayEdit && state.screens.map(\.id) == ["app.json"] && state.screens[0].isGood)
        }
    }

    @Test("While the view tree of a screen is not JSON, the screen keeps its last picture and shows the error")
    func keepsBrokenTrees() async throws {
        try await PreviewServer.run(Self.files) { server in
            let before = try await server.get("/preview/picture", Self.screen).body
            try server.folder.write("[{\"view\": ", to: "app.json")
            try await server.waitUntil("/preview/state", contains: "app.json:1:")
            let state: State = try await server.get("/preview/state").decoded()
            #expect(state.screens.map(\.id) == ["app.json"] && !state.screens[0].isGood && state.screens[0].errors == 1)
            #expect(try await server.get("/preview/picture", Self.screen).body == before)
            try server.folder.write("{\"data\": 1}", to: "app.json")
            try await server.waitUntil("/preview/state", contains: "\"screens\":[]")
        }
    }

    @Test("A view tree that is not JSON from the start is a screen with an error")
    func showsTreesThatNeverWereValid() async throws {
        try await PreviewServer.run(["app.json": "{\"view\": \"UIView\", \"subviews\": [", "data.json": "{"]) {
            server in
            let state: State = try await server.get("/preview/state").decoded()
            #expect(state.screens.map(\.id) == ["app.json"] && state.screens[0].errors == 1)
        }
    }

    @Test("A watched folder that is gone is an error until it is back")
    func reportsAMissingFolder() async throws {
        let outer = try TemporaryFolder(["app/app.json": "[{\"view\": \"UIView\"}]"])
        let server = PreviewServer(in: outer, folder: "app")
        try await server.start()
        let problem = "the watched folder is not there"
        #expect(try await !String(decoding: server.get("/preview/state").body, as: UTF8.self).contains(problem))
        try outer.move("app", to: "moved")
        try await server.waitUntil("/preview/state", contains: problem)
        try outer.move("moved", to: "app")
        try await server.waitUntil("/preview/state", contains: "\"folderProblems\":[]")
        await server.stop()
    }

    @Test("File names can contain spaces and plus signs")
    func readsQueries() async throws {
        let texts = ["a + b.json": try #require(Self.files["app.json"]), "a + b.css": "#go { border: 1px solid red }"]
        try await PreviewServer.run(texts) { server in
            let picture = try await server.get("/preview/picture", ["screen": "a + b.json"])
            #expect(picture.status == 200)
        }
    }

    @Test("After a picture, the state has the problems that only views have, until they are mended")
    func reportsProblemsOfViews() async throws {
        let files = [
            "app.json": #"""
            [{"view": "UIButton", "image": "lost", "cssClass": "prymary"}, {"view": "UIImageView"}, {"view": "UIImageView"}]
            """#,
            "app.css": "UIButton, .primary { text-align: center }\nUIImageView { -mobile-image: url(torn.png) }",
            "torn.png": "not an image",
        ]
        try await PreviewServer.run(files) { server in
            let first: State = try await server.get("/preview/state").decoded()
            #expect(first.screens[0].isGood && first.screens[0].warnings == 0)
            _ = try await server.get("/preview/picture", Self.screen)
            let sentences = [
                "text-align of UIButton has no effect; it applies to UILabel, UITextField, UITextView",
                "there is no image “lost”", "the image “torn.png” is too large or cannot be read",
                "no stylesheet names “.prymary”; did you mean “.primary”?",
            ]
            for sentence in sentences { try await server.waitUntil("/preview/state", contains: sentence) }
            let second: State = try await server.get("/preview/state").decoded()
            #expect(second.screens[0].warnings == 4 && second.screens[0].errors == 0)
            try server.folder.write("UIButton { opacity: 0.5 }", to: "app.css")
            try await server.waitUntil("/preview/state", contains: "\"warnings\":0")
            _ = try await server.get("/preview/picture", Self.screen)
            try await server.waitUntil("/preview/state", contains: "\"warnings\":2")
        }
    }

    @Test("Names in stylesheets that no view of the folder has, and unused variables, are problems of the folder")
    func listsUnmatchedNames() async throws {
        let files = [
            "a.json": #"{"view": "UILabel", "cssClass": "title"}"#, "a.css": "@import 'theme.css'; .titel { top: 1px }",
            "b.json": #"{"view": "UIView", "id": "b"}"#, "b.css": "@import 'theme.css'; #b { left: var(--gap) }",
            "theme.css": ":root { --gap: 1px; --gab: 2px } .title, #b { top: 2px }",
        ]
        try await PreviewServer.run(files) { server in
            try await server.waitUntil(
                "/preview/state", contains: "“.titel” matches no view of the view data; did you mean “.title”?")
            try await server.waitUntil("/preview/state", contains: "the variable “--gab” is never used")
            let state = try await String(decoding: server.get("/preview/state").body, as: UTF8.self)
            #expect(state.components(separatedBy: "matches no view").count == 2)
            try server.folder.write(".title { top: 1px }", to: "a.css")
            try server.folder.write(":root { --gap: 1px } .title, #b { top: 2px }", to: "theme.css")
            try await server.waitUntil("/preview/state", contains: "\"folderProblems\":[]")
        }
    }

    @Test("A problem of the folder is listed until it is over")
    func listsProblemsOfTheFolder() async throws {
        let outside = try TemporaryFolder(["theme.css": ""])
        try await PreviewServer.run(Self.files) { server in
            try server.folder.link("theme.css", to: outside.file("theme.css"))
            try await server.waitUntil("/preview/state", contains: "a symbolic link leads to a file that is not served")
            try server.folder.remove("theme.css")
            try await server.waitUntil("/preview/state", contains: "\"folderProblems\":[]")
        }
    }

    @Test("Pictures are PNG images of the screen's size")
    func drawsPictures() async throws {
        try await PreviewServer.run(Self.files) { server in
            let usual = try await server.get("/preview/picture", Self.screen)
            #expect(usual.contentType == "image/png")
            #expect(UIImage(data: usual.body)?.size == CGSize(width: 780, height: 1688))
            #expect(try await server.get("/preview/picture", ["screen": "other.json"]).status == 404)
            let held = try await server.get("/preview/picture", ["screen": "app.json", "hold": "1:highlighted"])
            #expect(held.body != usual.body)
        }
    }

    @Test("The views have their frames, their states, and their scroll offsets within the contents")
    func listsViews() async throws {
        try await PreviewServer.run(Self.files) { server in
            let outline: Outline = try await server.get(
                "/preview/views", ["screen": "app.json", "scroll": "2:0:900,1:5:5"]
            ).decoded()
            #expect(outline.views.map(\.id) == ["root", "go", "list", "tall"])
            #expect(outline.views[1].states == ["highlighted", "selected", "disabled"])
            #expect(outline.views[1].frame == [0, 0, 100, 40])
            let list = outline.views[2]
            #expect(list.frame == [0, 100, 200, 100])
            #expect(list.scroll?.offset == [0, 400] && list.scroll?.max == [0, 400] && list.scroll?.min == [0, 0])
            #expect(outline.views[3].frame == [0, -300, 200, 500] && outline.views[3].visible == [0, 100, 200, 100])
        }
    }

    @Test("A value has its winning and losing declarations with their locations, and the tokens that it uses")
    func explainsValues() async throws {
        try await PreviewServer.run(Self.files) { server in
            let style = try await style(of: 1, server)
            let color = try #require(style.values.first { $0.property == "background-color" })
            #expect(color.value == "rgb(18, 118, 108)")
            #expect(color.declarations.map(\.won) == [true, false])
            #expect(color.declarations.map(\.selector) == [".primary", "UIButton"])
            #expect(color.declarations.map(\.location) == ["app.css:3:12", "app.css:2:12"])
            #expect(style.variables.map(\.property) == ["--accent", "--lake"])
            #expect(style.variables.last?.declarations.first?.edit?.original == "#12766c")
            let held = try await self.style(of: 1, server, ["hold": "1:highlighted"])
            #expect(held.values.first { $0.property == "background-color" }?.value == "rgb(255, 0, 0)")
        }
    }

    @Test("A value that differs by colour scheme is that of the picture's colour scheme")
    func explainsColorSchemes() async throws {
        var files = Self.files
        files["app.css"]? += ".primary { border: 1px solid light-dark(red, lime); color: canvastext }"
        try await PreviewServer.run(files) { server in
            for (scheme, border, text) in [
                ("light", "rgb(255, 0, 0)", "rgb(0, 0, 0)"), ("dark", "rgb(0, 255, 0)", "rgb(255, 255, 255)"),
            ] {
                let values = try await style(of: 1, server, ["scheme": scheme]).values
                #expect(values.first { $0.property == "border-color" }?.value == border)
                #expect(values.first { $0.property == "color" }?.value == text)
            }
        }
    }

    @Test("The declaration that won can be the shorthand `all`")
    func explainsAll() async throws {
        var files = Self.files
        files["app.css"]? += "#go { opacity: 0.3; all: unset }"
        try await PreviewServer.run(files) { server in
            let opacity = try await style(of: 1, server).values.first { $0.property == "opacity" }
            #expect(opacity?.declarations.map(\.property) == ["all", "opacity"])
            #expect(opacity?.declarations.map(\.won) == [true, false])
        }
    }

    @Test("A declaration has the at-rules around its rule")
    func explainsGroups() async throws {
        var files = Self.files
        files["app.css"]? += "@media (width > 1px) { @scope (#root) { #go { opacity: 0.3 } } }"
        try await PreviewServer.run(files) { server in
            let opacity = try await style(of: 1, server).values.first { $0.property == "opacity" }
            #expect(opacity?.declarations.first?.groups == ["@media (width > 1px)", "@scope (#root)"])
        }
    }

    @Test("A variable that another variable uses is that of the view that declares the other one")
    func explainsInheritedVariables() async throws {
        var files = Self.files
        files["app.css"]? += "#root { --lake: red }"
        files["app.json"] = #"""
            [{"view": "UIView", "subviews": [
                {"view": "UIView", "id": "root", "subviews": [{"view": "UIButton", "cssClass": "primary"}]}]}]
            """#
        try await PreviewServer.run(files) { server in
            let style = try await style(of: 2, server)
            #expect(style.values.first { $0.property == "background-color" }?.value == "rgb(18, 118, 108)")
            let lake = try #require(style.variables.first { $0.property == "--lake" })
            #expect(lake.value == "#12766c" && lake.declarations.map(\.value) == ["#12766c"])
        }
    }

    @Test("Edits are tried without changing the file, and offsets still refer to the file")
    func triesEdits() async throws {
        try await PreviewServer.run(Self.files) { server in
            let lake = Edit(try await position("--lake", of: 1, server), "rebeccapurple")
            let style = try await style(of: 1, server, edits: [lake])
            #expect(style.values.first { $0.property == "background-color" }?.value == "rgb(102, 51, 153)")
            let height = try #require(style.values.first { $0.property == "height" }?.declarations.first?.edit)
            #expect(height.original == "40px")
            #expect(try await position("height", of: 1, server).start == height.start)
            let edited = try #require(style.variables.last?.declarations.first)
            #expect(
                edited.value == "rebeccapurple" && edited.edit?.original == "#12766c"
                    && edited.edit?.start == lake.start)
            #expect(try server.folder.text("app.css") == Self.files["app.css"])
            var wrong = lake
            wrong.value = "}"
            let edits = String(decoding: try JSONEncoder().encode([lake, wrong]), as: UTF8.self)
            let outline: Outline = try await server.get("/preview/views", ["screen": "app.json", "edits": edits])
                .decoded()
            #expect(outline.editProblems.map(\.index) == [1], "the valid edit is still tried")
        }
    }

    @Test("A value that is tried survives other changes of its file, and is dropped if its declaration changes")
    func movesEdits() async throws {
        try await PreviewServer.run(Self.files) { server in
            let lake = Edit(try await position("--lake", of: 1, server), "rebeccapurple")
            let edits = String(decoding: try JSONEncoder().encode([lake]), as: UTF8.self)
            let query = ["screen": "app.json", "edits": edits]
            try server.folder.write("/* a comment */\n" + (Self.files["app.css"] ?? ""), to: "app.css")
            try await server.waitUntil("/preview/views", query, contains: "\"moved\"")
            let outline: Outline = try await server.get("/preview/views", query).decoded()
            let moved = try #require(outline.editProblems.first?.moved)
            #expect(moved.start == lake.start + 16 && moved.original == "#12766c" && outline.editProblems.count == 1)
            let style = try await style(of: 1, server, edits: [lake])
            #expect(style.values.first { $0.property == "background-color" }?.value == "rgb(102, 51, 153)")
            let text = try #require(Self.files["app.css"]).replacingOccurrences(of: "#12766c", with: "#123456")
            try server.folder.write(text, to: "app.css")
            try await server.waitUntil("/preview/views", query, contains: "\"isStale\":true")
        }
    }

    @Test("A tried variable that does not exist, or that its uses do not accept, is warned of")
    func warnsOfVariables() async throws {
        try await PreviewServer.run(Self.files) { server in
            for (property, value, name) in [("--accent", "var(--nope)", "--nope"), ("--lake", "tomto", "tomto")] {
                let edit = Edit(try await position(property, of: 1, server), value)
                let edits = String(decoding: try JSONEncoder().encode([edit]), as: UTF8.self)
                let outline: Outline = try await server.get(
                    "/preview/views", ["screen": "app.json", "edits": edits]
                ).decoded()
                let remark = try #require(outline.editProblems.first)
                #expect(remark.kind == "warning" && remark.message?.contains(name) == true)
            }
        }
    }

    @Test("Blanks around a copied value and a semicolon after it are not written")
    func cleansValues() async throws {
        try await PreviewServer.run(Self.files) { server in
            for value in [" tomato", "gold\n", "teal ;", "tan; ", "\u{A0}plum;\u{2028}"] {
                let edit = Edit(try await position("--lake", of: 1, server), value)
                #expect(try await server.post("/preview/edit", EditBody(key: server.key, edits: [edit])).status == 200)
                let name = value.trimmingCharacters(in: CharacterSet(charactersIn: " ;\n\u{A0}\u{2028}"))
                #expect(try server.folder.text("app.css").contains("--lake: \(name);"))
                try await server.waitUntil(
                    "/preview/view", ["screen": "app.json", "view": "1"], contains: "\"\(name)\"")
            }
        }
    }

    @Test("A save can be taken back, also after the file has changed elsewhere")
    func takesSavesBack() async throws {
        struct Answer: Decodable {
            struct Undo: Codable {
                let path: String
                let hash: String
                let start: Int
                let end: Int
                let value: String
            }
            let written: [String]
            let undo: [Undo]
        }
        struct Body: Encodable {
            let key: String
            let edits: [Answer.Undo]
        }
        try await PreviewServer.run(Self.files) { server in
            let edit = Edit(try await position("--lake", of: 1, server), "tomato")
            let answer: Answer = try await server.post("/preview/edit", EditBody(key: server.key, edits: [edit]))
                .decoded()
            #expect(answer.written == ["app.css"] && answer.undo.map(\.value) == ["#12766c"])
            try await server.waitUntil("/preview/view", ["screen": "app.json", "view": "1"], contains: "tomato")
            let saved = try server.folder.text("app.css")
            try server.folder.write("/* colleague */ " + saved, to: "app.css")
            #expect(try await server.post("/preview/edit", Body(key: "0", edits: answer.undo)).status == 403)
            try await eventually("the new version") {
                try await server.post("/preview/edit", Body(key: server.key, edits: answer.undo)).status == 200
            }
            #expect(try server.folder.text("app.css") == "/* colleague */ " + (Self.files["app.css"] ?? ""))
            #expect(
                try await server.post("/preview/edit", Body(key: server.key, edits: answer.undo)).status == 409,
                "the saved value is no longer there")
        }
    }

    @Test("With the key, edits are written to the file, and only their bytes change")
    func writesEdits() async throws {
        try await PreviewServer.run(Self.files) { server in
            let edits = [
                Edit(try await position("--lake", of: 1, server), "tomato"),
                Edit(try await position("height", of: 1, server), "44px"),
            ]
            let response = try await server.post("/preview/edit", EditBody(key: server.key, edits: edits))
            #expect(response.status == 200)
            let expected = try #require(Self.files["app.css"]).replacingOccurrences(of: "#12766c", with: "tomato")
                .replacingOccurrences(of: "40px", with: "44px")
            #expect(try server.folder.text("app.css") == expected)
            try await server.waitUntil(
                "/preview/view", ["screen": "app.json", "view": "1"], contains: "rgb(255, 99, 71)")
            let names = try FileManager.default.contentsOfDirectory(atPath: server.folder.path)
            #expect(names.sorted() == ["app.css", "app.json"], "no temporary file remains")
        }
    }

    @Test("Without the key, nothing is written")
    func needsTheKey() async throws {
        try await PreviewServer.run(Self.files) { server in
            let edit = Edit(try await position("--lake", of: 1, server), "tomato")
            for key in ["", "0", String(repeating: "0", count: 32), server.key.uppercased() + " ", server.key + "0"] {
                #expect(try await server.post("/preview/edit", EditBody(key: key, edits: [edit])).status == 403)
            }
            let state = String(decoding: try await server.get("/preview/state").body, as: UTF8.self)
            #expect(!state.contains(server.key))
            #expect(try server.folder.text("app.css") == Self.files["app.css"])
        }
    }

    @Test(
        "Other sites cannot write, even with the key",
        arguments: [
            ["Origin": "http://example.com"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
            ["Sec-Fetch-Site": "same-site"], ["Content-Type": "text/plain"],
            ["Content-Type": "application/x-www-form-urlencoded"], ["Host": "example.com"],
        ])
    func rejectsOtherSites(headers: [String: String]) async throws {
        try await PreviewServer.run(Self.files) { server in
            let edit = Edit(try await position("--lake", of: 1, server), "tomato")
            let response = try await server.post(
                "/preview/edit", EditBody(key: server.key, edits: [edit]), headers: headers)
            #expect((400..<500).contains(response.status))
            #expect(try server.folder.text("app.css") == Self.files["app.css"])
        }
    }

    @Test("If one of the edited files has changed meanwhile, no file is written")
    func rejectsChangedFiles() async throws {
        let more = ["app.css": "@import 'base.css';\n#go { width: 1px }", "base.css": "#go { height: 2px }"]
        try await PreviewServer.run(Self.files.merging(more) { $1 }) { server in
            let width = Edit(try await position("width", of: 1, server), "10px")
            let height = Edit(try await position("height", of: 1, server), "20px")
            try server.folder.write("#go { height: 3px }", to: "base.css")
            let response = try await server.post("/preview/edit", EditBody(key: server.key, edits: [width, height]))
            #expect(response.status == 409)
            #expect(try server.folder.text("base.css") == "#go { height: 3px }")
            #expect(try server.folder.text("app.css") == more["app.css"])
        }
    }

    @Test("Only values of served stylesheets can be written")
    func rejectsOtherFiles() async throws {
        let secret = ".a { color: red }"
        try await PreviewServer.run(Self.files.merging([".hidden/a.css": secret, "notes.txt": secret]) { $1 }) {
            server in
            let outside = try TemporaryFolder(["a.css": secret])
            try FileManager.default.createSymbolicLink(
                atPath: server.folder.file("link.css"), withDestinationPath: outside.file("a.css"))
            let hash = ContentHash(of: Data(secret.utf8)).description
            let paths = [
                ".hidden/a.css", "notes.txt", "link.css", "../" + outside.url(of: "").lastPathComponent + "/a.css",
                outside.file("a.css"), "", "a.css", "app.json", "sub/../app.css", "app.css\u{0}",
            ]
            for path in paths {
                let position = Style.Declaration.Position(path: path, hash: hash, start: 12, end: 15, original: "red")
                let order = EditBody(key: server.key, edits: [Edit(position, "blue")])
                #expect(try await server.post("/preview/edit", order).status == 409, "\(path)")
            }
            #expect(try outside.text("a.css") == secret)
            #expect(try server.folder.text(".hidden/a.css") == secret && server.folder.text("notes.txt") == secret)
        }
    }

    @Test("Only the value of a single declaration is written")
    func rejectsInvalidValues() async throws {
        try await PreviewServer.run(Self.files) { server in
            let position = try await position("--lake", of: 1, server)
            for value in ["red; } UIView { color: red", "", "/*", "x !important"] {
                let order = EditBody(key: server.key, edits: [Edit(position, value)])
                #expect(try await server.post("/preview/edit", order).status == 422, "\(value)")
            }
            var shifted = Edit(position, "red")
            shifted.start -= 1
            #expect(
                try await server.post("/preview/edit", EditBody(key: server.key, edits: [shifted])).status == 409)
            #expect(try await server.post("/preview/edit", ["key": server.key]).status == 400)
            #expect(try server.folder.text("app.css") == Self.files["app.css"])
        }
    }

    @Test("A link to a stylesheet in the folder stays a link, and its target is written")
    func followsLinks() async throws {
        try await PreviewServer.run(Self.files.merging(["real.css": "#go { width: 1px }"]) { $1 }) { server in
            try FileManager.default.removeItem(atPath: server.folder.file("app.css"))
            try FileManager.default.createSymbolicLink(
                atPath: server.folder.file("app.css"), withDestinationPath: "real.css")
            try await server.waitUntil("/preview/view", ["screen": "app.json", "view": "1"], contains: "\"1px\"")
            let edit = Edit(try await position("width", of: 1, server), "7px")
            #expect(try await server.post("/preview/edit", EditBody(key: server.key, edits: [edit])).status == 200)
            #expect(try server.folder.text("real.css") == "#go { width: 7px }")
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: server.folder.file("app.css"))
            #expect(target == "real.css")
        }
    }

    /// A view tree that takes longer to draw than is allowed.
    private static let endless: String = {
        let row = Array(repeating: #"{"view": "UILabel", "text": "A label with text"}"#, count: 250).joined(
            separator: ",")
        let column = Array(repeating: #"{"view": "UIView", "subviews": [\#(row)]}"#, count: 160).joined(separator: ",")
        return "[\(column)]"
    }()

    @Test("A screen that takes too long has a message, and holds up neither other pictures nor the state nor the end")
    func limitsPictures() async throws {
        let files = Self.files.merging(["endless.json": Self.endless]) { $1 }
        let server = PreviewServer(in: try TemporaryFolder(files))
        server.drawingTime = 3
        try await server.start()
        var isOver = false
        let endless = Task {
            let response = try await server.get("/preview/picture", ["screen": "endless.json"])
            isOver = true
            return response
        }
        for path in ["/preview/picture", "/preview/views", "/preview/state"] {
            #expect(try await server.get(path, Self.screen).status == 200)
        }
        #expect(!isOver)
        let response = try await endless.value
        #expect(response.status == 422)
        #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("drawing this screen"))
        // The server does not try again what has failed.
        #expect(try await server.get("/preview/picture", ["screen": "endless.json"]).status == 422)
        // The server ends while a screen is drawn.
        _ = try await RawClient(
            port: server.port, sending: RawClient.request("GET", "/preview/views?screen=endless.json"))
        await server.stop()
    }

    @Test("After a save, the screen shown last is read and announced first")
    func readsTheScreenInViewFirst() async throws {
        var files = ["theme.css": ":root { --tint: red }"]
        for number in 0..<6 {
            files["\(number).json"] = #"[{"view": "UIView"}]"#
            files["\(number).css"] = "@import 'theme.css'; UIView { background-color: var(--tint) }"
        }
        let server = PreviewServer(in: try TemporaryFolder(files))
        server.updateSlice = .zero
        try await server.start()
        let events = try await RawClient(
            port: server.port, sending: RawClient.request("GET", "/events?name=Preview"))
        for number in [0, 1, 2, 3, 5, 4] {
            #expect(try await server.get("/preview/picture", ["screen": "\(number).json"]).status == 200)
        }
        try server.folder.write(":root { --tint: blue }", to: "theme.css", atomically: true)
        try await events.waitForText("event: screens")
        let update = try #require(events.text.firstRange(of: /event: preview\n(data: .*\n)+/).map { events.text[$0] })
        let pending = try #require(update.firstMatch(of: /"pending":\[([^\]]*)\]/)).1
        #expect(!pending.contains("4.json") && pending.contains("3.json") && pending.contains("5.json"))
        try await server.waitUntil("/preview/state", contains: "\"pending\":[]")
        for number in 0..<6 {
            try await server.waitUntil(
                "/preview/view", ["screen": "\(number).json", "view": "0"], contains: "rgb(0, 0, 255)")
        }
        await server.stop()
    }

    @Test("Files with the app's properties can have any name, and a broken one is a problem of the folder")
    func readsNamedProperties() async throws {
        let server = PreviewServer(
            in: try TemporaryFolder([
                "dial.json": #"[{"view": "DialView"}]"#, "dial.css": "DialView:press { dial-color: red }",
                "own.json": #"{"properties": [{"name": "dial-color", "syntax": "<color>", "classes": ["DialView"]}],"#
                    + #" "pseudoClasses": [{"name": ":press"}]}"#,
            ]))
        server.properties = ["own.json"]
        try await server.start()
        let state: State = try await server.get("/preview/state").decoded()
        #expect(state.screens.map(\.id) == ["dial.json"] && state.screens[0].errors == 0)
        let outline: Outline = try await server.get("/preview/views", ["screen": "dial.json"]).decoded()
        #expect(outline.views.map(\.view) == ["DialView"])
        try server.folder.write("{", to: "own.json")
        try await server.waitUntil("/preview/state", contains: "own.json")
        let broken: State = try await server.get("/preview/state").decoded()
        #expect(broken.screens[0].errors > 0)
        await server.stop()
    }

    @Test("If not everything is served, the page says so, and the view data are served before images")
    func showsWhatIsNotServed() async throws {
        var files = Self.files
        for number in 0..<5 { files["\(number).png"] = "" }
        let server = PreviewServer(in: try TemporaryFolder(files))
        server.fileLimit = 3
        try await server.start()
        try await server.waitUntil("/preview/state", contains: "not everything is served: there are more than 3 files")
        let state: State = try await server.get("/preview/state").decoded()
        #expect(state.screens.map(\.id) == ["app.json"] && state.screens[0].errors == 0)
        await server.stop()
    }
}
