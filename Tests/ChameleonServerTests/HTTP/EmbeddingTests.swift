import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// The use of the server in a host program.
@Suite struct EmbeddingTests {

    private static func page(_ text: String) -> ServerResponse {
        ServerResponse(contentType: "text/html; charset=utf-8", body: Data(text.utf8))
    }

    @Test("A route has precedence over a file, which is still served below /files/")
    func routePrecedence() async throws {
        try await withServer(["a.css": "file", "watch": "", "watch.css": "w"]) { server in
            server.server.route(.get, "/a.css") { Self.page("route \($0.path) \($0.query) \($0.address)") }
            let response = try await server.get("/%61.css?x=%26")
            #expect(response.text == #"route /a.css ["x": "&"] 127.0.0.1"#)
            #expect(response.headers["content-security-policy"]?.contains("default-src 'self'") == true)
            #expect(try await server.get("/files/a.css").text == "file")
            #expect(try await server.ask("HEAD", "/a.css").headers["content-length"] != "0")
            #expect(try await server.ask("POST", "/a.css", ["Content-Type: application/json"], body: "").status == 405)
        }
    }

    @Test("A route receives the posted body")
    func postedBodies() async throws {
        try await withServer { server in
            server.server.route(.post, "/size") { request in
                ServerResponse(status: 202, contentType: "text/plain", body: request.body, headers: ["X": "a\r\nY: b"])
            }
            let response = try await server.ask("POST", "/size", ["Content-Type: application/json"], body: "[1]")
            #expect(response.status == 202 && response.text == "[1]" && response.headers["y"] == nil)
            let get = try await server.get("/size")
            #expect(get.status == 405 && get.headers["allow"] == "POST")
        }
    }

    @Test("The token in a URL is stored in a cookie")
    func tokenCookie() async throws {
        try await withServer([:], .set(\.host, "0.0.0.0")) { server in
            server.server.route(.get, "/") { _ in Self.page("page") }
            let code = try #require(server.server.token?.pairingCode)
            let response = try await server.get("/?token=\(code)")
            #expect(response.headers["set-cookie"] == "chameleon=\(code); Path=/; SameSite=Strict; HttpOnly")
            let again = try await server.ask("GET", "/", ["Cookie: chameleon=\(code)"])
            #expect(again.status == 200 && again.headers["set-cookie"] == nil)
        }
    }

    @Test("The host program can read the served files")
    func servedFiles() async throws {
        try await withServer(["b.css": "2", "a.css": "1"]) { server in
            #expect(server.server.files.map(\.path.text) == ["a.css", "b.css"])
            let file = try #require(WatchedPath("b.css").flatMap { server.server.file($0) })
            #expect(file.data == Data("2".utf8) && file.hash == ContentHash(of: file.data) && file.size == 1)
        }
    }

    @Test("A snapshot has exactly the files of its revision")
    func snapshots() async throws {
        try await withServer(["a.css": "0"]) { server in
            let start = server.server.snapshot()
            #expect(start.cursor == (try await server.manifest().cursor) && start.files.map(\.key.text) == ["a.css"])
            for round in 1...20 {
                try server.folder.write("\(round)", to: "a.css", atomically: true)
                try server.folder.write("\(round)", to: "new\(round).css", atomically: true)
                // A client that applies all changes up to the revision of the snapshot has the same files.
                let snapshot = try await eventually("another revision") {
                    let snapshot = server.server.snapshot()
                    return snapshot.files[try #require(WatchedPath("new\(round).css"))] == nil ? nil : snapshot
                }
                var hashes = start.files.mapValues(\.hash)
                for notice in try await server.notices(Int(snapshot.cursor.revision))
                where notice.cursor.revision <= snapshot.cursor.revision {
                    for change in notice.changes { hashes[change.path] = change.state?.hash }
                }
                #expect(snapshot.files.mapValues(\.hash) == hashes)
            }
        }
    }

    @Test("A server sends no events after its shutdown", .timeLimit(.minutes(15)))
    func eventsAfterShutdown() async throws {
        let server = try await TestServer(["ended.css": "a {}"])
        await server.server.shutdown()
        await server.server.shutdown()
        server.server.publish(ServerSentEvent(name: "x", data: ""))
        for await _ in server.server.events() { Issue.record("unexpected event after the shutdown") }
        // The server of another test can use the port now.
        let response = try? await server.get("/files/ended.css")
        #expect(response?.status != 200)
    }

    @Test("A server that cannot start throws the reason")
    func startErrors() async throws {
        func failure(_ configure: (inout ServerConfiguration) -> Void) async -> ServerFailure? {
            do {
                _ = try await TestServer([:], configure)
                return nil
            } catch {
                return error as? ServerFailure
            }
        }
        #expect(await failure { $0.folder += "/missing" } == .noFolder)
        for host in ["", "example.com", "256.0.0.1", "127.0.0.1:1", "::1]", " "] {
            #expect(await failure { $0.host = host } == .invalidHost)
        }
        #expect(await failure { $0.host = "192.0.2.1" } == .cannotListen(port: 0))
        try await withServer { server in
            #expect(await failure { $0.port = server.port } == .portInUse(port: server.port))
        }
    }

    @Test("The port can be used again immediately after the shutdown")
    func portReuse() async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let first = try await TestServer(in: folder)
        let client = try await first.connect()
        client.send("GET", "/watch")
        try await first.waitForWatchers()
        await first.server.shutdown()
        try await client.waitForClose()
        try await TestServer(in: folder) { $0.port = first.port }.run { server in
            let response = try await server.get("/a.css")
            #expect(response.text == "1")
        }
    }
}
