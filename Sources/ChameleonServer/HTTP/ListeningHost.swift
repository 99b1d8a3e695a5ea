import NIOCore

/// An address to listen on.
struct ListeningHost {
    /// All that are meant: those of the loopback come together.
    let addresses: [String]
    /// Whether only this machine can come to it.
    let isLoopback: Bool

    /// Reads an address of IPv4 or IPv6, or `localhost`; nil for anything else.
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

    /// The addresses at which others find this machine.
    static func machineAddresses() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { $0.address?.host }.filter { !$0.contains("%") }
    }
}
