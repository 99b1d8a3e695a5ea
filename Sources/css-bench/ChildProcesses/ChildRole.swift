import ArgumentParser

/// The role of a child process. The process ends at the end of its standard input.
enum ChildRole: String, ExpressibleByArgument {
    /// Serves a folder to apps.
    case server
    /// Runs several apps that follow a server.
    case observers
}
