import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

/// Server-sent events.
@Suite struct StreamTests {

    @Test func changesComeOneByOneWithTheirCursors() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            let client = try await server.connect()
            client.send("GET", "/events?since=\(start)&name=Page")
            try await server.isWatched()
            for revision in 1...3 {
                try server.folder.write("\(revision * 11)", to: "a.css")
                try await client.hears("id: \(start.boot).\(revision)\nevent: change\ndata: {\"boot\"")
                try await client.hears(ContentHash(of: Data("\(revision * 11)".utf8)).description)
            }
            #expect(client.text.contains("content-type: text/event-stream") == false)
            #expect(client.text.contains("Content-Type: text/event-stream"))
            #expect(!client.text.contains("\"reset\":true"))
        }
    }

    @Test func whoComesBackIsToldWhatWasMissed() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            try server.folder.write("2", to: "a.css")
            try await server.serves(["a.css": "2"])
            let client = try await server.connect()
            client.send("GET", "/events?since=x", ["Last-Event-ID: \(start)"])
            try await client.hears("id: \(start.boot).1\n")
            #expect(client.text.contains("\"reset\":false"))
            let newcomer = try await server.connect()
            newcomer.send("GET", "/events")
            try await newcomer.hears("\"reset\":true")
            #expect(try await server.get("/events?since=x").status == 400)
        }
    }

    @Test func anAppIsToldOfChangesWithContentsAndOfNothingElse() async throws {
        try await withServer(["a.css": "1", "b.css": "1"]) { server in
            let start = try await server.manifest().cursor
            let client = try await server.connect()
            client.send(
                "GET", "/watch?since=\(start)&name=Phone&inline=5", ["Accept: text/event-stream; charset=utf-8"])
            try await client.hears("\n\nid: \(start)\n\n")
            server.server.publish(ServerSentEvent(name: "preview", data: "x"))
            try server.folder.write("22", to: "a.css")
            try await client.hears("id: \(start.boot).1\nevent: change\ndata: ")
            try await client.hears(#""content":"22""#)
            try server.folder.write("longer", to: "b.css")
            try await client.hears("\(ContentHash(of: Data("longer".utf8)))")
            #expect(!client.text.contains("preview") && !client.text.contains("longer"))
            #expect(try await server.notices(2).map(\.audience) == [1, 1])
        }
    }

    @Test func anAppThatIsBehindIsToldAtOnce() async throws {
        try await withServer(["a.css": "1"]) { server in
            let start = try await server.manifest().cursor
            try server.folder.write("2", to: "a.css")
            try await server.serves(["a.css": "2"])
            for (since, isReset) in [("\(start)", false), ("", true), ("\(BootIdentifier()).7", true)] {
                let client = try await server.connect()
                client.send("GET", "/watch?since=\(since)&inline=5", ["Accept: text/event-stream"])
                try await client.hears("id: \(start.boot).1\nevent: change\n")
                try await client.hears(#""reset":\#(isReset),"#)
            }
            let refused = try await server.ask("GET", "/watch?since=x", ["Accept: text/event-stream"])
            #expect(refused.status == 400)
        }
    }

    @Test func whoAcceptsAnythingIsAnsweredOnce() async throws {
        try await withServer(["a.css": "1"]) { server in
            let response = try await server.ask("GET", "/watch?since=", ["Accept: */*"])
            #expect(response.headers["content-type"] == "application/json")
        }
    }

    @Test func streamsCountAsThoseWhoWait() async throws {
        try await withServer(["a.css": "1"], .set(\.limits.waiters, 1)) { server in
            let client = try await server.connect()
            client.send("GET", "/watch?since=", ["Accept: text/event-stream"])
            try await server.isWatched()
            let refused = try await server.ask("GET", "/watch?since=", ["Accept: text/event-stream"])
            #expect(refused.status == 503)
        }
    }

    @Test func aHeartbeatShowsThatTheServerIsThere() async throws {
        try await withServer([:], .set(\.limits.heartbeat, .milliseconds(5))) { server in
            let client = try await server.connect()
            client.send("GET", "/events")
            try await client.hears("\n\n")
            try await client.hears(":\n\n")
        }
    }

    @Test func embeddersHaveEventsOfTheirOwn() async throws {
        try await withServer { server in
            let client = try await server.connect()
            client.send("GET", "/events")
            try await server.isWatched()
            server.server.publish(ServerSentEvent(name: "pre view\n\r:", data: "one\r\ntwo\rdata: x"))
            try await client.hears("event: preview\ndata: one\ndata: two\ndata: data: x\n\n")
        }
    }

    @Test func onlyWhatEndsALineInEventsDivides() {
        let text = "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f"
        #expect(ServerSentEvent(name: "x", data: text).text() == "event: x\ndata: \(text)\n\n")
    }

    @Test(arguments: [("", [""]), ("a\n\r\nb\r", ["a", "", "b", ""]), ("\r\r\n\n", ["", "", "", ""])])
    func everyEndOfALineDivides(_ text: String, _ lines: [String]) {
        let data = lines.map { "data: \($0)\n" }.joined()
        #expect(ServerSentEvent(name: "x", data: text).text() == "event: x\n\(data)\n")
    }

    @Test func line10WhoDoesNotReadIsCutOff() async throws {
        try await withServer([:], .set(\.limits.unreadSize, 1 << 16)) { server in
            let client = try await server.connect()
            try await client.stopReading()
            client.send("GET", "/events")
            try await server.isWatched()
            let reader = try await server.connect()
            reader.send("GET", "/events")
            try await server.isWatched(by: 2)
            let event = ServerSentEvent(name: "preview", data: String(repeating: "x", count: 1 << 18))
            try await eventually("that one is left") {
                server.server.publish(event)
                return await server.server.waiterCount == 1
            }
            #expect(!reader.isClosed)
        }
    }
}
