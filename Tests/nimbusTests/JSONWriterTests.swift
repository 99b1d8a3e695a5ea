import Foundation
import Testing

@testable import nimbus

/// The JSON that the writer produces.
@Suite struct JSONWriterTests {
    private static func text(_ value: some JSONWritable) throws -> String {
        var text = ""
        try JSONWriter.write(value) { text += $0 }
        return text
    }

    private static let cases: [(JSONValue, String)] = [
        (.null, "null"), (.bool(true), "true"), (.number(12), "12"), (.number(-0.5), "-0.5"),
        (.number(5e19), "5e+19"), (.number(.infinity), "null"), (.number(.nan), "null"),
        (.string(""), #""""#), (.string("é😀/"), #""é😀/""#), (.string(#"a"\"#), #""a\"\\""#),
        (.string("\u{0}\u{8}\t\n\u{C}\r\u{1F}\u{7F}"), "\"\\u0000\\b\\t\\n\\f\\r\\u001f\u{7F}\""), (.array([]), "[]"),
        (.array([.array([]), .array([.number(1), .null]), .string("a")]), #"[[],[1,null],"a"]"#),
    ]

    @Test(arguments: JSONWriterTests.cases)
    func writes(_ value: JSONValue, _ expected: String) throws {
        #expect(try Self.text(value) == expected + "\n")
    }

    @Test func objectMembersAreSorted() throws {
        #expect(try Self.text(["b": 1, "a\"": nil, "c": 3]) == #"{"a\"":null,"b":1,"c":3}"# + "\n")
    }

    /// A long output is written in a few pieces of limited size.
    @Test func writesLargeOutputsInPieces() throws {
        var sizes: [Int] = []
        try JSONWriter.write((0..<100_000).lazy.map { $0 }) { sizes.append($0.utf8.count) }
        #expect(sizes.reduce(0, +) == 588_892)
        #expect((5...20).contains(sizes.count) && sizes.allSatisfy { $0 < 100_000 }, "\(sizes)")
    }
}
