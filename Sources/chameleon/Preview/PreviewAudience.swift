import ChameleonServer
import NimbusChameleon

/// The devices that watch, and the last report of each.
struct PreviewAudience {
    /// The client name of the page.
    private static let page = "Preview"

    private var members: [(client: ServerClient, report: ClientReport?)] = []

    var clients: [PreviewClient] { members.map { PreviewClient($0.client, $0.report) } }

    mutating func take(_ event: ServerEvent) {
        switch event {
        case .connected(let client):
            if client.name != Self.page, place(of: client) == nil { members.append((client, nil)) }
        case .gone(let client): members.removeAll { $0.client == client }
        case .reported(let report, let client):
            // A client that does not watch is never reported as gone, so it would remain indefinitely.
            if let place = place(of: client) { members[place].report = report }
        case .changed, .problem: break
        }
    }

    private func place(of client: ServerClient) -> Int? { members.firstIndex { $0.client == client } }
}
