import CSSEngine
import Foundation
import HeadlessScreen
import NimbusCSS
import NimbusChameleon
import NimbusUIKit

/// A version of a screen's files, from which its pictures are made. It does not change when the files do.
@MainActor final class ScreenVersion {
    let tree: PreviewTree.Contents
    let sheets: PreviewSheets
    /// The revision at which the version became the current one.
    let revision: ChangeCursor
    private let choice: SheetChoice
    private let contents: [StylesheetPath: Data]
    private let treeFile: PreviewTree
    private var editors: [String: (editor: StylesheetEditor, hash: ContentHash)] = [:]

    init(
        _ tree: PreviewTree.Contents, of file: PreviewTree, _ choice: SheetChoice, _ sheets: PreviewSheets,
        revision: ChangeCursor
    ) {
        self.tree = tree
        treeFile = file
        self.sheets = sheets
        self.revision = revision
        self.choice = choice
        contents = choice.folder.overlay.contents
    }

    /// The stylesheets in cascade order, including the tree's own.
    var stylesheets: [Stylesheet] { sheets.stylesheets + [tree.stylesheet].compactMap { $0 } }

    /// Returns the path in the watched folder of a source of the stylesheets.
    func watchedPath(_ source: String) -> String {
        // The stylesheet inside the tree's file has the path of the file already.
        source == treeFile.name ? source : choice.folder.watchedPath(source)
    }

    // MARK: Edits

    /// Returns the version with new values for some declarations.
    func applying(_ edits: [TrialEdit]) -> EditedScreen {
        var screen = EditedScreen()
        for (path, indices) in Dictionary(grouping: edits.indices, by: { edits[$0].path }) {
            var accepted: [TrialEdit] = []
            for index in indices {
                do throws(EditProblem) {
                    try apply(accepted + [edits[index]], to: path, &screen)
                    accepted.append(edits[index])
                } catch {
                    screen.problems[index] = error
                }
            }
        }
        guard !screen.files.isEmpty else { return screen }
        let overlay = StylesheetOverlay(pathPrefix: choice.folder.overlay.pathPrefix, isComplete: true)
        var changes: [StylesheetPath: Data?] = contents.mapValues { $0 }
        for (path, file) in screen.files {
            guard let sheet = sheet(path) else { continue }
            changes[sheet] = .some(file.contents)
        }
        overlay.change(changes)
        screen.stylesheets = PreviewSheets(choice.paths, in: choice.folder, overlay).stylesheets
        return screen
    }

    private func apply(_ edits: [TrialEdit], to path: String, _ screen: inout EditedScreen) throws(EditProblem) {
        guard let (editor, hash) = editor(path) else { throw .noFile }
        guard edits.allSatisfy({ $0.hash == hash }) else { throw .fileChanged }
        let replacements = edits.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
        screen.files[path] = EditedScreen.File(
            contents: try editor.applying(replacements), replacements: replacements)
    }

    /// Returns the hash of a stylesheet. `nil` if it is not in the folder.
    func hash(of path: String) -> ContentHash? { editor(path)?.hash }

    /// Returns the text between two byte offsets of a stylesheet.
    func text(of path: String, _ range: Range<Int>) -> String? {
        guard let data = sheet(path).flatMap({ contents[$0] }), range.upperBound <= data.count else { return nil }
        return String(
            decoding: data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound], as: UTF8.self)
    }

    private func editor(_ path: String) -> (editor: StylesheetEditor, hash: ContentHash)? {
        if let known = editors[path] { return known }
        guard let data = sheet(path).flatMap({ contents[$0] }) else { return nil }
        let new = (StylesheetEditor(data, name: path), ContentHash(of: data))
        editors[path] = new
        return new
    }

    private func sheet(_ path: String) -> StylesheetPath? {
        choice.folder.relativePath(path).flatMap { try? StylesheetPath($0) }
    }

    // MARK: Views

    /// Creates the views on a device.
    /// - Parameter edited: The stylesheets that replace the version's stylesheets. `nil` for none.
    func makeScreen(_ setting: PictureRequest.Setting, _ edited: [Stylesheet]?) -> StyledScreen {
        var environment = setting.device.environment
        let insets = DeviceChrome(environment).insets
        environment.safeAreaInsets = CSS.Environment.Insets(
            top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
        let stylesheets = (edited ?? sheets.stylesheets) + [tree.stylesheet].compactMap { $0 }
        return StyledScreen(
            tree.tree, stylesheets, environment, folder: treeFile.url.deletingLastPathComponent(),
            holding: setting.heldStates)
    }
}

extension ScreenVersion: Hashable {
    nonisolated static func == (left: ScreenVersion, right: ScreenVersion) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
