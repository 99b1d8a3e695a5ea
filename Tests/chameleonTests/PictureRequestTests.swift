import CSSEngine
import Testing

@testable import chameleon

/// The queries with which the page requests pictures.
struct PictureRequestTests {
    private static let valid: [[String: String]] = [
        [:], ["size": "1024x1366", "scale": "3", "text": "2", "scheme": "dark"],
        ["hold": "1:highlighted+selected,2:focused"], ["scroll": "3:0:340,4:-1.5:0"], ["edits": "[]"],
        ["time": "0"], ["time": "16.7"], ["time": "10000"],
    ]

    private static let invalid: [[String: String]] = [
        ["size": "2000x2000", "scale": "3"], ["size": "99x400"], ["size": "390"], ["size": "390x844x1"],
        ["scale": "nan"], ["scale": "9"], ["text": "nan"], ["text": "1e400"], ["scheme": "sepia"], ["boxes": "2"],
        ["dir": "up"], ["hold": "1:hovered"], ["hold": "-1:selected"], ["hold": "x:selected"], ["hold": "1"],
        ["scroll": "3:nan:0"], ["scroll": "3:1e9:0"], ["scroll": "3:0"], ["edits": "["], ["edits": "{}"],
        ["time": ""], ["time": "-1"], ["time": "nan"], ["time": "inf"], ["time": "10001"], ["time": "1e400"],
        ["time": "1s"],
        ["scroll": (0...100).map { "\($0):0:0" }.joined(separator: ",")],
    ]

    @Test("Values within the limits are accepted", arguments: valid)
    func acceptsValidQueries(_ query: [String: String]) {
        #expect(PictureRequest(query: query) != nil)
    }

    @Test("Invalid values, and values beyond the limits, are rejected", arguments: invalid)
    func rejectsInvalidQueries(_ query: [String: String]) {
        #expect(PictureRequest(query: query) == nil)
    }

    @Test("An invalid time is named as the reason")
    func namesTheTime() {
        #expect(
            PictureRequest.problem(of: ["time": "-1"]) == "the time is not a number of milliseconds from 0 to 10000")
        #expect(PictureRequest.problem(of: ["scale": "9"]) == "the query is invalid")
    }

    @Test("Requests with other times are for other pictures of the same views")
    func times() throws {
        let rest = try #require(PictureRequest(query: [:]))
        let moving = try #require(PictureRequest(query: ["time": "250"]))
        #expect(rest.time == nil && moving.time == 250)
        #expect(rest != moving && rest.setting == moving.setting && moving.atRest == rest)
    }

    @Test("Edits need a path, a hash and offsets within the limits")
    func edits() {
        let hash = String(repeating: "0", count: 64)
        func isValid(_ start: Int, _ end: Int, hash: String) -> Bool {
            let edit = #"{"path":"a.css","hash":"\#(hash)","start":\#(start),"end":\#(end),"value":"red"}"#
            return PictureRequest(query: ["edits": "[\(edit)]"]) != nil
        }
        #expect(isValid(0, 3, hash: hash))
        #expect(!isValid(3, 0, hash: hash))
        #expect(!isValid(-1, 3, hash: hash))
        #expect(!isValid(0, Int.max, hash: hash))
        #expect(!isValid(0, 3, hash: "0"))
    }

    @Test("The states of views are held by their indices")
    func states() throws {
        let request = try #require(PictureRequest(query: ["hold": "7:disabled+focused"]))
        #expect(request.setting.heldStates == [7: [.disabled, .focused]])
    }
}
