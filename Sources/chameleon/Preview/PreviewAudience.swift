import ChameleonServer
import NimbusChameleon

/// Which devices watch, and what each has reported last.
struct PreviewAudience {
    /// How the page itself is called.
    private static let page = "Preview"

    private var members: [(client: ServerClient, report: ClientReport?)] = []

    var clients: [PreviewClient] { members.map { PreviewClient($0.client, $0.report) } }

    mutating func take(_ event: ServerEvent) {
        switch event {
        case .connected(let client):
            if client.name != Self.page, place(of: client) == nil { members.append((client, nil)) }
        case .gone(let client): members.removeAll { $0.client == client }
        case .reported(let report, let client):
            // Whoever does not watch is never gone either, and would stay for ever.
            if let place = place(of: client) { members[place].report = report }
        case .changed, .problem: break
        }
    }

    private func place(of client: ServerClient) -> Int? { members.firstIndex { $0.client == client } }
}
