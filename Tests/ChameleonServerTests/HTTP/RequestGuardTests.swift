import NIOHTTP1
import Testing

@testable import ChameleonServer

/// The requests that the guard allows or rejects.
@Suite struct RequestGuardTests {

    private static func status(
        _ headers: HTTPHeaders, _ gate: RequestGuard = RequestGuard(), method: HTTPMethod = .GET,
        target: String = "/", local: String? = "127.0.0.1"
    ) -> Int {
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: headers)
        return switch gate.verdict(on: head, target: RequestTarget(target), local: local) {
        case .allowed: 200
        case .refused(let status, _): status
        }
    }

    @Test(
        "The host must be this machine",
        arguments: [
            ("localhost", 200), ("LOCALHOST:8888", 200), ("app.localhost", 200), ("127.0.0.1", 200),
            ("127.0.0.1:1", 200),
            ("127.255.0.3:8888", 200), ("[::1]:8888", 200), ("[::1]", 200), ("studio.example.com:8888", 200),
            ("example.com", 403), ("localhost.example.com", 403), ("notlocalhost", 403), ("127.0.0.1.example.com", 403),
            ("127.0.0.1.", 403), ("127.1", 403), ("0x7f.0.0.1", 403), ("127.0.0.01", 403), ("2130706433", 403),
            ("0.0.0.0", 403), ("[::]", 403), ("192.168.1.5", 403), ("[::ffff:127.0.0.1]", 403), ("localhost.", 403),
            ("", 400), (":8888", 400), ("localhost:", 400), ("localhost:x", 400), ("localhost:99999", 400),
            ("localhost:1:2", 400), ("a@localhost", 400), ("localhost/x", 400), ("local host", 400), ("[::1", 400),
            ("[localhost]", 400), ("::1", 400), ("localhost,localhost", 400), ("localhöst", 400), ("localhost\\x", 400),
        ])
    func host(_ host: String, _ status: Int) {
        #expect(Self.status(["Host": host], RequestGuard(names: ["studio.example.com"])) == status)
    }

    @Test("A request must have exactly one host")
    func hostCount() {
        #expect(Self.status([:]) == 400)
        #expect(Self.status(HTTPHeaders([("Host", "localhost"), ("Host", "localhost")])) == 400)
    }

    @Test(
        "The origin must be the server's own",
        arguments: [
            ("http://localhost:8888", 200), ("HTTP://LOCALHOST:8888", 200), ("https://localhost:8888", 403),
            ("http://localhost", 403), ("http://localhost:3000", 403), ("http://127.0.0.1:8888", 403), ("null", 403),
            ("", 403), ("http://example.com", 403), ("http://localhost:8888.example.com", 403),
            ("http://localhost:8888/", 403),
        ])
    func origin(_ origin: String, _ status: Int) {
        #expect(Self.status(["Host": "localhost:8888", "Origin": origin]) == status)
    }

    @Test("An omitted port is the default port, and a request has at most one origin")
    func defaultPort() {
        #expect(Self.status(["Host": "localhost:80", "Origin": "http://localhost"]) == 200)
        #expect(Self.status(["Host": "localhost", "Origin": "http://localhost"]) == 200)
        #expect(
            Self.status(HTTPHeaders([("Host", "localhost"), ("Origin", "http://localhost"), ("Origin", "x")])) == 403)
    }

    @Test(
        "Requests from other sites are rejected",
        arguments: [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("", 403)])
    func fetchSite(_ site: String, _ status: Int) {
        #expect(Self.status(["Host": "localhost", "Sec-Fetch-Site": site]) == status)
    }

    private static let link: [(String, String)] = [
        ("Host", "localhost"), ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"),
        ("Sec-Fetch-Dest", "document"),
    ]

    @Test("A link on another site opens the page, and no other target")
    func linkOnAnotherSite() {
        func status(
            _ changes: [(String, String)] = [], method: HTTPMethod = .GET, target: String = "/"
        ) -> Int {
            var headers = HTTPHeaders(Self.link)
            for (name, value) in changes { headers.replaceOrAdd(name: name, value: value) }
            return Self.status(headers, method: method, target: target)
        }
        #expect(status() == 200 && status(method: .HEAD) == 200 && status(target: "/?x=1") == 200)
        #expect(status([("Sec-Fetch-Site", "same-site")]) == 200)
        for target in ["/manifest", "/watch", "/events", "/a.css", "//", "/%2F", "/."] {
            #expect(status(target: target) == 403)
        }
        for method in [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS] { #expect(status(method: method) == 403) }
        for (name, value) in [
            ("Sec-Fetch-Dest", "iframe"), ("Sec-Fetch-Dest", "frame"), ("Sec-Fetch-Dest", "embed"),
            ("Sec-Fetch-Dest", "object"), ("Sec-Fetch-Dest", "empty"), ("Sec-Fetch-Mode", "no-cors"),
            ("Sec-Fetch-Mode", "cors"), ("Sec-Fetch-Mode", ""), ("Sec-Fetch-Site", "x"),
            ("Origin", "http://example.com"), ("Host", "example.com"),
        ] {
            #expect(status([(name, value)]) == 403)
        }
        for (name, _) in Self.link.dropFirst(2) {
            #expect(Self.status(HTTPHeaders(Self.link.filter { $0.0 != name })) == 403)
            #expect(Self.status(HTTPHeaders(Self.link + Self.link.filter { $0.0 == name })) == 403)
        }
        // If the server has a token, the link must contain it.
        let token = AccessToken()
        let gate = RequestGuard(token: token)
        #expect(Self.status(HTTPHeaders(Self.link), gate) == 403)
        #expect(Self.status(HTTPHeaders(Self.link), gate, target: "/?token=\(token.pairingCode)") == 200)
    }

    @Test(
        "The host of an absolute target must equal the Host header",
        arguments: [
            ("http://localhost/a.css", "localhost", 200), ("HTTP://LocalHost:8888/", "localhost:8888", 200),
            ("http://localhost", "localhost", 200), ("http://localhost/", "127.0.0.1", 400),
            ("http://localhost:1/", "localhost:2", 400), ("http://example.com/", "localhost", 400),
            ("http://localhost/", "example.com", 400), ("http://example.com/", "example.com", 403),
            ("http://user@localhost/", "localhost", 400), ("http://user@localhost/", "user@localhost", 400),
            ("http:///", "localhost", 400), ("http:///", "", 400),
        ])
    func absoluteTargetHost(_ target: String, _ host: String, _ status: Int) {
        #expect(Self.status(["Host": host], target: target) == status)
    }

    @Test("Preflight requests are rejected")
    func preflight() {
        #expect(Self.status(["Host": "localhost"], method: .OPTIONS) == 403)
    }

    @Test("The token is accepted in a header, in a cookie and in the query")
    func tokenLocations() {
        let token = AccessToken()
        let gate = RequestGuard(token: token)
        let code = token.pairingCode
        let headers: [(HTTPHeaders, Int)] = [
            ([:], 403), (["Authorization": "Bearer \(code)"], 200), (["Authorization": "bearer \(code)"], 200),
            (["Authorization": code], 403), (["Authorization": "Bearer \(code)0"], 403),
            (["Authorization": "Bearer \(code.dropLast())"], 403), (["Authorization": "Basic \(code)"], 403),
            (["Cookie": "chameleon=\(code)"], 200), (["Cookie": "a=b; chameleon=\(code)"], 200),
            (["Cookie": "xchameleon=\(code)"], 403), (["Cookie": "chameleon="], 403),
        ]
        for (headers, status) in headers {
            var headers = headers
            headers.add(name: "Host", value: "localhost")
            #expect(Self.status(headers, gate) == status)
        }
        for (value, status) in [(code, 200), (code.uppercased(), code == code.uppercased() ? 200 : 403), ("", 403)] {
            #expect(Self.status(["Host": "localhost"], gate, target: "/?token=\(value)") == status)
        }
    }

    @Test("If the server has a token, the local address of the connection is a valid host")
    func localAddress() {
        let token = AccessToken()
        let headers: HTTPHeaders = ["Host": "192.168.1.5:8888", "Authorization": "Bearer \(token.pairingCode)"]
        #expect(Self.status(headers, RequestGuard(token: token), local: "192.168.1.5") == 200)
        #expect(Self.status(headers, RequestGuard(token: token), local: "192.168.1.6") == 403)
        #expect(Self.status(headers, RequestGuard(), local: "192.168.1.5") == 403)
    }

    @Test("The token is random, and no description contains it")
    func tokenSecrecy() {
        let token = AccessToken()
        #expect(token.pairingCode.utf8.count == 32 && token.pairingCode != AccessToken().pairingCode)
        var dumped = ""
        dump(token, to: &dumped)
        for text in [dumped, "\(token)", String(reflecting: token), "\(RequestGuard(token: token))"] {
            #expect(!text.contains(token.pairingCode))
        }
    }
}
