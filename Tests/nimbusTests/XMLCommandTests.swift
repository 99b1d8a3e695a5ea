import Testing

@testable import nimbus

/// Commands with view trees in XML.
@Suite struct XMLCommandTests {
    private static let files = [
        "screen.xml": """
        <layout>
          <style>.title { alpha: 0.5; }</style>
          <view><label id="t" class="title" text="Hi" text-color="red"/></view>
        </layout>
        """,
        "screen.css": ".title { font-size: 20px }", "other.css": ".title { font-size: 10px; opacity: 1 }",
        "view.xml": "<view><label id='t' class='title'/></view>", "view.css": ".title { opacity: 0.1 }",
        "bad.xml": "<view>\n  <labl/>\n</view>", "broken.xml": "<view>",
        "bomb.xml": "<!DOCTYPE v [<!ENTITY a 'aaaaaaaa'>]><view>&a;</view>",
    ]

    private func run(_ arguments: [String]) throws -> NimbusRun { try NimbusRun(arguments, files: Self.files) }

    @Test func aLayoutHasItsOwnStylesheets() throws {
        let run = try run(["views", "--view", "screen.xml"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("alpha  0.5  screen.xml:2:19"), "\(run.output)")
        #expect(run.output.contains("screen.css:1:10") && run.output.contains("textColor  rgb(255, 0, 0)"))
    }

    @Test func theStylesheetsOfALayoutFollowTheOthers() throws {
        let output = try run(["views", "--view", "screen.xml", "other.css"]).output
        #expect(output.contains("alpha  0.5") && output.contains("screen.css:1:10"), "\(output)")
        let repeated = try run(["views", "--view", "screen.xml", "screen.css", "other.css"]).output
        #expect(repeated.contains("other.css:1:10"), "\(repeated)")
    }

    @Test func anOlderDescriptionHasTheStylesheetsOfTheCommand() throws {
        #expect(!(try run(["views", "--view", "view.xml"]).output.contains("alpha")))
        #expect(try run(["views", "--view", "view.xml", "view.css"]).output.contains("alpha  0.1"))
    }

    @Test(arguments: ["inspect", "views", "describe", "render"]) func everyCommandTakesXML(_ command: String) throws {
        let output = command == "render" ? ["-o", "out.png"] : []
        let run = try run([command, "--view", "screen.xml"] + output)
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test func aChangeOfATreeInXMLIsReported() throws {
        let run = try run(["restyle", "--view", "screen.xml", "--toggle", "#t.title", "other.css"])
        #expect(run.code == 0 && run.output.contains("opacity"), "\(run.errors)\(run.output)")
    }

    @Test func problemsHaveTheirPlaces() throws {
        let bad = try run(["views", "--view", "bad.xml"])
        #expect(bad.code == 1)
        #expect(
            bad.errors.hasPrefix("bad.xml:2:4: error: there is no view class “labl”; did you mean “label”?"),
            "\(bad.errors)")
        let broken = try run(["views", "--view", "broken.xml"])
        #expect(broken.code == 3 && broken.errors.contains("is not XML"), "\(broken.errors)")
        let bomb = try run(["inspect", "--view", "bomb.xml"])
        #expect(bomb.code == 3 && bomb.errors.contains("a document type with declarations"), "\(bomb.errors)")
    }
}
