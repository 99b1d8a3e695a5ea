import Foundation
import NimbusUIKit

/// The main loop of a process that draws screens. It reads tasks from standard input and writes the results to standard
/// output, one after the other.
///
/// UIKit draws on the main actor and cannot be interrupted. In a process of its own, a drawing can be ended at any time,
/// and the server never waits for it.
@MainActor struct DrawingWorker {
    /// The first argument of a process that draws. The second one is the processor time of a task, in seconds.
    nonisolated static let argument = "--draw-for-server"

    private let renderer = ScreenRenderer()

    /// Performs tasks until the input ends.
    static func run(_ arguments: [String]) {
        // Output that other code prints goes to standard error, so that it is not read as a result.
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        signal(SIGPIPE, SIG_IGN)
        let watchdog = DrawingWatchdog(
            output: output, limit: arguments.last.flatMap { Double($0) } ?? DrawingLimits.time)
        let worker = DrawingWorker()
        while let frame = DrawingFrame.read(from: STDIN_FILENO) {
            watchdog.begin()
            let result = worker.result(of: frame.body)
            watchdog.end()
            let isLast = DrawingWatchdog.residentMemory > DrawingLimits.idleMemory
            let status: DrawingFrame.Status = isLast ? .last : .whole
            let answer =
                result.map { DrawingFrame(status: status.rawValue, body: $0) }
                ?? DrawingFrame(status: DrawingProblem.invalid.rawValue, body: Data())
            guard answer.write(to: output), !isLast else { break }
        }
        _exit(0)
    }

    private func result(of task: Data) -> Data? {
        guard let task = try? PropertyListDecoder().decode(DrawingTask.self, from: task) else { return nil }
        switch task {
        case .picture(let source, let query):
            return rendered(source, query).map { $0.picture($1).screenPNGData() }
        case .views(let source, let query):
            return rendered(source, query).flatMap { screen, _ in
                JSONEncoder.preview(ViewOutline(screen, revision: source.revision.description))
            }
        case .view(let source, let query, let index):
            return rendered(source, query).flatMap { screen, _ in
                var reader = ViewStyleReader(screen)
                return reader.style(ofViewAt: index, revision: source.revision.description)
                    .flatMap { JSONEncoder.preview($0) }
            }
        case .motion(let source, let query):
            return rendered(source, query)?.0.motion.flatMap { JSONEncoder.preview($0) }
        case .problems(let source, let query):
            return rendered(source, query).flatMap { screen, _ in
                JSONEncoder.preview(screen.version.problems(of: screen.screen))
            }
        case .changes(let old, let new, let query, let screen):
            guard let (before, _) = rendered(old, query), let (after, _) = rendered(new, query) else { return nil }
            let values = ValueChange.all(from: before.screen.dump, to: after.screen.dump)
            let groups = values.isEmpty ? [] : ChangeGroup.groups(values, from: before.version, to: after.version)
            return JSONEncoder.preview(
                ValueUpdate(revision: new.revision.description, screen: screen, groups: groups))
        }
    }

    /// Returns a screen with its contents scrolled as a request demands. `nil` if the request is invalid.
    private func rendered(_ source: ScreenSource, _ query: [String: String]) -> (RenderedScreen, PictureRequest)? {
        guard let request = PictureRequest(query: query), let screen = renderer.screen(source, request) else {
            return nil
        }
        screen.scroll(request)
        return (screen, request)
    }
}

extension JSONEncoder {
    /// Returns the JSON of a response to the page.
    static func preview(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try? encoder.encode(value)
    }
}
