import ArgumentParser
import CSSEngine
import HeadlessUIKit

/// The view tree, stylesheets and device of a command that shows a screen.
struct ScreenOptions: ParsableArguments {
    @Option(help: "The JSON or XML file with the view tree. - is standard input.")
    var view: String

    @Option(help: "The size of the screen in points, such as 390x844 (default: the size of --media).")
    var size: ScreenSize?

    @OptionGroup var media: MediaOptions
    @OptionGroup var stylesheets: StylesheetOptions

    func validate() throws {
        try stylesheets.checkStandardInput(with: view)
        _ = try environment()
    }

    func environment() throws -> CSS.Environment {
        var environment = try media.environment()
        if let size { (environment.width, environment.height) = (size.width, size.height) }
        return environment
    }
}

/// A screen size in the form `390x844`.
struct ScreenSize: ExpressibleByArgument {
    /// The size in points, from 1 to 16,384.
    let width, height: Double

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16_384).contains(width),
            (1...16_384).contains(height)
        else { return nil }
        (self.width, self.height) = (width, height)
    }
}
