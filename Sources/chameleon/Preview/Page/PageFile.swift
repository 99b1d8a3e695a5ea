import ChameleonServer
import Foundation

/// A static file of the page.
struct PageFile: Sendable {
    /// The path of the URL.
    let path: String
    let response: ServerResponse

    private static let contentTypes = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]

    /// Returns the files of the program's resource `Page`: `preview.html` at `/`, and the others below `/preview/`.
    /// - Throws: An error if the program is installed without its resources.
    static func all() throws -> [PageFile] {
        guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.compactMap { name in
            let file = folder.appendingPathComponent(name)
            guard let contentType = contentTypes[file.pathExtension] else { return nil }
            return try PageFile(
                path: name == "preview.html" ? "/" : "/preview/\(name)",
                response: ServerResponse(
                    contentType: contentType, body: Data(contentsOf: file), headers: ["Cache-Control": "no-cache"]))
        }
    }
}
