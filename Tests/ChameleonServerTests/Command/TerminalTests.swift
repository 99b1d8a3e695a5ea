import ChameleonServer
import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import chameleon

/// What the terminal shows.
@Suite struct TerminalTests {

    private static let cursor = ChangeCursor(boot: BootIdentifier(), revision: 1)

    private static func report(
        _ device: String, at address: String = "127.0.0.1", warnings: Int, _ diagnostics: [ReportedDiagnostic]
    ) throws
        -> ReportDesk.Entry
    {
        let path = try #require(WatchedPath("main.css"))
        let result = SheetResult(path: path, errors: 0, warnings: warnings, diagnostics: diagnostics)
        return ReportDesk.Entry(
            client: ServerClient(name: device, address: address),
            report: ClientReport(name: device, cursor: cursor, results: [result]))
    }

    @Test func whatSeveralDevicesSayIsSaidOnce() throws {
        let diagnostic = ReportedDiagnostic(
            severity: .warning, location: "main.css:14:3", message: "unknown property", excerpt: "  colr: red\n  ^~~~")
        let reports = try [
            Self.report("iPhone", warnings: 0, []), Self.report("iPhone", warnings: 1, [diagnostic]),
            Self.report("iPad", warnings: 1, [diagnostic]), Self.report("TV", warnings: 0, []),
        ]
        #expect(
            ReportSummary.lines(reports) == [
                "  2 devices, 1 warning main.css:14:3", "    main.css:14:3: warning: unknown property",
                "        colr: red", "        ^~~~", "  1 device, no mistakes main.css",
            ])
        #expect(ReportSummary.lines([]).isEmpty)
    }

    @Test func devicesOfOneNameAreTwoWhereTheirAddressesDiffer() throws {
        let reports = try [
            Self.report("iPhone", at: "192.168.1.5", warnings: 0, []),
            Self.report("iPhone", at: "192.168.1.6", warnings: 0, []),
        ]
        #expect(ReportSummary.lines(reports) == ["  2 devices, no mistakes main.css"])
    }

    @Test func changesAreSaidWithTheirSizesAndTimes() throws {
        let path = try #require(WatchedPath("a.css"))
        let state = FileChange.State(hash: ContentHash(of: [1]), size: 12)
        let notice = ChangeNotice(
            changes: [FileChange(path: path, state: state), FileChange(path: path, state: nil)], cursor: Self.cursor,
            audience: 2, start: .now, latency: .microseconds(12_345))
        #expect(EventLines.changed(notice) == ["a.css  12 bytes  12.3 ms", "a.css  removed  12.3 ms"])
    }

    @Test func nothingSteersTheTerminal() throws {
        let evil = "a\u{1B}[31m\n\u{202E}"
        let client = ServerClient(name: evil, address: evil)
        let diagnostic = ReportedDiagnostic(severity: .error, location: evil, message: evil, excerpt: evil)
        let lines =
            [EventLines.connected(client), EventLines.gone(client)]
            + [EventLines.problem(FolderProblem(path: evil, reason: .outside))]
            + Greeting(folder: evil, addresses: [], token: nil).lines
            + ReportSummary.lines([try Self.report(evil, warnings: 0, [diagnostic])])
        for line in lines {
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, "\(line.debugDescription)")
        }
    }

    @Test func line1TheLocalNetworkIsWarnedOfAndThePairingCodeShown() throws {
        let address = ServerAddress(host: "192.168.1.5", port: 8888)
        let token = AccessToken()
        let lines = Greeting(folder: "css", addresses: [address], token: token).lines
        #expect(lines.prefix(2) == ["Watching css", "  http://192.168.1.5:8888/"])
        #expect(lines.last == "  " + token.pairingCode && lines.contains { $0.contains("?token=") })
        #expect(Greeting(folder: "css", addresses: [address], token: nil).lines.count == 2)
    }
}
