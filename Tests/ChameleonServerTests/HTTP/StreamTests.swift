import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

/// Server-sent events.
@Suite struct StreamTests {

    @Test("Each change is one event, with its cursor")
    func changeEvents() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            let client = try await server.connect()
            client.send("GET", "/events?since=\(start)&name=Page")
            try await server.waitForWatchers()
            for revision in 1...3 {
                try server.folder.write("\(revision * 11)", to: "a.css")
                try await client.waitForText("id: \(start.boot).\(revision)\nevent: change\ndata: {\"boot\"")
                try await client.waitForText(ContentHash(of: Data("\(revision * 11)".utf8)).description)
            }
            #expect(client.text.contains("content-type: text/event-stream") == false)
            #expect(client.text.contains("Content-Type: text/event-stream"))
            #expect(!client.text.contains("\"reset\":true"))
        }
    }

    @Test("A client that reconnects receives the missed changes, and a new client receives all files")
    func reconnection() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2"])
            let client = try await server.connect()
            client.send("GET", "/events?since=x", ["Last-Event-ID: \(start)"])
            try await client.waitForText("id: \(start.boot).1\n")
            #expect(client.text.contains("\"reset\":false"))
            let newClient = try await server.connect()
            newClient.send("GET", "/events")
            try await newClient.waitForText("\"reset\":true")
            #expect(try await server.get("/events?since=x").status == 400)
        }
    }

    @Test("An app receives only changes, and the contents of small files")
    func appStream() async throws {
        try await withServer(["a.css": "1", "b.css": "1"]) { server in
            let start = try await server.manifest().cursor
            let client = try await server.connect()
            client.send(
                "GET", "/watch?since=\(start)&name=Phone&inline=5", ["Accept: text/event-stream; charset=utf-8"])
            try await client.waitForText("\n\nid: \(start)\n\n")
            server.server.publish(ServerSentEvent(name: "preview", data: "x"))
            try server.folder.write("22", to: "a.css")
            try await client.waitForText("id: \(start.boot).1\nevent: change\ndata: ")
            try await client.waitForText(#""content":"22""#)
            try server.folder.write("longer", to: "b.css")
            try await client.waitForText("\(ContentHash(of: Data("longer".utf8)))")
            #expect(!client.text.contains("preview") && !client.text.contains("longer"))
            #expect(try await server.notices(2).map(\.audience) == [1, 1])
        }
    }

    @Test("An app with an old or unknown cursor receives the changes immediately")
    func oldCursor() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2"])
            for (since, isReset) in [("\(start)", false), ("", true), ("\(BootIdentifier()).7", true)] {
                let client = try await server.connect()
                client.send("GET", "/watch?since=\(since)&inline=5", ["Accept: text/event-stream"])
                try await client.waitForText("id: \(start.boot).1\nevent: change\n")
                try await client.waitForText(#""reset":\#(isReset),"#)
            }
            let refused = try await server.ask("GET", "/watch?since=x", ["Accept: text/event-stream"])
            #expect(refused.status == 400)
        }
    }

    @Test("A client that accepts any media type receives JSON instead of a stream")
    func anyMediaType() async throws {
        try await withServer(["a.css": "1"]) { server in
            let response = try await server.ask("GET", "/watch?since=", ["Accept: */*"])
            #expect(response.headers["content-type"] == "application/json")
        }
    }

    @Test("Streams count towards the limit of waiting clients")
    func waiterLimit() async throws {
        try await withServer(["a.css": "1"], .set(\.limits.waiters, 1)) { server in
            let client = try await server.connect()
            client.send("GET", "/watch?since=", ["Accept: text/event-stream"])
            try await server.waitForWatchers()
            let refused = try await server.ask("GET", "/watch?since=", ["Accept: text/event-stream"])
            #expect(refused.status == 503)
        }
    }

    @Test("An idle stream receives heartbeats")
    func heartbeat() async throws {
        try await withServer([:], .set(\.limits.heartbeat, .milliseconds(5))) { server in
            let client = try await server.connect()
            client.send("GET", "/events")
            try await client.waitForText("\n\n")
            try await client.waitForText(":\n\n")
        }
    }

    @Test("The host program can publish its own events")
    func publishedEvents() async throws {
        try await withServer { server in
            let client = try await server.connect()
            client.send("GET", "/events")
            try await server.waitForWatchers()
            server.server.publish(ServerSentEvent(name: "pre view\n\r:", data: "one\r\ntwo\rdata: x"))
            try await client.waitForText("event: preview\ndata: one\ndata: two\ndata: data: x\n\n")
        }
    }

    @Test("Other Unicode line separators do not split the data")
    func otherSeparators() {
        let text = "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f"
        #expect(ServerSentEvent(name: "x", data: text).text() == "event: x\ndata: \(text)\n\n")
    }

    @Test(
        "CR, LF and CRLF split the data into lines",
        arguments: [("", [""]), ("a\n\r\nb\r", ["a", "", "b", ""]), ("\r\r\n\n", ["", "", "", ""])])
    func lineEndings(_ text: String, _ lines: [String]) {
        let data = lines.map { "data: \($0)\n" }.joined()
        #expect(ServerSentEvent(name: "x", data: text).text() == "event: x\n\(data)\n")
    }

    @Test("A stream is closed if its client does not read")
    func unreadStream() async throws {
        try await withServer([:], .set(\.limits.unreadSize, 1 << 16)) { server in
            let client = try await server.connect()
            try await client.stopReading()
            client.send("GET", "/events")
            try await server.waitForWatchers()
            let reader = try await server.connect()
            reader.send("GET", "/events")
            try await server.waitForWatchers(2)
            let event = ServerSentEvent(name: "preview", data: String(repeating: "x", count: 1 << 18))
            try await eventually("a single waiting client") {
                server.server.publish(event)
                return await server.server.waiterCount == 1
            }
            #expect(!reader.isClosed)
        }
    }
}
