import Foundation

/// A request as a server reads it.
struct ScriptedRequest: Sendable {
    let method: String
    /// Path and query, as they were sent.
    let target: String
    /// By their names in small letters.
    let headers: [String: String]
    var body = Data()

    init?(head: String) {
        let lines = head.components(separatedBy: "\r\n")
        let start = lines[0].split(separator: " ")
        guard start.count == 3 else { return nil }
        method = String(start[0])
        target = String(start[1])
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// The path, decoded, without the slash in front.
    var path: String {
        let path = target.prefix { $0 != "?" }.dropFirst()
        return path.removingPercentEncoding ?? String(path)
    }

    /// What the query says, decoded.
    var query: [String: String] {
        let query = target.drop { $0 != "?" }.dropFirst()
        return query.split(separator: "&").reduce(into: [:]) { values, pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[String(parts[0])] = parts.count == 2 ? parts[1].removingPercentEncoding : nil
        }
    }
}
