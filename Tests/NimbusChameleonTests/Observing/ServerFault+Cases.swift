import Foundation
import NimbusChameleon

extension ServerFault {
    private static let boot = "00112233445566778899aabbccddeeff"
    private static let hash = String(repeating: "0", count: 64)

    static func json(_ changes: String, reset: Bool = true) -> Data {
        Data(#"{"boot":"\#(boot)","revision":1,"reset":\#(reset),"changes":[\#(changes)]}"#.utf8)
    }

    static func change(_ path: String) -> Data {
        json(#"{"path":"\#(path)","hash":"\#(hash)","size":1,"content":"a"}"#)
    }

    /// Sends for as long as somebody listens.
    static func endlessly(_ head: String, _ piece: Data) -> @Sendable (ScriptedConnection) -> Void {
        { connection in
            connection.send(head)
            // Not as fast as it can: some implementations go on reading while they are told that it is too much.
            while connection.send(piece) { usleep(1_000) }
        }
    }

    static let answersOfAnyKind: [ServerFault] = ["watch", "files/a.css"].flatMap { path in
        [
            ServerFault("closed at once", to: path) { _ in },
            ServerFault("cut in the body", to: path) { $0.answer(200, Data("{\"boot\"".utf8), length: 1000) },
            ServerFault("cut in a chunk", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{\"boot\"")
            },
            ServerFault("a chunk of no size", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{\"boot\"\r\n0\r\n\r\n")
            },
            ServerFault("no HTTP", to: path) { $0.send("\u{0}\u{1}garbage\r\n\r\n") },
            ServerFault("an error", to: path) { $0.answer(500, Data("oh".utf8)) },
            ServerFault("an error without end", to: path, endlessly("HTTP/1.1 500 Oh\r\n\r\n", Data(count: 1 << 16))),
            ServerFault("nothing", to: path) { $0.answer(204) },
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
            ServerFault("a length beyond all numbers", to: path) {
                $0.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\nhello")
            },
            ServerFault("a slow drip", to: path) { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
                while connection.send(" ") { usleep(5_000) }
            },
            ServerFault("silence", to: path) { connection in
                while connection.isWanted { usleep(5_000) }
            },
        ]
    }

    /// FoundationNetworking's URLSession ends the process where an answer ends within its head.
    static let answersForApple: [ServerFault] = {
        #if canImport(FoundationNetworking)
        []
        #else
        ["watch", "files/a.css"].map {
            ServerFault("cut in the head", to: $0) { $0.send("HTTP/1.1 200 OK\r\nContent-Le") }
        }
        #endif
    }()

    static let watchAnswers: [ServerFault] = [
        ServerFault("garbage") { $0.answer(200, Data("{\"boot\":}".utf8)) },
        ServerFault("no UTF-8") { $0.answer(200, Data([0xFF, 0xFE, 0x80])) },
        ServerFault("brackets without end") { $0.answer(200, Data(repeating: UInt8(ascii: "["), count: 500_000)) },
        ServerFault("the sequel of another run") { $0.answer(200, json("", reset: false)) },
        ServerFault("a path that leads up") { $0.answer(200, change("../a.css")) },
        ServerFault("a path that leads up inside") { $0.answer(200, change("b/../../a.css")) },
        ServerFault("an absolute path") { $0.answer(200, change("/etc/a.css")) },
        ServerFault("a path with a NUL") { $0.answer(200, change("a\\u0000.css")) },
        ServerFault("a path that steers a terminal") { $0.answer(200, change("a\\u001b[2J.css")) },
        ServerFault("a path with a backslash") { $0.answer(200, change("..\\\\a.css")) },
        ServerFault("an empty path") { $0.answer(200, change("")) },
        ServerFault("a path without end") { $0.answer(200, change(String(repeating: "a", count: 100_000) + ".css")) },
        ServerFault("a content of another hash") { $0.answer(200, change("a.css")) },
        ServerFault("a million changes") { connection in
            let change = #"{"path":"a","hash":null},"#
            connection.answer(200, json(String(repeating: change, count: 1_000_000) + #"{"path":"b","hash":null}"#))
        },
        ServerFault("more changes than there may be") { connection in
            let change = #"{"path":"a","hash":null},"#
            connection.answer(200, json(String(repeating: change, count: 10_001) + #"{"path":"b","hash":null}"#))
        },
        ServerFault("a file larger than files may be") {
            $0.answer(200, json(#"{"path":"x.css","hash":"\#(hash)","size":8000000}"#))
        },
    ]

    static let fileAnswers: [ServerFault] = [
        ServerFault("other bytes", to: "files/a.css") { $0.answer(200, Data("A { width: 9px }".utf8)) },
        ServerFault("too few bytes", to: "files/a.css") { $0.answer(200, Data("A".utf8)) },
        ServerFault("too many bytes", to: "files/a.css") { $0.answer(200, Data(count: 100_000)) },
        ServerFault("it has changed", to: "files/a.css") { $0.answer(409) },
        ServerFault("it is gone", to: "files/a.css") { $0.answer(404) },
    ]

    static let all = answersOfAnyKind + answersForApple + watchAnswers + fileAnswers

    /// What an observer says of answers.
    static let withProblems: [(ServerFault, NIChameleonObserver.Problem)] = [
        (ServerFault("an error") { $0.answer(503) }, .refused(status: 503)),
        (
            ServerFault("an error without end", endlessly("HTTP/1.1 500 Oh\r\n\r\n", Data(count: 1 << 16))),
            .refused(status: 500)
        ),
        (ServerFault("garbage") { $0.answer(200, Data("garbage".utf8)) }, .malformedAnswer),
        (ServerFault("too much", endlessly("HTTP/1.1 200 OK\r\n\r\n", Data(count: 1 << 16))), .tooLarge),
        (ServerFault("too slow") { while $0.isWanted { usleep(5_000) } }, .tooSlow),
        (ServerFault("other bytes") { $0.answer(200, change("a.css")) }, .otherBytes(WatchedPath("a.css")!)),
        // Where these were asked for, they would have other bytes.
        (
            ServerFault("more files than may be held") { connection in
                let changes = (0...10).map { #"{"path":"\#($0).css","hash":"\#(hash)","size":20000}"# }
                connection.answer(200, json(changes.joined(separator: ",")))
            }, .tooLarge
        ),
        (
            ServerFault("larger files than may be held") { connection in
                let changes = (0..<3).map { #"{"path":"\#($0).css","hash":"\#(hash)","size":400000}"# }
                connection.answer(200, json(changes.joined(separator: ",")))
            }, .tooLarge
        ),
        (
            ServerFault("a large file") {
                $0.answer(200, json(#"{"path":"x.css","hash":"\#(hash)","size":8000000}"#))
            }, .tooLarge
        ),
    ]
}
