import Foundation

/// A request that a scripted server has received.
package struct ScriptedRequest: Sendable {
    package let method: String
    /// The path and the query, with percent escapes.
    package let target: String
    /// The values by the names in lower case.
    package let headers: [String: String]
    package var body = Data()

    package init?(head: String) {
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

    /// The path, without percent escapes and the leading slash.
    package var path: String {
        let path = target.prefix { $0 != "?" }.dropFirst()
        return path.removingPercentEncoding ?? String(path)
    }

    /// The parameters of the query, without percent escapes.
    package var query: [String: String] {
        let query = target.drop { $0 != "?" }.dropFirst()
        return query.split(separator: "&").reduce(into: [:]) { values, pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[String(parts[0])] = parts.count == 2 ? parts[1].removingPercentEncoding : nil
        }
    }
}
