import NIOCore
import NIOHTTP1
import NIOPosix

/// Opens the listening sockets and sets up the pipeline of each connection.
struct Listener {
    let hub: NIOLoopBound<Hub>
    let group: MultiThreadedEventLoopGroup
    let limits: ServerLimits

    /// - Returns: One channel per address.
    /// - Throws: `ServerFailure`.
    func listen(at host: ListeningHost, port: Int) async throws -> [any Channel] {
        var attempts = port == 0 ? 10 : 1
        while true {
            attempts -= 1
            do {
                return try await listen(at: host.addresses, port: port)
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                // A port that is free on one address may be taken on the next.
                if attempts == 0 { throw ServerFailure.portInUse(port: port) }
            } catch {
                throw ServerFailure.cannotListen(port: port)
            }
        }
    }

    private func listen(at addresses: [String], port: Int) async throws -> [any Channel] {
        var channels: [any Channel] = []
        do {
            for address in addresses {
                let port = channels.first?.localAddress?.port ?? port
                do {
                    channels.append(try await bootstrap.bind(host: address, port: port).get())
                } catch let error as IOError where !channels.isEmpty && error.errnoCode != EADDRINUSE {
                    // The machine lacks the other address family.
                }
            }
            return channels
        } catch {
            for channel in channels { try? await channel.close() }
            throw error
        }
    }

    private var bootstrap: ServerBootstrap {
        let (hub, limits) = (hub, limits)
        return ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 512)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // Nagle's algorithm would only delay these small responses.
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(
                .writeBufferWaterMark, value: .init(low: limits.unreadSize / 2, high: limits.unreadSize)
            )
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(HTTPResponseEncoder())
                    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(limits)))
                    try pipeline.addHandler(Connection(hub: hub.value))
                }
            }
    }
}

extension HTTPRequestDecoder {
    fileprivate convenience init(_ limits: ServerLimits) {
        var configuration = NIOHTTPDecoderLimitConfiguration()
        configuration.maxHeaderFieldSize = limits.headerSize
        configuration.maxHeaderListSize = limits.headersSize
        configuration.maxHeaderFieldCount = limits.headers
        self.init(
            leftOverBytesStrategy: .dropBytes, informationalResponseStrategy: .drop, limitConfiguration: configuration)
    }
}
