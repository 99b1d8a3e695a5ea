import TestSupport

/// Inputs with a million repetitions.
extension HostileCase {
    static let many = [
        HostileCase("selectors in a list", count) {
            numbered($0, before: "{color:red}", separator: ",") { ".a\($0)" }
        },
        HostileCase("members of :is()", count) {
            numbered($0, after: ":is(", before: "){color:red}", separator: ",") { ".a\($0)" }
        },
        HostileCase("invalid members of :is()", count) { repeated("%,", $0, after: ":is(", before: "a){color:red}") },
        HostileCase("classes in a compound", count) { numbered($0, before: "{color:red}") { ".a\($0)" } },
        HostileCase("attributes in a compound", count) { numbered($0, before: "{color:red}") { "[a\($0)=b]" } },
        HostileCase("compounds in a selector", count / 10) { repeated("a b ", $0, before: "{color:red}") },
        HostileCase("declarations in a rule", count) { repeated("color:red;", $0, after: "a{", before: "}") },
        HostileCase("custom properties in a rule", count) {
            numbered($0, after: "a{", before: "}") { "--a\($0):1;" }
        },
        HostileCase("closing braces", count) { repeated("}", $0) },
        HostileCase("semicolons", count * 10) { repeated(";", $0, after: "a{") },
        HostileCase("CDO and CDC", count) { repeated("<!---->", $0) },
        HostileCase("empty rules", count) { repeated("a{}", $0) },
        HostileCase("rules for everything", count) { repeated("*{color:red}", $0) },
        HostileCase("all and a longhand in many rules", count) { repeated("*{all:initial;color:red}", $0) },
        HostileCase("all that rolls back in many layers", count) {
            repeated("@layer{*{all:revert-layer;color:revert-layer;top:revert-layer}}", $0)
        },
        HostileCase("all below a rollback in many layers", count) {
            repeated("@layer{*{all:inherit}}", $0, before: "*{color:revert-layer!important;top:revert-layer}")
        },
        HostileCase("layer names", count) { numbered($0, after: "@layer ", before: ";", separator: ",") { "a\($0)" } },
        HostileCase("layer blocks", count) { numbered($0) { "@layer a\($0){a{color:red}}" } },
        HostileCase("anonymous layers", count) { repeated("@layer{a{color:red}}", $0) },
        HostileCase("a layer's dotted name", count) { repeated("a.", $0, after: "@layer ", before: "a;") },
        HostileCase("media queries in a list", count) {
            numbered($0, after: "@media ", before: "{a{color:red}}", separator: ",") { "(width>\($0)px)" }
        },
        HostileCase("media blocks", count) { numbered($0) { "@media(width>\($0)px){a{color:red}}" } },
        HostileCase("terms of a condition", count) {
            repeated("(width>1px) and ", $0, after: "@media ", before: "(width>1px){a{color:red}}")
        },
        HostileCase("terms of a supports condition", count) {
            repeated("(color:red) and ", $0, after: "@supports ", before: "(color:red){a{color:red}}")
        },
        HostileCase("imports that fail", count / 10) { numbered($0) { "@import \"\($0).css\";" } },
        HostileCase("diagnostics", 50_000) { size in
            Input(text: repeated("a{colr:red}\n", size), formatsDiagnostics: true)
        },
        HostileCase("diagnostics on one line", 50_000) { size in
            Input(text: repeated("a{colr:red} ", size), formatsDiagnostics: true)
        },
        HostileCase("diagnostics on one line beyond ASCII", 50_000) { size in
            Input(
                text: repeated("/*\(String(repeating: "é", count: 500))*/a{colr:red} ", size), formatsDiagnostics: true)
        },
        HostileCase("diagnostics of every kind", 5_000_000) { size in
            var random = SeededGenerator(seed: 4)
            let pieces = ["a{", "}", "(", ")", "color:", "re d", ";", "@a", "@media", ":is(", "%", "\"", "\n", "]"]
            var text: [UInt8] = []
            while text.count < size { text += random.pick(pieces).utf8 }
            return Input(text: text, formatsDiagnostics: true)
        },
    ]

    private static let count = 1_000_000
}
