import Foundation

/// A port of the loopback interface that belongs to one test, even while no server listens on it.
///
/// A stopped server's port could go to another test's server or client: requests would then reach the wrong server, and
/// the first server could not start again.
package final class ReservedPort: Sendable {
    package let number: UInt16

    /// A socket that is bound to the port and never listens. The system refuses connections to it.
    private let holder: Int32

    package init() throws {
        (holder, number) = try Self.bind(0)
    }

    deinit { close(holder) }

    /// Returns a socket that listens on the port.
    package func listen() throws -> Int32 {
        let (listener, _) = try Self.bind(number)
        guard Foundation.listen(listener, 64) == 0 else {
            defer { close(listener) }
            throw Self.error
        }
        return listener
    }

    /// - Parameter number: The port, or 0 for an unused one.
    private static func bind(_ number: UInt16) throws -> (descriptor: Int32, number: UInt16) {
        let descriptor = socket(AF_INET, ScriptedConnection.stream, 0)
        var yes: Int32 = 1
        // Reusing the port lets the server's socket share it with the holder.
        for option in [SO_REUSEADDR, SO_REUSEPORT] {
            setsockopt(descriptor, SOL_SOCKET, option, &yes, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                Foundation.bind(descriptor, pointer, size) == 0 && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard isBound else {
            defer { close(descriptor) }
            throw error
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static var error: POSIXError { POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
}
