import CSSEngine
import InterfaCSS
import TestSupport

/// Stylesheets of InterfaCSS.
extension HostileCase {
    static let interfaCSS = [
        sheet("InterfaCSS rules", count) { repeated(".a{alpha:1}", $0) },
        sheet("InterfaCSS rules that are never closed", count) { repeated(".a{", $0) },
        sheet("InterfaCSS closing braces", count) { repeated("}", $0) },
        sheet("InterfaCSS comments that are never closed", count) { repeated("/* a\n", $0) },
        sheet("InterfaCSS lines without a semicolon", count) { repeated("alpha: 1\n", $0, after: ".a {") },
        sheet("InterfaCSS selectors in a list", count) {
            numbered($0, before: "{alpha:1}", separator: ",") { ".a\($0)" }
        },
        sheet("InterfaCSS selectors with nested :not()", count) { repeated("a:not(", $0) },
        sheet("InterfaCSS key paths", count) { repeated("titleLabel.font:12;", $0, after: "a{", before: "}") },
        sheet("InterfaCSS states", count) { repeated("titleColor(selected):red;", $0, after: "a{", before: "}") },
        sheet("InterfaCSS names of a long key path", count) { repeated("a.", $0, after: "a{", before: "font:12}") },
        sheet("InterfaCSS parentheses of an expression", count) { repeated("(", $0, after: "a{alpha:") },
        sheet("InterfaCSS terms of an expression", count) { repeated("1+", $0, after: "a{alpha:", before: "1}") },
        sheet("InterfaCSS terms of an expression with a variable", count / 10) {
            repeated("@a+", $0, after: "@a:1;a{alpha:", before: "1}")
        },
        sheet("InterfaCSS nested colours", count) { repeated("lighten(", $0, after: "a{tintColor:") },
        sheet("InterfaCSS parts of a layout", count) { repeated("left(1)", $0, after: "a{layout:", before: "}") },
        sheet("InterfaCSS runs of an attributed string", count) {
            repeated("\"a\"()", $0, after: "a{attributedText:", before: "}")
        },
        sheet("InterfaCSS references in a string", count / 10) {
            repeated("@a ", $0, after: "@a: x; a{text:\"", before: "\"}")
        },
        sheet("InterfaCSS chain of variables", count) {
            numbered($0, after: "@a0:1;") { "@a\($0 + 1):@a\($0);" }
        },
        sheet("InterfaCSS cycle of variables", count / 10) { count in
            numbered(count, before: "a{alpha:@a0}") { "@a\($0):@a\(($0 + 1) % count);" }
        },
        sheet("InterfaCSS cycle of @extend", 2_000) { count in
            numbered(count) { ".a\($0){@extend .a\(($0 + 1) % count);alpha:1}" }
        },
        sheet("InterfaCSS text of every kind", 2_000_000, formatsDiagnostics: true) { size in
            var random = SeededGenerator(seed: 5)
            let pieces = [
                "a{", "}", "(", ")", "alpha:", "=", "@a", ";", "@extend ", ":pad", "\"", "\n", "/*", "//", ".b",
                "layout:",
                "left(", "1", "+", "lighten(", "titleLabel.", "titleColor(selected)", "red", ",",
            ]
            var text: [UInt8] = []
            while text.count < size { text += random.pick(pieces).utf8 }
            return text
        },
    ]

    private static let count = 1_000_000

    private static func sheet(
        _ name: String, _ fullSize: Int, formatsDiagnostics: Bool = false, _ text: @escaping @Sendable (Int) -> [UInt8]
    ) -> HostileCase {
        HostileCase(name, fullSize) {
            Input(text: text($0), dialect: .interfaCSS, formatsDiagnostics: formatsDiagnostics)
        }
    }
}
