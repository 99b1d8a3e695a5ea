import Testing

@testable import chameleon

struct VariableNamesTests {
    @Test(
        "The custom properties of a value are found in their order",
        arguments: [
            ("var(--a)", ["--a"]), ("calc(var(--a-b) * 2 + var( --ä, var(--c)))", ["--a-b", "--ä", "--c"]),
            ("@ink", ["--ink"]), ("1px solid @line-color", ["--line-color"]), ("red", []), ("a--b", []),
            ("-1px --x", ["--x"]),
            ("- -", []), ("", []), ("a---b", []), ("x@y", []),
        ])
    func names(value: String, expected: [String]) {
        #expect(VariableNames.inValue(value) == expected)
    }
}
