import CSSEngine
import ChameleonServer

/// The message printed when the server has started.
struct StartupMessage {
    let folder: String
    let addresses: [ServerAddress]
    /// The token that clients must send; `nil` if only this machine is served.
    let token: AccessToken?
    /// The key that allows a page to change stylesheets; `nil` if no page can.
    let editingKey: String?
    /// The URL scheme of the app, which opens it with the address and the token; `nil` if it has none.
    var scheme: String?

    /// Returns the lines of the message.
    /// - Parameter features: The features of the output, which decide whether there is a QR code.
    func lines(on features: TerminalFeatures) -> [String] {
        ["Watching \(folder.escapedForTerminal). Press Ctrl-C to end.", ""] + localLines + remoteLines(on: features)
    }

    private var localLines: [String] {
        let links = addresses.filter(\.isLoopback).map { link($0, editingKey: editingKey) }
        guard !links.isEmpty else { return [] }
        let warning = links.count == 1 ? "This link can change" : "These links can change"
        return ["Open in a browser on this machine:"]
            + (editingKey == nil ? [] : ["\(warning) stylesheets in the folder and should not be shared."])
            + links.map { "  " + $0 } + [""]
    }

    private func remoteLines(on features: TerminalFeatures) -> [String] {
        guard let token else { return [] }
        let links = addresses.filter { !$0.isLoopback }.map { link($0, editingKey: nil) }
        let pairing = ["Pairing code for apps: \(token.pairingCode)", ""]
        guard let first = links.first else { return pairing }
        let appLinks = links.compactMap(appLink)
        return ["Open on other devices. Anyone with such a link can see the files in the folder:"]
            + links.map { "  " + $0 } + [""]
            + (appLinks.isEmpty ? [] : ["Open in the app:"] + appLinks.map { "  " + $0 } + [""])
            + Self.code(of: appLinks.first ?? first, on: features) + pairing
    }

    /// Returns a link with the scheme of the app. `nil` if the app has none.
    private func appLink(_ link: String) -> String? {
        guard let scheme, let end = link.firstIndex(of: ":") else { return nil }
        return scheme + link[end...]
    }

    private func link(_ address: ServerAddress, editingKey: String?) -> String {
        let query = token.map { "?token=\($0.pairingCode)" } ?? ""
        let fragment = editingKey.map { "#key=\($0)" } ?? ""
        return address.url + query + fragment
    }

    /// Returns the QR code of a link; nothing if the output has no colours or is too narrow.
    private static func code(of link: String, on features: TerminalFeatures) -> [String] {
        let indentation = "  "
        guard features.hasColor, let code = QRCode(link), indentation.count + code.columns <= features.columns else {
            return []
        }
        return code.terminalLines.map { indentation + $0 } + [""]
    }
}
