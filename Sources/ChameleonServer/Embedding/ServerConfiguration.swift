/// What a server watches and whom it serves.
public struct ServerConfiguration: Sendable {
    /// The path of the folder.
    public var folder: String
    /// An address of this machine, of IPv4 or IPv6, or `localhost`. The loopback is served under both kinds. Any other
    /// address lets other machines in, if they show the pairing code.
    public var host = "127.0.0.1"
    /// The TCP port; 0 for one that is free.
    public var port = 8888
    /// Names of this machine, beside `localhost`, under which clients may ask.
    public var allowedHosts: [String] = []
    /// What is taken from the folder.
    public var folderLimits = FolderLimits()
    /// What is taken from clients.
    public var limits = ServerLimits()
    /// How often everything is looked at, for what the system does not tell of; nil for never.
    public var sweepInterval: Duration? = .seconds(2)

    /// What only tests change.
    var feed = FolderFeed.Settings()

    var feedSettings: FolderFeed.Settings {
        var settings = feed
        settings.limits = folderLimits
        settings.sweepInterval = sweepInterval
        return settings
    }

    /// A server for this machine alone.
    public init(folder: String) {
        self.folder = folder
    }
}
