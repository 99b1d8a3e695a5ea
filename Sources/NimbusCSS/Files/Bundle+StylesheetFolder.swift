import Foundation

extension Bundle {
    /// Returns the absolute path of a path prefix that is a folder among the resources of the bundle, or else the prefix
    /// itself.
    ///
    /// An absolute path, an empty path and a path that starts with a dot are never looked up.
    func stylesheetFolder(forPathPrefix prefix: String) -> String {
        guard let first = prefix.utf8.first, first != StylesheetPath.slash, first != UInt8(ascii: "."),
            let folder = resourceURL?.appendingPathComponent(prefix).path
        else { return prefix }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? folder : prefix
    }
}
