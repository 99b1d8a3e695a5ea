import CSSEngine
import Foundation
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusChameleon
import NimbusUIKit

/// The app in the preview: its views and stylesheets in their last good version.
@MainActor final class PreviewApp {
    /// The problems in the current files.
    private(set) var problems: [PreviewProblem] = []
    /// Whether the preview shows the current files.
    private(set) var isGood = false

    private let files: StylesheetOverlay
    private let chosenSheets: [String]
    private var tree: PreviewTree
    private var sheets: PreviewSheets?
    /// The screen of ``PreviewDevice/usual``.
    private var screen: StyledScreen?
    private var pictures = PictureCache()

    /// - Parameters:
    ///   - tree: The file of the view tree.
    ///   - sheets: The paths of the stylesheets; empty to find them by the tree's name.
    ///   - files: The served stylesheets of the folder.
    init(_ tree: URL, sheets: [String], files: StylesheetOverlay) {
        self.tree = PreviewTree(tree)
        chosenSheets = sheets
        self.files = files
        _ = update()
    }

    var title: String { tree.url.lastPathComponent }

    /// The problems as a device would report them; `nil` if the tree's name is not a valid path.
    var result: SheetResult? {
        guard let path = WatchedPath(title) else { return nil }
        let errors = problems.count(where: \.isError)
        return SheetResult(
            path: path, errors: errors, warnings: problems.count - errors,
            diagnostics: problems.map(ReportedDiagnostic.init))
    }

    /// Reads all files again, and shows them unless they have new errors.
    /// - Returns: The changed values of the views.
    func update() -> [ValueChange] {
        let isTreeGood = tree.read()
        let paths = chosenSheets.isEmpty ? PreviewSheets.paths(forTree: title, in: files) : chosenSheets
        let new = PreviewSheets(paths, in: files)
        problems = tree.problems + new.problems
        // Existing errors must not keep the preview from showing changes.
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

    /// Returns the screen of a device as PNG; `nil` before the first good version.
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
