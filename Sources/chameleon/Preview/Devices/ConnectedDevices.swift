import ChameleonServer
import NimbusChameleon

/// The devices that watch with the last report of each, and the number of open pages.
struct ConnectedDevices {
    /// The client name of the page.
    private static let page = "Preview"

    private var members: [(client: ServerClient, report: ClientReport?)] = []
    private var pages: Set<ServerClient> = []

    /// Whether the page is open in a browser.
    var hasPages: Bool { !pages.isEmpty }

    func client(named name: String, at address: String) -> ServerClient? {
        members.first { $0.client.name == name && $0.client.address == address }?.client
    }

    var devices: DeviceList { DeviceList(members) }

    mutating func take(_ event: ServerEvent) {
        switch event {
        case .connected(let client):
            if client.name == Self.page {
                pages.insert(client)
            } else if place(of: client) == nil {
                members.append((client, nil))
            }
        case .gone(let client):
            pages.remove(client)
            members.removeAll { $0.client == client }
        case .reported(let report, let client):
            // A client that does not watch is never reported as gone, so it would remain indefinitely.
            if let place = place(of: client) { members[place].report = report }
        case .changed, .problem, .solved: break
        }
    }

    private func place(of client: ServerClient) -> Int? { members.firstIndex { $0.client == client } }
}
