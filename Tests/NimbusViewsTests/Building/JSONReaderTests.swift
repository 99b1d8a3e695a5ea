import NimbusUIKit
import Testing

@testable import NimbusViews

/// JSON with the place of every value (RFC 8259).
@Suite struct JSONReaderTests {
    private static let validCases: [(String, String)] = [
        ("null", "null@0"), (" true ", "true@1"), ("\t\r\n false", "false@4"), ("\u{FEFF}1", "1.0@3"),
        ("0", "0.0@0"), ("-0", "-0.0@0"), ("12.5", "12.5@0"), ("-1.5e3", "-1500.0@0"), ("1E-2", "0.01@0"),
        ("1e+2", "100.0@0"), ("\"\"", "\"\"@0"), ("\"a b\"", "\"a b\"@0"), ("[]", "[]@0"), ("{}", "{}@0"),
        ("[ ]", "[]@0"), ("{ }", "{}@0"), ("[1,[2 , 3]]", "[1.0@1, [2.0@4, 3.0@8]@3]@0"),
        ("{\"a\" : 1,\"b\":{\"c\":[]}}", "{a@1: 1.0@7, b@9: {c@14: []@18}@13}@0"),
        ("{\"a\":1,\"a\":2}", "{a@1: 1.0@5, a@7: 2.0@11}@0"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\\"\\\\/\\u{08}\\u{0C}\\n\\r\\t\"@0"),
        (#""\u0041\u00e9\u2603""#, "\"Aé☃\"@0"), (#""\uD83D\uDE00""#, "\"😀\"@0"), (#""\ud83d\ude00""#, "\"😀\"@0"),
        ("\"é☃😀\u{7F}\"", "\"é☃😀\\u{7F}\"@0"), (#""\u0000""#, "\"\\0\"@0"),
        (#""\uD83D""#, "\"\u{FFFD}\"@0"), (#""\uDE00\uD83D""#, "\"\u{FFFD}\u{FFFD}\"@0"),
        (#""\uD83D\u0041""#, "\"\u{FFFD}A\"@0"), (#""\uD83D\uD83D\uDE00""#, "\"\u{FFFD}😀\"@0"),
    ]

    @Test(arguments: JSONReaderTests.validCases)
    func valid(_ text: String, _ expected: String) throws {
        #expect(describe(try JSONReader.read(Array(text.utf8))) == expected)
    }

    private static let invalidCases: [(String, String)] = [
        ("", "0: expected a value, but the file ends here"), ("  ", "2: expected a value, but the file ends here"),
        ("[1", "2: expected a comma or “]”, but the file ends here"), ("[1 2]", "3: expected a comma or “]”"),
        ("[1,]", "3: expected a value"), ("[,1]", "1: expected a value"),
        ("[", "1: expected a value, but the file ends here"),
        ("{\"a\"}", "4: expected “:”"), ("{\"a\":1", "6: expected a comma or “}”, but the file ends here"),
        ("{a:1}", "1: expected a name in double quotes"), ("{\"a\":1,}", "7: expected a name in double quotes"),
        ("1 2", "2: expected nothing more"), ("{} x", "3: expected nothing more"), ("nul", "0: expected a value"),
        ("nullx", "4: expected nothing more"), ("'a'", "0: expected a value"), ("01", "1: expected nothing more"),
        ("+1", "0: expected a value"), (".5", "0: expected a value"),
        ("1.", "2: expected a digit, but the file ends here"),
        ("-", "1: expected a digit, but the file ends here"), ("1e", "2: expected a digit, but the file ends here"),
        ("0x10", "1: expected nothing more"), ("1e999", "0: this number is too large"), ("NaN", "0: expected a value"),
        ("\"a", "0: this string never ends"), ("\"\\", "1: there is no such escape"),
        ("\"\\x\"", "1: there is no such escape"),
        ("\"a\nb\"", "2: control characters in strings are written as escapes, such as \\n"),
        (#""\u12""#, "5: expected four hexadecimal digits"), ("// a\n1", "0: expected a value"),
    ]

    @Test(arguments: JSONReaderTests.invalidCases)
    func invalid(_ text: String, _ expected: String) throws {
        do {
            Issue.record("\(describe(try JSONReader.read(Array(text.utf8))))")
        } catch {
            #expect("\(error.range.lowerBound): \(error.reason)" == expected)
        }
    }

    @Test func depthIsLimited() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "{\"a\":[", count: depth / 2) + String(repeating: "]}", count: depth / 2)).utf8)
        }
        _ = try JSONReader.read(nested(512))
        let error = try #require(throws: JSONError.self) { try JSONReader.read(nested(514)) }
        #expect(error.reason == "arrays and objects are nested more than 512 deep")
        #expect(error.range == 256 * 6..<256 * 6 + 1)
        #expect(throws: JSONError.self) { try JSONReader.read([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }

    /// Twice the length may take twice the time: were it squared, this would not end.
    @Test func lengthIsNotLimited() throws {
        let count = 300_000
        let array = try JSONReader.read(Array(("[0" + String(repeating: ",0", count: count - 1) + "]").utf8))
        #expect(array.elements?.count == count)
        let object = try JSONReader.read(
            Array(("{\"a\":0" + String(repeating: ",\"a\":0", count: count - 1) + "}").utf8))
        let members = if case .object(let members) = object.value { members } else { [DataMember]() }
        #expect(members.count == count)
    }

    @Test func invalidBytesAreReplaced() throws {
        #expect(describe(try JSONReader.read([0x22, 0xFF, 0x22])) == "\"\u{FFFD}\"@0")
    }

    private func describe(_ node: DataNode) -> String {
        let text: String
        switch node.value {
        case .null: text = "null"
        case .bool(let value): text = "\(value)"
        case .number(let number): text = "\(number)"
        case .string(let string): text = string.debugDescription
        case .array(let nodes): text = "[" + nodes.map(describe).joined(separator: ", ") + "]"
        case .view, .viewClass, .color, .image, .action, .localized, .other: text = "no JSON"
        case .object(let members):
            let parts = members.map { "\($0.name)@\($0.namePlace.range!.lowerBound): \(describe($0.node))" }
            text = "{" + parts.joined(separator: ", ") + "}"
        }
        return "\(text)@\(node.place.range!.lowerBound)"
    }
}
