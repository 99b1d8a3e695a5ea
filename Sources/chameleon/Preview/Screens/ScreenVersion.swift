import CSSEngine
import CSSLint
import Foundation
import HeadlessScreen
import NimbusCSS
import NimbusChameleon
import NimbusUIKit
import StylesheetEditing

/// A version of a screen's files, from which its pictures are made. It does not change when the files do.
@MainActor final class ScreenVersion {
    let tree: PreviewTree.Contents
    let sheets: PreviewSheets
    /// The contents of the files.
    let source: ScreenSource
    private let choice: SheetChoice
    private let contents: [StylesheetPath: Data]
    private let treeFile: PreviewTree
    private let properties: PropertyTable
    private var editors: [String: (editor: StylesheetEditor, hash: ContentHash)] = [:]

    init(
        _ tree: PreviewTree.Contents, of file: PreviewTree, _ choice: SheetChoice, _ sheets: PreviewSheets,
        _ properties: AppProperties, _ table: PropertyTable, in folder: String, revision: ChangeCursor,
        id: UUID = UUID()
    ) {
        self.tree = tree
        treeFile = file
        self.sheets = sheets
        self.choice = choice
        self.properties = table
        let all = choice.folder.overlay.contents
        let used = sheets.dependencies.compactMap { path in
            choice.folder.relativePath(path).flatMap { try? StylesheetPath($0) }
        }
        contents = Dictionary(used.compactMap { path in all[path].map { (path, $0) } }, uniquingKeysWith: { $1 })
        source = ScreenSource(
            id: id, revision: revision, folder: folder, treeURL: file.url, treePath: file.path, tree: tree.data,
            sheetFolder: choice.folder.path, sheets: choice.paths,
            contents: Dictionary(
                contents.map { (choice.folder.watchedPath($0.key.text), $0.value) }, uniquingKeysWith: { $1 }),
            properties: properties)
    }

    /// The folder that the paths of the stylesheets are relative to.
    var folder: SheetFolder { choice.folder }

    /// Creates the version in another process.
    /// - Throws: `PreviewTree.ReadError` if the view tree is invalid.
    convenience init(_ source: ScreenSource) throws(PreviewTree.ReadError) {
        let folder = SheetFolder(source.sheetFolder, in: source.folder)
        folder.change(source.contents.map { ($0.key, $0.value) })
        let table = source.properties.table().table
        let file = PreviewTree(url: source.treeURL, path: source.treePath)
        self.init(
            try file.contents(of: source.tree, table), of: file, SheetChoice(source.sheets, in: folder),
            PreviewSheets(source.sheets, in: folder, folder.overlay, table), source.properties, table,
            in: source.folder, revision: source.revision, id: source.id)
    }

    /// The revision at which the version became the current one.
    var revision: ChangeCursor { source.revision }

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
        let stylesheets = PreviewSheets(choice.paths, in: choice.folder, overlay, properties).stylesheets
        screen.stylesheets = stylesheets
        addWarnings(of: stylesheets, edits, to: &screen)
        return screen
    }

    /// Adds the warnings of lint that the edits cause.
    private func addWarnings(of stylesheets: [Stylesheet], _ edits: [TrialEdit], to screen: inout EditedScreen) {
        guard contents.values.reduce(0, { $0 + $1.count }) <= Self.lintSize else { return }
        let formatter = DiagnosticFormatter(properties: properties)
        let accepted = edits.indices.filter { screen.problems[$0] == nil }
        var others: [String] = []
        for diagnostic in Lint.diagnostics(of: stylesheets) where diagnostic.severity == .warning {
            let sentence = formatter.sentence(diagnostic)
            guard !warnings.contains(sentence) else { continue }
            let path = watchedPath(diagnostic.source.name)
            let own = accepted.first { index in
                edits[index].path == path
                    && screen.newRange(of: edits[index])?.contains(diagnostic.range.lowerBound) == true
            }
            if let own {
                screen.warnings[own] = screen.warnings[own] ?? sentence
            } else if case .unusedVariable = diagnostic.kind {
                // The variable that was used before is no problem of the new value.
            } else {
                others.append(sentence)
            }
        }
        // A use of the variable that is tried can be anywhere.
        if let last = accepted.last, screen.warnings[last] == nil { screen.warnings[last] = others.first }
    }

    /// The sentences of the warnings without edits.
    private lazy var warnings: Set<String> = {
        let formatter = DiagnosticFormatter(properties: properties)
        return Set(Lint.diagnostics(of: sheets.stylesheets).map(formatter.sentence))
    }()

    /// Larger stylesheets are not linted while values are tried, in bytes.
    private static let lintSize = 256 << 10

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

    /// Returns edits with their positions in this version, if their declarations have not changed since they were made.
    /// - Parameter versions: The versions of stylesheets that the edits were made for.
    func moving(_ edits: [TrialEdit], from versions: [ContentHash: Data]) -> [TrialEdit] {
        edits.map { edit in
            guard let (editor, hash) = editor(edit.path), hash != edit.hash, let old = versions[edit.hash] else {
                return edit
            }
            let older = StylesheetEditor(old, name: edit.path, properties: properties)
            return edit.moved(from: older, to: editor, hash) ?? edit
        }
    }

    private func editor(_ path: String) -> (editor: StylesheetEditor, hash: ContentHash)? {
        if let known = editors[path] { return known }
        guard let data = sheet(path).flatMap({ contents[$0] }) else { return nil }
        let new = (StylesheetEditor(data, name: path, properties: properties), ContentHash(of: data))
        editors[path] = new
        return new
    }

    private func sheet(_ path: String) -> StylesheetPath? {
        choice.folder.relativePath(path).flatMap { try? StylesheetPath($0) }
    }

    // MARK: Views

    /// Creates the views on a device. If they can move, states are held once the views are at rest, so that the motion that
    /// follows begins.
    /// - Parameter edited: The stylesheets that replace the version's stylesheets. `nil` for none.
    func makeScreen(_ setting: PictureRequest.Setting, _ edited: [Stylesheet]?) -> StyledScreen {
        var environment = setting.device.environment
        let insets = DeviceChrome(environment).insets
        environment.safeAreaInsets = CSS.Environment.Insets(
            top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
        let stylesheets = (edited ?? sheets.stylesheets) + [tree.stylesheet].compactMap { $0 }
        let states = setting.heldStates
        let screen = StyledScreen(
            tree.tree, stylesheets, environment, properties: properties,
            folder: treeFile.url.deletingLastPathComponent(),
            holding: declaresMotion ? [:] : states)
        if declaresMotion, !states.isEmpty {
            screen.settle()
            screen.hold(states)
        }
        return screen
    }

    /// Whether the stylesheets and the view tree can give views transitions or animations.
    private(set) lazy var declaresMotion =
        stylesheets.contains { $0.declaresMotion(properties) } || tree.tree.declaresMotion

    /// The location of a warning. An inline style is in the tree's file.
    private func place(of warning: ScreenWarning) -> EditorLocation {
        guard var location = warning.location else { return EditorLocation(file: treeFile.name) }
        location.source = watchedPath(location.source)
        return EditorLocation(location)
    }

    /// Returns the problems that only views have, such as declarations without effect, missing images, and classes that no
    /// stylesheet of the screen names.
    func problems(of screen: StyledScreen) -> [PreviewProblem] {
        var known = Set(tree.problems)
        let names = SelectorNames(sheets.stylesheets + [tree.stylesheet].compactMap { $0 })
        let views = screen.problems + tree.tree.unusedNames(names.contains, known: names.all)
        let warnings = screen.warnings(properties: properties).map { PreviewProblem($0, at: place(of: $0)) }
        return (views.map { PreviewProblem($0) } + warnings).filter { known.insert($0).inserted }
    }
}

extension ScreenVersion: Hashable {
    nonisolated static func == (left: ScreenVersion, right: ScreenVersion) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
