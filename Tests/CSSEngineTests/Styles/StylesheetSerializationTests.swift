import CSSEngine
import Foundation
import TestSupport
import Testing

/// The text of a stylesheet in the form of CSSOM has the same rules as the stylesheet.
@Suite struct StylesheetSerializationTests {
    private static let cases: [(String, String)] = [
        ("", ""),
        ("a{COLOR:red;top:1.50px!IMPORTANT}", "a { color: red; top: 1.50px !important; }"),
        ("a{}", "a { }"),
        ("a>b,c   d~e/**/+f{}", "a > b, c d ~ e + f { }"),
        (".a/**/.b:not( .c,>d ){}", ".a.b:not(.c, > d) { }"),
        ("a:nth-child(2n+1 of b){}", "a:nth-child(2n+1 of b) { }"),
        ("[a='b' i]{content:'x\\'\"'}", "[a=\"b\" i] { content: \"x'\\\"\"; }"),
        ("a/**/b{}", "a/**/b { }"),
        ("[a~/**/=b]{}", "[a~/**/=b] { }"),
        ("#\\31 0{color:#00F;top:rgb(1,2,\n3)}", "#\\31 0 { color: #00F; top: rgb(1, 2, 3); }"),
        ("a{b:URL( x )}c{d:url(x\\)y)}", "a { b: url(\"x\"); }\nc { d: url(\"x)y\"); }"),
        ("a{--x: {a:b} ;--Y:1/* kept */ 2 }", "a { --x: {a:b}; --Y: 1/* kept */ 2; }"),
        (
            "a{top:1px;&:hover{left:2px}right:3px;bottom:4px}",
            "a {\n  top: 1px;\n  &:hover { left: 2px; }\n  right: 3px; bottom: 4px;\n}"
        ),
        ("@MEDIA (width>1px)and (height :2px){a{}}", "@media (width>1px) and (height: 2px) {\n  a { }\n}"),
        ("@layer a,b;@import 'c' layer( a.b );", "@layer a, b;\n@import \"c\" layer(a.b);"),
        ("@supports (color:red){@media print{}}", "@supports (color: red) {\n  @media print {\n  }\n}"),
        ("@font-face{src:url(a)}", "@font-face {src:url(\"a\")}"),
        ("a{color:red;b;top:1px", "a { color: red; top: 1px; }"),
        ("a{--x:f([\"y", "a { --x: f([\"y\"]); }"),
        ("a{content:\"x\\", "a { content: \"x\"; }"),
        ("<!-- a{} --> b", "a { }"),
        (".\\2192{color:red}", ".\\2192  { color: red; }"),
        ("\\feff a{}", "\\feff a { }"),
        ("a{@extend .b:hover;}", "a {\n  @extend .b:hover;\n}"),
        ("@import url(x)screen;", "@import url(\"x\") screen;"),
        ("a{color:red;color:{b:var(--x)}y}", "a {\n  color: red;\n  color:! { b: var(--x); }\n}"),
        ("a{--x:\\\n;top:1px}", "a { --x: \\\n; top: 1px; }"),
        ("a{margin:1\\70\\78/**/ 2px}", "a { margin: 1px 2px; }"),
        ("a{margin:1\\65 3}", "a { margin: 1\\65 3; }"),
        ("#1\\65/**/ x{}", "#1e x { }"),
        ("<!/**/--x{color:red}", "<!/**/--x { color: red; }"),
        ("a{top:calc(var(--a)+ 1px)}", "a { top: calc(var(--a)+ 1px); }"),
        ("a{b:url(a\"\\", "a { b: url((); }"),
        ("a{--x:\\65/**/!important}", "a { --x: \\65!important; }"),
    ]

    @Test("Rules have the form of CSSOM", arguments: StylesheetSerializationTests.cases)
    func form(_ text: String, _ expected: String) {
        let serialized = StylesheetSerializer.text(of: Source(name: "a.css", text: text))
        #expect(serialized == expected)
        #expect(Self.differences(Data(text.utf8)) == [])
    }

    @Test("A URL at the limit of nesting stays", arguments: [510, 511, 512, 513])
    func deepURL(_ depth: Int) {
        let value = String(repeating: "f(", count: depth) + "url(a/b.png)" + String(repeating: ")", count: depth)
        #expect(Self.differences(Data("a{--x:\(value);top:1px}b{color:\(value);top:1px}".utf8)) == [])
    }

    @Test("The text of a generated stylesheet has the same rules", arguments: 0..<8)
    func generated(_ batch: Int) {
        let count = TestExtent.choose(40, full: 250)
        for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
            var generator = OracleGenerator(seed: seed)
            let css = generator.makeCase().texts.filter { OracleNames.dialect(of: $0.key).name == Dialect.css.name }
            for text in css.values {
                for text in [text, CommentTests.withComments(text)] {
                    let differences = Self.differences(Data(text.utf8))
                    #expect(differences == [], "seed \(seed)\n\(text)")
                    if !differences.isEmpty { return }
                }
            }
        }
    }

    @Test("The text of an example has the same rules") func examples() throws {
        let examples = PackagePaths.root.appendingPathComponent("Examples")
        let files = try #require(FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "css" {
            let data = try Data(contentsOf: file)
            #expect(Self.differences(data) == [], "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count > 20)
    }

    @Test("The text of random tokens has the same rules", arguments: 0..<TestExtent.choose(2, full: 8))
    func randomTokens(_ batch: UInt64) {
        var random = SeededGenerator(seed: batch)
        for _ in 0..<TestExtent.choose(200, full: 2_000) {
            let bytes = RandomTokens.bytes(atLeast: random.number(in: 1...200), &random)
            let differences = Self.differences(Data(bytes))
            #expect(differences == [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
            if !differences.isEmpty { return }
        }
    }

    /// The first rules that the text of a stylesheet changes.
    private static func differences(_ data: Data) -> [String] {
        let source = Source(name: "a.css", data: data)
        let serialized = Source(name: "a.css", text: StylesheetSerializer.text(of: source))
        let (before, after) = (CompiledRules(Stylesheet(source)).lines, CompiledRules(Stylesheet(serialized)).lines)
        var differences = after.difference(from: before).prefix(4).map { "\($0)" }
        let again = StylesheetSerializer.text(of: serialized)
        let text = serialized.string(0..<serialized.length)
        if again != text { differences.append("\(text.debugDescription), then \(again.debugDescription)") }
        return differences
    }
}
