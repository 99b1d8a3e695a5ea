import NIOCore

/// A host to listen on.
struct ListeningHost {
    /// The addresses to bind: both loopback addresses for `localhost` and 127.0.0.1.
    let addresses: [String]
    /// Whether the addresses are reachable from this machine only.
    let isLoopback: Bool

    /// Parses an IPv4 or IPv6 address, or `localhost`; `nil` for anything else.
    init?(_ text: String) {
        let name = HostName(header: text.contains(":") ? "[\(text)]" : text)
        guard let name, name.text == "localhost" || (try? SocketAddress(ipAddress: name.text, port: 0)) != nil else {
            return nil
        }
        isLoopback = name.isLoopback
        switch name.text {
        case "localhost", "127.0.0.1": addresses = ["127.0.0.1", "::1"]
        default: addresses = [name.text]
        }
    }

    /// Returns the addresses of the network interfaces, without those that have a zone identifier.
    static func machineAddresses() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { $0.address?.host }.filter { !$0.contains("%") }
    }
}
