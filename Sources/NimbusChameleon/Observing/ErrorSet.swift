import CSSEngine

/// The errors of one version of the stylesheets, as a multiset.
///
/// An error is identified by its file, its kind or message, and its source line. The line number is not part of the
/// identity, so that an error that an unrelated edit moves remains the same error. The counts of errors would not do:
/// one save can fix an error and introduce another.
///
/// Compare only sets that were created in the same way.
package struct ErrorSet: Hashable, Sendable {
    private struct Identity: Hashable, Sendable {
        let file: String
        let kind: Kind
        let line: String
    }

    private enum Kind: Hashable, Sendable {
        case engine(Diagnostic.Kind)
        case message(String)
        /// Errors beyond the maximum number of diagnostics.
        case omitted
    }

    private var counts: [Identity: Int] = [:]

    /// Creates the set of the errors among diagnostics. Warnings are ignored.
    package init(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics {
            let count = diagnostic.count(of: .error)
            guard count > 0 else { continue }
            let file = diagnostic.source.name
            if case .more = diagnostic.kind {
                counts[Identity(file: file, kind: .omitted, line: ""), default: 0] += count
            } else {
                let line = Excerpt(diagnostic.source, diagnostic.range)?.line ?? ""
                counts[Identity(file: file, kind: .engine(diagnostic.kind), line: line), default: 0] += count
            }
        }
    }

    /// Creates the set of the errors among diagnostics. Warnings are ignored. The source line is the first line of the
    /// excerpt.
    package init(_ diagnostics: some Sequence<ReportedDiagnostic>) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let line = diagnostic.excerpt?.split(separator: "\n", omittingEmptySubsequences: false).first
            let identity = Identity(
                file: Self.file(diagnostic.location), kind: .message(diagnostic.message),
                line: line.map(String.init) ?? "")
            counts[identity, default: 0] += 1
        }
    }

    package var isEmpty: Bool { counts.isEmpty }

    /// Whether the other set contains each error of this set, at least as many times.
    package func isSubset(of other: ErrorSet) -> Bool {
        counts.allSatisfy { $0.value <= other.counts[$0.key, default: 0] }
    }

    /// Returns the path of a location, such as `main.css` of `main.css:14:3`.
    private static func file(_ location: String) -> String {
        var path = location[...]
        for _ in 0..<2 {
            guard let colon = path.lastIndex(of: ":"), path[colon...].dropFirst().allSatisfy(\.isWholeNumber) else {
                break
            }
            path = path[..<colon]
        }
        return String(path)
    }
}
