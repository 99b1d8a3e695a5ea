import ChameleonServer
import NimbusChameleon

/// A device, as the page shows it.
struct PreviewClient: Encodable {
    let name: String
    /// What it made of the last changes.
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
