import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon

/// The preview page, which shows the app and renders it again when files change.
@MainActor final class Preview {
    /// The maximum number of changed values in an event.
    private static let valueLimit = 12

    private let server: ChameleonServer
    private let files: StylesheetOverlay
    private let tree: URL?
    private let sheets: [String]
    private let print: ([String]) -> Void
    private var app: PreviewApp?
    private var audience = PreviewAudience()
    /// The revision of the preview, incremented after each change.
    private var shown = ChangeCursor(boot: BootIdentifier(), revision: 0)

    /// - Parameters:
    ///   - folder: The folder that the server watches.
    ///   - tree: The file of the app's view tree; `nil` to show changes only.
    ///   - sheets: The paths of the app's stylesheets in the folder; empty to find them by the tree's name.
    ///   - print: The closure that prints the lines of a summary when the app's problems change.
    init(
        _ server: ChameleonServer, folder: String, tree: URL?, sheets: [String],
        print: @escaping ([String]) -> Void = { _ in }
    ) {
        self.server = server
        self.tree = tree
        self.sheets = sheets
        self.print = print
        files = StylesheetOverlay(pathPrefix: folder)
    }

    /// Adds the routes of the page. Call it before the server starts.
    func addRoutes() throws {
        for file in try PreviewFile.all() { server.route(.get, file.path) { _ in file.response } }
        server.route(.get, "/preview/state") { [weak self] _ in await self?.state() ?? .nothing }
        server.route(.get, "/preview.png") { [weak self] request in await self?.picture(request) ?? .nothing }
    }

    /// Renders the app for the first time. Call it after the server has started.
    func begin() {
        takeFiles()
        app = tree.map { PreviewApp($0, sheets: sheets, files: files) }
        tell(insteadOf: [])
    }

    /// Handles the server's events until the server ends.
    func follow(_ events: AsyncStream<ServerEvent>) async {
        for await event in events {
            switch event {
            case .changed(let notice): update(notice)
            case .connected, .gone, .reported:
                audience.take(event)
                publish("clients", audience.clients)
            case .problem: break
            }
        }
    }

    private func update(_ notice: ChangeNotice) {
        takeFiles()
        let problems = app?.problems ?? []
        let values = app?.update() ?? []
        tell(insteadOf: problems)
        shown.revision += 1
        let news = PreviewNews(
            revision: shown.description,
            changes: notice.changes.map { .init(path: $0.path.text, size: $0.state?.size) },
            // Includes the time before this point, such as the styling, because users wait for it as well.
            savedAt: (Date().timeIntervalSince1970 - (ContinuousClock.now - notice.start).seconds) * 1000,
            isGood: app?.isGood ?? true, problems: app?.problems ?? [],
            values: Array(values.prefix(Self.valueLimit)), moreValues: max(0, values.count - Self.valueLimit))
        publish("preview", news)
    }

    /// Prints the app's problems if they have changed.
    private func tell(insteadOf problems: [PreviewProblem]) {
        guard let app, app.problems != problems, let result = app.result else { return }
        print(ReportSummary.lines(preview: result))
    }

    private func takeFiles() {
        let now = Dictionary(
            uniqueKeysWithValues: server.files.filter { PreviewSheets.isSheet($0.path.text) }.compactMap { file in
                (try? StylesheetPath(file.path.text)).map { ($0, file.data) }
            })
        var changes: [StylesheetPath: Data?] = files.contents.mapValues { _ in nil }
        for (path, data) in now { changes[path] = data }
        files.change(changes)
    }

    // MARK: Responses

    private func publish(_ name: String, _ value: some Encodable) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        server.publish(ServerSentEvent(name: name, data: String(decoding: data, as: UTF8.self)))
    }

    private func state() -> ServerResponse {
        let state = PreviewState(
            title: app?.title ?? "Chameleon", hasApp: app != nil, revision: shown.description,
            isGood: app?.isGood ?? true,
            problems: app?.problems ?? [], clients: audience.clients)
        return ServerResponse(
            contentType: "application/json", body: (try? JSONEncoder().encode(state)) ?? Data(),
            headers: ["Cache-Control": "no-store"])
    }

    private func picture(_ request: ServerRequest) -> ServerResponse {
        guard let device = PreviewDevice(query: request.query) else {
            return .text(400, "there is no such device")
        }
        guard let picture = app?.picture(on: device) else { return .nothing }
        return ServerResponse(contentType: "image/png", body: picture, headers: ["Cache-Control": "no-store"])
    }
}

extension ServerResponse {
    fileprivate static var nothing: ServerResponse { text(404, "there is nothing here") }

    fileprivate static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
