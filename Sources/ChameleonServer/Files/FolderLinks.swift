/// The symbolic links in the watched folder, for finding all paths of a file.
struct FolderLinks {
    private struct Link {
        let path: String
        /// The path of the target without links, relative to the watched folder.
        let target: String
    }

    /// The targets of links to files.
    private var targets: [String: String] = [:]
    /// The links to files by their targets.
    private var fileLinks: [String: [String]] = [:]
    private var folderLinks: [Link] = []

    /// The maximum number of paths of one file.
    private static let limit = 64

    mutating func addFile(_ path: String, target: String) {
        targets[path] = target
        fileLinks[target, default: []].append(path)
    }

    mutating func addFolder(_ path: String, target: String) {
        folderLinks.append(Link(path: path, target: target))
    }

    /// Whether there is a link at the path.
    func contains(_ path: String) -> Bool { targets[path] != nil || folderLinks.contains { $0.path == path } }

    /// Returns all paths of the file at a path, the path itself first. `nil` if there are more than 64.
    /// - Parameter isFolder: Whether a path is a folder of the watched folder.
    func paths(of path: String, isFolder: (String) -> Bool) -> [String]? {
        var paths = [path]
        var index = 0
        while index < paths.count {
            guard paths.count <= Self.limit else { return nil }
            for other in neighbors(of: paths[index]) where !paths.contains(other) && isFolder(Self.folder(of: other)) {
                paths.append(other)
            }
            index += 1
        }
        return paths
    }

    /// Returns the paths that differ from a path by one link.
    private func neighbors(of path: String) -> [String] {
        let viaFolders = folderLinks.flatMap { link in
            [Self.move(path, from: link.target, to: link.path), Self.move(path, from: link.path, to: link.target)]
        }
        return (targets[path].map { [$0] } ?? []) + (fileLinks[path] ?? []) + viaFolders.compactMap { $0 }
    }

    /// Returns the path of a file after its folder has moved; `nil` if the file is not in the folder.
    private static func move(_ path: String, from old: String, to new: String) -> String? {
        let (old, new) = (old.isEmpty ? "" : old + "/", new.isEmpty ? "" : new + "/")
        guard path.utf8.starts(with: old.utf8) else { return nil }
        return new + String(decoding: path.utf8.dropFirst(old.utf8.count), as: UTF8.self)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }
}
