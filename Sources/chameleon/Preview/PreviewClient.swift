import ChameleonServer
import NimbusChameleon

/// A device in the page's list.
struct PreviewClient: Encodable {
    let name: String
    /// The result of the device's last report.
    let summary: String
    let problems: [PreviewProblem]

    init(_ client: ServerClient, _ report: ClientReport?) {
        name = client.name
        let results = report?.results ?? []
        problems = results.flatMap { $0.diagnostics.map { PreviewProblem($0) } }
        let (errors, warnings) = (results.map(\.errors).reduce(0, +), results.map(\.warnings).reduce(0, +))
        summary =
            results.isEmpty
            ? "watches" : errors + warnings == 0 ? "no mistakes" : "\(errors) errors, \(warnings) warnings"
    }
}
