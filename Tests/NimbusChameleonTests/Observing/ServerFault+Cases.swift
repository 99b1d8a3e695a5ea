import ChameleonTestSupport
import Foundation
import NimbusChameleon

extension ServerFault {
    private static let boot = "00112233445566778899aabbccddeeff"
    private static let hash = String(repeating: "0", count: 64)

    private static let removal = #"{"path":"a","hash":null}"#

    /// Returns JSON that is a manifest and a change event at once. Each decoder reads its own keys.
    static func json(_ changes: String, reset: Bool = true) -> Data {
        Data(#"{"boot":"\#(boot)","revision":1,"reset":\#(reset),"changes":[\#(changes)],"files":[\#(changes)]}"#.utf8)
    }

    static func change(_ path: String) -> Data {
        json(#"{"path":"\#(path)","hash":"\#(hash)","size":1,"content":"a"}"#)
    }

    /// Returns a response that sends `piece` repeatedly until the client disconnects.
    static func endlessly(_ head: String, _ piece: Data) -> @Sendable (ScriptedConnection) -> Void {
        { connection in
            connection.send(head)
            // The pause limits the speed. Some clients go on reading for a while after the request was cancelled.
            while connection.send(piece) { usleep(1_000) }
        }
    }

    static let answersOfAnyKind: [ServerFault] = ["manifest", "watch", "files/a.css"].flatMap { path in
        [
            ServerFault("closed immediately", to: path) { _ in },
            ServerFault("cut in the body", to: path) { $0.answer(200, Data("{\"boot\"".utf8), length: 1000) },
            ServerFault("cut in a chunk", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{\"boot\"")
            },
            ServerFault("a chunk with an invalid size", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{\"boot\"\r\n0\r\n\r\n")
            },
            ServerFault("not HTTP", to: path) { $0.send("\u{0}\u{1}garbage\r\n\r\n") },
            ServerFault("an error", to: path) { $0.answer(500, Data("oh".utf8)) },
            ServerFault("an error without end", to: path, endlessly("HTTP/1.1 500 Oh\r\n\r\n", Data(count: 1 << 16))),
            ServerFault("no content", to: path) { $0.answer(204) },
            ServerFault("an empty body", to: path) { $0.answer(200) },
            ServerFault(
                "a body without end", to: path,
                endlessly("HTTP/1.1 200 OK\r\n\r\n", Data(repeating: 0x20, count: 1 << 16))),
            ServerFault(
                "a head without end", to: path,
                endlessly("HTTP/1.1 200 OK\r\n", Data("X-Header: \(String(repeating: "x", count: 60_000))\r\n".utf8))),
            ServerFault("a negative length", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello")
            },
            ServerFault("a length that overflows", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\nhello")
            },
            ServerFault("a body that is sent byte by byte", to: path) { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
                while connection.send(" ") { usleep(5_000) }
            },
            ServerFault("silence", to: path) { connection in
                while connection.isWanted { usleep(5_000) }
            },
        ]
    }

    /// Responses for Apple's `URLSession`. The `URLSession` of FoundationNetworking ends the process if a response ends
    /// within its head.
    static let answersForApple: [ServerFault] = {
        #if canImport(FoundationNetworking)
        []
        #else
        ["manifest", "watch", "files/a.css"].map {
            ServerFault("cut in the head", to: $0) { $0.send("HTTP/1.1 200 OK\r\nContent-Le") }
        }
        #endif
    }()

    /// The contents of responses that are complete but invalid.
    private static let wrongJSON: [(String, Data)] = [
        ("garbage", Data("{\"boot\":}".utf8)),
        ("invalid UTF-8", Data([0xFF, 0xFE, 0x80])),
        ("brackets without end", Data(repeating: UInt8(ascii: "["), count: 500_000)),
        ("a path that leads up", change("../a.css")),
        ("a path that leads up after a folder", change("b/../../a.css")),
        ("an absolute path", change("/etc/a.css")),
        ("a path with a NUL", change("a\\u0000.css")),
        ("a path with an escape sequence", change("a\\u001b[2J.css")),
        ("a path with a backslash", change("..\\\\a.css")),
        ("an empty path", change("")),
        ("a path without end", change(String(repeating: "a", count: 100_000) + ".css")),
        ("too many files", json(String(repeating: removal + ",", count: 10_001) + removal)),
        ("a file that is too large", json(#"{"path":"x.css","hash":"\#(hash)","size":8000000}"#)),
    ]

    static let manifests: [ServerFault] = wrongJSON.map { name, json in
        ServerFault(name, to: "manifest") { $0.answer(200, json) }
    }

    static let events: [ServerFault] =
        wrongJSON.map { name, json in ServerFault(name) { $0.stream(json) } } + [
            ServerFault("a continuation of an unknown boot") { $0.stream(json("", reset: false)) },
            ServerFault("contents with another hash") { $0.stream(change("a.css")) },
            ServerFault("a million changes") {
                $0.stream(json(String(repeating: removal + ",", count: 1_000_000) + removal))
            },
            ServerFault("an event without end") { connection in
                connection.beginEvents()
                connection.send("data: ")
                while connection.send(Data(repeating: 0x20, count: 1 << 16)) { usleep(1_000) }
            },
            ServerFault("only heartbeats") { connection in
                connection.beginEvents()
                while connection.send(String(repeating: ":\n\n", count: 20_000)) { usleep(1_000) }
            },
            ServerFault("an event that is sent byte by byte") { connection in
                connection.beginEvents()
                connection.send("data: ")
                while connection.send(" ") { usleep(5_000) }
            },
            ServerFault("an incomplete event") { connection in
                connection.beginEvents()
                connection.send("event: change\ndata: {")
            },
            ServerFault("unknown lines and events") { connection in
                connection.beginEvents()
                connection.send("<!doctype html>\n\nid: x\n\nid: \(boot).1\n\nevent: other\ndata: x\n\n")
            },
        ]

    static let fileAnswers: [ServerFault] = [
        ServerFault("contents with another hash", to: "files/a.css") { $0.answer(200, Data("A { width: 9px }".utf8)) },
        ServerFault("too few bytes", to: "files/a.css") { $0.answer(200, Data("A".utf8)) },
        ServerFault("too many bytes", to: "files/a.css") { $0.answer(200, Data(count: 100_000)) },
        ServerFault("a changed file", to: "files/a.css") { $0.answer(409) },
        ServerFault("a missing file", to: "files/a.css") { $0.answer(404) },
    ]

    static let all = answersOfAnyKind + answersForApple + manifests + events + fileAnswers

    /// Faulty responses with the problems that an observer reports for them.
    static let withProblems: [(ServerFault, NIChameleonObserver.Problem)] =
        ["manifest", "watch"].flatMap { path in
            [
                (ServerFault("an error", to: path) { $0.answer(503) }, .refused(status: 503)),
                (
                    ServerFault(
                        "an error without end", to: path,
                        endlessly("HTTP/1.1 500 Oh\r\n\r\n", Data(count: 1 << 16))),
                    .refused(status: 500)
                ),
                (ServerFault("garbage", to: path) { $0.answer(200, Data("garbage".utf8)) }, .malformedAnswer),
                (ServerFault("silence", to: path) { while $0.isWanted { usleep(5_000) } }, .tooSlow),
            ]
        } + [
            (
                ServerFault(
                    "too many bytes", to: "manifest", endlessly("HTTP/1.1 200 OK\r\n\r\n", Data(count: 1 << 16))),
                .tooLarge
            ),
            (
                ServerFault("too many bytes") { connection in
                    connection.beginEvents()
                    while connection.send(Data(count: 1 << 16)) { usleep(1_000) }
                }, .tooLarge
            ),
            (
                ServerFault("too many other events") { connection in
                    connection.beginEvents()
                    let events = "event: other\ndata: \(String(repeating: "x", count: 5000))\n\n"
                    while connection.send(events) { usleep(1_000) }
                }, .tooLarge
            ),
            (
                ServerFault("too slow") { connection in
                    connection.beginEvents()
                    while connection.send(" ") { usleep(5_000) }
                }, .tooSlow
            ),
            (
                ServerFault("only other events") { connection in
                    connection.beginEvents()
                    while connection.send("event: other\ndata: x\n\n:\n\n") { usleep(5_000) }
                }, .tooSlow
            ),
            (
                ServerFault("the end of the stream") { $0.beginEvents() },
                .unreachable(code: URLError.networkConnectionLost.rawValue)
            ),
            (
                ServerFault("contents with another hash") { $0.stream(change("a.css")) },
                .otherBytes(WatchedPath("a.css")!)
            ),
            // If the observer requested these files, the problem would be a wrong hash.
            (
                ServerFault("more files than the limit") { connection in
                    let changes = (0...10).map { #"{"path":"\#($0).css","hash":"\#(hash)","size":20000}"# }
                    connection.stream(json(changes.joined(separator: ",")))
                }, .tooLarge
            ),
            (
                ServerFault("a larger total size than the limit") { connection in
                    let changes = (0..<3).map { #"{"path":"\#($0).css","hash":"\#(hash)","size":400000}"# }
                    connection.stream(json(changes.joined(separator: ",")))
                }, .tooLarge
            ),
            (
                ServerFault("a file that is too large") {
                    $0.stream(json(#"{"path":"x.css","hash":"\#(hash)","size":8000000}"#))
                }, .tooLarge
            ),
        ]
}

extension ScriptedConnection {
    /// Sends one event, and then keeps the stream open.
    fileprivate func stream(_ json: Data) {
        beginEvents()
        send(event: json)
        while isWanted { usleep(5_000) }
    }
}
