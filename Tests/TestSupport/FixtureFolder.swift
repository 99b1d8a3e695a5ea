import Foundation

/// A folder of test inputs with the expected results next to them: `card.css` and, for example, `card.styles`.
///
/// With `RECORD=1` in the environment, `check` writes the actual results to the files of the expected ones. The test
/// still fails, because a person has to read the recorded results.
package struct FixtureFolder: Sendable {
    package let url: URL

    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    package init(_ url: URL) {
        self.url = url
    }

    /// Creates the folder of `Tests/Fixtures` with a name.
    package init(named name: String) {
        self.init(PackagePaths.root.appendingPathComponent("Tests/Fixtures/\(name)"))
    }

    /// Returns the names of the files in the folder that have an extension, sorted and without the extension.
    /// Subfolders have files that several fixtures share, such as imported stylesheets.
    package func names(withExtension pathExtension: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix("." + pathExtension) }
            .map { String($0.dropLast(pathExtension.count + 1)) }.sorted()
    }

    package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    package func data(_ name: String) throws -> Data { try Data(contentsOf: file(name)) }

    package func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

    /// Compares results with files, or records them.
    /// - Parameter results: The actual results by the names of the files with the expected results.
    /// - Throws: `Mismatch` if a result differs or was recorded.
    package func check(_ results: KeyValuePairs<String, String>) throws {
        var problems: [String] = []
        for (name, result) in results {
            if Self.isRecording {
                try result.write(to: file(name), atomically: true, encoding: .utf8)
                problems.append("recorded \(name)")
            } else {
                let expected = try text(name)
                if result != expected { problems.append("\(name)\n\(Self.changes(from: expected, to: result))") }
            }
        }
        guard problems.isEmpty else { throw Mismatch(description: problems.joined(separator: "\n")) }
    }

    /// Returns the lines that differ: expected lines with `-`, actual lines with `+`.
    private static func changes(from expected: String, to actual: String) -> String {
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        return lines(actual).difference(from: lines(expected)).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }.joined(separator: "\n")
    }

    /// The error of `check`. Its description lists all files that differ or were recorded.
    package struct Mismatch: Error, CustomStringConvertible {
        package let description: String
    }
}
