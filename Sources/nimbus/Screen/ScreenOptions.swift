import ArgumentParser
import CSSEngine
import HeadlessUIKit

/// What is put on screen, and on which: a view tree, its style sheets, and the device.
struct ScreenOptions: ParsableArguments {
    @Option(help: "The view tree, as JSON.")
    var view: String

    @Option(help: "The size of the screen in points (default: that of --media).")
    var size: ScreenSize?

    @OptionGroup var media: MediaOptions
    @OptionGroup var sheets: SheetOptions

    func validate() throws {
        try InputFile.checkStandardInput([view] + sheets.sheets)
        _ = try environment()
    }

    func environment() throws -> Environment {
        var environment = try media.environment()
        if let size { (environment.width, environment.height) = (size.width, size.height) }
        return environment
    }
}

/// `390x844`.
struct ScreenSize: ExpressibleByArgument {
    /// In points.
    let width, height: Double

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16_384).contains(width),
            (1...16_384).contains(height)
        else { return nil }
        (self.width, self.height) = (width, height)
    }
}
