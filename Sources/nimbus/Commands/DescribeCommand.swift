import ArgumentParser
import CSSEngine
import HeadlessScreen
import NimbusUIKit

struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "The Swift that makes the views of a tree look as style sheets say.")

    @OptionGroup var screen: ScreenOptions

    @Flag(help: "A whole file that makes the views and needs no style sheets, instead of what is set of each.")
    var swift = false

    func run() throws {
        try MainActor.assumeIsolated {
            let (styled, hasErrors) = try StyledScreen.make(screen, try screen.environment())
            if swift {
                let file = screen.view == "-" ? "" : screen.view
                try standardOutput.write(styled.description(file: file, sheets: screen.sheets.sheets).text)
            } else {
                try standardOutput.write(styled.dom.descriptionForAllViews())
            }
            if hasErrors { throw ExitCode(1) }
        }
    }
}
