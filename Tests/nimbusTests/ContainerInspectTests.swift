import Foundation
import TestSupport
import Testing

/// Styles that depend on the sizes of query containers, in the output of `nimbus inspect`.
@Suite struct ContainerInspectTests {
    private static let tree = """
        {"view": "UIView", "id": "root", "subviews": [
            {"view": "UIView", "id": "card", "subviews": [
                {"view": "UILabel", "id": "name", "text": "Noor"},
                {"view": "UIView", "id": "inner", "subviews": [{"view": "UIView", "id": "deep"}]}
            ]},
            {"view": "UIView", "id": "other"}
        ]}
        """

    /// Returns the computed values by the ids of the views.
    private func inspect(_ css: String, _ arguments: [String] = []) throws -> (
        values: [String: [String: String]], errors: String
    ) {
        let run = try NimbusRun(
            ["inspect", "--view", "tree.json", "--format", "json"] + arguments + ["app.css"],
            files: ["tree.json": Self.tree, "app.css": css])
        let views = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        var values: [String: [String: String]] = [:]
        for view in views {
            values[try #require(view["id"] as? String)] = view["computed"] as? [String: String]
        }
        return (values, run.errors)
    }

    @Test func theViewportDecidesTheWidthOfABlock() throws {
        let css = """
            #root { padding: 0 10px } #card { container-type: inline-size; padding: 5px }
            @container (width >= 400px) { #name { left: 1px } }
            @container (width < 400px) { #name { left: 2px } }
            #name { width: 50cqw }
            """
        let narrow = try inspect(css)
        #expect(narrow.values["name"] == ["left": "2px", "width": "180px"] && narrow.errors.isEmpty)
        #expect(try inspect(css, ["--media", "width=820px"]).values["name"] == ["left": "1px", "width": "395px"])
    }

    @Test func containersInsideContainersAreLaidOutAgain() throws {
        let css = """
            #card, #inner { container-type: inline-size }
            #inner { width: 10% }
            @container (width = 390px) { #inner { width: 200px } }
            @container (width = 200px) { #deep { height: 1px; width: 10cqi } }
            @container (width = 39px) { #deep { height: 2px } }
            """
        #expect(try inspect(css).values["deep"] == ["height": "1px", "width": "20px"])
    }

    @Test func theContentOfAContainerHasNoEffectOnItsSize() throws {
        let css = """
            #root { display: flex; align-items: start }
            #card { container-type: size; min-width: 30px } #inner { width: 100px; height: 100px }
            @container (width = 30px) and (height = 0px) { #name { left: 1px } }
            """
        #expect(try inspect(css).values["name"] == ["left": "1px"])
    }

    @Test func textsHaveTheSizeOfTheirFont() throws {
        let css = """
            #root { display: flex } #name { font-size: 20px; line-height: 30px } #card { flex: none }
            #other { flex: 1; container-type: size } #other::part(x) {}
            #root { container-type: inline-size; width: 100px }
            """
        // Four characters of 10px are next to the other view.
        let values = try inspect(css + "@container (width) { #other { width: 10cqw } }").values
        #expect(values["other"]?["width"] == "10px")
    }

    @Test func viewsWithoutABoxHaveNoSize() throws {
        let css = """
            #card { container-type: size; display: none }
            @container (width >= 0) { #name { left: 1px } }
            @container not (width >= 0) { #name { top: 1px } }
            #name { width: 10cqw }
            """
        #expect(try inspect(css).values["name"] == ["width": "39px"])
    }

    /// A column of a wrapping flex container is narrow if there are two columns, and the content of the container is high if
    /// there is only one.
    @Test func aSizeThatDependsOnItsOwnQueryIsReported() throws {
        let css = """
            #root { display: flex; flex-flow: column wrap; height: 100px; width: 300px }
            #card { container-type: inline-size }
            #other { height: 60px; width: 10px }
            #inner { height: 10px }
            @container (width > 200px) { #inner { height: 90px } }
            """
        let result = try inspect(css)
        #expect(
            result.errors.hasPrefix(
                "app.css:2:9: warning: the size of this container depends on the conditions that test it"))
        #expect(result.values["inner"]?["height"] != nil)
    }

    @Test func restyleReportsTheChangesInsideAContainer() throws {
        let css = """
            #card { container-type: inline-size; width: 100px } #card.wide { width: 200px }
            #name { left: 1px }
            @container (width > 150px) { #name { left: 2px } }
            """
        let run = try NimbusRun(
            ["restyle", "--view", "tree.json", "--toggle", "#card.wide", "app.css"],
            files: ["tree.json": Self.tree, "app.css": css])
        #expect(
            run.output == """

                UIView#card with .wide
                2 of 6 views visited, 2 look different
                UIView#card.wide
                │   width  100px → 200px  app.css:1:66  #card.wide
                UILabel#name  “Noor”
                │   left  1px → 2px  app.css:3:38  #name  @container (width > 150px)

                """)
    }

    @Test func describeNamesTheContainer() throws {
        let css =
            "#card { container-type: inline-size; width: 9px } @container (width > 1px) { #name { opacity: 0.5 } }"
        let run = try NimbusRun(
            ["describe", "--swift", "--view", "tree.json", "app.css"],
            files: ["tree.json": Self.tree, "app.css": css])
        #expect(run.output.contains("// app.css:1:86 #name @container (width > 1px)\n"))
    }
}
