import NIOCore
import NIOHTTP1

/// A response. Equal responses share one body buffer.
struct Answer {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: ByteBuffer

    init(_ status: HTTPResponseStatus, type: String, body: ByteBuffer) {
        self.status = status
        headers = ["Content-Type": type, "Cache-Control": "no-cache"]
        self.body = body
    }

    /// Creates a plain-text response for human readers.
    static func text(_ status: HTTPResponseStatus, _ text: String) -> Answer {
        Answer(status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
    }

    static func json(_ body: ByteBuffer) -> Answer { Answer(.ok, type: "application/json", body: body) }

    /// Creates the response to a method that the target does not support.
    static func notAllowed(_ methods: [HTTPMethod]) -> Answer {
        var answer = text(.methodNotAllowed, "the method is not allowed")
        answer.headers.add(name: "Allow", value: methods.map(\.rawValue).joined(separator: ", "))
        return answer
    }

    /// The headers of every response, which prevent other sites from reading the response or keeping a reference to
    /// its window, and browsers from guessing its type.
    static let guarding: [(String, String)] = [
        ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
}
