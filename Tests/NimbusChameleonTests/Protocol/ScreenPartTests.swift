import Foundation
import NimbusChameleon
import Testing

/// The parts in which an app sends the files of its screen.
@Suite struct ScreenPartTests {
    @Test("The parts of files are their bytes", arguments: [0, 1, 45_000, 45_001, 100_000])
    func splitsFiles(size: Int) throws {
        let files = ["a.json": Data([1, 2, 3]), "b.png": Data((0..<size).map { UInt8($0 & 0xFF) })]
        let parts = ScreenPart.parts(of: files, id: "id")
        var joined: [String: Data] = [:]
        for part in parts {
            #expect(part.id == "id" && part.offset == joined[part.file]?.count ?? 0)
            joined[part.file, default: Data()] += part.data
            #expect(try WireCoder.encode(part).count <= WireLimits.reportSize)
            #expect(try WireCoder.decode(ScreenPart.self, from: WireCoder.encode(part)) == part)
        }
        let isEqual = joined == files
        #expect(isEqual && parts.map(\.isLast) == parts.indices.map { $0 == parts.count - 1 })
    }

    @Test("Files beyond a limit are refused")
    func refusesLargeFiles() {
        let many = Dictionary(uniqueKeysWithValues: (0...ScreenPart.fileLimit).map { ("\($0)", Data()) })
        let large = ["a": Data(count: WireLimits.fileSize + 1)]
        let named = [String(repeating: "a", count: ScreenPart.nameSize + 1): Data()]
        for files in [many, large, named, [:]] {
            let parts = ScreenPart.parts(of: files, id: "id")
            #expect(parts.count == 1 && parts[0].problem != nil && parts[0].isLast)
        }
    }

    @Test(
        "Messages beyond a limit are not decoded",
        arguments: [
            #"{"id": "\#(String(repeating: "a", count: 65))"}"#, #"{"id": 1}"#,
            #"{"id": "a", "file": "\#(String(repeating: "a", count: 201))", "offset": 0, "data": "", "isLast": false}"#,
            #"{"id": "a", "file": "a", "offset": -1, "data": "", "isLast": false}"#,
        ])
    func limitsMessages(_ json: String) {
        #expect(throws: (any Error).self) { try WireCoder.decode(ScreenPart.self, from: Data(json.utf8)) }
        if !json.contains("file") {
            #expect(throws: (any Error).self) { try WireCoder.decode(ScreenRequest.self, from: Data(json.utf8)) }
        }
    }
}
