import ArgumentParser
import CSSEngine
import ChameleonServer
import Foundation
import NimbusCSS
import NimbusChameleon

/// The live-reload server.
@main
struct Chameleon: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chameleon",
        abstract: "Watches a folder of stylesheets, and sends each change to apps and pages.",
        discussion: """
            Apps with an NIChameleonObserver, and pages in a browser, show a stylesheet as soon as it is saved.

            Serve a folder to apps on this machine:
              chameleon --watch css
            Show a screen in a browser as well:
              chameleon --watch css --view css/screen.json
            Serve phones in the local network, which open a printed link or scan its QR code:
              chameleon --watch css --host 0.0.0.0

            Exit codes: 0 after Ctrl-C or SIGTERM, 1 if the server cannot listen on the port, 2 for invalid arguments, \
            3 if there is no folder to watch or no file with the app's properties.
            """,
        version: PackageVersion.current)

    /// All errors start with the name of the program, also the errors of ArgumentParser.
    static let _errorLabel = "chameleon"

    @Option(help: ArgumentHelp("The folder to watch.", valueName: "folder"))
    var watch: String

    @Option(help: "The TCP port. 0 selects a free port.")
    var port = 8888

    @Option(
        help: """
            The address of this machine to listen on; 0.0.0.0 for all addresses. With an address other than the \
            loopback address, other machines can connect if they send the pairing code.
            """)
    var host = "127.0.0.1"

    @Option(
        name: .customLong("name"),
        help: "A host name of this machine that clients may use, such as my-mac.local. Can be repeated.")
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A view tree of the app that the page shows, as JSON or XML, relative to the working folder or to the \
            watched one (default: all JSON files of the folder that describe views). Can be repeated.
            """, valueName: "tree.json"))
    var view: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A stylesheet of that app, relative to the watched folder or to the working one (default: the one with the \
            name of the tree, or else all that no other one imports). Can be repeated.
            """, valueName: "sheet.css"))
    var sheet: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A JSON file with the app's own properties and pseudo-classes, as in nimbus properties --format vscode \
            (default: all files *.css-data.json of the folder). Can be repeated.
            """, valueName: "file"))
    var properties: [String] = []

    @Option(
        help: """
            The URL scheme of the app, such as myapp. The QR code is then a link that opens the app with the address and \
            the pairing code, and not the page. Only with an address of --host that other devices reach.
            """)
    var scheme: String?

    func validate() throws {
        if let scheme, scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) == nil {
            throw ValidationError("--scheme must be a letter, followed by letters, digits, +, . and -")
        }
        if let scheme, ["http", "https"].contains(scheme.lowercased()) {
            throw ValidationError("--scheme is the scheme of the app, not \(scheme)")
        }
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be a number from 0 to 65535") }
    }

    /// Returns the file of a view tree. A path is relative to the working folder, or else to the watched folder.
    private func tree(_ path: String) -> URL {
        let inFolder = URL(fileURLWithPath: watch).appendingPathComponent(path)
        let isThere = FileManager.default.fileExists(atPath: path)
        return isThere || !FileManager.default.fileExists(atPath: inFolder.path)
            ? URL(fileURLWithPath: path) : inFolder
    }

    /// Returns the path of a stylesheet in the watched folder. A path is relative to the watched folder, or else to the
    /// working folder.
    private func sheetPath(_ path: String) -> String {
        let inFolder = URL(fileURLWithPath: watch).appendingPathComponent(path)
        guard !FileManager.default.fileExists(atPath: inFolder.path) else { return path }
        return WatchedPath(of: URL(fileURLWithPath: path), in: watch)?.text ?? path
    }

    func run() async throws {
        if let missing = properties.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw StartError(missing: missing)
        }
        var configuration = ServerConfiguration(folder: watch)
        configuration.host = host
        configuration.port = port
        configuration.allowedHosts = names
        let terminal = Terminal()
        let server = ChameleonServer(configuration)
        let events = server.events()
        let preview = await Preview(
            server, folder: watch, trees: view.map(tree), sheets: sheet.map(sheetPath),
            properties: properties.map { URL(fileURLWithPath: $0) },
            program: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
            print: terminal.print)
        try await preview.addRoutes()
        let previewEvents = server.events()
        let signals = EndSignals()
        let addresses: [ServerAddress]
        do {
            addresses = try await server.start()
        } catch let failure as ServerFailure {
            throw StartError(failure, configuration)
        }
        terminal.print(
            StartupMessage(
                folder: watch, addresses: addresses, token: server.token, editingKey: preview.editingKey.pairingCode,
                scheme: scheme))
        for view in view {
            let url = tree(view)
            if !FileManager.default.fileExists(atPath: url.path) {
                terminal.print([EventFormatter.missing(view)])
            } else if WatchedPath(of: url, in: watch).flatMap(server.file) == nil {
                terminal.print([EventFormatter.unserved(view)])
            }
        }
        await preview.begin()
        let printing = Task { await terminal.follow(events) }
        let showing = Task { await preview.follow(previewEvents) }
        await signals.first()
        await preview.end()
        await server.shutdown()
        await printing.value
        await showing.value
        await terminal.finish()
    }

    /// Runs the command. The exit codes are a contract: 0 after a signal, 1 if the server cannot listen, 2 for invalid
    /// arguments, 3 if there is no folder to watch.
    static func main() async {
        if CommandLine.arguments.dropFirst().first == DrawingWorker.argument {
            return DrawingWorker.run(CommandLine.arguments)
        }
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as StartError {
            Terminal.printError("chameleon: \(error.message)")
            exit(withError: ExitCode(error.exitCode))
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            Terminal.printError(fullMessage(for: error))
            exit(withError: ExitCode(2))
        }
    }
}
