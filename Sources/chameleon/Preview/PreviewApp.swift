import CSSEngine
import Foundation
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusChameleon
import NimbusUIKit

/// The app that is shown: its views under its style sheets, as they were when all was well last.
@MainActor final class PreviewApp {
    /// What is wrong in the files as they are now.
    private(set) var problems: [PreviewProblem] = []
    /// Whether what is shown is what the files say now.
    private(set) var isGood = false

    private let files: StylesheetOverlay
    private let chosenSheets: [String]
    private var tree: PreviewTree
    private var sheets: PreviewSheets?
    /// What ``PreviewDevice/usual`` shows.
    private var screen: StyledScreen?
    private var pictures = PictureCache()

    /// - Parameters:
    ///   - tree: the file of the views.
    ///   - sheets: the paths of the style sheets; empty for those that belong to the tree by their names.
    ///   - files: the folder's, as they are served.
    init(_ tree: URL, sheets: [String], files: StylesheetOverlay) {
        self.tree = PreviewTree(tree)
        chosenSheets = sheets
        self.files = files
        _ = update()
    }

    var title: String { tree.url.lastPathComponent }

    /// What is wrong, as devices report it; nil where the tree's name is no path.
    var result: SheetResult? {
        guard let path = WatchedPath(title) else { return nil }
        let errors = problems.count(where: \.isError)
        return SheetResult(
            path: path, errors: errors, warnings: problems.count - errors,
            diagnostics: problems.map(ReportedDiagnostic.init))
    }

    /// Reads everything anew, and shows it unless it is broken.
    /// - Returns: what of the views is different.
    func update() -> [ValueChange] {
        let isTreeGood = tree.read()
        let paths = chosenSheets.isEmpty ? PreviewSheets.paths(forTree: title, in: files) : chosenSheets
        let new = PreviewSheets(paths, in: files)
        problems = tree.problems + new.problems
        // Mistakes that were there before are no reason to show nothing new.
        isGood = isTreeGood && new.errorCount <= (sheets?.errorCount ?? .max)
        guard isGood else { return [] }
        sheets = new
        pictures.removeAll()
        let old = screen?.dump
        screen = makeScreen(PreviewDevice.usual)
        problems += screen?.problems.map { PreviewProblem($0) } ?? []
        guard let old, let screen else { return [] }
        return ValueChange.all(from: old, to: screen.dump)
    }

    /// A PNG of what a device shows; nil before anything could be.
    func picture(on device: PreviewDevice) -> Data? {
        if let known = pictures[device] { return known }
        let screen = device.withoutBoxes == .usual ? screen : makeScreen(device)
        guard let picture = screen?.pngData(drawing: device.showsBoxes ? .all : .none) else { return nil }
        pictures[device] = picture
        return picture
    }

    private func makeScreen(_ device: PreviewDevice) -> StyledScreen? {
        guard let tree = tree.tree, let sheets else { return nil }
        let stylesheets = sheets.stylesheets + [self.tree.stylesheet].compactMap { $0 }
        return StyledScreen(
            tree, stylesheets, device.environment, folder: self.tree.url.deletingLastPathComponent())
    }
}
