import Testing

@testable import ChameleonServer

@Suite struct RequestTargetTests {

    @Test(
        "Percent escapes are decoded exactly once",
        arguments: [
            ("/", "/", [:]), ("/a%20b.css", "/a b.css", [:]),
            ("/a?x=1&y=%26&x=2&z", "/a", ["x": "1", "y": "&", "z": ""]),
            ("/a?", "/a", [:]), ("/a??b", "/a", ["?b": ""]), ("/a?b=c=d", "/a", ["b": "c=d"]), ("//a", "//a", [:]),
            ("/%2561", "/%61", [:]), ("/a?+", "/a", ["+": ""]),
        ])
    func isDecodedOnce(_ text: String, _ path: String, _ query: [String: String]) {
        let target = RequestTarget(text)
        #expect(target?.path == path && target?.query == query)
    }

    @Test(
        "An absolute target has an authority",
        arguments: [
            ("http://localhost/", "localhost", "/", [:]), ("HTTP://[::1]:8888", "[::1]:8888", "/", [:]),
            ("http://a:1/b%20c?x=1", "a:1", "/b c", ["x": "1"]), ("http://a?x=/", "a", "/", ["x": "/"]),
            ("/http://a/", nil, "/http://a/", [:]), ("http:///a", "", "/a", [:]),
        ])
    func authority(_ text: String, _ authority: String?, _ path: String, _ query: [String: String]) {
        let target = RequestTarget(text)
        #expect(target?.authority == authority && target?.path == path && target?.query == query)
    }

    @Test(
        "A malformed target is rejected",
        arguments: [
            "", "a", "*", "https://localhost/", "http:/a", "http://a#b", "http://", "ftp://a/", "/%", "/%zz", "/%ff",
            "/%00", "/%0a", "/a?%00=1", "/a?x=%C3", "/a#b", "?",
        ])
    func malformedTarget(_ text: String) {
        #expect(RequestTarget(text) == nil)
    }
}
