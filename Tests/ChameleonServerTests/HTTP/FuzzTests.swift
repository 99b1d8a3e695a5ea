import Foundation
import TestSupport
import Testing

@testable import ChameleonServer

/// Requests that a seeded generator has mutated.
@Suite struct FuzzTests {

    private static let seeds = [
        "GET /a.css HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /watch?since=00112233445566778899aabbccddeeff.1&name=x&inline=9 HTTP/1.1\r\nHost: localhost:80\r\n\r\n",
        "GET /events HTTP/1.0\r\nHost: [::1]\r\nLast-Event-ID: 0\r\nOrigin: http://[::1]\r\n\r\n",
        "POST /report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 14\r\n\r\n{\"name\":\"abc\"}",
        "POST /report HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "2;x=y\r\n{}\r\n0\r\nT: x\r\n\r\n",
        "GET /%61.css?hash=%00&token=%zz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ]

    private static func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...4, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(contentsOf: [0x0D, 0x0A, 0x00, 0x25, 0x3A].shuffled(using: &generator), at: index)
            case 3: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
            default: bytes.removeLast(bytes.count - index)
            }
        }
        return bytes
    }

    @Test("The server keeps working after mutated requests", arguments: 1...4)
    func mutatedRequests(_ seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let short = Duration.milliseconds(10)
        try await withServer(
            ["a.css": "1"], .set(\.limits.requestTime, short * 10), .set(\.limits.watchTime, short),
            .set(\.limits.plainWatchTime, short)
        ) { server in
            for round in 0..<100 {
                let client = try await server.connect()
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let request = Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &generator)]
                    client.send(Self.mutate(Array(request.utf8), &generator))
                }
                if round % 2 == 0 { await client.close() }
                if round % 20 == 0 {
                    try await eventually("a response") { (try? await server.get("/a.css"))?.text == "1" }
                }
            }
            try await eventually("the end of all waiting requests") { await server.server.waiterCount == 0 }
        }
    }
}
