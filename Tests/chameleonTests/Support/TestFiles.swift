import Foundation
import NIOCore
import NimbusChameleon
import TestSupport

@testable import ChameleonServer
@testable import chameleon

/// A folder of files in the form that the preview reads, without a server.
@MainActor final class TestFiles {
    let folder: TemporaryFolder
    private(set) var served: ServedFiles
    private let boot = BootIdentifier()
    private var revision: UInt64 = 0
    private var texts: [String: String]

    init(_ texts: [String: String]) throws {
        self.texts = texts
        folder = try TemporaryFolder(texts)
        served = ServedFiles(
            folder: folder.path, FolderSnapshot(cursor: ChangeCursor(boot: boot, revision: 0), files: [:]))
        _ = served.take(snapshot)
    }

    /// The revision of the files.
    var cursor: ChangeCursor { ChangeCursor(boot: boot, revision: revision) }

    private var snapshot: FolderSnapshot {
        var files: [WatchedPath: WatchedFile] = [:]
        for (name, text) in texts {
            guard let path = WatchedPath(name), let kind = FileKind(path: name) else { continue }
            files[path] = WatchedFile(path: path, kind: kind, contents: ByteBuffer(string: text))
        }
        return FolderSnapshot(cursor: cursor, files: files)
    }

    /// Changes files. `nil` removes a file.
    /// - Returns: The paths of the files that differ.
    @discardableResult
    func change(_ changes: [String: String?]) -> Set<WatchedPath> {
        for (name, text) in changes { texts[name] = text }
        revision += 1
        return served.take(snapshot)
    }

    /// Returns the screen of a view tree.
    func screen(_ tree: String, sheets: [String] = []) throws -> PreviewScreen {
        PreviewScreen(
            PreviewTree(url: folder.url(of: tree), path: WatchedPath(tree)), sheets: sheets, files: served,
            revision: cursor)
    }

    /// Changes files, and updates a screen.
    func change(_ changes: [String: String?], updating screen: PreviewScreen) {
        guard screen.note(change(changes), served.appProperties) else { return }
        screen.update(from: served, at: cursor)
    }
}

extension PreviewScreen {
    /// The picture of the default device, as PNG.
    var picture: Data? {
        guard let version, let request = PictureRequest(query: [:]) else { return nil }
        return RenderedScreen(version, request.setting, at: nil).picture(request).pngData()
    }

    var locations: [String] { problems.map(\.place.location) }
}
