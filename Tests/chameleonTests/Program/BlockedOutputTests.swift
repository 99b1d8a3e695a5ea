import Foundation
import HTTPTestSupport
import TestSupport
import Testing

/// The program when its standard output is not read, such as in a paused terminal.
@Suite struct BlockedOutputTests {
    @Test("A full standard output blocks neither the server, nor the preview, nor the exit", .timeLimit(.minutes(15)))
    func fullPipe() async throws {
        let folder = try TemporaryFolder(["app.json": #"[{"view": "UILabel"}]"#, "app.css": "UILabel { color: red }"])
        let pipe = Pipe()
        let output = pipe.fileHandleForWriting.fileDescriptor
        let arguments = ["--watch", folder.path, "--port", "0", "--view", "\(folder.path)/app.json"]
        let run = try ProgramRun(ProgramRun.built("chameleon"), arguments, output: pipe.fileHandleForWriting)
        let port = try await Self.port(in: pipe.fileHandleForReading.fileDescriptor)
        Self.fill(output)

        // Each stylesheet has another problem, which the preview prints.
        for number in 1...3 {
            try folder.write("UILabel { color\(number): red }", to: "app.css")
            try await eventually("problem \(number) on the page") {
                let client = try await RawClient(port: port, sending: RawClient.request("GET", "/preview/state"))
                return try await client.response().text.contains("“color\(number)”")
            }
        }
        run.send(SIGTERM)
        try await eventually("the end of the program") { !run.isRunning }
        #expect(run.waitUntilExit() == 0)
    }

    /// Waits for an address in the output, and returns its port.
    private static func port(in descriptor: Int32) async throws -> Int {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var bytes: [UInt8] = []
        return try await eventually("an address") {
            var buffer = [UInt8](repeating: 0, count: 1000)
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer.prefix(count) }
            return String(decoding: bytes, as: UTF8.self).firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)
                .flatMap { Int($0.1) }
        }
    }

    /// Fills a pipe, so that the program's next write to it blocks.
    private static func fill(_ descriptor: Int32) {
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
        while write(descriptor, "x", 1) == 1 {}
        _ = fcntl(descriptor, F_SETFL, flags)
    }
}
