import ArgumentParser
import HeadlessScreen
import NimbusCSS

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
        guard let view = tree.toggle(name, onID: id) else { throw missingView }
        return "\(view.data.viewClass)#\(id) \(view.data.classes.contains(name) ? "with" : "without") .\(name)"
            .escapedForTerminal
    }

    /// Makes the change on a screen.
    @MainActor func apply(to screen: StyledScreen) throws {
        guard let view = screen.dom.viewById(id) else { throw missingView }
        if screen.dom.hasCssClass(name, on: view) {
            screen.dom.removeCssClass(name, from: view)
        } else {
            screen.dom.addCssClass(name, to: view)
        }
    }

    /// Throws if no view of a screen has the id.
    @MainActor func check(on screen: StyledScreen) throws {
        if screen.dom.viewById(id) == nil { throw missingView }
    }

    private var missingView: ValidationError {
        ValidationError("--toggle: there is no view with the id “\(id.escapedForTerminal)”")
    }
}
