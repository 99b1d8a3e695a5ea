import ArgumentParser
import CSSEngine
import HeadlessScreen
import NimbusCSS
import NimbusDescribing
import NimbusUIKit

struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Prints Swift code that sets what stylesheets set on the views of a tree.",
        discussion: """
            With --format json, prints an object with the keys code (the output without --format) and views, an array with an \
            object for each view with styled properties: view (the class), id, name (of the constant) and code (its statements).
            """)

    @OptionGroup var screen: ScreenOptions

    @Flag(help: "Print a complete Swift file that creates the views and needs no stylesheets.")
    var swift = false

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    func run() throws {
        try MainActor.assumeIsolated {
            let (styled, hasErrors) = try StyledScreen.make(screen, try screen.environment())
            // The code sets the values of the styles at rest, and moves the views itself.
            styled.dom.playsMotion = false
            styled.dom.styleIfNeeded()
            switch format {
            case .json:
                let description = Description(code: code(of: styled), views: styled.dom.describedViews)
                try standardOutput.writeJSON(description)
            case .text: try standardOutput.write(code(of: styled))
            }
            if hasErrors { throw ExitCode(1) }
        }
    }

    @MainActor private func code(of styled: StyledScreen) -> String {
        guard swift else { return styled.dom.descriptionForAllViews() }
        let file = screen.view == "-" ? "" : screen.view
        return ScreenDescription(
            styled.elements, in: styled.window, of: styled.dom, file: file, sheets: screen.stylesheets.paths
        ).text
    }
}

/// The output of `describe --format json`.
private struct Description: JSONWritable {
    let code: String
    let views: [NIDOM.DescribedView]

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("code", code)
            try json.member("views", views)
        }
    }
}

extension NIDOM.DescribedView: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("code", statements)
            try json.member("id", id)
            try json.member("name", name)
            try json.member("view", viewClass)
        }
    }
}
