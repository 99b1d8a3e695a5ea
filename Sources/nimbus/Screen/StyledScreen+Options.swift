import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

extension StyledScreen {
    /// Puts on screen what the options say, prints what is wrong with it to standard error, and returns whether
    /// something is.
    static func make(
        _ options: ScreenOptions, _ environment: Environment
    ) throws -> (screen: StyledScreen, hasErrors: Bool) {
        var file = try ViewTreeFile(options.view)
        let sheets = try options.sheets.load()
        let folder = URL(fileURLWithPath: options.view == "-" ? "." : options.view)
        let screen = StyledScreen(
            file.tree, sheets, environment,
            folder: options.view == "-" ? folder : folder.deletingLastPathComponent())
        file.note(screen.problems)
        try file.printProblems(to: standardError)
        let hasSheetErrors = try DiagnosticPrinter(standardError).print(sheets.flatMap(\.diagnostics))
        for problem in screen.dom.layoutProblems { try standardError.write(sentence(problem) + "\n") }
        return (screen, file.hasErrors || hasSheetErrors)
    }

    private static func sentence(_ problem: LayoutProblem) -> String {
        let view = problem.viewClass + (problem.id.map { "#\($0)" } ?? "")
        let place = problem.location?.description ?? "inline"
        return switch problem.kind {
        case .cycle:
            "\(place.visible): warning: \(view.visible) is put relative to a view whose place depends on its own"
        }
    }
}
