import Foundation
import Testing

@testable import css_bench

/// What the benchmark makes of what it has measured and heard.
@Suite struct MeasuringTests {

    @Test func quantilesLieBetweenTheSamples() {
        let quantiles = Quantiles([40, 10, 30, 20, 50])
        #expect([0, 0.25, 0.5, 0.99, 1].map { quantiles[$0] } == [10, 20, 30, 49.6, 50])
        #expect(quantiles.least == 10 && quantiles.count == 5)
        #expect(Quantiles([7])[0.99] == 7)
    }

    @Test func aSaveIsPairedWithTheFirstSightOfEachApp() {
        var save = ReloadSave(.inPlace, start: 1000)
        save.note(app: 0, change: 1500, moment: 2000)
        save.note(app: 0, change: 2500, moment: 3000)
        save.note(app: 1, change: 900, moment: 950)
        save.told = 1200
        #expect(save.latencies.sorted() == [-50, 1000])
        #expect(save.untilTold == 200)
        #expect(save.untilChange.sorted() == [-100, 500])
        #expect(save.fromChange.sorted() == [50, 500])
    }

    @Test func whatIsNotSeenIsLost() {
        var seen = ReloadSave(.anew, start: 0)
        for app in 0..<3 { seen.note(app: app, change: 1, moment: 2) }
        let saves = [seen, ReloadSave(.anew, start: 5)]
        #expect(ReloadRows(saves, apps: 3, processorTime: 1).lost == 3)
    }

    @Test(arguments: [
        ChildMessage.listening(port: 8888), .told(at: 1), .restyled(app: 1, value: 2, change: 3, moment: 4),
        .torn(app: 1, path: "a.css", size: 3), .file(app: 1, path: "a/b.css", hash: "00"),
        .app(1, isWatching: true, value: 2), .app(1, isWatching: false, value: 2), .complete,
    ])
    func messagesAreHeardAsTheyAreTold(_ message: ChildMessage) {
        #expect(ChildMessage("\(message)") == message)
    }

    @Test(arguments: [ChildOrder.watch(app: 1), .stop(app: 2), .renew(app: 3), .list])
    func ordersAreHeardAsTheyAreGiven(_ order: ChildOrder) {
        #expect(ChildOrder("\(order)") == order)
    }

    @Test(arguments: ["", "told", "told x", "restyled 1 2 3", "torn 1", "file 1 a", "app 1 1", "listening"])
    func halfAMessageIsNone(_ line: String) {
        #expect(ChildMessage(line) == nil)
    }

    @Test func linesAreTakenOutOnceTheyAreComplete() {
        var lines = LineBuffer()
        lines.append(Array("one\ntw".utf8))
        #expect(lines.next() == "one" && lines.next() == nil)
        lines.append(Array("o\n\nthree".utf8))
        #expect(lines.next() == "two" && lines.next() == "" && lines.next() == nil)
    }

    @Test func aTextThatIsNotWholeShows() {
        let text = Data(SealedText("a { b: c }\n").text.utf8)
        #expect(SealedText.isWhole(text))
        for size in 0..<text.count { #expect(!SealedText.isWhole(text.prefix(size))) }
        #expect(!SealedText.isWhole(text + text))
    }

    @Test func anAppDiffersFromTheDiskWhereAnyFileDoes() {
        let disk = SoakDisk(watched: ["a.css": "1", "t.strings": "2"], built: ["a.css": "0", "b.css": "3"])
        let same = ["a.css": "1", "b.css": "3", "t.strings": "2"]
        #expect(disk.difference(from: same) == nil)
        #expect(disk.difference(from: same.merging(["a.css": "0"]) { $1 }) == "a.css")
        #expect(disk.difference(from: same.merging(["c.css": "4"]) { $1 }) == "c.css")
        #expect(disk.difference(from: ["a.css": "1", "b.css": "3"]) == "t.strings")
        #expect(disk.difference(from: same.merging(["gone.json": "5"]) { $1 }) == nil)
    }

    @Test func onlyWhatGrowsBeyondItsLimitIsTooMuch() {
        let limit = UsageLimit()
        let early = ProcessUsage(memory: 100 << 20, descriptors: 100)
        let late = ProcessUsage(memory: 141 << 20, descriptors: 210)
        #expect(limit.excess(from: early, to: late) == nil)
        #expect(limit.excess(from: early, to: ProcessUsage(memory: 142 << 20, descriptors: 100)) != nil)
        #expect(limit.excess(from: early, to: ProcessUsage(memory: 100 << 20, descriptors: 211)) != nil)
    }
}
