import NIOCore
import NIOHTTP1

/// What a request is answered with, its body shared with others that are equal.
struct Answer {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: ByteBuffer

    init(_ status: HTTPResponseStatus, type: String, body: ByteBuffer) {
        self.status = status
        headers = ["Content-Type": type, "Cache-Control": "no-cache"]
        self.body = body
    }

    /// A short text, for people.
    static func text(_ status: HTTPResponseStatus, _ text: String) -> Answer {
        Answer(status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
    }

    static func json(_ body: ByteBuffer) -> Answer { Answer(.ok, type: "application/json", body: body) }

    /// A method that the target does not know.
    static func notAllowed(_ methods: [HTTPMethod]) -> Answer {
        var answer = text(.methodNotAllowed, "this is not how to ask")
        answer.headers.add(name: "Allow", value: methods.map(\.rawValue).joined(separator: ", "))
        return answer
    }

    /// What stands above every answer: nothing of it is for other sites, and none guesses what it is.
    static let guarding: [(String, String)] = [
        ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
    ]
}
