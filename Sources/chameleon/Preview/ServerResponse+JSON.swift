import ChameleonServer
import Foundation

extension ServerResponse {
    /// The response to a request for something that does not exist.
    static var notFound: ServerResponse { text(404, "not found") }

    /// The response to a request with an invalid query.
    static var badRequest: ServerResponse { text(400, "the query is invalid") }

    /// The response to a request while too many others are handled.
    static var busy: ServerResponse { text(503, "too many requests") }

    private static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }

    static func json(_ value: some Encodable, status: Int = 200) -> ServerResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        guard let body = try? encoder.encode(value) else { return text(500, "the response cannot be encoded") }
        return ServerResponse(
            status: status, contentType: "application/json", body: body, headers: ["Cache-Control": "no-store"])
    }
}
