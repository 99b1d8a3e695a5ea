/// A call of a method of the debugging protocol.
struct BrowserMessage: Encodable {
    let id: Int
    let method: String
    let params: [String: BrowserValue]
    let sessionId: String?
}
