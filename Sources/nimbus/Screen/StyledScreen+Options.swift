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
        file.append(screen.problems)
        try file.printProblems(to: standardError)
        let hasStylesheetErrors = try DiagnosticPrinter(standardError, properties: files.properties).print(
            stylesheets.flatMap(\.diagnostics))
        for problem in screen.dom.layoutProblems { try standardError.write(message(problem) + "\n") }
        for image in screen.dom.missingImages { try standardError.write(message(image) + "\n") }
        return (screen, file.hasErrors || hasStylesheetErrors)
    }

    private static func message(_ problem: LayoutProblem) -> String {
        let view = problem.viewClass + (problem.id.map { "#\($0)" } ?? "")
        let location = problem.location?.description ?? "inline"
        let text =
            switch problem.kind {
            case .cycle: "\(view) is positioned relative to a view that depends on it"
            case .constrained(let property): "\(property) of \(view) has no effect beside its constraints"
            case .configured(let property): "\(property) of \(view) has no effect on its configuration"
            case .missingSuperview(let property): "\(property) of \(view) is relative to a superview, and there is none"
            case .missingTarget(let id): "\(view) is positioned relative to #\(id), which no other view is"
            case .percentagePadding(let property): "\(property) of \(view) is a percentage, which has no effect there"
            case .nonstandardInBox(let property): "\(property) of \(view) has a value that boxes of CSS do not have"
            case .unsupportedInBox(let property): "\(property) of \(view) has a value that boxes do not support"
            case .paddingOverContent(let property):
                "\(property) of \(view) makes its box larger, but the view draws its content over it"
            case .unsupportedShadow(let property):
                "\(property) of \(view) has parts that it cannot show: it has the first outer shadow only, without spread"
            case .clippedShadow(let property):
                "\(property) of \(view) has no effect, because the view clips its content"
            case .constrainedInBox: "\(view) is in a container, but its constraints decide its frame"
            case .tooDeepInBoxes: "\(view) is in so many containers that its subviews have no boxes"
            case .marginWithoutTarget: "margins of \(view) have no effect without -mobile-relative"
            }
        return "\(location): warning: \(text)".escapedForTerminal
    }

    private static func message(_ image: MissingImage) -> String {
        let location = image.location?.description ?? "inline"
        return "\(location): warning: there is no image “\(image.name)”".escapedForTerminal
    }
}
