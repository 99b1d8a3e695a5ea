import ChameleonTestSupport
import Testing

/// A faulty response that replaces the responses for one path.
struct ServerFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let answer: @Sendable (ScriptedConnection) -> Void

    init(_ name: String, to path: String = "watch", _ answer: @escaping @Sendable (ScriptedConnection) -> Void) {
        testDescription = "\(path): \(name)"
        self.path = path
        self.answer = answer
    }
}
