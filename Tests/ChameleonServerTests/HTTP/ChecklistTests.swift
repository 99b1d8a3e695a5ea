import Foundation
import HTTPTestSupport
import NIOCore
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer

/// The defences of `docs/SECURITY.md` that apply to requests, over real sockets.
@Suite struct ChecklistTests {

    @Test("The server listens only on loopback addresses by default")
    func loopbackByDefault() async throws {
        try await withServer { server in
            #expect(server.addresses.allSatisfy { ["127.0.0.1", "::1"].contains($0.host) })
            #expect(server.server.token == nil)
            for address in ListeningHost.machineAddresses() where !["127.0.0.1", "::1"].contains(address) {
                await #expect(throws: (any Error).self) { try await RawClient(address, port: server.port) }
            }
            for address in server.addresses { #expect(address.url.hasSuffix(":\(server.port)/")) }
        }
    }

    @Test("On other addresses, every request needs the token")
    func requiredToken() async throws {
        try await withServer(["a.css": "1"], .set(\.host, "0.0.0.0")) { server in
            let code = try #require(server.server.token?.pairingCode)
            server.server.route(.get, "/") { _ in ServerResponse(contentType: "text/plain", body: Data()) }
            for target in ["/", "/watch", "/watch?since=", "/events", "/manifest", "/a.css", "/files/a.css", "/none"] {
                let refused = try await server.get(target)
                #expect(refused.status == 403 && !refused.text.contains(code), "\(target)")
                let wrong = try await server.ask("GET", target, ["Authorization: Bearer \(AccessToken().pairingCode)"])
                #expect(wrong.status == 403)
            }
            let json = "Content-Type: application/json"
            #expect(try await server.ask("POST", "/report", [json], body: "{}").status == 403)
            #expect(
                try await server.ask("POST", "/report", [json, "Cookie: chameleon=\(code)"], body: "{}").status == 400)
            #expect(try await server.ask("GET", "/a.css", ["Authorization: Bearer \(code)"]).status == 200)
            #expect(try await server.get("/a.css?token=\(code)").status == 200)
            #expect(server.addresses.allSatisfy { !$0.url.contains(code) && $0.host != "0.0.0.0" })
            #expect(!"\(server.events)".contains(code))
        }
    }

    @Test("Requests with a foreign host are rejected for every target")
    func foreignHosts() async throws {
        try await withServer(["a.css": "1"], .set(\.allowedHosts, ["Studio.example.com"])) { server in
            for target in ["/watch", "/events", "/manifest", "/a.css", "/none", "/%"] {
                #expect(try await server.ask("GET", target, ["Host: rebound.example.com"]).status == 403)
            }
            #expect(try await server.ask("GET", "/a.css", ["Host: studio.EXAMPLE.com:1"]).status == 200)
            let client = try await server.connect()
            client.send("GET /a.css HTTP/1.1\r\n\r\n")
            #expect(try await client.response().status == 400)
        }
    }

    @Test("Requests from other origins and sites are rejected")
    func foreignOrigins() async throws {
        try await withServer(["a.css": "1"]) { (server) async throws in
            for header in ["Origin: http://example.com", "Origin: null", "Sec-Fetch-Site: cross-site"] {
                #expect(try await server.ask("GET", "/a.css", [header]).status == 403)
            }
            #expect(try await server.ask("GET", "/a.css", ["Origin: http://localhost"]).status == 200)
        }
    }

    @Test("A link on another site opens the page, and its query is ignored")
    func linkOnAnotherSite() async throws {
        try await withServer(["a.css": "1"]) { (server) async throws in
            server.server.route(.get, "/") { request in
                ServerResponse(contentType: "text/plain", body: Data("\(request.query)".utf8))
            }
            let link = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
            let page = try await server.ask("GET", "/?show=a.css", link)
            #expect(page.status == 200 && page.text == "[:]")
            #expect(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
            #expect(page.headers["cross-origin-opener-policy"] == "same-origin")
            #expect(try await server.ask("GET", "/a.css", link).status == 403)
            #expect(try await server.ask("GET", "/", Array(link.dropLast()) + ["Sec-Fetch-Dest: iframe"]).status == 403)
            #expect(try await server.get("/?show=a.css").text == #"["show": "a.css"]"#)
        }
    }

    @Test("A target can be an absolute URL with the same host")
    func absoluteTargets() async throws {
        try await withServer(["a.css": "1"]) { (server) async throws in
            #expect(try await server.get("http://localhost/a.css").text == "1")
            #expect(try await server.ask("GET", "http://example.com/a.css", ["Host: localhost"]).status == 400)
            #expect(try await server.ask("GET", "http://example.com/a.css", ["Host: example.com"]).status == 403)
        }
    }

    @Test("Responses are not readable by other sites, and preflight requests are rejected")
    func noCrossOriginAccess() async throws {
        try await withServer(["a.css": "1"]) { server in
            let refused = try await server.ask("OPTIONS", "/a.css", ["Access-Control-Request-Method: GET"])
            #expect(refused.status == 403)
            for response in [
                refused, try await server.get("/a.css"), try await server.get("/none"),
                try await server.get("/manifest"),
            ] {
                #expect(!response.headers.keys.contains { $0.hasPrefix("access-control-") })
                #expect(response.headers["cross-origin-resource-policy"] == "same-origin")
                #expect(response.headers["x-content-type-options"] == "nosniff")
            }
            #expect(try await server.get("/a.css").headers["content-type"] == "text/css; charset=utf-8")
        }
    }

    @Test("A target accepts only its methods, and a posted body must be JSON")
    func methodsAndContentTypes() async throws {
        try await withServer(["a.css": "1"]) { server in
            for (method, target, status, allowed) in [
                ("POST", "/a.css", 405, "GET, HEAD"), ("PUT", "/a.css", 405, "GET, HEAD"),
                ("DELETE", "/a.css", 405, "GET, HEAD"),
                ("POST", "/watch", 405, "GET"), ("HEAD", "/watch", 405, "GET"), ("POST", "/events", 405, "GET"),
                ("GET", "/report", 405, "POST"), ("POST", "/manifest", 405, "GET, HEAD"), ("DELETE", "/none", 404, nil),
            ] {
                let response = try await server.ask(method, target, ["Content-Type: application/json"], body: "{}")
                #expect(response.status == status && response.headers["allow"] == allowed, "\(method) \(target)")
            }
            for type in ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""] {
                #expect(try await server.ask("POST", "/report", ["Content-Type: \(type)"], body: "{}").status == 415)
            }
            #expect(try await server.ask("POST", "/report", body: "{}").status == 415)
            for body in ["", "{}", "[]", "{", "\u{0}"] {
                let headers = ["Content-Type: application/json; charset=utf-8"]
                #expect(try await server.ask("POST", "/report", headers, body: body).status == 400)
            }
        }
    }

    private static let traversals = [
        "/../secret.css", "/..%2fsecret.css", "/%2e%2e/secret.css", "//secret.css", "/\\..\\secret.css", "/a/./b.css",
        "/a/../main.css", "/.env", "/main.css/", "/MAIN.CSS", "/main.css::$DATA", "/main.css%00", "/main.css%20",
        "/main.css.",
        "/..%5csecret.css", "/%252e%252e/secret.css", "/....//secret.css", "/%c0%ae%c0%ae/secret.css", "/main%2ecss%2f",
        "/files/../secret.css", "/files//main.css", "/files/%2e%2e/secret.css", "/main.css%0a", "/main.css;x",
        "/~/main.css",
        "/main.css%ff", "/%", "/%zz", "/a//b.css", "/etc/passwd", "//etc/passwd", "/%2fetc/passwd", "/MAIN~1.CSS",
        "/main.css#x",
    ]

    @Test("No target leads to a file that is not served", arguments: traversals)
    func pathTraversal(_ path: String) async throws {
        let parent = try TemporaryFolder([
            "secret.css": "secret", "watched/main.css": "main", "watched/a/b.css": "b", "watched/.env": "secret",
        ])
        try await TestServer(in: parent) { $0.folder += "/watched" }.run { server in
            let response = try await server.get(path)
            #expect([400, 404].contains(response.status) && !response.text.contains("secret"))
            let served = try await server.get("/m%61in.css")
            #expect(served.text == "main")
        }
    }

    @Test("A response has the hash of the file, and a request can require a hash")
    func fileHashes() async throws {
        try await withServer(["a.css": "12"]) { server in
            let hash = ContentHash(of: Data("12".utf8)).description
            let head = try await server.ask("HEAD", "/a.css")
            #expect(head.status == 200 && head.headers["content-length"] == "2")
            #expect(head.headers["etag"] == "\"\(hash)\"" && head.headers["cache-control"] == "no-cache")
            #expect(try await server.get("/a.css?hash=\(hash)").text == "12")
            #expect(try await server.get("/a.css?hash=\(ContentHash(of: Data()))").status == 409)
            #expect(try await server.get("/a.css?hash=x").status == 400)
            let unchanged = try await server.ask("GET", "/a.css", ["If-None-Match: \"\(hash)\""])
            #expect(unchanged.status == 304)
        }
    }
}
