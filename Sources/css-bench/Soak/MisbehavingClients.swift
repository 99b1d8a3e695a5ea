import Foundation
import TestSupport

/// Clients that send half a request or none, do not read the response, or disconnect while the server responds.
final class MisbehavingClients {
    private static let limit = 40

    private let port: Int
    private let requests: [String]
    private var sockets: [Int32] = []
    private var random: SeededGenerator

    /// - Parameter port: The port of the server on this machine.
    init(port: Int, seed: UInt64) {
        self.port = port
        random = SeededGenerator(seed: seed)
        let host = "Host: 127.0.0.1:\(port)\r\n"
        requests = [
            "GET /manifest HTTP/1.1\r\n\(host)\r\n",
            "GET /\(BenchFolder.sheet) HTTP/1.1\r\n\(host)\r\n",
            "GET /watch?since=&inline=262144 HTTP/1.1\r\n\(host)Accept: text/event-stream\r\n\r\n",
            "GET /watch?since=&name=slow HTTP/1.1\r\n\(host)\r\n",
            "POST /report HTTP/1.1\r\n\(host)Content-Length: 60000\r\n\r\n{\"name\":",
            "GET /events?since= HTTP/1.1\r\nHo", "\u{16}\u{3}\u{1}", "",
        ]
    }

    deinit { disconnect() }

    /// Connects a client, or lets one read a little or disconnect.
    func applyRandomEvent() {
        if sockets.isEmpty || sockets.count < Self.limit && random.chance(oneIn: 2) {
            return connect(sending: random.pick(requests))
        }
        let index = random.number(below: sockets.count)
        if random.chance(oneIn: 3) {
            var bytes = [UInt8](repeating: 0, count: 100)
            _ = recv(sockets[index], &bytes, bytes.count, Int32(MSG_DONTWAIT))
        } else {
            close(sockets.remove(at: index))
        }
    }

    /// Disconnects all clients.
    func disconnect() {
        for socket in sockets { close(socket) }
        sockets = []
    }

    #if canImport(Darwin)
    private static let (stream, noSignal) = (SOCK_STREAM, Int32(0))
    #else
    private static let (stream, noSignal) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL))
    #endif

    private func connect(sending request: String) {
        let descriptor = socket(AF_INET, Self.stream, 0)
        guard descriptor >= 0 else { return }
        #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(descriptor, $0, size) }
        }
        // The server may be down.
        guard result == 0 else {
            close(descriptor)
            return
        }
        _ = send(descriptor, request, request.utf8.count, Self.noSignal)
        sockets.append(descriptor)
    }
}
