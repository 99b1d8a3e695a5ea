import ChameleonServer
import Foundation

extension ServerResponse {
    /// The response to a request for something that does not exist.
    static var notFound: ServerResponse { text(404, "not found") }

    /// The response to a request with an invalid query.
    static func badRequest(_ request: ServerRequest) -> ServerResponse {
        text(400, PictureRequest.problem(of: request.query))
    }

    /// Creates the response with the result of a drawing, or with the reason why there is none.
    init(_ outcome: DrawingQueue.Outcome, contentType: String) {
        switch outcome {
        case .success(let body):
            self.init(contentType: contentType, body: body, headers: ["Cache-Control": "no-store"])
        case .failure(let problem): self = .text(problem.status, problem.message)
        }
    }

    private static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }

    static func json(_ value: some Encodable, status: Int = 200) -> ServerResponse {
        guard let body = JSONEncoder.preview(value) else { return text(500, "the response cannot be encoded") }
        return ServerResponse(
            status: status, contentType: "application/json", body: body, headers: ["Cache-Control": "no-store"])
    }
}
