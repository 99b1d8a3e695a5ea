import CSSEngine
import NimbusCSS

/// Lays out the cases of a file, one at a time.
struct LayoutCaseRun {
    private var cases: LayoutCaseReader
    private let name: String
    private let mapper = BoxStyleMapper(.boxModel)
    private let formatter = DiagnosticFormatter(properties: .boxModel)

    /// Whether a case could not be read.
    private(set) var hasErrors = false

    /// - Parameter name: The name of the file for messages.
    init(_ cases: LayoutCaseReader, name: String) {
        self.cases = cases
        self.name = name
    }

    /// Prints the boxes of all cases as a JSON array, with null for a case that cannot be read.
    mutating func print(
        to output: @escaping (String) throws -> Void, problemsTo errors: (String) throws -> Void
    ) throws {
        var printer = LayoutPrinter(to: output)
        var number = 0
        while let next = try cases.next() {
            number += 1
            switch next {
            case .success(let layoutCase):
                let layout = CaseLayout(layoutCase, mapper)
                let title = "\(name): \(layoutCase.name ?? "case \(number)")".escapedForTerminal
                for warning in warnings(of: layout) { try errors("\(title): warning: \(warning)\n") }
                try printer.print(layout, of: layoutCase)
            case .failure(let error):
                hasErrors = true
                try errors(error.description + "\n")
                try printer.print(nil, of: nil)
            }
        }
        try printer.finish()
    }

    /// The declarations that are dropped, and the limits that the tree exceeds.
    private func warnings(of layout: CaseLayout) -> [String] {
        var warnings = layout.diagnostics.map(formatter.sentence)
        for problem in layout.problems {
            let name = PropertyTable.boxModel[problem.property].name
            switch problem.kind {
            case .nonstandardValue: warnings.append("“\(name)” has a value that boxes of CSS do not have")
            case .unsupportedPosition:
                warnings.append("“\(name)” is not “fixed” or “sticky” in the box layout, which does not scroll")
            case .unsupportedCalculation: warnings.append("“\(name)” has a calculation that the box layout lacks")
            }
        }
        if layout.cutOffCount > 0 {
            warnings.append("boxes inside more than \(layout.maximumDepth) others are not laid out")
        }
        return warnings
    }
}
