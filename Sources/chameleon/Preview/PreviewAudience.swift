import ChameleonServer
import NimbusChameleon

/// Who watches, and what each has reported last.
struct PreviewAudience {
    private var members: [(client: ServerClient, report: ClientReport?)] = []

    var clients: [PreviewClient] { members.map { PreviewClient($0.client, $0.report) } }

    mutating func take(_ event: ServerEvent) {
        switch event {
        case .connected(let client): if place(of: client) == nil { members.append((client, nil)) }
        case .gone(let client): members.removeAll { $0.client == client }
        case .reported(let report, let client):
            if let place = place(of: client) {
                members[place].report = report
            } else {
                members.append((client, report))
            }
        case .changed, .problem: break
        }
    }

    private func place(of client: ServerClient) -> Int? { members.firstIndex { $0.client == client } }
}
