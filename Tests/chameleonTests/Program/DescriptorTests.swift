import Foundation
import HTTPTestSupport
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

#if os(macOS) || os(Linux)
/// The program with a low limit of open files, and more clients than this limit.
@Suite struct DescriptorTests {
    private static let files = Dictionary(uniqueKeysWithValues: (0..<11).map { ("\($0)/\($0).css", "1") })

    /// Runs the program with a limit of open files until `body` returns.
    private static func run(
        limit: Int, _ options: [String] = [],
        _ body: (_ run: ProgramRun, _ folder: TemporaryFolder, _ port: Int) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder(files)
        let program = try ProgramRun.built("chameleon").path
        let script = "ulimit -n \(limit) && exec \"$0\" \"$@\""
        let run = try ProgramRun(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", script, program, "--watch", folder.path, "--port", "0"] + options)
        let port = try await eventually("an address") {
            run.output.firstMatch(of: /http:\/\/[0-9.]+:(\d+)\//).flatMap { Int($0.1) }
        }
        try await body(run, folder, port)
        #expect(run.isRunning && run.errors.isEmpty)
        for part in ["removed", "not there", "cannot be read"] { #expect(!run.output.contains(part)) }
    }

    /// Opens connections, more than the server permits.
    private static func connect(_ count: Int, to host: String = "127.0.0.1", port: Int) async throws -> [RawClient] {
        // The connections need descriptors in the process of the test too.
        try #require(DescriptorLimit.raise() >= 3 * count)
        var clients: [RawClient] = []
        for _ in 0..<count { clients.append(try await RawClient(host, port: port)) }
        return clients
    }

    /// Saves files and waits until the program serves them.
    private static func save(
        _ round: Int, in folder: TemporaryFolder, port: Int, _ client: RawClient, _ headers: [String] = []
    ) async throws {
        var client = client
        let text = String(repeating: "x", count: 100 + round)
        for name in files.keys { try folder.write(text, to: name) }
        try folder.write(text, to: "new\(round)/new.css")
        let paths = Set(files.keys).union((1...round).map { "new\($0)/new.css" })
        try await eventually("new versions") {
            client.send("GET", "/manifest", headers)
            let response: RawResponse
            do {
                response = try await client.response()
            } catch is RawClient.ConnectionClosed {
                // The program closes idle connections, and other tests can keep this one from sending for long.
                client = try await RawClient(port: port)
                return false
            }
            let manifest: Manifest = try WireCoder.decode(from: Data(response.body))
            #expect(manifest.files.count >= files.count)
            return Set(manifest.files.filter { $0.size == text.count }.map(\.path.text)).isSuperset(of: files.keys)
                && Set(manifest.files.map(\.path.text)) == paths
        }
    }

    @Test("Connections from one address leave descriptors for the folder")
    func connectionsFromOneAddress() async throws {
        try await Self.run(limit: 256) { run, folder, port in
            let client = try await RawClient(port: port, sending: RawClient.request("GET", "/0/0.css"))
            #expect(try await client.response().status == 200)
            let clients = try await Self.connect(300, port: port)
            try await eventually("the end of most connections") { clients.count(where: \.isClosed) >= 300 - 64 }
            try await Self.save(1, in: folder, port: port, client)
            try await Self.save(2, in: folder, port: port, client)
            withExtendedLifetime(clients) {}
        }
    }

    @Test("Connections without the pairing code leave descriptors for the folder and for other clients")
    func unpairedConnections() async throws {
        try await Self.run(limit: 1024, ["--host", "0.0.0.0"]) { run, folder, port in
            let code = try await eventually("a pairing code") {
                run.output.firstMatch(of: /\b([0-9a-f]{32})\b/).map { String($0.1) }
            }
            let token = "Authorization: Bearer \(code)"
            let client = try await RawClient(port: port, sending: RawClient.request("GET", "/0/0.css", [token]))
            #expect(try await client.response().status == 200)
            // If this machine has a network, half of the clients connect to its address there, as other machines do.
            let host = ListeningHost.machineAddresses().first { !$0.contains(":") && !$0.hasPrefix("127.") }
            let unpairedClients =
                try await Self.connect(515, to: host ?? "127.0.0.1", port: port) + Self.connect(515, port: port)
            try await eventually("the end of most connections") {
                unpairedClients.count(where: \.isClosed) >= 1030 - 112
            }
            try await Self.save(1, in: folder, port: port, client, [token])
            withExtendedLifetime(unpairedClients) {}
        }
    }
}
#endif
