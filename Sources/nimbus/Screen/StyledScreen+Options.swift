import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

extension StyledScreen {
    /// Creates a screen from a command's options, and prints all problems to standard error.
    /// - Returns: The screen, and whether any problem is an error.
    static func make(
        _ options: ScreenOptions, _ environment: CSS.Environment
    ) throws -> (screen: StyledScreen, hasErrors: Bool) {
        var file = try ViewTreeFile(options.view)
        var files = try options.stylesheets.files(for: file)
        let stylesheets = try files.load()
        let folder = URL(fileURLWithPath: options.view == "-" ? "." : options.view)
        let screen = StyledScreen(
            file.tree, stylesheets, environment, properties: files.properties,
            folder: options.view == "-" ? folder : folder.deletingLastPathComponent())
        try screen.play(options.toggle, until: options.time?.milliseconds ?? 0)
        file.append(screen.problems)
        try file.printProblems(to: standardError)
        let hasStylesheetErrors = try DiagnosticPrinter(standardError, properties: files.properties).print(
            stylesheets.flatMap(\.diagnostics))
        for warning in screen.warnings(properties: files.properties) {
            try standardError.write(warning.text + "\n")
        }
        return (screen, file.hasErrors || hasStylesheetErrors)
    }

    /// Makes changes at their times, and shows an instant in milliseconds. Changes after it have no effect.
    private func play(_ toggles: [TimedToggle], until end: Double) throws {
        var time = 0.0
        for toggle in toggles { try toggle.toggle.check(on: self) }
        for toggle in toggles.inOrder where toggle.time.milliseconds <= end {
            advance(by: (toggle.time.milliseconds - time) / 1000)
            time = toggle.time.milliseconds
            try toggle.toggle.apply(to: self)
        }
        advance(by: (end - time) / 1000)
    }
}
