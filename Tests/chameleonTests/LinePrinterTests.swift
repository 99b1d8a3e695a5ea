import Foundation
import Testing

@testable import chameleon

@Suite struct LinePrinterTests {
    @Test("Lines arrive in order")
    func prints() async throws {
        let pipe = Pipe()
        let printer = LinePrinter(to: pipe.fileHandleForWriting.fileDescriptor)
        for number in 0..<100 { printer.print(["\(number)", "é"]) }
        await printer.finish(within: .seconds(1_000))
        try pipe.fileHandleForWriting.close()
        let text = try #require(try pipe.fileHandleForReading.readToEnd())
        #expect(String(decoding: text, as: UTF8.self) == (0..<100).map { "\($0)\né\n" }.joined())
    }

    @Test("An output that is not read does not block the caller, and dropped lines are counted")
    func dropsLines() async throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        let filling = Self.fill(descriptor)
        let printer = LinePrinter(to: descriptor, capacity: 100)
        for number in 0..<1000 { printer.print(["line \(number)"]) }
        await printer.finish(within: .milliseconds(10))
        _ = try pipe.fileHandleForReading.read(upToCount: filling)
        await printer.finish(within: .seconds(1_000))
        printer.print(["after"])
        await printer.finish(within: .seconds(1_000))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        // Lines can be dropped several times, if the printer writes some of them meanwhile.
        let numbers = lines.compactMap { $0.hasPrefix("line ") ? Int($0.dropFirst(5)) : nil }
        let dropped = lines.compactMap { line in
            line.hasPrefix("… ") ? Int(line.dropFirst(2).prefix { $0.isNumber || $0 == "," }.filter(\.isNumber)) : nil
        }
        #expect(numbers.first == 0 && numbers == numbers.sorted() && numbers.count < 100)
        #expect(numbers.count + dropped.reduce(0, +) == 1000)
        #expect(lines.last == "after")
    }

    @Test("An output that cannot be written ends printing without waiting")
    func unwritableOutput() async throws {
        let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        let printer = LinePrinter(to: file.fileDescriptor)
        let time = await ContinuousClock().measure {
            printer.print(["lost"])
            await printer.finish(within: .seconds(1_000))
            printer.print(["lost as well"])
            await printer.finish(within: .seconds(1_000))
        }
        #expect(time < .seconds(1_000))
    }

    /// Fills a pipe.
    /// - Returns: The number of bytes in it.
    private static func fill(_ descriptor: Int32) -> Int {
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
        defer { _ = fcntl(descriptor, F_SETFL, flags) }
        var count = 0
        while write(descriptor, "x", 1) == 1 { count += 1 }
        return count
    }
}
