import NIOHTTP1

/// Admits or refuses requests by their head.
struct RequestGuard: Sendable {
    /// The accepted host names and addresses in addition to the loopback, in lower case.
    var names: Set<String> = []
    /// The token that requests must contain; `nil` if the server is reachable from this machine only.
    var token: AccessToken?

    /// The decision on a request.
    enum Verdict: Hashable {
        /// - Parameter byQuery: Whether the token was in the query, where it should not stay.
        case allowed(byQuery: Bool)
        case refused(status: Int, reason: String)
    }

    static let cookieName = "chameleon"

    /// - Parameters:
    ///   - query: The query of the request's target.
    ///   - local: The local address of the connection; `nil` if it is unknown.
    func verdict(on head: HTTPRequestHead, query: [String: String], local: String?) -> Verdict {
        if head.method == .OPTIONS { return Self.forbidden("preflight requests are not answered") }
        let hosts = head.headers["host"]
        guard hosts.count == 1, let host = HostName(header: hosts[0]) else {
            return .refused(status: 400, reason: "one valid Host header is needed")
        }
        guard host.isLoopback || names.contains(host.text) || token != nil && host.text == local else {
            return Self.forbidden("this host name is not served")
        }
        guard isOwn(head.headers["origin"], host: hosts[0]) else { return Self.forbidden("another origin asks") }
        guard head.headers["sec-fetch-site"].allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
            return Self.forbidden("another site asks")
        }
        return checkToken(head, query: query)
    }

    private static func forbidden(_ reason: String) -> Verdict { .refused(status: 403, reason: reason) }

    private func isOwn(_ origins: [String], host: String) -> Bool {
        guard let origin = origins.first else { return true }
        let host = host.lowercased()
        let own = host.hasSuffix(":80") ? [host, String(host.dropLast(3))] : [host]
        return origins.count == 1 && own.contains { origin.lowercased() == "http://" + $0 }
    }

    // MARK: Token

    private func checkToken(_ head: HTTPRequestHead, query: [String: String]) -> Verdict {
        guard let token else { return .allowed(byQuery: false) }
        if Self.bearers(head).contains(where: token.matches) { return .allowed(byQuery: false) }
        if Self.cookies(head).contains(where: token.matches) { return .allowed(byQuery: false) }
        if let shown = query["token"], token.matches(shown) { return .allowed(byQuery: true) }
        return Self.forbidden("the pairing code is missing or wrong")
    }

    private static func bearers(_ head: HTTPRequestHead) -> [Substring] {
        head.headers["authorization"].filter { $0.lowercased().hasPrefix("bearer ") }.map { $0.dropFirst(7) }
    }

    private static func cookies(_ head: HTTPRequestHead) -> [Substring] {
        let prefix = cookieName + "="
        return head.headers["cookie"].flatMap { $0.split(separator: ";") }.map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    }
}
