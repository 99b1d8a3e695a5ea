import ArgumentParser
import CSSEngine
import HeadlessScreen
import NimbusDescribing
import NimbusUIKit

struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Prints Swift code that sets what stylesheets set on the views of a tree.")

    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Print a complete Swift file that creates the views and needs no stylesheets.")
    var swift = false

    func run() throws {
        try MainActor.assumeIsolated {
            let (styled, hasErrors) = try StyledScreen.make(screen, try screen.environment())
            if swift {
                let file = screen.view == "-" ? "" : screen.view
                let description = ScreenDescription(
                    styled.elements, in: styled.window, of: styled.dom, file: file, sheets: screen.stylesheets.paths)
                try standardOutput.write(description.text)
            } else {
                try standardOutput.write(styled.dom.descriptionForAllViews())
            }
            if hasErrors { throw ExitCode(1) }
        }
    }
}
