import Foundation
import NimbusCSS

/// A server on the loopback interface that sends exactly the bytes of a script, so that it can be faulty. Each
/// connection has its own thread, and carries one request unless the response keeps the connection open.
package final class ScriptedServer: Sendable {
    private let listener: Int32
    private let hasEnded = DispatchSemaphore(value: 0)
    private let connections = Locked<[ScriptedConnection]?>([])

    /// - Parameters:
    ///   - port: The port to listen on.
    ///   - script: The closure that responds to a request.
    package init(on port: ReservedPort, script: @escaping @Sendable (ScriptedRequest, ScriptedConnection) -> Void)
        throws
    {
        listener = try port.listen()
        Self.start { [self] in
            serve(script)
            close(listener)
            hasEnded.signal()
        }
    }

    /// Closes all connections, and accepts no more.
    package func stop() {
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
