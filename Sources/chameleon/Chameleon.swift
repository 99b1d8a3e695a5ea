import ArgumentParser
import CSSEngine
import ChameleonServer
import Foundation

/// The live-reload server.
@main
struct Chameleon: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chameleon",
        abstract: "Watches a folder of style sheets, and tells apps and pages of each change.")

    @Option(help: ArgumentHelp("The folder that is watched.", valueName: "folder"))
    var watch: String

    @Option(help: "The TCP port; 0 for one that is free.")
    var port = 8888

    @Option(
        help: """
            An address of this machine to listen on. Others than the loopback's let other machines in, if they show \
            the pairing code; 0.0.0.0 means all.
            """)
    var host = "127.0.0.1"

    @Option(
        name: .customLong("name"),
        help: "Another name of this machine, under which clients may ask. May be given several times.")
    var names: [String] = []

    @Option(help: ArgumentHelp("The view tree of the app that the page shows, as JSON or XML.", valueName: "tree.json"))
    var view: String?

    @Option(
        help: ArgumentHelp(
            """
            A style sheet of that app, relative to the folder (default: the one that is called as the tree is, or all \
            that no other one imports). May be given several times.
            """, valueName: "sheet.css"))
    var sheet: [String] = []

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535") }
    }

    func run() async throws {
        var configuration = ServerConfiguration(folder: watch)
        configuration.host = host
        configuration.port = port
        configuration.allowedHosts = names
        let terminal = Terminal()
        let server = ChameleonServer(configuration)
        let events = server.events()
        let preview = await Preview(
            server, folder: watch, tree: view.map { URL(fileURLWithPath: $0) }, sheets: sheet, print: terminal.print)
        try await preview.addRoutes()
        let news = server.events()
        let signals = EndSignals()
        let addresses = try await server.start()
        terminal.print(Greeting(folder: watch, addresses: addresses, token: server.token, editingKey: nil))
        if let view, !Self.isInside(watch, view) {
            terminal.print([EventFormatter.outside(view)])
        }
        await preview.begin()
        let printing = Task { await terminal.follow(events) }
        let showing = Task { await preview.follow(news) }
        await signals.first()
        await server.shutdown()
        await printing.value
        await showing.value
        await terminal.finish()
    }

    private static func isInside(_ folder: String, _ file: String) -> Bool {
        func parts(_ path: String) -> [String] {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().standardized.pathComponents
        }
        return parts(file).starts(with: parts(folder))
    }

    /// Exit codes are a contract: 0 ended by a signal, 1 cannot listen, 2 usage error, 3 no folder to watch.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as ServerFailure {
            Terminal.printError("chameleon: \(failure.explanation)")
            exit(withError: ExitCode(failure.exitCode))
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            Terminal.printError(fullMessage(for: error))
            exit(withError: ExitCode(2))
        }
    }
}
