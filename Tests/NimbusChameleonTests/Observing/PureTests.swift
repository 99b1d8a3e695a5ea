import Foundation
import Testing

@testable import NimbusChameleon

@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("127.0.0.1:8888", "http://127.0.0.1:8888/"), ("127.0.0.1:8888/", "http://127.0.0.1:8888/"),
        ("http://127.0.0.1:8888", "http://127.0.0.1:8888/"), ("HTTPS://mac.local/", "https://mac.local/"),
        ("localhost", "http://localhost/"), ("[::1]:8888", "http://[::1]:8888/"),
    ])
    func readsHosts(_ text: String, _ root: String) {
        #expect(ServerURL(text)?.url("")?.absoluteString == root)
    }

    @Test(arguments: [
        "", " ", "http://", "ftp://a", "file:///a", "a/b", "http://a/b", "user@a", "http://user:word@a", "a?b", "a#b",
        "a:0", "a:65536", "a:b", "a b", "http://a\r\nX: y",
    ])
    func rejectsInvalidHosts(_ text: String) {
        #expect(ServerURL(text) == nil)
    }

    @Test func escapesPathsAndQueries() throws {
        let address = try #require(ServerURL("localhost:1"))
        let url = address.url("files/ü &?#%2e/a+b.css", query: [("name", "a&b=c/d +é"), ("since", "0.1")])
        #expect(
            url?.absoluteString == "http://localhost:1/files/%C3%BC%20%26%3F%23%252e/a%2Bb.css"
                + "?name=a%26b%3Dc/d%20%2B%C3%A9&since=0.1")
    }
}

@Suite struct BackOffTests {
    @Test func doublesUpToItsLimit() {
        let backOff = BackOff(first: 0.1, limit: 5)
        let delays = (1...8).map { backOff.delay(afterFailures: $0, chance: 1) }
        #expect(delays == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5])
        #expect(backOff.delay(afterFailures: .max, chance: 1) == 5)
    }

    @Test func isRandomAndAtLeastHalf() {
        let backOff = BackOff(first: 1, limit: 60)
        #expect(backOff.delay(afterFailures: 3, chance: 0) == 2)
        #expect(backOff.delay(afterFailures: 3, chance: 0.5) == 3)
        #expect(backOff.delay(afterFailures: 3, chance: 1) == 4)
    }

    @Test func isNeverNegative() {
        #expect(BackOff(first: -1, limit: -1).delay(afterFailures: 1, chance: 1) == 0)
    }
}

@Suite struct ReportFittingTests {
    private static func report(_ sheets: Int, diagnostics: Int, path: String = "s") throws -> ClientReport {
        let text = String(repeating: "x", count: 2000)
        let results = try (0..<sheets).map { number in
            SheetResult(
                path: try #require(WatchedPath("\(path)\(number).css")), errors: diagnostics, warnings: 0,
                diagnostics: Array(
                    repeating: ReportedDiagnostic(severity: .error, location: text, message: text, excerpt: text),
                    count: diagnostics))
        }
        return ClientReport(
            name: "Test", cursor: ChangeCursor(boot: BootIdentifier(), revision: 1), results: results)
    }

    @Test(arguments: [(1, 1), (1, 20), (5, 20), (256, 20)])
    func isCutToTheSizeLimit(_ sheets: Int, _ diagnostics: Int) throws {
        let report = try Self.report(sheets, diagnostics: diagnostics)
        let data = try #require(report.encoded(sizeLimit: WireLimits.reportSize))
        #expect(data.count <= WireLimits.reportSize)
        let read = try WireCoder.decode(ClientReport.self, from: data)
        #expect(read.results.map(\.path) == report.results.map(\.path))
        #expect(read.results.allSatisfy { $0.errors == diagnostics })
        if sheets < 5 { #expect(read.results[0].diagnostics.count >= min(diagnostics, 10)) }
    }

    @Test func keepsTheResultsThatFit() throws {
        let report = try Self.report(256, diagnostics: 1, path: String(repeating: "p", count: 1000))
        let data = try #require(report.encoded(sizeLimit: WireLimits.reportSize))
        #expect(try !WireCoder.decode(ClientReport.self, from: data).results.isEmpty)
        #expect(report.encoded(sizeLimit: 10) == nil)
    }
}
