import ChameleonServer
import Foundation

/// A static file of the page.
struct PreviewFile: Sendable {
    /// The path of the URL.
    let path: String
    let response: ServerResponse

    /// - Throws: An error if the program is installed without its resources.
    static func all() throws -> [PreviewFile] {
        [
            try PreviewFile("/", "preview.html", "text/html; charset=utf-8"),
            try PreviewFile("/preview/preview.css", "preview.css", "text/css; charset=utf-8"),
            try PreviewFile("/preview/preview.js", "preview.js", "text/javascript; charset=utf-8"),
            try PreviewFile("/preview/icon.svg", "icon.svg", "image/svg+xml"),
        ]
    }

    private init(_ path: String, _ name: String, _ contentType: String) throws {
        self.path = path
        let url = Bundle.module.resourceURL?.appendingPathComponent("Page").appendingPathComponent(name)
        let body = try Data(contentsOf: url ?? URL(fileURLWithPath: name))
        response = ServerResponse(
            contentType: contentType, body: body,
            headers: ["Cache-Control": "no-cache"])
    }
}
