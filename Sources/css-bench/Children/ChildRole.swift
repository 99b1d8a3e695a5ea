import ArgumentParser

/// What this program does as the child of a measurement. It ends when its standard input does.
enum ChildRole: String, ExpressibleByArgument {
    /// Shows a folder to apps.
    case server
    /// Is several apps that follow a server.
    case observers
}
