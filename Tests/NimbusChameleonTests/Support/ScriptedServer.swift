import Foundation
import NimbusCSS

/// A server on the loopback that does nothing by itself: what it sends is scripted byte by byte, so that it can be a bad
/// one. Each connection has a thread of its own and carries one request, unless the answer says otherwise.
final class ScriptedServer: Sendable {
    private let listener: Int32
    private let hasEnded = DispatchSemaphore(value: 0)
    private let connections = Locked<[ScriptedConnection]?>([])

    /// - Parameters:
    ///   - port: The port that it listens on.
    ///   - script: Answers one request.
    init(on port: ReservedPort, script: @escaping @Sendable (ScriptedRequest, ScriptedConnection) -> Void) throws {
        listener = try port.listen()
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

    private static func start(_ body: @escaping @Sendable () -> Void) {
        Thread(block: body).start()
    }
}
