import Foundation
import NimbusCSS

/// A server on the loopback that does nothing by itself: what it sends is scripted byte by byte, so that it can be a bad
/// one. Each connection has a thread of its own and carries one request, unless the answer says otherwise.
final class ScriptedServer: Sendable {
    /// Where it listens.
    let port: UInt16

    private let listener: Int32
    private let hasEnded = DispatchSemaphore(value: 0)
    private let connections = Locked<[ScriptedConnection]?>([])

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - script: answers one request.
    init(port: UInt16 = 0, script: @escaping @Sendable (ScriptedRequest, ScriptedConnection) -> Void) throws {
        (listener, self.port) = try Self.listen(port)
        Self.start { [self] in
            serve(script)
            close(listener)
            hasEnded.signal()
        }
    }

    /// Closes all connections, and takes no more.
    func stop() {
        let open = connections.withLock { connections in
            defer { connections = nil }
            return connections
        }
        guard let open else { return }
        shutdown(listener, Int32(SHUT_RDWR))
        hasEnded.wait()
        for connection in open { connection.interrupt() }
    }

    private func serve(_ script: @escaping @Sendable (ScriptedRequest, ScriptedConnection) -> Void) {
        while true {
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            let connection = ScriptedConnection(descriptor)
            guard connections.withLock({ $0?.append(connection) }) != nil else { return connection.close() }
            Self.start {
                repeat {
                    guard let request = connection.readRequest() else { break }
                    script(request, connection)
                } while connection.isKept
                connection.close()
            }
        }
    }

    private static func listen(_ port: UInt16) throws -> (Int32, UInt16) {
        let descriptor = socket(AF_INET, ScriptedConnection.stream, 0)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && Foundation.listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static func start(_ body: @escaping @Sendable () -> Void) {
        Thread(block: body).start()
    }
}
