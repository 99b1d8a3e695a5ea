import CSSEngine
import Foundation

extension Stylesheet {
    /// Reads a stylesheet of a folder with its imports.
    convenience init(_ name: String, in folder: URL) throws {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        self.init(Source(name: name, data: data)) { url throws(ImportError) in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(url)) else {
                throw ImportError("no such file: \(url)")
            }
            return Source(name: url, data: data)
        }
    }
}
