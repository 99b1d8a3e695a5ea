import ArgumentParser

/// What a child process is told; people need none of it.
struct ChildOptions: ParsableArguments {
    @Option(help: .hidden)
    var role: ChildRole?

    @Option(help: .hidden)
    var folder = ""

    @Option(help: .hidden)
    var port = 0

    @Option(help: .hidden)
    var apps = 1

    /// The arguments that are read as these options.
    static func arguments(_ role: ChildRole, folder: String, port: Int, apps: Int = 1) -> [String] {
        ["--role", role.rawValue, "--folder", folder, "--port", "\(port)", "--apps", "\(apps)"]
    }
}
