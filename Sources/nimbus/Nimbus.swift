import ArgumentParser

/// The command line of NimbusCSS.
@main
struct Nimbus: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nimbus",
        abstract: "Style sheets for native interfaces: look inside them, and at what they do.",
        subcommands: [
            TokensCommand.self, ParseCommand.self, InspectCommand.self, RestyleCommand.self, ViewsCommand.self,
            DescribeCommand.self, RenderCommand.self, LintCommand.self, PropertiesCommand.self,
        ])

    /// Without a verb there is nothing to do: how to use it goes to standard error.
    func run() throws {
        try standardError.write(Self.helpMessage() + "\n")
        throw ExitCode(2)
    }

    /// Exit codes are a contract: 0 done, 1 a diagnostic of severity error, 2 wrong usage, 3 a file that cannot be
    /// read or written.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as FileFailure {
            try? standardError.write("nimbus: \(failure.description)\n")
            Nimbus.exit(withError: ExitCode(3))
        } catch {
            let code = exitCode(for: error)
            guard code == .validationFailure else { Nimbus.exit(withError: error) }
            try? standardError.write(fullMessage(for: error) + "\n")
            Nimbus.exit(withError: ExitCode(2))
        }
    }
}

/// How a command prints.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// For programs.
    case json
}
