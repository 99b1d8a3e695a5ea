import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit

/// The view tree of the app in the preview, read from a file.
struct PreviewTree {
    let url: URL
    /// The last version that could be read.
    private(set) var tree: ViewTree?
    /// The stylesheet that the file contains.
    private(set) var stylesheet: Stylesheet?
    private(set) var problems: [PreviewProblem] = []

    init(_ url: URL) {
        self.url = url
    }

    /// Reads the file again. If this fails, the last version stays.
    /// - Returns: Whether the file could be read.
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
