import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit

/// The views of the app that is shown, as a file has them.
struct PreviewTree {
    let url: URL
    /// As it could be read last.
    private(set) var tree: ViewTree?
    /// The stylesheet that the file contains.
    private(set) var stylesheet: Stylesheet?
    private(set) var problems: [PreviewProblem] = []

    init(_ url: URL) {
        self.url = url
    }

    /// Reads the file again; where it is broken, what was read last stays.
    /// - Returns: whether it could be read.
    mutating func read() -> Bool {
        do {
            let new = try ViewTree(contentsOf: url)
            (tree, problems) = (new, new.problems.map { PreviewProblem($0) })
            stylesheet = new.embeddedStylesheet(properties: .standard)
            var formatter = DiagnosticFormatter(properties: .standard)
            problems += stylesheet?.diagnostics.map { PreviewProblem(formatter.report(of: $0)) } ?? []
            return true
        } catch let error as ViewTreeError {
            problems = [PreviewProblem(error)]
        } catch let error as NIFileError {
            problems = [PreviewProblem(file: error.path, error.reason.description)]
        } catch {
            problems = [PreviewProblem(file: url.lastPathComponent, "\(error)")]
        }
        return false
    }
}
