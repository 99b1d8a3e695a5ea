import Foundation

/// The features of an output, which can be a terminal, a file or a pipe.
struct TerminalFeatures {
    /// Whether the output is a terminal that shows colours.
    var hasColor: Bool
    /// The number of columns.
    var columns: Int

    init(hasColor: Bool, columns: Int) {
        self.hasColor = hasColor
        self.columns = columns
    }

    /// Creates the features of a file descriptor.
    init(of descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let rejectsColor = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        hasColor = isatty(descriptor) == 1 && !rejectsColor
        var window = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        columns = isKnown ? Int(window.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? 80
    }
}
