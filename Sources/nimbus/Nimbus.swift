import ArgumentParser
import CSSEngine
import NimbusCSS

/// The `nimbus` command.
@main
struct Nimbus: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nimbus",
        abstract: "Inspects, checks and applies stylesheets for native interfaces.",
        version: PackageVersion.current,
        subcommands: [
            TokensCommand.self, ParseCommand.self, InspectCommand.self, RestyleCommand.self, ViewsCommand.self,
            DescribeCommand.self, RenderCommand.self, LayoutCommand.self, InterpolateCommand.self, AnimateCommand.self,
            LintCommand.self, ConvertCommand.self, PropertiesCommand.self,
        ])

    /// All errors start with the name of the program, also those of ArgumentParser.
    static let _errorLabel = "nimbus"

    /// Prints the help to standard error and exits with code 2, because no subcommand was given.
    func run() throws {
        try standardError.write(Self.helpMessage() + "\n")
        throw ExitCode(2)
    }

    /// Runs a command. The exit codes are a contract: 0 for success, 1 for a diagnostic with severity error, 2 for
    /// invalid arguments, 3 for a file that cannot be read or written.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as FileError {
            try? standardError.write("nimbus: \(error.description)\n")
            Nimbus.exit(withError: ExitCode(3))
        } catch {
            let code = exitCode(for: error)
            guard code == .validationFailure else { Nimbus.exit(withError: error) }
            try? standardError.write((unknownCommand() ?? fullMessage(for: error)) + "\n")
            Nimbus.exit(withError: ExitCode(2))
        }
    }
}

extension Nimbus {
    /// Returns the message for a first argument that is not the name of a command. `nil` if it is one.
    private static func unknownCommand() -> String? {
        let names = configuration.subcommands.compactMap { $0._commandName } + ["help"]
        guard let first = CommandLine.arguments.dropFirst().first, !first.hasPrefix("-"), !names.contains(first) else {
            return nil
        }
        let question = Suggestion.nearest(to: first, among: names).map { "; did you mean “\($0)”?" }
        return "nimbus: there is no command “\(first.escapedForTerminal)”" + (question ?? "; see nimbus --help")
    }
}
