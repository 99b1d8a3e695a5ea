import Foundation

/// A response, parsed from the received bytes.
package struct RawResponse {
    package let status: Int
    /// The values by the names in lower case.
    package let headers: [String: String]
    package let body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// Removes a response from the front of `bytes`. `nil` if the response is not complete yet.
    /// - Parameter isHead: Whether the response is to a `HEAD` request, and has no body.
    init?(taking bytes: inout [UInt8], isHead: Bool) {
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: "\r\n\r\n".utf8) }) else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        let size = isHead ? 0 : headers["content-length"].flatMap(Int.init) ?? 0
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard bytes.count >= end + 4 + size, let status else { return nil }
        self.status = status
        self.headers = headers
        body = Array(bytes[(end + 4)..<(end + 4 + size)])
        bytes.removeFirst(end + 4 + size)
    }
}
