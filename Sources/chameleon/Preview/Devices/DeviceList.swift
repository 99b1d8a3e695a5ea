import ChameleonServer
import NimbusChameleon

/// The devices that watch, as the page lists them. Both lists have a limit, because every page receives them often.
struct DeviceList: Encodable {
    struct Device: Encodable {
        let name: String
        let address: String
        let errors: Int
        let warnings: Int
        /// Whether the device has reported the result of loading its stylesheets.
        let hasReported: Bool
    }

    /// A problem, and the number of devices that report it.
    struct Problem: Encodable {
        let problem: PreviewProblem
        let devices: Int

        private enum CodingKeys: CodingKey {
            case devices
        }

        /// Encodes the members of the problem in the same object.
        func encode(to encoder: any Encoder) throws {
            try problem.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(devices, forKey: .devices)
        }
    }

    let devices: [Device]
    /// The number of devices beyond the limit.
    let more: Int
    let problems: [Problem]
    let moreProblems: Int

    private static let deviceLimit = 50
    private static let problemLimit = 20

    init(_ members: [(client: ServerClient, report: ClientReport?)]) {
        devices = members.prefix(Self.deviceLimit).map { Device($0.client, $0.report) }
        more = members.count - devices.count
        var order: [ReportedDiagnostic] = []
        var counts: [ReportedDiagnostic: Int] = [:]
        for diagnostic in members.flatMap({ Set($0.report?.results.flatMap(\.diagnostics) ?? []) }) {
            if counts.updateValue(counts[diagnostic, default: 0] + 1, forKey: diagnostic) == nil {
                order.append(diagnostic)
            }
        }
        order.sort {
            ($0.severity == .error ? 0 : 1, $0.location, $0.message)
                < ($1.severity == .error ? 0 : 1, $1.location, $1.message)
        }
        problems = order.prefix(Self.problemLimit).map { diagnostic in
            Problem(problem: PreviewProblem(diagnostic), devices: counts[diagnostic] ?? 1)
        }
        moreProblems = order.count - problems.count
    }
}

extension DeviceList.Device {
    fileprivate init(_ client: ServerClient, _ report: ClientReport?) {
        let results = report?.results ?? []
        self.init(
            name: client.name, address: client.address, errors: results.map(\.errors).reduce(0, +),
            warnings: results.map(\.warnings).reduce(0, +), hasReported: report != nil)
    }
}
