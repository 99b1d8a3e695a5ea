/// Inputs that are nested 100,000 deep.
extension HostileCase {
    static let nesting = [
        HostileCase("nested blocks", depth) { repeated("a{", $0) },
        HostileCase("nested blocks, closed", depth) {
            repeated("a{", $0) + repeated("}", $0)
        },
        HostileCase("nested media", depth) { repeated("@media screen{", $0) + repeated("}", $0) },
        HostileCase("nested layers", depth) { repeated("@layer a{", $0) + repeated("}", $0) },
        HostileCase("nested unknown at-rules", depth) { repeated("@a{", $0) },
        HostileCase("nested :is(", depth) { repeated(":is(", $0) },
        HostileCase("nested :not(, closed", depth) { repeated(":not(", $0, before: "a") + repeated(")", $0) },
        HostileCase("nested :is( under the limit", depth) { count in
            let rule = repeated("a:is(", 127, before: "a") + repeated(")", 127, before: "{color:red}\n")
            return Array(repeatElement(rule, count: count / 127).joined())
        },
        HostileCase("nested parentheses", depth) { repeated("(", $0, after: "a{color:") },
        HostileCase("nested brackets", depth) { repeated("([{", $0, after: "a{color:") },
        HostileCase("nested var(", depth) { repeated("var(--a,", $0, after: "a{color:") },
        HostileCase("nested conditions", depth) { repeated("not (", $0, after: "@media ", before: "{a{color:red}}") },
        HostileCase("nested supports", depth) { repeated("not (", $0, after: "@supports ", before: "{a{color:red}}") },
        // Only its end shows whether the text is a declaration or a rule.
        HostileCase("nested declarations", depth) { repeated("a:b{", $0, after: "a{") },
        HostileCase("declarations that are rules", depth * 10) { repeated("a:b c{color:red} ", $0, after: "a{") },
        HostileCase("nested rules by the thousand", 10_000) { count in
            let rule = repeated("&{", 200, after: "a{", before: "color:red") + repeated("}", 201)
            return Array(repeatElement(rule, count: count).joined())
        },
        HostileCase("doubling of nested lists", 500) { count in
            repeated("&,&{", count, after: ".none,.nobody{", before: "color:red")
        },
        HostileCase("doubling of nested compounds", 500) { count in
            repeated("& &,& > &{", count, after: ".a,.none{", before: "color:red")
        },
    ]

    private static let depth = 100_000
}
