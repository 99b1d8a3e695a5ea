import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon

/// The page that shows the app, and draws it anew when files change.
@MainActor final class Preview {
    /// How many values that have changed are told.
    private static let valueLimit = 12

    private let server: ChameleonServer
    private let files: StylesheetOverlay
    private let tree: URL?
    private let sheets: [String]
    private let print: ([String]) -> Void
    private var app: PreviewApp?
    private var audience = PreviewAudience()
    /// What is shown: of this run, and another one after each change.
    private var shown = ChangeCursor(boot: BootIdentifier(), revision: 0)

    /// - Parameters:
    ///   - folder: that the server watches.
    ///   - tree: the views of the app; nil where only changes are shown.
    ///   - sheets: the paths of its style sheets in the folder; empty for those that belong to it by their names.
    ///   - print: says in lines what is wrong with the app, and when nothing is any more.
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

    /// Has the server answer for the page; before it starts.
    func addRoutes() throws {
        for file in try PreviewFile.all() { server.route(.get, file.path) { _ in file.response } }
        server.route(.get, "/preview/state") { [weak self] _ in await self?.state() ?? .nothing }
        server.route(.get, "/preview.png") { [weak self] request in await self?.picture(request) ?? .nothing }
    }

    /// Shows the app for the first time; once the server has started.
    func begin() {
        takeFiles()
        app = tree.map { PreviewApp($0, sheets: sheets, files: files) }
        tell(insteadOf: [])
    }

    /// Follows what happens until the server ends.
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
            // Counted back from now: what came before, such as the styling, is a part of what people wait for.
            savedAt: (Date().timeIntervalSince1970 - (ContinuousClock.now - notice.start).seconds) * 1000,
            isGood: app?.isGood ?? true, problems: app?.problems ?? [],
            values: Array(values.prefix(Self.valueLimit)), moreValues: max(0, values.count - Self.valueLimit))
        publish("preview", news)
    }

    /// Says in the terminal what is wrong, where that is news.
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

    // MARK: What the page asks for

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
