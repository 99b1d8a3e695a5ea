import Foundation

/// The link that Chameleon prints in the terminal and shows as a QR code: `http://192.168.0.2:8888/?token=CODE`.
struct ReloadLink: Equatable {
    /// The address of the server, such as `192.168.0.2:8888`.
    let host: String
    /// The pairing code. `nil` if the server accepts only connections from its own machine.
    let code: String?

    /// Reads a link, whatever its scheme. `nil` if the link has no host.
    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let name = parts.host else {
            return nil
        }
        host = parts.port.map { "\(name):\($0)" } ?? name
        code = parts.queryItems?.first { $0.name == "token" }?.value
    }

    /// The link in the environment of the process, which a scheme of Xcode sets. In a simulator, the server of this
    /// machine by default.
    static func atLaunch(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> ReloadLink? {
        if let link = environment["CHAMELEON_LINK"] { return URL(string: link).flatMap(ReloadLink.init) }
        #if targetEnvironment(simulator)
        return URL(string: "http://127.0.0.1:8888").flatMap(ReloadLink.init)
        #else
        return nil
        #endif
    }
}
