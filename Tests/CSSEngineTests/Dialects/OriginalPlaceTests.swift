import Testing

@testable import CSSEngine
@testable import InterfaCSS

/// All places that people see are in the stylesheet as written, not in the CSS that it is lowered to.
@Suite struct OriginalPlaceTests {
    private static let text = """
        // A comment.
        @gap: 4; @c: #369;
        .card {
            label { font: 12 Courier }
            Corner-RADIUS = @gap * 2;
            hidden: YES;
            backgroundColor: nosuch;
            titleLabel.alpha: 0.5;
            nothing: 1;
            opacity: red;
        }

        """

    private func inspected() -> (inspector: StyleInspector, node: StyleNode, engine: StyleEngine) {
        let engine = StyleEngine()
        engine.add(Stylesheet(Self.text, name: "theme.iss", dialects: [.interfaCSS]))
        let node = engine.insert(TestNode("UIView", classes: ["card"]))
        engine.restyle()
        return (engine.inspector(), node, engine)
    }

    @Test("Matched rules have the places and the text of the original")
    func matchedRulesHaveThePlacesAndTheTextOfTheOriginal() throws {
        var (inspector, node, _) = inspected()
        let rule = try #require(inspector.rules(of: node).first { $0.selector == ".card" })
        #expect(rule.location == SourceLocation(source: "theme.iss", line: 3, column: 1))
        let found = rule.declarations.map { "\($0.location!.line):\($0.location!.column) \($0.property): \($0.value)" }
        #expect(
            found == [
                "5:5 Corner-RADIUS: @gap * 2", "6:5 hidden: YES", "7:5 backgroundColor: nosuch", "9:5 nothing: 1",
            ])
    }

    @Test(
        "Values start and end where they do in the original",
        arguments: [
            "backgroundColor: lighten(@c, 20%)", "backgroundColor: gradient(red, fadeout(@c, 5))",
            "alpha: (@gap * 2)",
            "text: \"a @gap\"", "font: bigger(@f, 2)", "hidden: (@gap > 2)",
            "frame: size(10, 20).left(3)", "attributedText: \"a\" (color: red)",
            "contentInset: insets(1, 2, 3, 4)", "contentInset: insets(@gap, 2)", "contentSize: size(6 * 5, 3)",
            "layout: size(50, 60), left(parent + 5) top(a.bottom-10)", "layout: left(@gap)",
            "transform: rotate(90) translate(10, 0)", "center: parent(20, -30)", "center: point(8, 9)",
            "contentMode: TopLeft", "autoresizingMask: width, height left",
        ])
    func valuesStartAndEndWhereTheyDoInTheOriginal(declaration: String) throws {
        let text = "@gap: 4; @c: #369; @f: Courier 12; .a { \(declaration); }"
        let found = Stylesheet(text, name: "theme.iss", dialects: [.interfaCSS]).sourceDeclarations.last {
            !$1.propertyName(in: $0).hasPrefix("--")
        }
        let (source, written) = try #require(found)
        let name = source.original.string(source.originalRange(written.nameRange))
        let value = source.original.string(source.originalRange(written.valueRange))
        #expect("\(name): \(value)" == declaration)
    }

    @Test("Computed values have the places of the original") func computedValuesHaveThePlacesOfTheOriginal() throws {
        var (inspector, node, _) = inspected()
        let values = inspector.computedValues(of: node)
        let radius = try #require(values.first { $0.property == "border-radius" })
        #expect(radius.text == "8px" && radius.selector == ".card")
        #expect(radius.location == SourceLocation(source: "theme.iss", line: 5, column: 5))
        let gap = try #require(values.first { $0.property == "--gap" })
        #expect(gap.location == SourceLocation(source: "theme.iss", line: 2, column: 1))
    }

    @Test("Nested rules have the selector of the original") func nestedRulesHaveTheSelectorOfTheOriginal() throws {
        let engine = StyleEngine()
        engine.add(Stylesheet(Self.text, name: "theme.iss", dialects: [.interfaCSS]))
        let card = TestNode("UIView", classes: ["card"])
        let label = TestNode("UILabel")
        card.append(label)
        let node = engine.insert(card)
        engine.restyle()
        var inspector = engine.inspector()
        let rules = inspector.rules(of: engine.children(of: node)[0])
        #expect(rules.first?.selector == ":is(.card) label")
        #expect(rules.first?.declarations.map(\.value) == ["12 Courier"])
    }

    @Test("Diagnostics have the places of the original") func diagnosticsHaveThePlacesOfTheOriginal() {
        let sheet = Stylesheet(Self.text, name: "theme.iss", dialects: [.interfaCSS])
        #expect(
            sheet.diagnostics.map { "\($0.location) \($0.source.string($0.range))" } == [
                "theme.iss:7:22 nosuch", "theme.iss:9:5 nothing", "theme.iss:10:14 red",
            ])
        let formatter = DiagnosticFormatter(properties: .standard)
        #expect(
            sheet.diagnostics.last.map { formatter.text(of: $0) } == """
                theme.iss:10:14: error: “red” is not a valid value for opacity; expected a number or a percentage
                        opacity: red;
                                 ^^^
                """)
    }

    @Test("A change of a comment changes the text") func aChangeOfACommentChangesTheText() {
        let old = Stylesheet(Self.text, name: "theme.iss", dialects: [.interfaCSS])
        #expect(old.hasSameText(as: Stylesheet(Self.text, name: "theme.iss", dialects: [.interfaCSS])))
        #expect(!old.hasSameText(as: Stylesheet("// More.\n" + Self.text, name: "theme.iss", dialects: [.interfaCSS])))
        #expect(!old.hasSameText(as: Stylesheet(Self.text, name: "theme.css")))
    }

    /// Every byte of the lowered text has a place in the original, and text that is copied has its own place.
    @Test("The map is monotone within a declaration") func theMapIsMonotoneWithinADeclaration() {
        let source = Source(name: "a.iss", text: Self.text)
        let (lowered, _) = InterfaCSSLowering.lower(source, properties: .standard)
        #expect(lowered.original === source)
        for offset in 0..<lowered.length {
            let range = lowered.originalRange(offset..<offset + 1)
            #expect(range.lowerBound >= 0 && range.upperBound <= source.length)
        }
        let text = Array(lowered.string(0..<lowered.length).utf8)
        let copy = text.firstIndex(of: UInt8(ascii: "#"))!
        #expect(source.string(lowered.originalRange(copy..<copy + 4)) == "#369")
    }
}
