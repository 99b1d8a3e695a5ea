/// Custom properties that refer to each other.
extension HostileCase {
    static let variables = [
        HostileCase("chain of variables", 1_000_000) {
            numbered($0, after: "a{--a0:red;color:var(--a\($0));", before: "}") { "--a\($0 + 1):var(--a\($0));" }
        },
        HostileCase("chain of variables, last first", 1_000_000) { count in
            numbered(count, after: "a{color:var(--a\(count));", before: "--a0:red}") {
                "--a\(count - $0):var(--a\(count - $0 - 1));"
            }
        },
        HostileCase("cycle of variables", 1_000_000) { count in
            numbered(count, after: "a{", before: "color:var(--a0)}") { "--a\($0):var(--a\(($0 + 1) % count));" }
        },
        HostileCase("variables that need all others", 1400) { count in
            numbered(count, after: "a{", before: "}") { one in
                "--a\(one):" + (0..<count).map { "var(--a\($0))" }.joined() + ";"
            }
        },
        HostileCase("doubling variables", 100_000) {
            numbered($0, after: "a{--a0:lol;color:var(--a\($0));", before: "}") {
                "--a\($0 + 1):var(--a\($0))var(--a\($0));"
            }
        },
        HostileCase("large variables", 1000) { count in
            var text = Array("a{--a0:lol lol lol lol lol;".utf8)
            for step in 0..<15 { text += "--a\(step + 1):var(--a\(step)) var(--a\(step));".utf8 }
            return text + numbered(count, before: "}") { "--b\($0):var(--a15) \($0);" }
        },
        HostileCase("large variables in properties", 1000) { count in
            var text = Array(":root{--a0:lol lol lol lol lol;".utf8)
            for step in 0..<15 { text += "--a\(step + 1):var(--a\(step)) var(--a\(step));".utf8 }
            return text + numbered(count, after: "}") { "a:nth-child(\($0)){font-family:var(--a15) \($0)}" }
        },
        HostileCase("fallbacks one after another", 1_000_000) {
            repeated("var(--a, b)", $0, after: "a{font-family:", before: "}")
        },
        HostileCase("rollbacks by variables in many layers", 1_000_000) {
            repeated("@layer{*{top:var(--a,revert-layer)}}", $0)
        },
        HostileCase("rollbacks of a custom property in many layers", 1_000_000) {
            repeated("@layer{*{--x:var(--a,revert-layer)}}", $0)
        },
        HostileCase("rollbacks of many custom properties", 1_000_000) {
            numbered($0, after: "*{", before: "}") { "--a\($0):var(--b,revert-layer);" }
        },
        HostileCase("rollbacks of all by variables in many layers", 1_000_000) {
            repeated("@layer{*{all:var(--a,revert-layer);color:revert-layer}}", $0)
        },
        HostileCase("rules with variables", 1_000_000) { numbered($0) { "a{color:var(--a\($0), red)}" } },
    ]
}
