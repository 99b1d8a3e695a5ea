import ArgumentParser
import CSSEngine
import NimbusCSS

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Lays out trees of boxes with inline styles, and prints the boxes as JSON.",
        discussion: """
            The input is a JSON array of cases, such as {"viewport": {"width": "300px", "height": "max-content"},
            "rounding": true, "root": {"style": "display: flex", "children": [{"style": "width: 10px", "text": "A"}]}}.
            Each character of a text is a square of 10 px, and lines break at U+200B. Properties have the grammar and
            the meaning of CSS. Nothing is inherited. The output is an array with a box for each case: x, y, width,
            height and children, relative to the parent's border box. A case that cannot be read gives null.
            """)

    @Argument(help: "The JSON file with the cases. - is standard input.")
    var file: String

    @Option(help: "The output format: json.")
    var format = LayoutFormat.json

    func run() throws {
        var cases = try LayoutCaseReader(file)
        let mapper = BoxStyleMapper(.boxModel)
        let formatter = DiagnosticFormatter(properties: .boxModel)
        var printer = LayoutPrinter(to: standardOutput)
        var hasErrors = false
        var number = 0
        while let next = try cases.next() {
            number += 1
            switch next {
            case .success(let layoutCase):
                let layout = CaseLayout(layoutCase, mapper)
                let name = "\(file): \(layoutCase.name ?? "case \(number)")".escapedForTerminal
                for diagnostic in layout.diagnostics {
                    try standardError.write("\(name): warning: \(formatter.sentence(diagnostic))\n")
                }
                if layout.cutOffCount > 0 {
                    try standardError.write("\(name): warning: the tree is too deep; the deepest nodes have no boxes\n")
                }
                try printer.print(layout, of: layoutCase)
            case .failure(let error):
                hasErrors = true
                try standardError.write(error.description + "\n")
                try printer.print(nil, of: nil)
            }
        }
        try printer.finish()
        if hasErrors { throw ExitCode(1) }
    }
}

/// The output format of `nimbus layout`.
enum LayoutFormat: String, ExpressibleByArgument, CaseIterable {
    case json
}
