import Foundation
import HTTPTestSupport
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

/// Requests that wait for changes, by legacy clients and by clients with a cursor.
@Suite struct WatchTests {

    // MARK: Legacy clients

    @Test("The first request of a legacy client immediately returns earlier changes")
    func earlierChanges() async throws {
        try await withServer(["a.css": "1"]) { server in
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2"])
            let answer = try await server.get("/watch")
            #expect(answer.status == 200 && answer.text == "a.css")
            #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
        }
    }

    @Test("A legacy client receives a change once, and then waits again")
    func waitingAgain() async throws {
        try await withServer(["a.css": "1", "b.json": "{}"]) { server in
            let client = try await server.connect()
            client.send("GET", "/watch")
            try await server.waitForWatchers()
            try server.folder.write("[]", to: "b.json")
            #expect(try await client.response().text == "b.json")
            client.send("GET", "/b.json")
            #expect(try await client.response().text == "[]")
            client.send("GET", "/watch")
            try server.folder.write("2", to: "a.css")
            #expect(try await client.response().text == "a.css")
        }
    }

    @Test("Two legacy clients with the same name both receive every change")
    func sameName() async throws {
        try await withServer(["a.css": "0"]) { server in
            let clients = [try await server.connect(), try await server.connect()]
            for round in 1...5 {
                for client in clients { client.send("GET", "/watch", ["User-Agent: Ancestor/1.0"]) }
                if round == 1 { try await server.waitForWatchers(2) }
                try server.folder.write("\(round)", to: "a.css")
                for client in clients {
                    #expect(try await client.response().text == "a.css")
                    client.send("GET", "/a.css")
                    #expect(try await client.response().text == "\(round)")
                }
            }
        }
    }

    @Test("A legacy client that is slower than another one misses no change")
    func slowClient() async throws {
        try await withServer(["a.css": "0", "b.css": "0"]) { server in
            let (quick, slow) = (try await server.connect(), try await server.connect())
            for client in [quick, slow] { client.send("GET", "/watch", ["User-Agent: Ancestor/1.0"]) }
            try await server.waitForWatchers(2)
            try server.folder.write("1", to: "a.css")
            for client in [quick, slow] { #expect(try await client.response().text == "a.css") }
            quick.send("GET", "/watch", ["User-Agent: Ancestor/1.0"])
            try server.folder.write("1", to: "b.css")
            #expect(try await quick.response().text == "b.css")
            slow.send("GET", "/watch", ["User-Agent: Ancestor/1.0"])
            #expect(try await slow.response().text == "b.css")
        }
    }

    @Test("A legacy client is recognised on another connection")
    func anotherConnection() async throws {
        try await withServer(["a.css": "1", "b.css": "1"]) { server in
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2", "b.css": "1"])
            for agent in ["One/1", "Two/1"] {
                #expect(try await server.ask("GET", "/watch", ["User-Agent: \(agent)"]).text == "a.css")
            }
            let client = try await server.connect()
            client.send("GET", "/watch", ["User-Agent: One/1"])
            try server.folder.remove("b.css")
            #expect(try await client.response().text == "b.css")
            #expect(try await server.ask("GET", "/watch", ["User-Agent: Three/1"]).text == "a.css\nb.css")
        }
    }

    @Test("Changes while no legacy client is connected are returned in the order of each file's first change")
    func missedChanges() async throws {
        try await withServer { server in
            for name in ["c.css", "a.css", "ä b.css"] {
                try server.folder.write("x", to: name)
                try await eventually(name) { server.texts[name] != nil }
            }
            try server.folder.write("y", to: "c.css")
            try await server.waitUntilServing(["c.css": "y", "a.css": "x", "ä b.css": "x"])
            #expect(try await server.get("/watch").text == "c.css\na.css\nä b.css")
            #expect(try await server.get("/%C3%A4%20b.css").text == "x")
        }
    }

    // MARK: Cursors

    @Test("A client with a cursor receives the changes since then, with contents")
    func cursor() async throws {
        try await withServer(["a.css": "1", "b.css": "1"]) { server in
            let start = try await server.manifest().cursor
            let client = try await server.connect()
            client.send("GET", "/watch?since=\(start)&name=Phone&inline=100")
            try await server.waitForWatchers()
            try server.folder.write("22", to: "a.css")
            let response = try await client.response()
            let answer: WatchAnswer = try WireCoder.decode(from: Data(response.body))
            let state = FileChange.State(hash: ContentHash(of: Data("22".utf8)), size: 2, content: "22")
            let path = try #require(WatchedPath("a.css"))
            #expect(response.headers["content-type"] == "application/json")
            #expect(answer.cursor == ChangeCursor(boot: start.boot, revision: 1) && !answer.reset)
            #expect(answer.changes == [FileChange(path: path, state: state)])
        }
    }

    @Test("A client with an old cursor immediately receives several revisions in one response")
    func oldCursor() async throws {
        try await withServer(["a.css": "1", "b.css": "1"]) { server in
            let start = try await server.manifest().cursor
            try server.folder.write("2", to: "a.css")
            try await server.waitUntilServing(["a.css": "2", "b.css": "1"])
            try server.folder.remove("b.css")
            try await server.waitUntilServing(["a.css": "2"])
            try server.folder.write("3", to: "a.css")
            try await server.waitUntilServing(["a.css": "3"])
            let answer = try await server.answer(since: start, inline: 9)
            #expect(answer.cursor.revision == 3 && answer.changes.map(\.path.text) == ["a.css", "b.css"])
            #expect(answer.changes[0].state?.content == "3" && answer.changes[1].state == nil)
        }
    }

    @Test("A missing or unknown cursor gets all files")
    func unknownCursor() async throws {
        try await withServer(["a.css": "1"]) { server in
            let cursor = try await server.manifest().cursor
            let later = ChangeCursor(boot: cursor.boot, revision: 7)
            let other = ChangeCursor(boot: BootIdentifier(), revision: 0)
            for target in ["since=", "name=x", "inline=0", "since=\(later)", "since=\(other)"] {
                let response = try await server.get("/watch?" + target)
                let answer: WatchAnswer = try WireCoder.decode(from: Data(response.body))
                #expect(answer.reset && answer.cursor == cursor && answer.changes.map(\.path.text) == ["a.css"])
            }
        }
    }

    @Test(
        "A malformed query is rejected",
        arguments: ["since=x", "since=0.1", "inline=-1", "inline=x", "inline=99999999999999999999", "since=%00"])
    func malformedQuery(_ query: String) async throws {
        try await withServer { server in
            let response = try await server.get("/watch?" + query)
            #expect(response.status == 400)
        }
    }

    @Test("After the maximum wait, the response contains no change")
    func maximumWait() async throws {
        try await withServer(["a.css": "1"], .set(\.limits.watchTime, .milliseconds(20))) { server in
            let cursor = try await server.manifest().cursor
            #expect(try await server.answer(since: cursor) == WatchAnswer(cursor: cursor, reset: false, changes: []))
        }
        try await withServer(["a.css": "1"], .set(\.limits.plainWatchTime, .milliseconds(20))) { server in
            let answer = try await server.get("/watch")
            #expect(answer.status == 200 && answer.body.isEmpty)
        }
    }

    @Test("A hundred waiting clients all receive a change")
    func manyClients() async throws {
        try await withServer(["a.css": "1"]) { server in
            let cursor = try await server.manifest().cursor
            var clients: [RawClient] = []
            for number in 0..<100 {
                clients.append(try await server.connect())
                clients[number].send("GET", "/watch?since=\(cursor)&name=\(number)&inline=\(number % 2 * 100)")
            }
            try await server.waitForWatchers(100)
            try server.folder.write("2", to: "a.css")
            for (number, client) in clients.enumerated() {
                let answer: WatchAnswer = try WireCoder.decode(from: Data(try await client.response().body))
                #expect(answer.changes.first?.state?.content == (number % 2 == 0 ? nil : "2"))
            }
            let notice = try await server.notices(1)[0]
            #expect(notice.audience == 100 && notice.latency > .zero)
        }
    }

    // MARK: Connected clients

    @Test(
        "A client without a name is named by its user agent, or else by its address",
        arguments: [
            ("&name=", ["User-Agent: Ancestor/1.0"], "Ancestor"), ("", ["User-Agent: Ancestor/1.0"], "Ancestor"),
            ("&name=%20", [], "127.0.0.1"), ("", [], "127.0.0.1"),
        ])
    func clientsWithoutNames(_ query: String, _ headers: [String], _ name: String) async throws {
        try await withServer(["a.css": "1"]) { server in
            let client = try await server.connect()
            client.send("GET", "/watch?since=\(try await server.manifest().cursor)\(query)", headers)
            try await eventually("a client") {
                server.events.contains {
                    if case .connected(let client) = $0 { client.name == name } else { false }
                }
            }
        }
    }

    @Test("Connections and disconnections are reported with the names of the clients")
    func clientNames() async throws {
        try await withServer(["a.css": "1"], .set(\.limits.absence, .milliseconds(20))) { server in
            let cursor = try await server.manifest().cursor
            let client = try await server.connect()
            client.send("GET", "/watch?since=\(cursor)&name=Ada%27s%20Phone")
            let expected = ServerClient(name: "Ada's Phone", address: "127.0.0.1")
            try await eventually("a client") {
                server.events.contains { if case .connected(expected) = $0 { true } else { false } }
            }
            await client.close()
            try await eventually("the disconnection") {
                server.events.contains { if case .gone(expected) = $0 { true } else { false } }
            }
        }
    }

    @Test("A client that disconnects is not waiting any more")
    func disconnectedClients() async throws {
        try await withServer(["a.css": "1"], .set(\.limits.waiters, 1)) { server in
            for _ in 0..<20 {
                let client = try await server.connect()
                client.send("GET", "/watch")
                try await server.waitForWatchers()
                await client.close()
                try await server.waitForWatchers(0)
            }
        }
    }

    @Test("The host program receives the reports of clients")
    func reports() async throws {
        try await withServer { server in
            let cursor = try await server.manifest().cursor
            let body = #"{"cursor":"\#(cursor)","name":"Phone","results":[]}"#
            let response = try await server.ask("POST", "/report", ["Content-Type: application/json"], body: body)
            #expect(response.status == 204 && response.body.isEmpty)
            let report = try await eventually("a report") {
                server.events.lazy.compactMap { if case .reported(let report, _) = $0 { report } else { nil } }.first
            }
            #expect(report == ClientReport(name: "Phone", cursor: cursor, results: []))
        }
    }
}
