import NimbusChameleon
import Testing

@testable import ChameleonServer

/// The times at which files are read, in simulated time.
@Suite struct ChangeCollectorTests {

    /// A sign of a change of a file, with its time in milliseconds after the start.
    private typealias Sign = (at: Int, path: String, sign: ChangeSign)

    /// Reads a written file after twice the usual time, so that another sign can arrive before.
    private static let coalescing = Coalescing(written: .milliseconds(2))

    private let start = ContinuousClock.now

    /// Returns the time and the files of each batch, such as `2.0: a b`. Simulates a timer that fires at each due time.
    private func taken(_ signs: [Sign]) throws -> [String] {
        var collector = ChangeCollector(Self.coalescing)
        var taken: [String] = []
        var now = start
        func elapse(to end: ContinuousClock.Instant) {
            while let due = collector.due, due < end {
                now = max(now, due)
                let paths = collector.take(at: now).candidates.map(\.path.text).joined(separator: " ")
                taken.append("\((now - start) / .milliseconds(1)): \(paths)")
            }
        }
        for sign in signs {
            elapse(to: start + .milliseconds(sign.at))
            now = start + .milliseconds(sign.at)
            collector.note(try #require(WatchedPath(sign.path)), sign.sign, at: now)
        }
        elapse(to: start + .seconds(100))
        return taken
    }

    @Test("A closed file is read almost immediately")
    func closedFile() throws {
        #expect(try taken([(0, "a", .written)]) == ["2.0: a"])
        #expect(try taken([(0, "a", .writing), (5, "a", .writing), (9, "a", .written)]) == ["11.0: a"])
    }

    @Test("A file that is written with pauses is read after it is closed")
    func pausingWriter() throws {
        #expect(try taken([(0, "a", .writing), (490, "a", .writing), (980, "a", .written)]) == ["980.0: a"])
    }

    @Test("A file that is always being written is read after a maximum time")
    func endlessWriter() throws {
        let signs = (0..<300).map { (at: $0 * 10, path: "a", sign: ChangeSign.writing) }
        #expect(try taken(signs).first == "2000.0: a")
        let closed = (0..<100).map { (at: $0, path: "a", sign: ChangeSign.written) }
        #expect(try taken(closed).first == "30.0: a")
    }

    @Test("A file that is being written does not delay other files")
    func independentFiles() throws {
        #expect(try taken([(0, "a", .writing), (1, "b", .written)]) == ["3.0: b", "500.0: a"])
    }

    @Test("A burst is one batch, in the order of the first signs")
    func burst() throws {
        #expect(try taken([(0, "b", .written), (1, "a", .written), (2, "b", .written)]) == ["4.0: b a"])
    }

    @Test("A flood is a few batches, and the next save is fast again")
    func flood() throws {
        for gap in 1...3 {
            // Three thousand files, written one after another.
            let flood = (0..<3000).map { (at: $0 * gap, path: "\($0)", sign: ChangeSign.written) }
            let end = 3000 * gap + 3000
            let batches = try taken(flood + [(end, "a", .written)])
            #expect(batches.count <= 12 + 3000 * gap / 200 && batches.last == "\(end + 2).0: a")
            #expect(batches.flatMap { $0.split(separator: " ").dropFirst() }.count == 3001)
        }
    }

    @Test("Frequent saves of one file are not a flood")
    func frequentSaves() throws {
        let saves = (0..<100).map { (at: $0 * 50, path: "a", sign: ChangeSign.written) }
        #expect(try taken(saves) == (0..<100).map { "\($0 * 50 + 2).0: a" })
    }

    @Test("A removed file is read when it exists again, or after a delay")
    func replacedFile() throws {
        #expect(try taken([(0, "a", .removed), (5, "a", .written)]) == ["7.0: a"])
        #expect(try taken([(0, "a", .removed)]) == ["20.0: a"])
        #expect(try taken([(0, "a", .found), (5, "b", .removed)]) == ["25.0: a b"])
    }

    @Test("A weak sign does not replace a strong one")
    func weakSign() throws {
        #expect(try taken([(0, "a", .written), (1, "a", .found)]) == ["2.0: a"])
        #expect(try taken([(0, "a", .written), (1, "a", .created)]) == ["2.0: a"])
        #expect(try taken([(0, "a", .writing), (1, "a", .found)]) == ["500.0: a"])
        #expect(try taken([(0, "a", .writing), (1, "a", .created)]) == ["500.0: a"])
        #expect(try taken([(0, "a", .created), (1, "a", .written)]) == ["3.0: a"])
        #expect(try taken([(0, "a", .created), (1, "a", .found)]) == ["20.0: a"])
    }

    /// Returns the second candidate of a file whose first read cannot be used 40 ms after the file's sign, and the delay until
    /// the second read.
    private func retried(
        as sign: ChangeSign, isAttempt: Bool, after news: ChangeSign? = nil
    ) throws -> (again: ChangeCollector.Candidate, delay: Duration) {
        let path = try #require(WatchedPath("a"))
        let end = start + .milliseconds(40)
        var collector = ChangeCollector(Self.coalescing)
        collector.note(path, .written, at: start)
        let candidate = try #require(collector.take(at: start + .milliseconds(2)).candidates.first)
        if let news { collector.note(path, news, at: end) }
        #expect(collector.newSign(of: candidate) == news)
        collector.retry(candidate, as: sign, isAttempt: isAttempt, at: end)
        let due = try #require(collector.due)
        let again = try #require(collector.take(at: due).candidates.first)
        #expect(collector.due == nil)
        return (again, due - end)
    }

    @Test("A file that is read again keeps the time of its first sign")
    func retry() throws {
        let (again, delay) = try retried(as: .found, isAttempt: true)
        #expect(again.first == start && again.attempts == 1 && again.sign == .found && delay == .milliseconds(20))
        let (whole, newDelay) = try retried(as: .found, isAttempt: true, after: .written)
        #expect(whole.first == start && whole.attempts == 1 && whole.sign == .written && newDelay == .milliseconds(2))
    }

    @Test("Waiting for the writer of an empty file is no attempt to read it")
    func retryOfEmptyFile() throws {
        let (again, delay) = try retried(as: .empty, isAttempt: false)
        #expect(again.first == start && again.attempts == 0 && again.sign == .empty && delay == .milliseconds(500))
    }

    @Test("A scan of the folder starts soon, however often it is requested")
    func fullScan() {
        var collector = ChangeCollector(Self.coalescing)
        for step in 0..<100 {
            collector.noteEverything(at: start + .milliseconds(step))
            #expect(collector.due ?? start <= start + .milliseconds(30))
        }
        collector.noteEverything(notBefore: start)
        #expect(collector.take(at: start + .milliseconds(30)).looksEverywhere && collector.due == nil)
    }
}
