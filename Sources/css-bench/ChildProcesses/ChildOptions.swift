import ArgumentParser

/// The options of child processes, which are hidden from the help.
struct ChildOptions: ParsableArguments {
    @Option(help: .hidden)
    var role: ChildRole?

    @Option(help: .hidden)
    var folder = ""

    @Option(help: .hidden)
    var port = 0

    @Option(help: .hidden)
    var apps = 1

    /// Returns the arguments that set these options.
    static func arguments(_ role: ChildRole, folder: String, port: Int, apps: Int = 1) -> [String] {
        ["--role", role.rawValue, "--folder", folder, "--port", "\(port)", "--apps", "\(apps)"]
    }
}
