import Foundation
import TestSupport
import Testing

@testable import NimbusChameleon

@Suite struct EventReaderTests {
    typealias Event = EventReader.Event

    private static func events(in pieces: [String]) -> [Event] {
        var reader = EventReader()
        return pieces.flatMap { piece in
            reader.append(Data(piece.utf8))
            var events: [Event] = []
            while let event = reader.next() { events.append(event) }
            return events
        }
    }

    @Test(arguments: [
        ("id: 7\nevent: change\ndata: {}\n\n", Event(name: "change", id: "7", data: Data("{}".utf8))),
        ("data:a\ndata:  b\ndata\n\n", Event(data: Data("a\n b\n".utf8))),
        ("id: 7\n\n", Event(id: "7")),
        ("retry: 500\n\n:\n\n: a: b\nfield\ndata: x: y\nid\n\n", Event(id: "", data: Data("x: y".utf8))),
    ])
    func reads(_ text: String, _ event: Event) {
        #expect(Self.events(in: [text]) == [event])
    }

    @Test(arguments: [
        "", "\n", "\n\n\n", ":\n\n", "event: change\n\n", "retry: 1\n\n", "data: x\n", "data: x", "x\n\n",
    ])
    func findsNoEvents(_ text: String) {
        #expect(Self.events(in: [text]).isEmpty)
    }

    @Test func findsTheSameEventsInAnyPieces() {
        let text = "retry: 5\n\nid: 1\n\n:\n\nid: 2\nevent: change\ndata: {\"a\":\ndata: 1}\n\n\ndata: ü\n\ndata: end"
        let whole = Self.events(in: [text])
        #expect(whole.map(\.id) == ["1", "2", nil] && whole.last?.data == Data("ü".utf8))
        var random = SeededGenerator(seed: 6)
        for _ in 0..<200 {
            var rest = Substring(text)
            var pieces: [String] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...12, using: &random)
                pieces.append(String(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(Self.events(in: pieces) == whole)
        }
    }

    @Test func countsUnreadBytes() {
        var reader = EventReader()
        reader.append(Data("data: 1\n\nda".utf8))
        #expect(reader.next() != nil && reader.next() == nil && reader.unread == 2)
        reader.append(Data("ta: 2\n\n".utf8))
        #expect(reader.next()?.data == Data("2".utf8) && reader.unread == 0)
    }
}
