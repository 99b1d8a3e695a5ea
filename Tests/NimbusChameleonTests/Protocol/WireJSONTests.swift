import Foundation
import NimbusChameleon
import Testing

@testable import NimbusChameleon

/// The JSON of messages: its exact form, and the limits of the protocol.
@Suite struct WireJSONTests {

    private static let boot = "00112233445566778899aabbccddeeff"
    private static let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try WireCoder.decode(type, from: Data(text.utf8))
    }

    private static func answer(changes: String) -> String {
        #"{"boot":"\#(boot)","changes":[\#(changes)],"reset":false,"revision":12}"#
    }

    @Test func watchResponsesRoundTrip() throws {
        let text = Self.answer(
            changes: #"{"content":"a/*\\*/{}","hash":"\#(Self.hash)","path":"a/b.css","size":9},"#
                + #"{"hash":null,"path":"gone.css"}"#)
        let answer = try Self.decode(WatchAnswer.self, text)
        #expect(answer.cursor.description == "\(Self.boot).12" && !answer.reset && answer.changes.count == 2)
        #expect(answer.changes[0].state?.content == "a/*\\*/{}" && answer.changes[1].state == nil)
        #expect(String(decoding: try WireCoder.encode(answer), as: UTF8.self) == text)
    }

    @Test(arguments: [
        #"{"path":"a.css"}"#, #"{"hash":null}"#, #"{"path":"../a.css","hash":null}"#,
        #"{"path":"a.css","hash":"\#(hash)"}"#, #"{"path":"a.css","hash":"\#(hash)","size":-1}"#,
        #"{"path":"a.css","hash":"\#(hash)","size":8388609}"#, #"{"path":"a.css","hash":"\#(hash)","size":1e300}"#,
        #"{"path":"a.css","hash":"00","size":1}"#, #"{"path":"a.css","hash":"\#(hash)","size":1,"content":7}"#,
        #"{"path":"a.css","hash":"\#(hash)","size":1,"content":"\#(String(repeating: "x", count: 262_145))"}"#,
    ])
    func invalidChangesAreRejected(_ change: String) {
        #expect(throws: DecodingError.self) { try Self.decode(WatchAnswer.self, Self.answer(changes: change)) }
    }

    @Test(arguments: [
        "", "[]", "{}", "{\"boot\":1}", String(repeating: "[", count: 100_000),
        #"{"boot":"\#(boot)","changes":[],"reset":0,"revision":1}"#,
        #"{"boot":"\#(boot)","changes":[],"reset":true,"revision":-1}"#,
    ])
    func invalidResponsesAreRejected(_ text: String) {
        #expect(throws: (any Error).self) { try Self.decode(WatchAnswer.self, text) }
    }

    @Test func tooManyChangesAreRejected() throws {
        let change = #"{"hash":null,"path":"a.css"}"#
        func answer(_ count: Int) throws -> WatchAnswer {
            let changes = Array(repeating: change, count: count).joined(separator: ",")
            return try Self.decode(WatchAnswer.self, Self.answer(changes: changes))
        }
        #expect(try answer(WireLimits.files).changes.count == WireLimits.files)
        #expect(throws: DecodingError.self) { try answer(WireLimits.files + 1) }
    }

    @Test func manifestsRoundTrip() throws {
        let text =
            #"{"boot":"\#(Self.boot)","files":[{"hash":"\#(Self.hash)","path":"a.css","size":0}],"revision":0}"#
        let manifest = try Self.decode(Manifest.self, text)
        #expect(manifest.files.map(\.path.text) == ["a.css"])
        #expect(String(decoding: try WireCoder.encode(manifest), as: UTF8.self) == text)
    }

    @Test func reportsRoundTrip() throws {
        let diagnostic =
            #"{"excerpt":"  a\n  ^","location":"main.css:14:3","message":"unknown","severity":"warning"}"#
        let result = #"{"diagnostics":[\#(diagnostic)],"errors":0,"path":"main.css","warnings":1}"#
        let text = #"{"cursor":"\#(Self.boot).3","name":"iPhone","results":[\#(result)]}"#
        let report = try Self.decode(ClientReport.self, text)
        #expect(report.results[0].diagnostics[0].location == "main.css:14:3")
        #expect(String(decoding: try WireCoder.encode(report), as: UTF8.self) == text)
    }

    @Test("A long name is truncated when a report is made, and rejected when it is read")
    func longNames() throws {
        let cursor = try #require(ChangeCursor("\(Self.boot).0"))
        let name = String(repeating: "ä", count: 100)
        #expect(ClientReport(name: name, cursor: cursor, results: []).name == String(repeating: "ä", count: 32))
        #expect(throws: DecodingError.self) {
            try Self.decode(ClientReport.self, #"{"cursor":"\#(cursor)","name":"\#(name)","results":[]}"#)
        }
    }
}
