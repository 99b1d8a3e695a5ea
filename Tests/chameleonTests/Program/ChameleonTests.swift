import Foundation
import HTTPTestSupport
import TestSupport
import Testing

/// The exit codes and the output of the program.
@Suite struct ChameleonTests {
    private static func run(_ arguments: [String]) throws -> ProgramRun {
        try ProgramRun(ProgramRun.built("chameleon"), arguments)
    }

    /// Waits until a program ends, without blocking the thread, and returns its exit code.
    private static func exitCode(of run: ProgramRun) async throws -> Int32 {
        try await eventually("the end of the program") { !run.isRunning }
        return run.waitUntilExit()
    }

    @Test(arguments: [
        ([], 2), (["--help"], 0), (["--version"], 0), (["--watch"], 2), (["--watch", ".", "--port", "70000"], 2),
        (["--bogus"], 2),
        (["--watch", "missing", "--port", "0"], 3), (["--watch", ".", "--port", "0", "--properties", "no.json"], 3),
        (["--watch", ".", "--host", "example.com"], 2),
    ])
    func exitCode(_ arguments: [String], _ code: Int) async throws {
        let run = try Self.run(arguments)
        let result = try await Self.exitCode(of: run)
        #expect(Int(result) == code, "\(run.errors)")
        if code > 0 { #expect(run.output.isEmpty && run.errors.hasPrefix("chameleon: ")) }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func printsEventsAndEndsAfterASignal(_ signal: Int32) async throws {
        let folder = try TemporaryFolder(["a.css": "1"])
        let run = try Self.run(["--watch", folder.path, "--port", "0"])
        let port = try await eventually("an address") {
            run.output.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//).flatMap { Int($0.1) }
        }
        let request = RawClient.request("GET", "/watch", ["User-Agent: Ancestor/1.0"])
        let client = try await RawClient(port: port, sending: request)
        try await eventually("a client") {
            run.output.contains(/\d\d:\d\d:\d\d  connected     Ancestor \(127\.0\.0\.1\)\n/)
        }
        try folder.write("22", to: "a.css")
        #expect(try await client.response().text == "a.css")
        try await eventually("a change") { run.output.contains(/changed       a\.css  2 bytes  \d+\.\d ms\n/) }
        let second = try Self.run(["--watch", folder.path, "--port", "\(port)"])
        #expect(try await Self.exitCode(of: second) == 1)
        #expect(second.errors == "chameleon: port \(port) is in use; choose another with --port\n")
        run.send(signal)
        #expect(try await Self.exitCode(of: run) == 0)
        #expect(run.errors.isEmpty)
    }

    @Test func warnsAboutATreeOutsideTheFolder() async throws {
        let (folder, other) = (try TemporaryFolder(["in.json": "[]"]), try TemporaryFolder(["out.json": "[]"]))
        let trees = ["\(other.path)/out.json", "\(folder.path)/../\(folder.path.split(separator: "/").last!)/in.json"]
        for (tree, isPrinted) in zip(trees, [true, false]) {
            let run = try Self.run(["--watch", folder.path, "--port", "0", "--view", tree])
            try await eventually("a start") {
                run.output.contains("http")
            }
            run.send(SIGTERM)
            #expect(try await Self.exitCode(of: run) == 0)
            #expect(run.output.contains("outside the watched folder") == isPrinted)
        }
    }
}
