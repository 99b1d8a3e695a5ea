import ChameleonServer
import StylesheetEditing

/// The response to a request that writes files.
struct WriteResponse {
    static let malformed = WriteResponse(status: 400, "the request is malformed")
    static let forbidden = WriteResponse(status: 403, "the key for changing files is missing or wrong")

    private struct Body: Encodable {
        var message: String?
        /// The paths of the changed files.
        var written: [String]?
        /// The edits that bring the old values back.
        var undo: [TrialEdit]?
    }

    private let status: Int
    private let body: Body

    /// - Parameter message: A sentence without a full stop.
    init(status: Int, _ message: String) {
        self.status = status
        body = Body(message: message)
    }

    init(written paths: [String], undo: [TrialEdit]? = nil) {
        status = 200
        body = Body(written: paths, undo: undo)
    }

    init(_ problem: EditProblem) {
        let status =
            switch problem {
            case .noFile, .fileChanged, .noDeclaration: 409
            case .repeated, .notOneValue, .invalidValue: 422
            case .unwritable, .hardLinked: 500
            }
        self.init(status: status, problem.message)
    }

    var response: ServerResponse { .json(body, status: status) }
}
