import ArgumentParser

/// The output format of a command.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// For programs.
    case json
}

/// The output format of commands that print JSON only.
enum JSONFormat: String, ExpressibleByArgument, CaseIterable {
    case json
}
