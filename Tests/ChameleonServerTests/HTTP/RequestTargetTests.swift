import Testing

@testable import ChameleonServer

@Suite struct RequestTargetTests {

    @Test(arguments: [
        ("/", "/", [:]), ("/a%20b.css", "/a b.css", [:]), ("/a?x=1&y=%26&x=2&z", "/a", ["x": "1", "y": "&", "z": ""]),
        ("/a?", "/a", [:]), ("/a??b", "/a", ["?b": ""]), ("/a?b=c=d", "/a", ["b": "c=d"]), ("//a", "//a", [:]),
        ("/%2561", "/%61", [:]), ("/a?+", "/a", ["+": ""]),
    ])
    func isDecodedOnce(_ text: String, _ path: String, _ query: [String: String]) {
        let target = RequestTarget(text)
        #expect(target?.path == path && target?.query == query)
    }

    @Test(arguments: [
        "", "a", "*", "http://localhost/", "/%", "/%zz", "/%ff", "/%00", "/%0a", "/a?%00=1", "/a?x=%C3", "/a#b", "?",
    ])
    func whatIsMalformedIsRefused(_ text: String) {
        #expect(RequestTarget(text) == nil)
    }
}
