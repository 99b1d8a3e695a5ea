import Foundation
import NimbusChameleon

/// Walks through the watched folder and lists the files to serve, without reading them.
struct FolderScanner {
    private let root: String
    private let limits: FolderLimits

    init(root: String, limits: FolderLimits) {
        self.root = root
        self.limits = limits
    }

    /// The result of a scan.
    struct Listing {
        fileprivate(set) var files: [WatchedPath: FileStamp] = [:]
        fileprivate(set) var problems: Set<FolderProblem> = []
        /// Whether a file may be reachable by several paths, so that one change affects all of them.
        fileprivate(set) var hasLinks = false
        fileprivate var folders = 0
    }

    /// The watched folder, or a folder inside it.
    struct Folder {
        /// The path relative to the watched folder; empty for the watched folder.
        let path: String
        /// The absolute path, without symbolic links.
        let location: String
        /// The resolved paths of the folder and its ancestors, used to detect cycles of symbolic links.
        fileprivate let chain: [String]

        fileprivate func path(of name: String) -> String { path.isEmpty ? name : path + "/" + name }
    }

    /// - Parameter watch: A closure called for each folder before it is listed, so that no file created later is
    ///   missed. It returns whether changes in the folder will be reported.
    func scan(entering watch: (Folder) -> Bool) -> Listing {
        var listing = Listing()
        guard let location = Self.realPath(root) else {
            listing.problems.insert(FolderProblem(path: "", reason: .noFolder))
            return listing
        }
        var waiting = [Folder(path: "", location: location, chain: [location])]
        while let folder = waiting.popLast() {
            if !watch(folder) { _ = refuse(folder.path, .unwatched, in: &listing) }
            waiting += list(folder, of: location, into: &listing)
        }
        return listing
    }

    /// - Returns: The folders in a folder.
    private func list(_ folder: Folder, of root: String, into listing: inout Listing) -> [Folder] {
        listing.folders += 1
        guard listing.folders <= limits.folders else {
            return refuse(folder.path, .tooManyFolders(limit: limits.folders), in: &listing)
        }
        guard folder.chain.count <= limits.depth + 1 else {
            return refuse(folder.path, .tooDeep(limit: limits.depth), in: &listing)
        }
        guard let names = Self.names(in: folder.location) else {
            let reason: FolderProblem.Reason = folder.path.isEmpty ? .noFolder : .unreadable
            return refuse(folder.path, reason, in: &listing)
        }
        return names.compactMap { name in
            guard let name else {
                _ = refuse(folder.path(of: "?"), .unusableName, in: &listing)
                return nil
            }
            return note(name, in: folder, of: root, in: &listing)
        }
    }

    private func refuse(_ path: String, _ reason: FolderProblem.Reason, in listing: inout Listing) -> [Folder] {
        listing.problems.insert(FolderProblem(path: path, reason: reason))
        return []
    }

    /// - Returns: The folder with this name; `nil` if the name denotes no folder.
    private func note(_ name: String, in folder: Folder, of root: String, in listing: inout Listing) -> Folder? {
        let location = folder.location + "/" + name
        var status = stat()
        guard lstat(location, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFLNK else {
            return note(status, at: location, name: name, in: folder, in: &listing)
        }
        listing.hasLinks = true
        guard let target = Self.realPath(location), stat(target, &status) == 0 else { return nil }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard Self.mayServe(target, isFolder: isFolder, of: root) else {
            if isFolder || FileKind(name: name) != nil { _ = refuse(folder.path(of: name), .outside, in: &listing) }
            return nil
        }
        return note(status, at: target, name: name, in: folder, in: &listing)
    }

    private func note(
        _ status: stat, at location: String, name: String, in folder: Folder, in listing: inout Listing
    ) -> Folder? {
        let path = folder.path(of: name)
        if status.st_mode & S_IFMT == S_IFDIR {
            guard !folder.chain.contains(location) else { return nil }
            return Folder(path: path, location: location, chain: folder.chain + [location])
        }
        guard FileKind(name: name) != nil else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            _ = refuse(path, .notRegular, in: &listing)
            return nil
        }
        guard let watched = WatchedPath(path) else {
            _ = refuse(path, .unusableName, in: &listing)
            return nil
        }
        guard listing.files.count < limits.files else {
            _ = refuse("", .tooManyFiles(limit: limits.files), in: &listing)
            return nil
        }
        listing.files[watched] = FileStamp(status)
        return nil
    }

    /// Whether the target of a link is the watched folder or inside it, and would also be served by its own name.
    private static func mayServe(_ target: String, isFolder: Bool, of root: String) -> Bool {
        let prefix = root == "/" ? root : root + "/"
        guard (target + "/").utf8.starts(with: prefix.utf8) else { return false }
        let path = String(decoding: target.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        // The added name turns the folder's path into a stylesheet's. The check then fails only for names with a
        // leading dot.
        return FileKind(path: isFolder ? path + "/_.css" : path) != nil
    }

    // MARK: File system

    /// Returns the names in a folder sorted by their bytes, without names with a leading dot. A name is `nil` if it is
    /// not UTF-8. The result is `nil` if the folder cannot be read.
    private static func names(in location: String) -> [String?]? {
        guard let folder = opendir(location) else { return nil }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    Array(UnsafeBufferPointer(start: start, count: Int(strlen(start))))
                }
            }
            if name.first != UInt8(ascii: ".") { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(exactly: $0) }
    }

    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
