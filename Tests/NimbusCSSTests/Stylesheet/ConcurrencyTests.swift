import CSSEngine
import Foundation
import TestSupport
import Testing

@testable import NimbusCSS

/// Loads stylesheets on several threads while views are styled on the main actor. CI also runs it with the thread
/// sanitizer.
@Suite struct ConcurrencyTests {
    private static let paths = (0..<4).map { "\($0).css" }

    @Test @MainActor func stylesOnTheMainActorWhileOtherThreadsLoad() async throws {
        let folder = try TemporaryFolder()
        for path in Self.paths { try folder.write(Self.text(0), to: path, atomically: true) }
        try folder.write("B { width: 1px }", to: "base.css", atomically: true)
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let changes = Locked(0)
        let observer = NotificationCenter.default.addObserver(
            forName: NIStylesheetDidChangeNotification, object: try cache.stylesheet(withPath: "0.css"), queue: nil
        ) { _ in changes.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let root = folder.path
        let isLoading = Locked(true)
        let loads = Task.detached {
            defer { isLoading.withLock { $0 = false } }
            try await Self.load(cache, root, versions: 1...40)
        }
        var seen: Set<Double> = []
        repeat {
            for path in Self.paths {
                let stylesheet = try cache.stylesheet(withPath: path)
                seen.insert(try Self.styledSize(stylesheet.snapshot))
            }
            await Task.yield()
        } while isLoading.withLock { $0 }
        try await loads.value
        #expect(seen.isSubset(of: Set((0...40).map(Double.init))))
        for path in Self.paths {
            let stylesheet = try cache.stylesheet(withPath: path)
            #expect(try Self.styledSize(stylesheet.snapshot) == 40)
        }
        #expect(changes.withLock { (1...40).contains($0) })
    }

    @Test func allThreadsReceiveTheSameObject() async throws {
        let folder = try TemporaryFolder(["a.css": "A {}"])
        for _ in 0..<20 {
            let cache = NIStylesheetCache(pathPrefix: folder.path)
            let objects = try await withThrowingTaskGroup(of: NIStylesheet.self) { group in
                for _ in 0..<8 { group.addTask { try cache.stylesheet(withPath: "a.css") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(objects.map { ObjectIdentifier($0) }).count == 1)
            #expect(objects.allSatisfy { $0.isLoaded })
        }
    }

    @Test("Several threads scan and read the same source", arguments: ["", "/* d", "e: url(f\\", "'g\\"])
    func commonSource(_ end: String) async {
        let text = String(repeating: "a { b: 'c' }\n", count: 200) + end
        let source = Source(name: "a.css", text: text)
        let results = await withTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { Self.description(of: source) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(results == [Self.description(of: Source(name: "a.css", text: text))])
    }

    /// Returns the kinds of the tokens, the text and the location of its end.
    private static func description(of source: Source) -> String {
        TokenList.withTokens(of: source) { tokens in
            let kinds = (0..<tokens.count).map { "\(tokens.kind($0))" }.joined(separator: " ")
            return kinds + source.string(0..<source.length) + "\(source.location(at: source.length))"
        }
    }

    @Test func concurrentAdditionsAreAllKept() async {
        let stylesheet = NIStylesheet()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let other = NIStylesheet()
                    other.load(text: "A { own-\(number): 1 }")
                    stylesheet.add(other)
                }
            }
        }
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.all.count == 40)
    }

    /// Writes and loads all versions of all stylesheets concurrently, while other tasks reload them.
    private static func load(_ cache: NIStylesheetCache, _ root: String, versions: ClosedRange<Int>) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for path in paths {
                group.addTask {
                    for version in versions {
                        try text(version).write(toFile: root + "/" + path, atomically: true, encoding: .utf8)
                        try cache.stylesheet(withPath: path).reload()
                    }
                }
                group.addTask {
                    for _ in versions { try? cache.stylesheet(withPath: path).reload() }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func text(_ version: Int) -> String {
        "@import 'base.css'; A { width: \(version)px; height: \(version)px }"
    }

    /// Returns the width of a view, which must equal its height. A partially loaded stylesheet would make them differ.
    private static func styledSize(_ stylesheet: Stylesheet) throws -> Double {
        let ruleset = StyledView(TestView("A"), stylesheet).own
        guard case .length(let width) = ruleset.value(of: "width") else { return .nan }
        #expect(ruleset.value(of: "height") == .length(width))
        return width
    }
}
