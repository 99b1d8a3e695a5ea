import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon

/// The preview page, which shows the screens of an app and draws them again when files change.
@MainActor final class Preview {
    /// The key that a page needs to write to the files. New at each start, and shown in the terminal only.
    nonisolated let editingKey = AccessToken()

    private let server: ChameleonServer
    private let folder: String
    private let print: ([String]) -> Void
    private let renderer = ScreenRenderer()
    private let editor: FileEditor
    /// The requests that need the views of a screen. While one is encoded, another one is drawn.
    private nonisolated let drawing = RequestQueue(limit: 64, concurrency: 2)
    private lazy var files = ServedFiles(folder: folder, server.snapshot())
    private lazy var screens = makeScreensIn(files)
    private let makeScreensIn: (ServedFiles) -> PreviewScreens
    private var audience = ConnectedDevices()
    private var updates = Throttle(interval: .milliseconds(100))
    private var deviceLists = Throttle(interval: .milliseconds(250))
    /// The first sign of the changes that are not shown yet.
    private var firstSign: ContinuousClock.Instant?
    /// The new versions of the screens that wait for a comparison.
    private var comparisons: [String: ScreenVersion] = [:]
    private var printedProblems: [PreviewProblem] = []

    /// The maximum numbers of files and of groups of values in an event.
    private static let fileLimit = 12
    private static let groupLimit = 12
    /// The time for which comparisons wait, so that the pages get their pictures first.
    private static let comparisonDelay = Duration.milliseconds(60)

    /// - Parameters:
    ///   - folder: The folder that the server watches.
    ///   - trees: The files of the app's view trees; empty to find those in the folder.
    ///   - sheets: The paths of the app's stylesheets in the folder; empty to find the stylesheets of each tree.
    ///   - print: The closure that prints the lines of a summary when the app's problems change. It must not block.
    init(
        _ server: ChameleonServer, folder: String, trees: [URL], sheets: [String],
        print: @escaping ([String]) -> Void = { _ in }
    ) {
        self.server = server
        self.folder = folder
        makeScreensIn = { PreviewScreens(trees: trees, sheets: sheets, in: $0) }
        self.print = print
        editor = FileEditor(folder: folder)
    }

    /// Adds the routes of the page. Call it before the server starts.
    func addRoutes() throws {
        for file in try PageFile.all() { server.route(.get, file.path) { _ in file.response } }
        server.route(.get, "/preview/state") { [weak self] request in await self?.state(request) ?? .notFound }
        routeDrawing("/preview/picture") { await $0.picture($1) }
        routeDrawing("/preview/views") { await $0.views($1) }
        routeDrawing("/preview/view") { await $0.view($1) }
        server.route(.post, "/preview/edit") { [weak self] request in await self?.edit(request) ?? .notFound }
    }

    /// Adds a route whose responses need the views of a screen. Requests beyond the limit get status 503.
    private func routeDrawing(
        _ path: String, _ handler: @escaping @Sendable (Preview, ServerRequest) async -> ServerResponse
    ) {
        server.route(.get, path) { [weak self, drawing] request in
            guard let preview = self else { return .notFound }
            return await drawing.run { await handler(preview, request) } ?? .busy
        }
    }

    /// Reads the files for the first time. Call it after the server has started.
    func begin() { printProblems() }

    /// Handles the server's events until the server ends.
    func follow(_ events: AsyncStream<ServerEvent>) async {
        for await event in events {
            switch event {
            case .changed(let notice):
                firstSign = min(firstSign ?? notice.start, notice.start)
                updates.request { [weak self] in self?.update() }
            case .connected, .gone, .reported:
                audience.take(event)
                deviceLists.request { [weak self] in
                    guard let self else { return }
                    publish("clients", audience.devices)
                }
            case .problem: break
            }
        }
        updates.cancel()
        deviceLists.cancel()
    }

    // MARK: Changes

    /// Shows the files as they are now. Several changes that arrive together are one update.
    private func update() {
        let start = firstSign ?? .now
        firstSign = nil
        let changes = files.take(server.snapshot())
        // A later update may already have shown the files of this change.
        guard !changes.isEmpty else { return }
        let before = screens.screens.map { (id: $0.id, version: $0.screen.version) }
        let changed = screens.update(after: changes)
        renderer.keepOnly(before.compactMap(\.version) + screens.screens.compactMap(\.screen.version))
        printProblems()
        publish("preview", makeUpdate(for: changes, since: start))
        guard audience.hasPages else { return }
        for (id, old) in before {
            guard let screen = screens.screen(id), changed.contains(where: { $0 === screen }), let old,
                let new = screen.version, new != old
            else { continue }
            drawAhead(renderer.lastRequests(for: old), of: new)
            compareLater(old, new, of: id)
        }
    }

    private func makeUpdate(for changes: Set<WatchedPath>, since start: ContinuousClock.Instant) -> PreviewUpdate {
        let paths = changes.sorted()
        return PreviewUpdate(
            revision: files.snapshot.cursor.description,
            changes: paths.prefix(Self.fileLimit).map { .init(path: $0.text, size: files.snapshot.files[$0]?.size) },
            moreChanges: max(0, paths.count - Self.fileLimit),
            // Includes the time before this point, such as the parsing, because users wait for it as well.
            savedAt: (Date().timeIntervalSince1970 - (ContinuousClock.now - start).seconds) * 1000,
            screens: states, folderProblems: folderProblems)
    }

    /// Draws the pictures that the pages showed last, before the pages request them.
    private func drawAhead(_ requests: [PictureRequest], of version: ScreenVersion) {
        for request in requests {
            Task { [renderer] in renderer.picture(version, request) }
        }
    }

    /// Compares two versions of a screen later. Changes that follow until then are part of the same comparison.
    private func compareLater(_ old: ScreenVersion, _ new: ScreenVersion, of screen: String) {
        guard comparisons.updateValue(new, forKey: screen) == nil else { return }
        Task {
            try? await Task.sleep(for: Self.comparisonDelay)
            guard let last = comparisons.removeValue(forKey: screen) else { return }
            compare(old, last, of: screen)
        }
    }

    /// Sends the values that differ between two versions to the pages.
    private func compare(_ old: ScreenVersion, _ new: ScreenVersion, of screen: String) {
        guard let setting = (renderer.lastRequests(for: new) + renderer.lastRequests(for: old)).first?.setting else {
            return
        }
        let values = ValueChange.all(
            from: renderer.screen(old, setting).screen.dump, to: renderer.screen(new, setting).screen.dump)
        guard !values.isEmpty else { return }
        let groups = ChangeGroup.groups(values, from: old, to: new)
        publish(
            "values",
            ValueUpdate(
                revision: new.revision.description, screen: screen, groups: Array(groups.prefix(Self.groupLimit)),
                moreGroups: max(0, groups.count - Self.groupLimit)))
    }

    /// Prints the problems of all screens if they have changed.
    private func printProblems() {
        var known: Set<PreviewProblem> = []
        let problems = screens.screens.flatMap(\.screen.problems).filter { known.insert($0).inserted }
        guard problems != printedProblems else { return }
        printedProblems = problems
        print(ReportSummary.lines(preview: problems.map(ReportedDiagnostic.init)))
    }

    // MARK: Responses

    private var states: [ScreenState] { screens.screens.map { ScreenState($0.screen, id: $0.id) } }

    private var folderProblems: [PreviewProblem] {
        FileManager.default.fileExists(atPath: folder)
            ? [] : [PreviewProblem(file: folder, FolderProblem.Reason.noFolder.description)]
    }

    private func publish(_ name: String, _ value: some Encodable) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        server.publish(ServerSentEvent(name: name, data: String(decoding: data, as: UTF8.self)))
    }

    private func state(_ request: ServerRequest) -> ServerResponse {
        let url = URL(fileURLWithPath: folder).standardizedFileURL
        return .json(
            PreviewState(
                name: url.lastPathComponent, folder: url.path, mayEdit: request.isFromThisMachine,
                revision: files.snapshot.cursor.description, screens: states, folderProblems: folderProblems,
                clients: audience.devices))
    }

    private func picture(_ request: ServerRequest) async -> ServerResponse {
        guard let picture = PictureRequest(query: request.query) else { return .badRequest }
        guard let version = screens.screen(request.query["screen"] ?? "")?.version else { return .notFound }
        let contents = await renderer.picture(version, picture).value
        return ServerResponse(contentType: "image/png", body: contents, headers: ["Cache-Control": "no-store"])
    }

    private func views(_ request: ServerRequest) -> ServerResponse {
        withScreen(of: request) { rendered, revision in .json(ViewOutline(rendered, revision: revision)) }
    }

    private func view(_ request: ServerRequest) -> ServerResponse {
        withScreen(of: request) { rendered, revision in
            var reader = ViewStyleReader(rendered)
            guard let index = Int(request.query["view"] ?? ""),
                let style = reader.style(ofViewAt: index, revision: revision)
            else { return .badRequest }
            return .json(style)
        }
    }

    private func withScreen(
        of request: ServerRequest, _ body: (RenderedScreen, String) -> ServerResponse
    ) -> ServerResponse {
        guard let picture = PictureRequest(query: request.query) else { return .badRequest }
        guard let version = screens.screen(request.query["screen"] ?? "")?.version else { return .notFound }
        let rendered = renderer.screen(version, picture.setting)
        rendered.scroll(picture)
        return body(rendered, version.revision.description)
    }

    private func edit(_ request: ServerRequest) async -> ServerResponse {
        guard let edit = try? JSONDecoder().decode(EditRequest.self, from: request.body),
            TrialEdit.areValid(edit.edits)
        else { return EditResponse(status: 400, "the request is malformed").response }
        guard request.isFromThisMachine, editingKey.matches(edit.key) else {
            return EditResponse(status: 403, "the key for changing files is missing or wrong").response
        }
        do throws(EditProblem) {
            return EditResponse(written: try await editor.write(edit.edits)).response
        } catch {
            return EditResponse(error).response
        }
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
