import Foundation
import NimbusCSS

/// One connection of a scripted server.
package final class ScriptedConnection: Sendable {
    #if os(Linux)
    static let stream = Int32(SOCK_STREAM.rawValue)
    private static let flags = Int32(MSG_NOSIGNAL)
    #else
    static let stream = SOCK_STREAM
    private static let flags: Int32 = 0
    #endif

    private let descriptor: Int32
    private let isOpen = Locked(true)
    private let keepsAlive = Locked(false)

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // A timeout ends a test that fails.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    // MARK: Sending

    /// Sends bytes.
    /// - Returns: Whether the client still accepts bytes.
    @discardableResult
    package func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Self.flags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    @discardableResult
    package func send(_ text: String) -> Bool { send(Data(text.utf8)) }

    /// Sends a complete response.
    /// - Parameters:
    ///   - length: The `Content-Length`. By default, the length of the body.
    ///   - isKept: Whether the connection stays open for another request.
    package func answer(
        _ status: Int = 200, _ body: Data = Data(), headers: [String] = [], length: Int? = nil, isKept: Bool = false
    ) {
        keepsAlive.withLock { $0 = isKept }
        let head = [
            "HTTP/1.1 \(status) Answer", "Connection: \(isKept ? "keep-alive" : "close")",
            "Content-Length: \(length ?? body.count)",
        ]
        send((head + headers).joined(separator: "\r\n") + "\r\n\r\n")
        send(body)
    }

    /// Sends the head of an event stream. The stream ends when the connection closes.
    package func beginEvents() {
        keepsAlive.withLock { $0 = false }
        send("HTTP/1.1 200 Answer\r\nConnection: close\r\nContent-Type: text/event-stream\r\n\r\n")
    }

    /// Sends one event.
    /// - Returns: Whether the client still accepts bytes.
    @discardableResult
    package func send(event json: Data) -> Bool { send(Data("event: change\ndata: ".utf8) + json + Data("\n\n".utf8)) }

    /// Whether the connection stays open for another request.
    package var isKept: Bool { keepsAlive.withLock { $0 } }

    /// Whether the client is still connected. It is expected to send nothing more.
    package var isWanted: Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count > 0 || count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
    }

    // MARK: Receiving

    /// Reads a request with its body. Returns `nil` if the connection ends first.
    package func readRequest() -> ScriptedRequest? {
        var data = Data()
        let blank = Data("\r\n\r\n".utf8)
        while data.range(of: blank) == nil { guard read(into: &data) else { return nil } }
        guard let end = data.range(of: blank),
            var request = ScriptedRequest(head: String(decoding: data[..<end.lowerBound], as: UTF8.self))
        else { return nil }
        var body = Data(data[end.upperBound...])
        let length = request.headers["content-length"].flatMap(Int.init) ?? 0
        if request.headers["expect"] != nil { send("HTTP/1.1 100 Continue\r\n\r\n") }
        while body.count < length { guard read(into: &body) else { return nil } }
        request.body = body
        return request
    }

    private func read(into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0, data.count < 16 << 20 else { return false }
        data.append(contentsOf: buffer[..<count])
        return true
    }

    // MARK: Ending

    /// Shuts the connection down, so that blocking calls on other threads return.
    package func interrupt() {
        isOpen.withLock { if $0 { shutdown(descriptor, Int32(SHUT_RDWR)) } }
    }

    package func close() {
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            isOpen = false
            Foundation.close(descriptor)
        }
    }
}
