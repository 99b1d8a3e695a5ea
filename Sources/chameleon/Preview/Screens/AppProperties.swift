import CSSEngine
import Foundation
import HeadlessScreen

/// The files that declare an app's own properties, pseudo-classes and views.
struct AppProperties: Codable, Hashable, Sendable {
    struct File: Codable, Hashable {
        /// The name for messages.
        let name: String
        let data: Data
    }

    let files: [File]
    /// Whether the files were found in the watched folder, and not named by the user.
    let areFound: Bool

    /// Returns the standard properties and those of the files. A file with a problem is left out.
    func table() -> (table: PropertyTable, problems: [PreviewProblem]) {
        var problems: [PreviewProblem] = []
        var valid: [AppPropertyFile] = []
        var table = PropertyTable.standard
        for file in files {
            do throws(AppPropertyError) {
                let new = try AppPropertyFile(file.data, path: file.name)
                table = try AppPropertyFile.table(of: valid + [new], areFound: areFound)
                valid.append(new)
            } catch {
                problems.append(PreviewProblem(file: file.name, error.reason))
            }
        }
        return (table, problems)
    }
}
