import ArgumentParser
import CSSEngine
import HeadlessScreen
import HeadlessUIKit

/// The view tree, stylesheets and device of a command that shows a screen.
struct ScreenOptions: ParsableArguments {
    @Option(help: "The JSON or XML file with the view tree. - is standard input.")
    var view: String

    @Option(
        help: "The size of the screen in points, such as 390x844 (default: the size of --media).",
        transform: ScreenSize.init)
    var size: ScreenSize?

    @Flag(
        help: ArgumentHelp(
            "Reserve the safe areas of the device, and draw its status bar and home indicator as iOS 18 does.",
            discussion: "Without the option, every inset of the safe area is 0."))
    var chrome = false

    @Option(
        help: ArgumentHelp(
            "The instant of transitions and animations that is shown, such as 250ms (default: 0s).",
            discussion:
                "At 0s the views are styled for the first time: animations start, and transitions only from @starting-style."
        ), transform: TimeArgument.init)
    var time: TimeArgument?

    @Option(
        help: ArgumentHelp(
            "Before --time, add the class to the view with the id, or remove it if the view has it.",
            valueName: "#id.class@time"), transform: TimedToggle.init)
    var toggle: [TimedToggle] = []

    @OptionGroup var media: MediaOptions
    @OptionGroup var stylesheets: StylesheetOptions

    func validate() throws {
        try stylesheets.checkStandardInput(with: view)
        _ = try environment()
    }

    /// The paths of the files that the options name.
    var inputs: [String] { [view] + stylesheets.paths + stylesheets.appProperties.paths }

    func environment() throws -> CSS.Environment {
        var environment = try media.environment()
        if let size { (environment.width, environment.height) = (size.width, size.height) }
        if chrome {
            let insets = MainActor.assumeIsolated { DeviceChrome(environment).insets }
            environment.safeAreaInsets = CSS.Environment.Insets(
                top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
        }
        return environment
    }
}

/// A screen size in the form `390x844`.
struct ScreenSize {
    /// The size in points, from 1 to 16,384.
    let width, height: Double

    /// Throws if the text is no size, or if the size is out of range.
    init(_ text: String) throws {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16_384).contains(width),
            (1...16_384).contains(height)
        else {
            throw ValidationError(
                "“\(text.escapedForTerminal)” is not a size from 1x1 to 16384x16384, such as 390x844")
        }
        (self.width, self.height) = (width, height)
    }
}
