import Foundation
import TestSupport

/// A watched folder, and random changes to it that are similar to the changes of users and editors.
struct SoakFolder {
    /// The number of changes so far.
    private(set) var number = 0
    /// The number in the last saved stylesheet, which the labels of apps have to show.
    private(set) var shown = 0

    private let root: URL
    private var random: SeededGenerator
    private var paths: [String]

    /// The initial files: contents by path.
    static var files: [String: String] {
        var files = [BenchFolder.sheet: sheet(0)]
        let others = ["part-0.css", "part-1.css", "folder-0/part-0.css", "folder-0/data.json", BenchFolder.strings]
        for path in others { files[path] = text(0, lines: 3) }
        return files
    }

    init(_ root: URL, seed: UInt64) {
        self.root = root
        random = SeededGenerator(seed: seed)
        paths = Self.files.keys.filter { $0 != BenchFolder.sheet }.sorted()
    }

    /// Makes a random change.
    mutating func change() throws {
        number += 1
        switch random.number(below: 20) {
        case 0..<6: try saveSheet()
        case 6..<12: try saveOther()
        case 12, 13: try create(newPath())
        case 14: try createFolder()
        case 15, 16: try removeFile()
        case 17: try removeFolder()
        case 18: try moveFile()
        default: try moveFolder()
        }
    }

    // MARK: Contents

    private static func sheet(_ number: Int) -> String {
        let imports = (0..<6).map { "@import \"part-\($0).css\";\n" } + ["@import \"folder-0/part-0.css\";\n"]
        return ChecksummedText(imports.joined() + ".number { -ios-number-of-lines: \(number) }\n").text
    }

    private static func text(_ number: Int, lines: Int) -> String {
        ChecksummedText((0..<lines).map { ".line-\($0) { opacity: 0.\(number) }\n" }.joined()).text
    }

    // MARK: Existing files

    private mutating func saveSheet() throws {
        shown = number
        try random.pick(SaveStyle.allCases).save(Self.sheet(number), to: url(BenchFolder.sheet))
    }

    private mutating func saveOther() throws {
        guard !paths.isEmpty else { return try create(newPath()) }
        let text = Self.text(number, lines: random.number(in: 1...60))
        try random.pick(SaveStyle.allCases).save(text, to: url(random.pick(paths)))
    }

    private mutating func removeFile() throws {
        guard !paths.isEmpty else { return }
        try FileManager.default.removeItem(at: url(paths.remove(at: random.number(below: paths.count))))
    }

    private mutating func moveFile() throws {
        let sheets = paths.filter { $0.hasSuffix(".css") }
        guard !sheets.isEmpty else { return }
        let (old, new) = (random.pick(sheets), newPath())
        guard !paths.contains(new) else { return }
        try makeFolder(of: new)
        try FileManager.default.moveItem(at: url(old), to: url(new))
        paths.removeAll { $0 == old }
        paths.append(new)
    }

    // MARK: New files

    private mutating func newPath() -> String {
        let folder = random.number(below: 6)
        switch random.number(below: 8) {
        case 0: return BenchFolder.strings
        case 1: return "folder-\(folder)/data.json"
        case 2..<5: return "folder-\(folder)/part-\(random.number(below: 3)).css"
        default: return "part-\(folder).css"
        }
    }

    private mutating func create(_ path: String) throws {
        try makeFolder(of: path)
        let text = Self.text(number, lines: random.number(in: 1...20))
        try SaveStyle.inPlace.save(text, to: url(path))
        if !paths.contains(path) { paths.append(path) }
    }

    private mutating func createFolder() throws {
        let folder = "folder-\(random.number(below: 6))/deep-\(random.number(below: 2))"
        for name in ["part-0.css", "part-1.css"] { try create("\(folder)/\(name)") }
    }

    private func makeFolder(of path: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    // MARK: Folders

    private mutating func removeFolder() throws {
        guard let folder = anyFolder() else { return }
        try FileManager.default.removeItem(at: url(folder))
        paths.removeAll { $0.hasPrefix(folder + "/") }
    }

    private mutating func moveFolder() throws {
        let new = "folder-\(random.number(below: 6))"
        guard let old = anyFolder(), !FileManager.default.fileExists(atPath: url(new).path) else { return }
        try FileManager.default.moveItem(at: url(old), to: url(new))
        paths = paths.map { $0.hasPrefix(old + "/") ? new + $0.dropFirst(old.count) : $0 }
    }

    /// Returns a random folder that has files.
    private mutating func anyFolder() -> String? {
        let folders = Set(paths.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }).sorted()
        return folders.isEmpty ? nil : random.pick(folders)
    }

    private func url(_ path: String) -> URL { root.appendingPathComponent(path) }
}
