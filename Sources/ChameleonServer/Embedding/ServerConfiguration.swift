/// The configuration of a server.
public struct ServerConfiguration: Sendable {
    /// The path of the watched folder.
    public var folder: String
    /// The host to listen on: an IPv4 or IPv6 address of this machine, or `localhost`. With `localhost` or 127.0.0.1,
    /// the server listens on both loopback addresses. Any other address admits other machines, if they send the pairing
    /// code.
    public var host = "127.0.0.1"
    /// The TCP port; 0 for any free port.
    public var port = 8888
    /// The host names of this machine that clients may use, in addition to `localhost`.
    public var allowedHosts: [String] = []
    /// The limits on the folder.
    public var folderLimits = FolderLimits()
    /// The limits on clients and requests.
    public var limits = ServerLimits()
    /// The minimum interval at which the whole folder is scanned for changes that the system does not report; `nil` for
    /// never. The interval is longer for large folders, so that scans take at most 1 % of the time. It never exceeds 30 s.
    public var sweepInterval: Duration? = .seconds(2)

    /// The settings that only tests change.
    var feed = FolderFeed.Settings()

    var feedSettings: FolderFeed.Settings {
        var settings = feed
        settings.limits = folderLimits
        settings.sweepInterval = sweepInterval
        return settings
    }

    /// Creates the configuration of a server for this machine only.
    public init(folder: String) {
        self.folder = folder
    }
}
