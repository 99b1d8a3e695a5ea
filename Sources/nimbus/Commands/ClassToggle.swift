import ArgumentParser

/// The argument of `--toggle`, such as `#follow.primary`: adds a class to the view with an id, or removes it.
struct ClassToggle: ExpressibleByArgument {
    let id: String
    let name: String

    init?(argument: String) {
        guard argument.hasPrefix("#"), let dot = argument.lastIndex(of: ".") else { return nil }
        id = String(argument[..<dot].dropFirst())
        name = String(argument[argument.index(after: dot)...])
        guard !id.isEmpty, !name.isEmpty, !argument.contains(where: \.isWhitespace) else { return nil }
    }

    /// Makes the change and returns its description.
    func apply(to tree: inout StyledTree) throws -> String {
        guard let view = tree.toggle(name, onID: id) else {
            throw ValidationError("--toggle: there is no view with the id “\(id.escapedForTerminal)”")
        }
        return "\(view.data.viewClass)#\(id) \(view.data.classes.contains(name) ? "with" : "without") .\(name)"
            .escapedForTerminal
    }
}
