import NIOCore
import NIOPosix
import NimbusChameleon

/// A listening server: a feed of changes, a hub on an event loop, and the listening sockets.
struct RunningServer: Sendable {
    let addresses: [ServerAddress]

    private let group: MultiThreadedEventLoopGroup
    private let hub: NIOLoopBound<Hub>
    private let feed: FolderFeed
    private let channels: [any Channel]

    /// Reads the folder and starts listening.
    /// - Throws: `ServerFailure`.
    static func start(
        _ configuration: ServerConfiguration, token: AccessToken?, owner: Hub.Owner
    ) async throws -> RunningServer {
        guard let host = ListeningHost(configuration.host) else { throw ServerFailure.invalidHost }
        // One thread suffices for thousands of waiting clients and needs no locks.
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let limits = configuration.limits.fitted(toDescriptors: DescriptorLimit.raise())
        do {
            let gate = RequestGuard(names: names(configuration, host), token: token)
            let hub = try await loop.submit {
                NIOLoopBound(Hub(limits: limits, gate: gate, owner: owner, loop: loop), eventLoop: loop)
            }.get()
            let feed = FolderFeed(
                root: configuration.folder, settings: configuration.feedSettings, listener: listener(hub, owner))
            guard await feed.start() else { throw ServerFailure.noFolder }
            do {
                let channels = try await Listener(hub: hub, group: group, limits: limits)
                    .listen(at: host, port: configuration.port)
                return RunningServer(
                    addresses: addresses(of: channels), group: group, hub: hub, feed: feed, channels: channels)
            } catch {
                feed.stop()
                throw error
            }
        } catch {
            try? await group.shutdownGracefully()
            throw error
        }
    }

    /// Stops the feed, the sockets, the hub and the event loop, each before the parts that it calls.
    func stop() async {
        feed.stop()
        for channel in channels { try? await channel.close() }
        try? await hub.eventLoop.submit { hub.value.close() }.get()
        try? await group.shutdownGracefully()
    }

    /// Runs a closure with the hub on its event loop, without waiting.
    func onHub(_ body: @escaping @Sendable (Hub) -> Void) {
        hub.eventLoop.execute { body(hub.value) }
    }

    /// Returns the result of a closure run with the hub on its event loop; `nil` if the loop has shut down.
    func onHub<Answer: Sendable>(_ body: @escaping @Sendable (Hub) -> Answer) async -> Answer? {
        try? await hub.eventLoop.submit { body(hub.value) }.get()
    }

    // MARK: Setup

    private static func listener(_ hub: NIOLoopBound<Hub>, _ owner: Hub.Owner) -> FolderFeed.Listener {
        FolderFeed.Listener(
            started: { files in hub.eventLoop.execute { hub.value.begin(with: files) } },
            changed: { batch in hub.eventLoop.execute { hub.value.append(batch) } },
            met: { problem in owner.tell(.problem(problem)) },
            solved: { problem in owner.tell(.solved(problem)) })
    }

    private static func names(_ configuration: ServerConfiguration, _ host: ListeningHost) -> Set<String> {
        let names = configuration.allowedHosts.map { $0.lowercased() }
        return Set(host.isLoopback ? names : names + ListeningHost.machineAddresses())
    }

    private static func addresses(of channels: [any Channel]) -> [ServerAddress] {
        channels.flatMap { channel -> [ServerAddress] in
            guard let host = channel.localAddress?.host, let port = channel.localAddress?.port else { return [] }
            let isEverywhere = host == "0.0.0.0" || host == "::"
            let hosts =
                isEverywhere ? ListeningHost.machineAddresses().filter { host == "::" || !$0.contains(":") } : [host]
            return hosts.map { ServerAddress(host: $0, port: port) }
        }
    }
}
