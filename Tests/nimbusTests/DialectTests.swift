import Testing

@testable import nimbus

/// Stylesheets of InterfaCSS in the commands.
@Suite struct DialectTests {
    private static let theme = """
        // The theme.
        @gap: 4;
        .card { Corner-RADIUS = @gap * 2; hidden: YES } // the card
        label { alpha: 0.5; }

        """
    private static let files = [
        "theme.iss": theme, "theme.txt": theme, "bad.iss": ".card { nothing: 1; hidden: YES; } }\n",
        "tree.json": #"{ "view": "UIView", "cssClass": "card", "subviews": [{ "view": "UILabel" }] }"#,
    ]

    private func run(_ arguments: String...) throws -> NimbusRun {
        try NimbusRun(arguments, files: Self.files, input: Self.theme)
    }

    private static let css = """
        @dialect source-order ignore-case exact-types match-parts match-controllers interfacss-values;

        /* The theme. */
        :root {
            --gap: 4;
        }
        .card {
            border-radius: calc((var(--gap) * 2) * 1px);
            visibility: hidden;
        } /* the card */
        UILabel {
            opacity: 0.5;
        }

        """

    @Test("Convert prints CSS with the comments") func convertPrintsCSSWithTheComments() throws {
        for arguments in [["convert", "theme.iss"], ["convert", "--from", "interfacss", "-"]] {
            let result = try NimbusRun(arguments, files: Self.files, input: Self.theme)
            #expect(result.output == Self.css)
            #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test("Convert reports problems in the file") func convertReportsProblemsInTheFile() throws {
        let result = try run("convert", "bad.iss")
        #expect(result.code == 1)
        #expect(
            result.errors == """
                bad.iss:1:9: warning: unknown property “nothing”
                    .card { nothing: 1; hidden: YES; } }
                            ^^^^^^^
                bad.iss:1:36: error: “}” has no matching opening bracket
                    .card { nothing: 1; hidden: YES; } }
                                                       ^

                """)
    }

    @Test("The extension or an option chooses the dialect") func theExtensionOrAnOptionChoosesTheDialect() throws {
        #expect(try run("lint", "theme.iss").code == 0)
        #expect(try run("lint", ".").output.contains("bad.iss:1:9: warning: unknown property “nothing”"))
        #expect(try run("lint", "theme.txt").code == 1)
        #expect(try run("lint", "--dialect", "interfacss", "theme.txt").code == 0)
        #expect(try run("lint", "--dialect", "bogus", "theme.txt").code == 2)
        #expect(try run("tokens", "theme.iss").output.hasPrefix("comment            // The theme.\n"))
    }

    @Test("Inspect shows the places and the text of the file") func inspectShowsThePlacesAndTheTextOfTheFile() throws {
        let result = try run("inspect", "--all", "--view", "tree.json", "theme.iss")
        #expect(
            result.output == """
                UIView.card
                │   border-radius  8px     theme.iss:3:9  .card
                │   visibility     hidden  theme.iss:3:35  .card
                │   --gap          4       theme.iss:2:1  :root
                │ UILabel
                │ │   opacity  0.5  theme.iss:4:9  label

                """, "\(result.errors)")
    }

    @Test("Restyle edits the file as written") func restyleEditsTheFileAsWritten() throws {
        for edit in ["theme.iss:@gap=6", "theme.iss:--gap=6"] {
            let result = try run("restyle", "--view", "tree.json", "--edit", edit, "theme.iss")
            #expect(result.output.contains("border-radius  8px → 12px"), "\(result.output)\(result.errors)")
        }
        let result = try run("restyle", "--view", "tree.json", "--edit", "theme.iss:corner-radius=@gap", "theme.iss")
        #expect(result.output.contains("8px → 4px"), "\(result.output)\(result.errors)")
    }

    /// A button in a card, with values for its title and with a function of several values.
    private static let partFiles = [
        "theme.iss": ".card { button { titleLabel.alpha: 0.5; contentInset: insets(1, 2, 3, 4); } }\n",
        "tree.json": #"{ "view": "UIView", "cssClass": "card", "subviews": [{ "view": "UIButton", "id": "go" }] }"#,
    ]

    @Test("Inspect shows the values of nested views") func inspectShowsTheValuesOfNestedViews() throws {
        let arguments = ["inspect", "--view", "tree.json", "theme.iss"]
        let result = try NimbusRun(arguments, files: Self.partFiles, input: "")
        #expect(
            result.output == """
                UIView.card
                │ UIButton#go
                │ │   content-inset  1px 2px 3px 4px  theme.iss:1:41  :is(.card) button
                │ │ UILabel::part(title-label)
                │ │ │   opacity  0.5  theme.iss:1:18  :is(:is(.card) button)::part(title-label)

                """, "\(result.errors)")
        let json = try NimbusRun(arguments + ["--format", "json"], files: Self.partFiles, input: "")
        #expect(json.output.contains(#""part":"title-label""#), "\(json.output)\(json.errors)")
    }

    @Test("Restyle replaces a function of several values") func restyleReplacesAFunctionOfSeveralValues() throws {
        for (edit, change) in [
            ("theme.iss:contentInset=insets(9)", "theme.iss:1:41 contentInset: insets(1, 2, 3, 4) → insets(9)"),
            ("theme.iss:titleLabel.alpha=1", "opacity  0.5 → 1"),
        ] {
            let arguments = ["restyle", "--view", "tree.json", "--edit", edit, "theme.iss"]
            let result = try NimbusRun(arguments, files: Self.partFiles, input: "")
            #expect(result.output.contains(change), "\(result.output)\(result.errors)")
        }
    }
}
