import ChameleonServer
import Foundation
import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import chameleon

/// The lines that the program prints.
@Suite struct TerminalTests {
    private static let cursor = ChangeCursor(boot: BootIdentifier(), revision: 1)
    private static let pipe = TerminalFeatures(hasColor: false, columns: 80)
    private static let hostileText = "a\u{1B}[31m\n\u{202E}"

    /// Returns the lines for events, without styles and times.
    private static func lines(_ events: [ServerEvent]) -> [String] {
        var batch = EventBatch()
        for event in events { batch.append(.event(event), at: Date()) }
        return batch.lines.map { $0.withoutStyles.replacing(#/^\d\d:\d\d:\d\d  /#, with: "") }
    }

    private static func report(
        _ device: String, at address: String = "127.0.0.1", on name: String = "main.css", errors: Int = 0,
        warnings: Int = 0, _ diagnostics: [ReportedDiagnostic] = []
    ) throws -> ServerEvent {
        let path = try #require(WatchedPath(name))
        let result = SheetResult(path: path, errors: errors, warnings: warnings, diagnostics: diagnostics)
        return .reported(
            ClientReport(name: device, cursor: cursor, results: [result]),
            by: ServerClient(name: device, address: address))
    }

    /// - Parameter sizes: The sizes of the files; `nil` for a removed file.
    private static func change(_ sizes: [String: Int?], _ latency: Duration = .microseconds(4250)) throws -> ServerEvent
    {
        let changes = try sizes.sorted { $0.key < $1.key }.map { name, size in
            FileChange(
                path: try #require(WatchedPath(name)), state: size.map { .init(hash: ContentHash(of: [1]), size: $0) })
        }
        return .changed(ChangeNotice(changes: changes, cursor: cursor, audience: 2, start: .now, latency: latency))
    }

    // MARK: Reports

    @Test("Equal results of several devices are printed once, and only the last result of each device is used")
    func reports() throws {
        let diagnostic = ReportedDiagnostic(
            severity: .warning, location: "main.css:14:3", message: "unknown property", excerpt: "  colr: red\n  ^~~~")
        let reports = try [
            Self.report("iPhone"), Self.report("iPhone", warnings: 1, [diagnostic]),
            Self.report("iPad", warnings: 1, [diagnostic]), Self.report("TV"),
        ]
        #expect(
            Self.lines(reports) == [
                "2 devices     1 warning in main.css", "            main.css:14:3: warning: unknown property",
                "                  colr: red", "                  ^~~~", "TV            no problems in main.css",
            ])
        #expect(Self.lines([]).isEmpty)
    }

    @Test("Devices with the same name and different addresses are counted separately")
    func devicesWithTheSameName() throws {
        let reports = try [Self.report("iPhone", at: "192.168.1.5"), Self.report("iPhone", at: "192.168.1.6")]
        #expect(Self.lines(reports) == ["2 devices     no problems in main.css"])
    }

    @Test("Counts have the singular and plural, and long lists are truncated")
    func counts() throws {
        let diagnostic = ReportedDiagnostic(severity: .error, location: "a.css:1:1", message: "bad", excerpt: nil)
        let lines = Self.lines([
            try Self.report("iPad", errors: 1),
            try Self.report("TV", errors: 1200, warnings: 2, Array(repeating: diagnostic, count: 20)),
        ])
        #expect(
            lines.prefix(2) == [
                "iPad          1 error in main.css", "TV            1,200 errors, 2 warnings in main.css",
            ])
        #expect(lines.dropFirst(2).prefix(12).allSatisfy { $0 == "            a.css:1:1: error: bad" })
        #expect(lines.dropFirst(14) == ["            … 1,190 more problems"])
    }

    @Test("Results beyond the limit are added up in the last line")
    func manyResults() throws {
        let lines = Self.lines(try (1...20).map { try Self.report("TV", on: "\($0).css", errors: 1) })
        #expect(lines.count == 13 && lines.last == "…             8 other reports: 8 errors")
    }

    // MARK: Changes, clients and problems

    @Test("A change is printed with the size of the file and the time until clients were notified")
    func changes() throws {
        #expect(
            Self.lines([try Self.change(["a.css": 1204, "b.css": 1, "c.css": nil])]) == [
                "changed       a.css  1,204 bytes  4.2 ms", "changed       b.css  1 byte  4.2 ms",
                "removed       c.css  4.2 ms",
            ])
        let twice = try [Self.change(["a.css": 1]), Self.change(["a.css": 2], .milliseconds(1500))]
        #expect(Self.lines(twice) == ["changed       a.css  2 bytes  1,500.0 ms"])
    }

    @Test("Many changes are printed as one line, even if they are in several notices")
    func manyChanges() throws {
        let notices = try (100..<3100).map { try Self.change(["\($0).css": 1], .microseconds($0)) }
        #expect(
            Self.lines(notices + [try Self.change(["a.css": nil, "b.css": nil])]) == [
                "changed       3,000 files  3.0 ms  100.css, 101.css, 102.css, …",
                "removed       2 files  4.2 ms  a.css, b.css",
            ])
    }

    @Test("A client is shown by its name and its address, or only its address if the server names it so")
    func clients() {
        let clients = [ServerClient(name: "iPhone", address: "::1"), ServerClient(name: "::2", address: "::2")]
        #expect(
            Self.lines(clients.map(ServerEvent.connected) + clients.map(ServerEvent.gone)) == [
                "connected     iPhone (::1)", "connected     ::2", "disconnected  iPhone (::1)", "disconnected  ::2",
            ])
        let spaces = ServerEvent.connected(ServerClient(name: "  my  iPad ", address: "::3"))
        #expect(Self.lines([spaces]) == ["connected     my iPad (::3)"])
        let many = (1...100).map { ServerEvent.connected(ServerClient(name: "\($0)", address: "::1")) }
        #expect(Self.lines(many) == ["connected     100 clients  1, 2, 3, …"])
    }

    @Test("Many problems of one kind are printed as one line")
    func problems() {
        let missing = ServerEvent.problem(FolderProblem(path: "", reason: .noFolder))
        #expect(Self.lines([missing]) == ["error         \(FolderProblem.Reason.noFolder)"])
        let one = ServerEvent.problem(FolderProblem(path: "x", reason: .notRegular))
        let many = (1...1000).map { ServerEvent.problem(FolderProblem(path: "\($0)", reason: .unreadable)) }
        #expect(
            Self.lines([one] + many) == [
                "warning       x: \(FolderProblem.Reason.notRegular)",
                "warning       1, 2, 3 and 997 others: \(FolderProblem.Reason.unreadable)",
            ])
    }

    @Test("Events of one kind are printed together, with the local time of the first event")
    func order() throws {
        let client = ServerClient(name: "iPhone", address: "::1")
        var batch = EventBatch()
        let noon = try #require(Calendar.current.date(bySettingHour: 12, minute: 4, second: 9, of: Date()))
        batch.append(.event(try Self.change(["a.css": 2])), at: noon)
        batch.append(.lines(["preview       no problems", "  more"]), at: noon + 1)
        batch.append(.event(.connected(client)), at: noon + 2)
        batch.append(.event(try Self.change(["b.css": 2])), at: noon + 3)
        #expect(
            batch.lines.map(\.withoutStyles) == [
                "12:04:09  changed       a.css  2 bytes  4.2 ms", "12:04:09  changed       b.css  2 bytes  4.2 ms",
                "12:04:10  preview       no problems", "            more", "12:04:11  connected     iPhone (::1)",
            ])
    }

    @Test("Errors are red, warnings are yellow, and file names have no style")
    func styles() throws {
        let diagnostic = ReportedDiagnostic(severity: .error, location: "a.css:1:1", message: "bad", excerpt: nil)
        var batch = EventBatch()
        batch.append(.event(try Self.report("TV", errors: 1, warnings: 1, [diagnostic])), at: Date())
        #expect(
            batch.lines[0].hasSuffix(
                "TV            \u{1B}[1;31m1 error\u{1B}[0m, \u{1B}[1;33m1 warning\u{1B}[0m in main.css"))
        #expect(batch.lines[1] == "            a.css:1:1: \u{1B}[1;31merror:\u{1B}[0m bad")
    }

    @Test("Names and messages cannot control the terminal")
    func escapes() throws {
        let client = ServerClient(name: Self.hostileText, address: Self.hostileText)
        let diagnostic = ReportedDiagnostic(
            severity: .error, location: Self.hostileText, message: Self.hostileText, excerpt: Self.hostileText)
        let problem = FolderProblem(path: Self.hostileText, reason: .outside)
        let clients = Array(repeating: ServerEvent.connected(client), count: 13)
        let problems = Array(repeating: ServerEvent.problem(problem), count: 13)
        let lines =
            Self.lines([.connected(client), .gone(client), .problem(problem)]) + Self.lines(clients + problems)
            + Self.lines([try Self.report(Self.hostileText, warnings: 1, [diagnostic])])
            + [EventFormatter.unserved(Self.hostileText).withoutStyles]
            + StartupMessage(folder: Self.hostileText, addresses: [], token: nil, editingKey: nil).lines(on: Self.pipe)
        for line in lines {
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, "\(line.debugDescription)")
        }
    }

    // MARK: Startup message

    @Test("The startup message contains the watched folder, how to quit, and the links for this machine")
    func startupMessage() {
        let addresses = ["127.0.0.1", "::1"].map { ServerAddress(host: $0, port: 8888) }
        #expect(
            StartupMessage(folder: "css", addresses: addresses, token: nil, editingKey: nil).lines(on: Self.pipe) == [
                "Watching css. Press Ctrl-C to end.", "", "Open in a browser on this machine:",
                "  http://127.0.0.1:8888/", "  http://[::1]:8888/", "",
            ])
        #expect(
            StartupMessage(folder: "css", addresses: addresses.dropLast(), token: nil, editingKey: "c0ffee")
                .lines(on: Self.pipe).suffix(4) == [
                    "Open in a browser on this machine:",
                    "This link can change stylesheets in the folder and should not be shared.",
                    "  http://127.0.0.1:8888/#key=c0ffee", "",
                ])
    }

    @Test("Links for other devices contain the pairing code, and never the editing key")
    func remoteLinks() {
        let token = AccessToken()
        let addresses = ["127.0.0.1", "192.168.1.5"].map { ServerAddress(host: $0, port: 8888) }
        let message = StartupMessage(folder: "css", addresses: addresses, token: token, editingKey: "c0ffee")
        let link = "http://192.168.1.5:8888/?token=\(token.pairingCode)"
        let lines = message.lines(on: Self.pipe)
        #expect(lines.contains("  http://127.0.0.1:8888/?token=\(token.pairingCode)#key=c0ffee"))
        #expect(lines.contains("  \(link)") && lines.contains("Pairing code for apps: \(token.pairingCode)"))
        #expect(lines.count { $0.contains("#key=") } == 1)
        let code = QRCode(link)?.terminalLines.map { "  " + $0 } ?? []
        let wide = TerminalFeatures(hasColor: true, columns: 43)
        #expect(message.lines(on: wide).split(separator: "").contains { Array($0) == code })
        #expect(message.lines(on: TerminalFeatures(hasColor: true, columns: 42)) == lines)
    }

    @Test("With the scheme of an app, there are links that open it, and the QR code is that of the first one")
    func appLinks() {
        let token = AccessToken()
        let addresses = ["127.0.0.1", "192.168.1.5"].map { ServerAddress(host: $0, port: 8888) }
        let message = StartupMessage(
            folder: "css", addresses: addresses, token: token, editingKey: "c0ffee", scheme: "starter")
        let link = "starter://192.168.1.5:8888/?token=\(token.pairingCode)"
        let lines = message.lines(on: Self.pipe)
        #expect(lines.contains("  \(link)") && lines.contains("  http\(link.dropFirst("starter".count))"))
        #expect(lines.count { $0.contains("starter:") } == 1)
        let code = QRCode(link)?.terminalLines.map { "  " + $0 } ?? []
        let wide = TerminalFeatures(hasColor: true, columns: 80)
        #expect(!code.isEmpty && message.lines(on: wide).split(separator: "").contains { Array($0) == code })
        let local = StartupMessage(
            folder: "css", addresses: addresses.dropLast(), token: nil, editingKey: nil, scheme: "starter")
        #expect(!local.lines(on: Self.pipe).contains { $0.contains("starter:") })
    }

    @Test("A terminal has colours unless the environment turns them off, and a pipe has none")
    func features() throws {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        defer { close(terminal) }
        var size = winsize(ws_row: 24, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        let features = TerminalFeatures(of: terminal, environment: ["TERM": "xterm", "NO_COLOR": ""])
        #expect(features.hasColor && features.columns == 100)
        for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
            #expect(!TerminalFeatures(of: terminal, environment: environment).hasColor)
        }
        let pipe = Pipe()
        let pipeFeatures = TerminalFeatures(
            of: pipe.fileHandleForWriting.fileDescriptor, environment: ["TERM": "xterm"])
        #expect(!pipeFeatures.hasColor && pipeFeatures.columns == 80)
    }
}
