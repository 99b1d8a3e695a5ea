import Foundation
import NimbusChameleon

/// Walks through the watched folder and lists the files to serve, without reading them.
struct FolderScanner {
    /// Returns the names in the folder at an absolute path. A name is `nil` if it is not UTF-8.
    typealias Names = @Sendable (_ location: String) throws(SystemError) -> [String?]

    private let root: String
    private let limits: FolderLimits
    private let names: Names

    init(root: String, limits: FolderLimits, names: @escaping Names = systemNames) {
        self.root = root
        self.limits = limits
        self.names = names
    }

    /// The result of a scan.
    struct Listing {
        fileprivate(set) var files: [WatchedPath: FileStamp] = [:]
        fileprivate(set) var problems: Set<FolderProblem> = []
        fileprivate(set) var links = FolderLinks()
        /// The paths of the listed folders; empty for the watched folder.
        fileprivate(set) var folders: Set<String> = []
        /// The files and folders about which the system could say nothing now.
        fileprivate var unknown: Set<String> = []
        fileprivate var folderCount = 0
        /// The listed files by their ranks, to replace files of lower ranks.
        fileprivate var ranked: [FileKind.Rank: [WatchedPath]] = [:]

        /// Whether the scan has visited everything.
        var isComplete: Bool { unknown.isEmpty }

        /// Whether a file that is not listed may still exist.
        func mayContain(_ path: WatchedPath) -> Bool {
            guard !isComplete else { return false }
            if unknown.contains("") || unknown.contains(path.text) { return true }
            let bytes = path.text.utf8
            return bytes.indices.contains { index in
                bytes[index] == UInt8(ascii: "/") && unknown.contains(String(path.text[..<index]))
            }
        }
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
        let location: String
        do throws(SystemError) {
            location = try Self.resolved(root)
        } catch {
            fail("", error, in: &listing)
            return listing
        }
        var waiting = [Folder(path: "", location: location, chain: [location])]
        while let folder = waiting.popLast() {
            if !watch(folder) { refuse(folder.path, .unwatched, in: &listing) }
            waiting += list(folder, of: location, into: &listing)
        }
        return listing
    }

    /// - Returns: The folders in a folder.
    private func list(_ folder: Folder, of root: String, into listing: inout Listing) -> [Folder] {
        listing.folderCount += 1
        guard listing.folderCount <= limits.folders else {
            refuse(folder.path, .tooManyFolders(limit: limits.folders), in: &listing)
            return []
        }
        guard folder.chain.count <= limits.depth + 1 else {
            refuse(folder.path, .tooDeep(limit: limits.depth), in: &listing)
            return []
        }
        let names: [String?]
        do throws(SystemError) {
            names = try self.names(folder.location)
        } catch {
            fail(folder.path, error, in: &listing)
            return []
        }
        listing.folders.insert(folder.path)
        return names.compactMap { name in
            guard let name else {
                refuse(folder.path(of: "?"), .unusableName, in: &listing)
                return nil
            }
            return note(name, in: folder, of: root, in: &listing)
        }
    }

    private func refuse(_ path: String, _ reason: FolderProblem.Reason, in listing: inout Listing) {
        listing.problems.insert(FolderProblem(path: path, reason: reason))
    }

    /// Records that a folder cannot be listed.
    private func fail(_ path: String, _ error: SystemError, in listing: inout Listing) {
        switch error.meaning {
        case .missing: if path.isEmpty { refuse(path, .noFolder, in: &listing) }
        case .unreadable: refuse(path, error.reason, in: &listing)
        case .unknown: skip(path, error, in: &listing)
        }
    }

    /// Records that the system can say nothing about a file or folder now.
    private func skip(_ path: String, _ error: SystemError, in listing: inout Listing) {
        listing.unknown.insert(path)
        refuse(path, error.reason, in: &listing)
    }

    /// - Returns: The folder with this name; `nil` if the name denotes no folder.
    private func note(_ name: String, in folder: Folder, of root: String, in listing: inout Listing) -> Folder? {
        let location = folder.location + "/" + name
        do throws(SystemError) {
            let status = try Self.status(location, lstat)
            guard status.st_mode & S_IFMT == S_IFLNK else {
                return note(status, at: location, name: name, in: folder, in: &listing)
            }
            return try noteLink(location, name: name, in: folder, of: root, in: &listing)
        } catch {
            // The name may have disappeared since the folder was listed, and a link may lead nowhere.
            if error.meaning == .unknown { skip(folder.path(of: name), error, in: &listing) }
            return nil
        }
    }

    private func noteLink(
        _ location: String, name: String, in folder: Folder, of root: String, in listing: inout Listing
    ) throws(SystemError) -> Folder? {
        let path = folder.path(of: name)
        let target = try Self.resolved(location)
        let status = try Self.status(target, stat)
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard let targetPath = Self.servedPath(target, isFolder: isFolder, of: root) else {
            if isFolder || FileKind(name: name) != nil { refuse(path, .outside, in: &listing) }
            return nil
        }
        if isFolder {
            if !folder.chain.contains(target) { listing.links.addFolder(path, target: targetPath) }
        } else {
            listing.links.addFile(path, target: targetPath)
        }
        return note(status, at: target, name: name, in: folder, in: &listing)
    }

    private func note(
        _ status: stat, at location: String, name: String, in folder: Folder, in listing: inout Listing
    ) -> Folder? {
        let path = folder.path(of: name)
        if status.st_mode & S_IFMT == S_IFDIR {
            guard !folder.chain.contains(location), !FileKind.isAssetCatalog(name) else { return nil }
            return Folder(path: path, location: location, chain: folder.chain + [location])
        }
        guard let kind = FileKind(name: name) else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            refuse(path, .notRegular, in: &listing)
            return nil
        }
        guard let watched = WatchedPath(path) else {
            refuse(path, .unusableName, in: &listing)
            return nil
        }
        add(watched, kind, FileStamp(status), to: &listing)
        return nil
    }

    /// Adds a file to a listing. If there are too many, the file replaces one of a lower rank, or of a kind of which there
    /// are more, so that the stylesheets, the view data and their images are all served as far as possible.
    private func add(_ path: WatchedPath, _ kind: FileKind, _ stamp: FileStamp, to listing: inout Listing) {
        if listing.files.count >= limits.files {
            refuse("", .tooManyFiles(limit: limits.files), in: &listing)
            let count = listing.ranked[kind.rank]?.count ?? 0
            let replaceable = FileKind.Rank.allCases.last { rank in
                guard let others = listing.ranked[rank]?.count, others > 0 else { return false }
                return rank.isOptional && !kind.rank.isOptional
                    || rank.isOptional == kind.rank.isOptional && others > count + 1
            }
            guard let rank = replaceable, let old = listing.ranked[rank]?.popLast() else { return }
            listing.files[old] = nil
        }
        listing.files[path] = stamp
        listing.ranked[kind.rank, default: []].append(path)
    }

    /// Returns the path of a link's target relative to the watched folder. `nil` if the target is outside, or would not
    /// be served by its own name.
    private static func servedPath(_ target: String, isFolder: Bool, of root: String) -> String? {
        let prefix = root == "/" ? root : root + "/"
        guard (target + "/").utf8.starts(with: prefix.utf8) else { return nil }
        let path = String(decoding: target.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        // The added name turns the folder's path into a stylesheet's. The check then fails only for names with a
        // leading dot.
        return FileKind(path: isFolder ? path + "/_.css" : path) == nil ? nil : path
    }

    // MARK: File system

    /// Returns the names in a folder sorted by their bytes, without names with a leading dot.
    static let systemNames: Names = { (location) throws(SystemError) in
        guard let folder = opendir(location) else { throw .last }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while true {
            // `readdir` returns no entry at the end and after an error, and sets `errno` only after an error.
            errno = 0
            guard let entry = readdir(folder) else {
                guard errno == 0 else { throw .last }
                return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(exactly: $0) }
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
                    Array(UnsafeBufferPointer(start: start, count: Int(strlen(start))))
                }
            }
            if name.first != UInt8(ascii: ".") { names.append(name) }
        }
    }

    private static func status(
        _ location: String, _ call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
    ) throws(SystemError) -> stat {
        var status = stat()
        guard call(location, &status) == 0 else { throw .last }
        return status
    }

    static func resolved(_ path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether there is a symbolic link at an absolute path.
    static func isLink(_ location: String) -> Bool {
        (try? status(location, lstat)).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    }
}
