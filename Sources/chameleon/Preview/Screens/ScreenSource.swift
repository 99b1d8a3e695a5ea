import Foundation
import NimbusChameleon

/// The contents of a screen's files. A process that draws the screen makes its views from them.
struct ScreenSource: Codable, Sendable {
    /// Differs between two versions of a screen.
    let id: UUID
    /// The revision at which the version became the current one.
    let revision: ChangeCursor
    /// The path of the watched folder.
    let folder: String
    /// The file of the view tree, and its path in the watched folder. The path is `nil` if the file is outside.
    let treeURL: URL
    let treePath: WatchedPath?
    let tree: Data
    /// The path of the folder that imports are relative to, in the watched folder.
    let sheetFolder: String
    /// The stylesheets in the order of the cascade, by their paths relative to that folder.
    let sheets: [String]
    /// The contents of the stylesheets and their imports, by their paths in the watched folder.
    let contents: [String: Data]
    /// The files that declare the app's own properties and pseudo-classes.
    let properties: AppProperties
}
