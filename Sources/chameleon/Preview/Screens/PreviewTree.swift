import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import NimbusViews

/// The file of a screen's view tree.
struct PreviewTree {
    let url: URL
    /// The path in the watched folder. `nil` if the file is outside.
    let path: WatchedPath?

    /// A version of the file that could be read.
    struct Contents {
        let data: Data
        let tree: ViewTree
        /// The stylesheet that the file contains.
        let stylesheet: Stylesheet?
        let problems: [PreviewProblem]
    }

    /// The file could not be read.
    struct ReadError: Error {
        let problem: PreviewProblem
    }

    /// The path in the watched folder, or the file's name.
    var name: String { path?.text ?? url.lastPathComponent }

    /// Reads the file as it is in the served files, or, if it is not one of them, on disk.
    @MainActor func read(from files: ServedFiles) throws(ReadError) -> Contents {
        if let data = path.flatMap(files.contents) { return try contents(of: data, files.propertyTable) }
        let data: Data
        do throws(NIFileError.Reason) {
            data = try StylesheetFolder.contents(ofFileAt: url.path)
        } catch {
            throw ReadError(problem: PreviewProblem(file: name, error.description))
        }
        return try contents(of: data, files.propertyTable)
    }

    /// Parses the data of the file.
    @MainActor func contents(of data: Data, _ properties: PropertyTable) throws(ReadError) -> Contents {
        do {
            let tree = try ViewTree(data: data, name: name)
            let stylesheet = tree.embeddedStylesheet(properties: properties)
            let formatter = DiagnosticFormatter(properties: properties)
            let diagnostics = stylesheet?.diagnostics.map { PreviewProblem(formatter.report(of: $0)) } ?? []
            return Contents(
                data: data, tree: tree, stylesheet: stylesheet,
                problems: tree.problems.map { PreviewProblem($0) } + diagnostics)
        } catch let error as ViewTreeError {
            throw ReadError(problem: PreviewProblem(error))
        } catch let error as NIFileError {
            throw ReadError(problem: PreviewProblem(file: name, error.reason.description))
        } catch {
            throw ReadError(problem: PreviewProblem(file: name, "\(error)"))
        }
    }

    /// Whether a file is JSON, by its name.
    static func isJSON(_ path: WatchedPath) -> Bool { path.text.lowercased().hasSuffix(".json") }

    /// Whether a file can be a view tree, by its name.
    static func isTreeFile(_ path: WatchedPath) -> Bool { isJSON(path) || path.text.lowercased().hasSuffix(".xml") }

    static func isValidJSON(_ data: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    }
}
