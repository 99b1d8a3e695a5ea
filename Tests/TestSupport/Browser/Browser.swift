import Foundation

#if os(macOS) || os(Linux)
/// A Chromium without a window, controlled by its debugging protocol through two named pipes.
@MainActor package final class Browser {
    private let process = Process()
    private let folder: TemporaryFolder
    private let input: FileHandle
    private let output: any DispatchSourceRead
    private var messages = MessageSplitter()
    private var lastID = 0
    private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]

    /// The path of the browser. `nil` if none is installed.
    package nonisolated static let executable = ProgramRun.installed(["chromium", "chromium-browser", "google-chrome"])?
        .path

    package nonisolated struct Failure: Error {
        package let reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    /// Starts a browser. Call `close()` to end it.
    package init() throws {
        guard let executable = Self.executable else { throw Failure(reason: "there is no Chromium") }
        folder = try TemporaryFolder()
        let (inPath, outPath) = (folder.file("in"), folder.file("out"))
        input = try Self.makePipe(inPath)
        let replies = try Self.makePipe(outPath)
        output = DispatchSource.makeReadSource(fileDescriptor: replies.fileDescriptor, queue: .main)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser uses the descriptors 3 and 4 for the protocol.
        let script = "in=$1 out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\""
        let profile = folder.file("profile")
        process.arguments = ["-c", script, "browser", inPath, outPath, executable] + Self.options
        process.arguments? += ["--user-data-dir=\(profile)", "about:blank"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        output.setEventHandler { [weak self] in
            let data = replies.availableData
            MainActor.assumeIsolated { self?.receive(data) }
        }
        output.resume()
        process.terminationHandler = { [weak self] _ in Task { @MainActor in self?.failAll() } }
        try process.run()
    }

    private static func makePipe(_ path: String) throws -> FileHandle {
        // Opening a pipe for reading and writing does not wait for another process.
        guard mkfifo(path, 0o600) == 0, let handle = FileHandle(forUpdatingAtPath: path) else {
            throw Failure(reason: "cannot make a pipe")
        }
        return handle
    }

    private static let options = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--no-proxy-server",
        "--disable-dev-shm-usage", "--disable-background-networking", "--remote-debugging-pipe",
    ]

    package func close() {
        output.cancel()
        process.terminate()
        process.waitUntilExit()
        failAll()
    }

    private func failAll() {
        for continuation in waiting.values { continuation.resume(throwing: Self.hasEnded) }
        waiting = [:]
    }

    private static let hasEnded = Failure(reason: "the browser has ended")

    /// A browser context. Its pages share cookies and storage only with each other.
    package struct Profile {
        fileprivate let id: String
    }

    package func makeProfile() async throws -> Profile {
        struct Context: Decodable { let browserContextId: String }
        let context: Context = try await call("Target.createBrowserContext", [:])
        return Profile(id: context.browserContextId)
    }

    /// Closes all pages of a profile, and forgets its cookies and storage.
    package func remove(_ profile: Profile) async throws {
        struct Nothing: Decodable {}
        let _: Nothing = try await call("Target.disposeBrowserContext", ["browserContextId": .text(profile.id)])
    }

    /// Opens a page.
    /// - Parameter profile: The profile of the page. `nil` for that of the browser.
    package func open(
        _ url: String, in profile: Profile? = nil, width: Int = 1240, height: Int = 970
    ) async throws -> BrowserPage {
        struct Target: Decodable { let targetId: String }
        struct Session: Decodable { let sessionId: String }
        var parameters: [String: BrowserValue] = ["url": "about:blank"]
        if let profile { parameters["browserContextId"] = .text(profile.id) }
        let target: Target = try await call("Target.createTarget", parameters)
        let session: Session = try await call(
            "Target.attachToTarget", ["targetId": .text(target.targetId), "flatten": true])
        let page = BrowserPage(browser: self, session: session.sessionId)
        try await page.setSize(width: width, height: height)
        try await page.navigate(to: url)
        return page
    }

    // MARK: The protocol

    private struct Reply<Result: Decodable>: Decodable {
        struct Problem: Decodable { let message: String }
        let result: Result?
        let error: Problem?
    }

    /// Calls a method, and waits up to five minutes for its result.
    func call<Result: Decodable>(
        _ method: String, _ parameters: [String: BrowserValue], session: String? = nil
    ) async throws -> Result {
        guard process.isRunning else { throw Self.hasEnded }
        lastID += 1
        let id = lastID
        let message = BrowserMessage(id: id, method: method, params: parameters, sessionId: session)
        try input.write(contentsOf: JSONEncoder().encode(message) + [0])
        let timer = Task {
            try await Task.sleep(for: .seconds(300))
            fail(id, Failure(reason: "\(method) got no reply"))
        }
        defer { timer.cancel() }
        let data = try await withCheckedThrowingContinuation { waiting[id] = $0 }
        let reply = try JSONDecoder().decode(Reply<Result>.self, from: data)
        guard let result = reply.result else {
            throw Failure(reason: "\(method): \(reply.error?.message ?? "no result")")
        }
        return result
    }

    private func fail(_ id: Int, _ failure: Failure) {
        waiting.removeValue(forKey: id)?.resume(throwing: failure)
    }

    private func receive(_ data: Data) {
        struct Header: Decodable { let id: Int? }
        for message in messages.take(data) {
            // A message without an id is an event, and events are not needed.
            guard let id = (try? JSONDecoder().decode(Header.self, from: message))?.id else { continue }
            waiting.removeValue(forKey: id)?.resume(returning: message)
        }
    }
}
#endif
