import Foundation
import Testing

@testable import css_bench

/// The messages between the processes of css-bench, and the evaluation of measurements.
@Suite struct MeasuringTests {

    @Test("Quantiles are interpolated between the samples")
    func quantiles() {
        let quantiles = Quantiles([40, 10, 30, 20, 50])
        #expect([0, 0.25, 0.5, 0.99, 1].map { quantiles[$0] } == [10, 20, 30, 49.6, 50])
        #expect(quantiles.minimum == 10 && quantiles.count == 5)
        #expect(Quantiles([7])[0.99] == 7)
    }

    @Test("The ratio states how many times better the engine is than its peer, and is nil for a division by zero")
    func ratios() {
        func ratio(_ metric: Row.Metric, ours: Double, peer: Double) -> Double? {
            let ours = Row(stage: "stage", corpus: "corpus", metric: metric, value: ours)
            return Row(stage: "stage", corpus: "corpus", metric: metric, value: peer).asPeer("peer", of: ours).ratio
        }
        #expect(ratio(.microseconds, ours: 2, peer: 8) == 4)
        #expect(ratio(.megabytes, ours: 2, peer: 8) == 0.25)
        #expect(ratio(.setters, ours: 0, peer: 0) == nil)
        #expect(ratio(.setters, ours: 0, peer: 3) == nil)
        #expect(ratio(.setters, ours: 3, peer: 0) == 0)
    }

    @Test("The allocated memory includes small and large blocks", arguments: [(1 << 18, 64), (1, 16 << 20)])
    func allocatedMemory(count: Int, size: Int) {
        // Other tests allocate at the same time, so that some measurements include their memory.
        let isCounted = (0..<50).contains { _ in
            let former = AllocatedMemory.bytes()
            let blocks = (0..<count).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16) }
            let megabytes = (AllocatedMemory.bytes() - former) >> 20
            for block in blocks { block.deallocate() }
            return (12...32).contains(megabytes)
        }
        #expect(isCounted)
    }

    @Test("Only the first message of each app is recorded for a save")
    func firstMessages() {
        var save = ReloadSave(.inPlace, start: 1000)
        save.record(app: 0, change: 1500, moment: 2000)
        save.record(app: 0, change: 2500, moment: 3000)
        save.record(app: 1, change: 900, moment: 950)
        save.sent = 1200
        #expect(save.latencies.sorted() == [-50, 1000])
        #expect(save.untilSent == 200)
        #expect(save.untilChange.sorted() == [-100, 500])
        #expect(save.fromChange.sorted() == [50, 500])
    }

    @Test("A save is lost for each app that never shows it")
    func lostSaves() {
        var shown = ReloadSave(.deleteAndCreate, start: 0)
        for app in 0..<3 { shown.record(app: app, change: 1, moment: 2) }
        let saves = [shown, ReloadSave(.deleteAndCreate, start: 5)]
        #expect(ReloadRows(saves, apps: 3, processorTime: 1).lost == 3)
    }

    @Test(
        "A message is parsed from its description",
        arguments: [
            ChildMessage.listening(port: 8888), .sent(at: 1), .restyled(app: 1, value: 2, change: 3, moment: 4),
            .torn(app: 1, path: "a.css", size: 3), .file(app: 1, path: "a/b.css", hash: "00"),
            .app(1, isWatching: true, value: 2), .app(1, isWatching: false, value: 2), .complete,
        ])
    func messages(_ message: ChildMessage) {
        #expect(ChildMessage("\(message)") == message)
    }

    @Test(
        "A command is parsed from its description",
        arguments: [ChildCommand.watch(app: 1), .stop(app: 2), .replace(app: 3), .list])
    func commands(_ command: ChildCommand) {
        #expect(ChildCommand("\(command)") == command)
    }

    @Test(
        "An incomplete message is invalid",
        arguments: ["", "sent", "sent x", "restyled 1 2 3", "torn 1", "file 1 a", "app 1 1", "listening"])
    func incompleteMessages(_ line: String) {
        #expect(ChildMessage(line) == nil)
    }

    @Test("A line is returned when it is complete")
    func lines() {
        var lines = LineBuffer()
        lines.append(Array("one\ntw".utf8))
        #expect(lines.next() == "one" && lines.next() == nil)
        lines.append(Array("o\n\nthree".utf8))
        #expect(lines.next() == "two" && lines.next() == "" && lines.next() == nil)
    }

    @Test("An incomplete text is detected")
    func incompleteText() {
        let text = Data(ChecksummedText("a { b: c }\n").text.utf8)
        #expect(ChecksummedText.isComplete(text))
        for size in 0..<text.count { #expect(!ChecksummedText.isComplete(text.prefix(size))) }
        #expect(!ChecksummedText.isComplete(text + text))
    }

    @Test("An app differs from the disk if any file does")
    func differences() {
        let disk = SoakDisk(watched: ["a.css": "1", "t.strings": "2"], built: ["a.css": "0", "b.css": "3"])
        let same = ["a.css": "1", "b.css": "3", "t.strings": "2"]
        #expect(disk.difference(from: same) == nil)
        #expect(disk.difference(from: same.merging(["a.css": "0"]) { $1 }) == "a.css")
        #expect(disk.difference(from: same.merging(["c.css": "4"]) { $1 }) == "c.css")
        #expect(disk.difference(from: ["a.css": "1", "b.css": "3"]) == "t.strings")
        #expect(disk.difference(from: same.merging(["gone.json": "5"]) { $1 }) == nil)
    }

    @Test("Only growth above the limit is reported")
    func usageLimit() {
        let limit = UsageLimit()
        let early = ProcessUsage(memory: 100 << 20, descriptors: 100)
        let late = ProcessUsage(memory: 126 << 20, descriptors: 210)
        #expect(limit.excess(from: early, to: late) == nil)
        #expect(limit.excess(from: early, to: ProcessUsage(memory: 127 << 20, descriptors: 100)) != nil)
        #expect(limit.excess(from: early, to: ProcessUsage(memory: 100 << 20, descriptors: 211)) != nil)
    }
}
