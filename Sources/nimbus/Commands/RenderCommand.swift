import ArgumentParser
import CSSEngine
import HeadlessScreen
import HeadlessUIKit

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws the styled views of a tree as a PNG image.")

    @OptionGroup var screen: ScreenOptions

    @Option(help: "Pixels per point (default: the resolution of --media).")
    var scale: Double?

    @Option(name: [.customShort("o"), .customLong("output")], help: "The PNG file to write.")
    var output: String

    func validate() throws {
        if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale must be from 0.1 to 8") }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            var environment = try screen.environment()
            if let scale { environment.scale = scale }
            let (screen, hasErrors) = try StyledScreen.make(screen, environment)
            do {
                try screen.pngData().write(to: URL(fileURLWithPath: output))
            } catch {
                throw FileError(path: output, reason: "cannot be written")
            }
            if hasErrors { throw ExitCode(1) }
        }
    }
}
