import Foundation
import NimbusCSS
import NimbusChameleon

/// Reads files of the watched folder and detects writes during the read.
struct FileReader {
    private let folder: StylesheetFolder
    private let sizeLimit: Int

    /// The outcome of reading a file.
    enum Outcome {
        /// - Parameter isTorn: Whether the file was changed while it was read.
        case file(WatchedFile, FileStamp, isTorn: Bool)
        case missing
        case refused(FolderProblem.Reason)
    }

    init(root: String, sizeLimit: Int) {
        folder = StylesheetFolder(root)
        self.sizeLimit = sizeLimit
    }

    func read(_ path: WatchedPath) -> Outcome {
        do {
            let sheet = try StylesheetPath(path.text)
            let (file, target) = try folder.openRegularFile(sheet)
            guard let kind = FileKind(path: path.text), FileKind(path: target) != nil else { return .refused(.outside) }
            guard let before = Self.stamp(file), let bytes = try? file.read(upToCount: sizeLimit + 1) ?? Data(),
                let after = Self.stamp(file)
            else { return .refused(.unreadable) }
            guard bytes.count <= sizeLimit else { return .refused(.tooLarge(limit: sizeLimit)) }
            return .file(WatchedFile(path: path, kind: kind, bytes: bytes), after, isTorn: before != after)
        } catch {
            switch error {
            case .missing, .folder: return .missing
            case .outside, .notRelative: return .refused(.outside)
            case .notRegular: return .refused(.notRegular)
            case .tooLarge: return .refused(.tooLarge(limit: sizeLimit))
            case .unreadable: return .refused(.unreadable)
            }
        }
    }

    private static func stamp(_ file: FileHandle) -> FileStamp? {
        var status = stat()
        return fstat(file.fileDescriptor, &status) == 0 ? FileStamp(status) : nil
    }
}

extension FileKind {
    /// Creates the kind for a path; `nil` if any of its folders has a leading dot.
    init?(path: String) {
        let names = path.split(separator: "/")
        guard let name = names.last, !names.contains(where: { $0.utf8.starts(with: ".".utf8) }) else { return nil }
        self.init(name: name)
    }
}
