import Foundation
import HTTPTestSupport
import TestSupport
import Testing

@testable import ChameleonServer

/// The limits for requests, connections and waiting clients.
@Suite struct LimitTests {

    @Test("Request heads beyond the limits are rejected")
    func headSize() async throws {
        try await withServer(["a.css": "1"]) { (server) async throws in
            let long = String(repeating: "x", count: 5000)
            #expect(try await server.get("/" + long).status == 414)
            #expect(try await server.get("/a.css?" + long).status == 414)
            #expect(try await server.ask("GET", "/a.css", ["X: " + long]).status == 200)
            #expect(try await server.ask("GET", "/a.css", ["X: " + long + long]).status == 431)
            #expect(try await server.get("/" + long + long).status == 431)
            let headers = (0..<4).map { "X\($0): " + long }
            #expect(try await server.ask("GET", "/a.css", headers).status == 431)
            #expect(try await server.ask("GET", "/a.css", (0..<60).map { "X\($0): x" }).status == 200)
            #expect(try await server.ask("GET", "/a.css", (0..<70).map { "X\($0): x" }).status == 431)
        }
    }

    @Test("Request bodies beyond the limit are rejected")
    func bodySize() async throws {
        try await withServer { server in
            let body = String(repeating: " ", count: 1 << 16)
            #expect(
                try await server.ask("POST", "/report", ["Content-Type: application/json"], body: body).status == 400)
            let large = try await server.ask("POST", "/report", ["Content-Type: application/json"], body: body + " ")
            #expect(large.status == 413)
            // The response does not wait for the body.
            for length in [(1 << 16) + 1, 9_999_999_999] {
                let client = try await server.connect()
                client.send("POST", "/report", ["Content-Type: application/json", "Content-Length: \(length)"])
                #expect(try await client.response().status == 413)
                try await client.waitForClose()
            }
            let client = try await server.connect()
            client.send("POST", "/report", ["Content-Type: application/json", "Transfer-Encoding: chunked"])
            for _ in 0..<5 { client.send("4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n") }
            #expect(try await client.response().status == 413)
            try await client.waitForClose()
        }
    }

    @Test(
        "A malformed request is rejected, and other requests are not affected",
        arguments: [
            "\r\n\r\n\r\nx\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
            "GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\n x\r\n\u{0}: y\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}",
            "G\u{0}T / HTTP/1.1\r\n\r\n", "GET /\u{1}x HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET https://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "CONNECT example.com:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET * HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "POST /report HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        ])
    func malformedRequests(_ text: String) async throws {
        try await withServer(["a.css": "1"]) { server in
            let client = try await server.connect()
            client.send(text)
            let response = try await client.response()
            #expect(response.status == 400)
            let other = try await server.get("/a.css")
            #expect(other.status == 200)
        }
    }

    @Test("Responses on one connection have the order of the requests")
    func responseOrder() async throws {
        try await withServer(["a.css": "a", "b.css": "b"]) { server in
            let client = try await server.connect()
            for _ in 0..<5 {
                client.send("GET", "/a.css")
                client.send("GET", "/b.css")
            }
            for _ in 0..<5 {
                #expect(try await client.response().text == "a")
                #expect(try await client.response().text == "b")
            }
            client.send("GET", "/a.css", ["Connection: close"])
            #expect(try await client.response().headers["connection"] == "close")
            try await client.waitForClose()
        }
    }

    @Test("Too many pipelined requests end the connection")
    func pipelinedRequests() async throws {
        try await withServer(["a.css": "a"], .set(\.limits.pipelined, 3)) { server in
            let client = try await server.connect()
            client.send("GET", "/watch")
            for _ in 0..<3 { client.send("GET", "/a.css") }
            try await server.waitForWatchers()
            client.send("GET", "/a.css")
            try await client.waitForClose()
            try await server.waitForWatchers(0)
        }
    }

    @Test("The connections of one address are limited")
    func connectionsPerPeer() async throws {
        try await withServer(["a.css": "a"], .set(\.limits.connectionsPerPeer, 3)) { server in
            var clients: [RawClient] = []
            for _ in 0..<3 {
                clients.append(try await server.connect())
                clients[clients.count - 1].send("GET", "/a.css")
                _ = try await clients[clients.count - 1].response()
            }
            try await server.connect().waitForClose()
            await clients[0].close()
            let response = try await eventually("a free connection") { try? await server.get("/a.css") }
            #expect(response.status == 200)
        }
    }

    @Test("The limits for connections depend on the limit of open files")
    func descriptorLimit() {
        for (descriptors, connections, perPeer) in [(20_000, 1024, 512), (1024, 896, 448), (256, 128, 64), (16, 8, 4)] {
            let limits = ServerLimits().fitted(toDescriptors: descriptors)
            #expect(limits.connections == connections && limits.connectionsPerPeer == perPeer)
            #expect(limits.connections <= max(8, descriptors / 8 * 7))
        }
        var limits = ServerLimits()
        (limits.connections, limits.connectionsPerPeer) = (100, 100)
        #expect(limits.fitted(toDescriptors: 256).connectionsPerPeer == 100)
    }

    @Test("Connections are limited more strictly until they send the token")
    func connectionsWithoutToken() async throws {
        try await withServer(["a.css": "a"], .set(\.host, "0.0.0.0")) { (server) async throws in
            let code = try #require(server.server.token?.pairingCode)
            let paired = try await server.connect()
            paired.send("GET", "/a.css", ["Authorization: Bearer \(code)"])
            #expect(try await paired.response().text == "a")
            // These clients send nothing, so their connections stay open until the timeout.
            var unpairedClients: [RawClient] = []
            for _ in 0..<70 { unpairedClients.append(try await server.connect()) }
            try await eventually("the end of the connections beyond the limit") {
                unpairedClients.count(where: \.isClosed) == 6
            }
            #expect(await server.server.connectionCount == 65)
            paired.send("GET", "/a.css", ["Authorization: Bearer \(code)"])
            #expect(try await paired.response().text == "a")
            // The token lifts the stricter limit from its connection, so that another client can connect.
            let newlyPaired = try #require(unpairedClients.first { !$0.isClosed })
            newlyPaired.send("GET", "/a.css", ["Authorization: Bearer \(code)"])
            #expect(try await newlyPaired.response().text == "a")
            let next = try await server.connect()
            next.send("GET", "/a.css", ["Authorization: Bearer \(code)"])
            #expect(try await next.response().text == "a")
        }
    }

    @Test("A rejected request closes its connection")
    func rejectedRequests() async throws {
        try await withServer(["a.css": "a"]) { (server) async throws in
            for (target, header) in [
                ("/a.css", "Host: example.com"), ("/a.css", "Host: a@b"), ("/a.css", "Origin: null"), ("/%", "X: y"),
            ] {
                let client = try await server.connect()
                client.send("GET", target, [header])
                let response = try await client.response()
                #expect(response.headers["connection"] == "close")
                try await client.waitForClose()
            }
        }
    }

    @Test("The waiting clients of one address are limited")
    func waitersPerPeer() async throws {
        try await withServer(["a.css": "a"], .set(\.limits.waitersPerPeer, 2)) { server in
            let clients = [try await server.connect(), try await server.connect()]
            clients[0].send("GET", "/watch")
            clients[1].send("GET", "/events")
            try await server.waitForWatchers(2)
            #expect(try await server.get("/watch").status == 503)
            #expect(try await server.get("/events").status == 503)
            await clients[0].close()
            try await server.waitForWatchers(1)
            let next = try await server.connect()
            next.send("GET", "/watch")
            try await server.waitForWatchers(2)
        }
    }

    @Test("Connections are closed if their request is late, or if they are idle")
    func timeouts() async throws {
        try await withServer([:], .set(\.limits.requestTime, .milliseconds(30))) { server in
            let silent = try await server.connect()
            let slow = try await server.connect()
            slow.send("GET /a.css HTT")
            try await silent.waitForClose()
            try await slow.waitForClose()
            // On a busy machine, even the head can be late. The server then closes the connection without status 408.
            try await eventually("status 408 for an incomplete body") {
                let half = try await server.connect()
                half.send("POST", "/report", ["Content-Type: application/json", "Content-Length: 10"])
                return (try? await half.response())?.status == 408
            }
        }
        try await withServer([:], .set(\.limits.idleTime, .milliseconds(30))) { server in
            let client = try await server.connect()
            client.send("GET", "/manifest")
            _ = try await client.response()
            try await client.waitForClose()
        }
    }

    @Test("A connection is closed if its client does not read the response")
    func unreadResponse() async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "x", count: 8 << 20), to: "large.css")
        try await TestServer(in: folder) { $0.limits.answerTime = .milliseconds(50) }.run { server in
            let client = try await server.connect()
            try await client.stopReading()
            for _ in 0..<3 { client.send("GET", "/large.css") }
            try await eventually("the end") { await server.server.connectionCount == 0 }
        }
    }
}
