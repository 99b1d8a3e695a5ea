import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon
import StylesheetEditing

/// The preview page, which shows the screens of an app and draws them again when files change.
@MainActor final class Preview {
    /// The key that a page needs to write to the files. New at each start, and shown in the terminal only.
    nonisolated let editingKey = AccessToken()

    private let server: ChameleonServer
    private let folder: String
    private let print: ([String]) -> Void
    private let pictures = PictureStore()
    private let editor: FileEditor
    private let drawing: DrawingQueue
    private let receiver = ScreenReceiver()
    private let properties: [URL]
    private lazy var files = ServedFiles(folder: folder, server.snapshot(), properties: properties)
    private lazy var screens = makeScreensIn(files)
    private let makeScreensIn: (ServedFiles) -> PreviewScreens
    private var audience = ConnectedDevices()
    private var updates = Throttle(interval: .milliseconds(100))
    private var deviceLists = Throttle(interval: .milliseconds(250))
    private var screenLists = Throttle(interval: .milliseconds(250))
    /// The first sign of the changes that are not shown yet.
    private var firstSign: ContinuousClock.Instant?
    /// The old and the new versions of the screens that wait for a comparison.
    private var comparisons: [String: (old: ScreenVersion, new: ScreenVersion)] = [:]
    /// The names in stylesheets that fit no view of the folder, and unused variables.
    private var lintProblems: [PreviewProblem] = []
    private var linting: Task<Void, Never>?
    private var printedProblems: [PreviewProblem] = []
    /// The files that are not served.
    private var unserved = UnservedFiles()
    /// Reads the files of screens that no page shows.
    private var updating: Task<Void, Never>?
    private let updateSlice: Duration

    /// The maximum number of files in an event.
    private static let fileLimit = 12
    /// The maximum number of requests that wait for drawings.
    private static let requestLimit = 64
    /// The maximum time for which screens that no page shows wait for the pictures in view.
    private static let updateDelay = Duration.seconds(1)
    /// The time for which comparisons and lint wait, so that the pages get their pictures first.
    private static let comparisonDelay = Duration.milliseconds(60)

    /// - Parameters:
    ///   - folder: The folder that the server watches.
    ///   - trees: The files of the app's view trees; empty to find those in the folder.
    ///   - sheets: The paths of the app's stylesheets in the folder; empty to find the stylesheets of each tree.
    ///   - properties: The files that declare the app's own properties; empty to find `*.css-data.json` in the folder.
    ///   - program: The program `chameleon`, which draws the screens in processes of its own.
    ///   - updateSlice: The time for which screens are read after a change before requests are handled. At least one
    ///     screen is read.
    ///   - drawingTime: The processor time of a drawing, in seconds.
    ///   - print: The closure that prints the lines of a summary when the app's problems change. It must not block.
    init(
        _ server: ChameleonServer, folder: String, trees: [URL], sheets: [String], properties: [URL] = [], program: URL,
        updateSlice: Duration = .milliseconds(10),
        drawingTime: Double = DrawingLimits.time, print: @escaping ([String]) -> Void = { _ in }
    ) {
        self.server = server
        self.folder = folder
        self.properties = properties
        makeScreensIn = { PreviewScreens(trees: trees, sheets: sheets, in: $0) }
        self.updateSlice = updateSlice
        self.print = print
        editor = FileEditor(folder: folder)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        drawing = DrawingQueue(processes: min(max(cores, 4), 8), limit: Self.requestLimit) {
            try? DrawingProcess(program, limit: drawingTime)
        }
    }

    /// Adds the routes of the page. Call it before the server starts.
    func addRoutes() throws {
        for file in try PageFile.all() { server.route(.get, file.path) { _ in file.response } }
        server.route(.get, "/preview/state") { [weak self] request in await self?.state(request) ?? .notFound }
        server.route(.get, "/preview/picture") { [weak self] request in await self?.picture(request) ?? .notFound }
        server.route(.get, "/preview/views") { [weak self] request in await self?.views(request) ?? .notFound }
        server.route(.get, "/preview/view") { [weak self] request in await self?.view(request) ?? .notFound }
        server.route(.get, "/preview/motion") { [weak self] request in await self?.motion(request) ?? .notFound }
        server.route(.post, "/preview/edit") { [weak self] request in await self?.edit(request) ?? .notFound }
        server.route(.post, "/preview/screen") { [weak self] request in await self?.saveScreen(request) ?? .notFound }
        server.route(.post, "/screen") { [weak self] request in await self?.takePart(request) ?? .notFound }
    }

    /// Reads the files for the first time. Call it after the server has started.
    func begin() {
        printProblems()
        lintLater()
        if !screens.screens.isEmpty { drawing.warmUp() }
    }

    /// Ends the processes that draw. Call it when the server has ended.
    func end() { drawing.end() }

    /// Handles the server's events until the server ends.
    func follow(_ events: AsyncStream<ServerEvent>) async {
        for await event in events {
            switch event {
            case .changed(let notice):
                firstSign = min(firstSign ?? notice.start, notice.start)
                updates.request { [weak self] in self?.update() }
            case .connected, .gone, .reported:
                if case .gone(let client) = event { receiver.clientIsGone(client) }
                audience.take(event)
                deviceLists.request { [weak self] in
                    guard let self else { return }
                    publish("clients", audience.devices)
                }
            case .problem(let problem):
                unserved.add(problem)
                publishScreens()
            case .solved(let problem):
                if unserved.remove(problem) { publishScreens() }
            }
        }
        updates.cancel()
        deviceLists.cancel()
        screenLists.cancel()
    }

    // MARK: Changes

    /// Shows the files as they are now. Several changes that arrive together are one update.
    private func update() {
        let start = firstSign ?? .now
        firstSign = nil
        let changes = files.take(server.snapshot())
        // A later update may already have shown the files of this change.
        guard !changes.isEmpty else { return }
        screens.note(changes)
        let updated = updateScreens()
        publish("preview", makeUpdate(for: changes, since: start))
        // The pages request the other pictures in view themselves.
        if audience.hasPages, let latest = pictures.recentScreens.last, updated.contains(latest) {
            for request in pictures.lastRequests(of: latest) {
                drawing.draw(pictureOrder(request, of: latest), .expected)
            }
        }
        finishUpdate()
    }

    /// Reads the files of outdated screens for a short time, those first that the pages showed last.
    /// - Returns: The screens that have a new version.
    private func updateScreens() -> Set<String> {
        let end = ContinuousClock.now + updateSlice
        let recent = pictures.recentScreens
        let ranks = Dictionary(zip(recent, recent.indices), uniquingKeysWith: max)
        var updated: Set<String> = []
        for id in screens.outdated.sorted(by: { ranks[$0, default: -1] > ranks[$1, default: -1] }) {
            if update(id) { updated.insert(id) }
            if ContinuousClock.now >= end { break }
        }
        return updated
    }

    /// Reads the files of the other outdated screens after the pictures in view are drawn. Requests are handled in between.
    private func finishUpdate() {
        guard updating == nil else { return }
        guard !screens.outdated.isEmpty else { return didUpdateAll() }
        updating = Task {
            let latest = ContinuousClock.now + Self.updateDelay
            while !screens.outdated.isEmpty {
                await Task.yield()
                if drawing.isBusy, ContinuousClock.now < latest {
                    try? await Task.sleep(for: .milliseconds(5))
                } else {
                    _ = updateScreens()
                }
            }
            updating = nil
            didUpdateAll()
            publishScreens()
        }
    }

    private func publishScreens() {
        publish(
            "screens",
            ScreensUpdate(
                revision: files.snapshot.cursor.description, screens: states, pending: screens.outdated,
                folderProblems: folderProblems))
    }

    private func didUpdateAll() {
        lintLater()
        pictures.keepOnly(
            Set(screens.screens.compactMap(\.screen.version?.source.id)), screens: Set(screens.screens.map(\.id)))
        printProblems()
    }

    /// Reads the files of a screen again if they have changed.
    /// - Returns: Whether the screen has a new version.
    @discardableResult
    private func update(_ id: String) -> Bool {
        guard let screen = screens.screen(id), screen.isOutdated else { return false }
        let old = screen.version
        screens.update(screen)
        guard let old, let new = screen.version, new != old else { return false }
        drawing.update([id])
        if audience.hasPages { compareLater(old, new, of: id) }
        return true
    }

    /// Returns the latest version of a screen. `nil` if there is none.
    private func version(of screen: String) -> ScreenVersion? {
        update(screen)
        return screens.screen(screen)?.version
    }

    private func makeUpdate(for changes: Set<WatchedPath>, since start: ContinuousClock.Instant) -> PreviewUpdate {
        let paths = changes.sorted()
        return PreviewUpdate(
            revision: files.snapshot.cursor.description,
            changes: paths.prefix(Self.fileLimit).map { .init(path: $0.text, size: files.snapshot.files[$0]?.size) },
            moreChanges: max(0, paths.count - Self.fileLimit),
            // Includes the time before this point, such as the parsing, because users wait for it as well.
            savedAt: (Date().timeIntervalSince1970 - (ContinuousClock.now - start).seconds) * 1000,
            screens: states, pending: screens.outdated, folderProblems: folderProblems)
    }

    /// Compares two versions of a screen later. Changes that follow until then are part of the same comparison.
    private func compareLater(_ old: ScreenVersion, _ new: ScreenVersion, of screen: String) {
        if let known = comparisons[screen] {
            comparisons[screen] = (known.old, new)
            return
        }
        comparisons[screen] = (old, new)
        Task {
            try? await Task.sleep(for: Self.comparisonDelay)
            compare(screen)
        }
    }

    /// Sends the values that differ between two versions to the pages, after all pictures that the pages request.
    private func compare(_ screen: String) {
        guard let request = pictures.lastRequests(of: screen).first else {
            comparisons[screen] = nil
            return
        }
        let order = DrawingQueue.Order(
            key: .init(screen: screen, content: .changes), version: nil,
            makeTask: { [weak self] in
                guard let (old, new) = self?.comparisons.removeValue(forKey: screen) else { return nil }
                let task = DrawingTask.changes(
                    from: old.source, to: new.source, query: request.atRest.query, screen: screen)
                return (task, new.source.id)
            },
            completion: { [weak self] _, outcome in
                guard case .success(let data) = outcome, !data.isEmpty else { return }
                self?.publish("values", json: data)
            })
        drawing.draw(order, .background)
    }

    /// Checks the names in all stylesheets later, and tells the pages the problems if they have changed.
    private func lintLater() {
        guard linting == nil else { return }
        linting = Task {
            try? await Task.sleep(for: Self.comparisonDelay)
            linting = nil
            let problems = FolderLint.problems(of: screens.screens.compactMap(\.screen.version), files.propertyTable)
            guard problems != lintProblems else { return }
            lintProblems = problems
            publishScreens()
        }
    }

    /// Prints the problems of all screens if they have changed.
    private func printProblems() {
        var known: Set<PreviewProblem> = []
        let all = files.propertyProblems + screens.screens.flatMap(\.screen.problems)
        let problems = all.filter { known.insert($0).inserted }
        guard problems != printedProblems else { return }
        printedProblems = problems
        print(ReportSummary.lines(preview: problems.map(ReportedDiagnostic.init)))
    }

    // MARK: Responses

    private var states: [ScreenState] { screens.screens.map { ScreenState($0.screen, id: $0.id) } }

    /// The problems that belong to no screen.
    private var folderProblems: [PreviewProblem] {
        guard FileManager.default.fileExists(atPath: folder) else {
            return [PreviewProblem(file: folder, FolderProblem.Reason.noFolder.description)]
        }
        return files.propertyProblems + unserved.problems + lintProblems
    }

    private func publish(_ name: String, _ value: some Encodable) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        publish(name, json: data)
    }

    private func publish(_ name: String, json: Data) {
        server.publish(ServerSentEvent(name: name, data: String(decoding: json, as: UTF8.self)))
    }

    private func state(_ request: ServerRequest) -> ServerResponse {
        let url = URL(fileURLWithPath: folder).standardizedFileURL
        return .json(
            PreviewState(
                name: url.lastPathComponent, folder: url.path, mayEdit: request.isFromThisMachine,
                revision: files.snapshot.cursor.description, screens: states, pending: screens.outdated,
                folderProblems: folderProblems, clients: audience.devices))
    }

    private func picture(_ request: ServerRequest) async -> ServerResponse {
        let screen = request.query["screen"] ?? ""
        guard let picture = PictureRequest(query: request.query) else { return .badRequest(request) }
        guard let version = version(of: screen) else { return .notFound }
        // The frames of a film strip wait for the pictures in view.
        let isFrame = request.query["frame"] == "1"
        if !isFrame { pictures.note(picture, of: screen) }
        let known = pictures.picture(screen, version.source.id, picture)
        let order = pictureOrder(picture, of: screen)
        let outcome = if let known { known } else { await drawing.result(of: order, isFrame ? .expected : .requested) }
        return ServerResponse(outcome, contentType: "image/png")
    }

    private func pictureOrder(_ request: PictureRequest, of screen: String) -> DrawingQueue.Order {
        order(
            screen, .picture(request),
            completion: { [weak self, pictures] version, outcome in
                pictures.add(outcome, screen, version, request)
                if case .success = outcome { self?.checkViews(of: screen, request) }
            }, task: { .picture($0.source, query: self.query(request, for: $0)) })
    }

    /// Finds the problems of a screen's views once for each version, on the first device that draws it.
    private func checkViews(of screen: String, _ request: PictureRequest) {
        guard let shown = screens.screen(screen), shown.viewProblems == nil else { return }
        let query = request.withoutEdits.atRest.query
        let order = order(
            screen, .problems,
            completion: { [weak self] version, outcome in
                guard let self, case .success(let data) = outcome,
                    let problems = try? JSONDecoder().decode([PreviewProblem].self, from: data),
                    screens.screen(screen)?.setViewProblems(problems, ofVersion: version) == true
                else { return }
                screenLists.request { [weak self] in self?.publishScreens() }
            }, task: { .problems($0.source, query: query) })
        drawing.draw(order, .background)
    }

    /// Creates an order for a drawing of the version that is the current one when the drawing starts.
    private func order(
        _ screen: String, _ content: DrawingQueue.Key.Content,
        completion: @escaping @MainActor (UUID, DrawingQueue.Outcome) -> Void = { _, _ in },
        task: @escaping @MainActor (ScreenVersion) -> DrawingTask
    ) -> DrawingQueue.Order {
        DrawingQueue.Order(
            key: .init(screen: screen, content: content), version: version(of: screen)?.source.id,
            makeTask: { [weak self] in
                self?.version(of: screen).map { (task($0), $0.source.id) }
            }, completion: completion)
    }

    /// Returns the query of a request with the positions of its edits in a version.
    private func query(_ request: PictureRequest, for version: ScreenVersion) -> [String: String] {
        let edits = request.setting.edits
        guard !edits.isEmpty else { return request.query }
        let moved = version.moving(edits, from: files.versions(of: edits))
        guard moved != edits, let json = JSONEncoder.preview(moved) else { return request.query }
        return request.query.merging(["edits": String(decoding: json, as: UTF8.self)]) { $1 }
    }

    private func views(_ request: ServerRequest) async -> ServerResponse {
        guard let picture = PictureRequest(query: request.query) else { return .badRequest(request) }
        let order = order(request.query["screen"] ?? "", .views(picture)) {
            .views($0.source, query: self.query(picture, for: $0))
        }
        return ServerResponse(await drawing.result(of: order), contentType: "application/json")
    }

    private func view(_ request: ServerRequest) async -> ServerResponse {
        guard let picture = PictureRequest(query: request.query), let index = Int(request.query["view"] ?? "")
        else { return .badRequest(request) }
        let order = order(request.query["screen"] ?? "", .view(picture, index: index)) {
            .view($0.source, query: self.query(picture, for: $0), index: index)
        }
        return ServerResponse(await drawing.result(of: order), contentType: "application/json")
    }

    private func motion(_ request: ServerRequest) async -> ServerResponse {
        guard let picture = PictureRequest(query: request.query)?.atRest else { return .badRequest(request) }
        let order = order(request.query["screen"] ?? "", .motion(picture)) {
            .motion($0.source, query: self.query(picture, for: $0))
        }
        return ServerResponse(await drawing.result(of: order), contentType: "application/json")
    }

    private func edit(_ request: ServerRequest) async -> ServerResponse {
        guard let edit = try? JSONDecoder().decode(EditRequest.self, from: request.body),
            TrialEdit.areValid(edit.edits)
        else { return WriteResponse.malformed.response }
        guard mayWrite(request, edit.key) else { return WriteResponse.forbidden.response }
        do throws(EditProblem) {
            let versions = files.versions(of: edit.edits)
            let save = try await editor.write(edit.edits, properties: files.propertyTable, versions: versions)
            return WriteResponse(written: save.paths, undo: save.undo).response
        } catch {
            return WriteResponse(error).response
        }
    }

    private func mayWrite(_ request: ServerRequest, _ key: String) -> Bool {
        request.isFromThisMachine && editingKey.matches(key)
    }

    // MARK: Screens of apps

    /// Asks an app for the screen that it shows, and writes it to the watched folder.
    private func saveScreen(_ request: ServerRequest) async -> ServerResponse {
        guard let order = try? JSONDecoder().decode(SaveScreenRequest.self, from: request.body) else {
            return WriteResponse.malformed.response
        }
        guard mayWrite(request, order.key) else { return WriteResponse.forbidden.response }
        guard let client = audience.client(named: order.name, at: order.address) else {
            return WriteResponse(status: 409, "the app is not connected").response
        }
        do {
            let files = try await receiver.files(of: client) { [server] screen in
                guard let data = try? WireCoder.encode(screen) else { return false }
                let event = ServerSentEvent(name: ScreenRequest.eventName, data: String(decoding: data, as: UTF8.self))
                return await server.send(event, to: client)
            }
            let writing = Task.detached { [folder] in
                try ReceivedScreen(files).write(named: client.name, in: folder)
            }
            return WriteResponse(written: [try await writing.value]).response
        } catch let failure as ScreenReceiver.Failure {
            return WriteResponse(status: 409, failure.message).response
        } catch let failure as ReceivedScreen.Failure {
            return WriteResponse(status: failure.isOfApp ? 409 : 500, failure.message).response
        } catch {
            return WriteResponse(status: 500, error.localizedDescription).response
        }
    }

    private nonisolated func takePart(_ request: ServerRequest) async -> ServerResponse {
        guard let part = try? WireCoder.decode(ScreenPart.self, from: request.body) else { return .badRequest(request) }
        guard await receiver.take(part) else { return .notFound }
        return ServerResponse(status: 204, contentType: "text/plain", body: Data())
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
