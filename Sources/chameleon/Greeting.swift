import CSSEngine
import ChameleonServer

/// The message printed when the server has started.
struct Greeting {
    let folder: String
    let addresses: [ServerAddress]
    let token: AccessToken?

    var lines: [String] {
        let head = ["Watching \(folder.escapedForTerminal)"] + addresses.map { "  " + $0.url }
        guard let token else { return head }
        return head + [
            "Other machines can reach this server. Whoever shows this pairing code sees the files in it; a browser",
            "shows it once, as ?token= behind the address:",
            "  \(token.pairingCode)",
        ]
    }
}
