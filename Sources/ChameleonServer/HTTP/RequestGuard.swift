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
    ///   - target: The target of the request; `nil` if it is malformed.
    ///   - local: The local address of the connection; `nil` if it is unknown.
    func verdict(on head: HTTPRequestHead, target: RequestTarget?, local: String?) -> Verdict {
        if head.method == .OPTIONS { return Self.forbidden("preflight requests are not answered") }
        let hosts = head.headers["host"]
        guard hosts.count == 1, let host = HostName(header: hosts[0]) else {
            return .refused(status: 400, reason: "one valid Host header is needed")
        }
        // A client must send the same host in both places (RFC 9112, 3.2).
        if let authority = target?.authority, authority.lowercased() != hosts[0].lowercased() {
            return .refused(status: 400, reason: "the Host header differs from the target")
        }
        guard host.isLoopback || names.contains(host.text) || token != nil && host.text == local else {
            return Self.forbidden("this host name is not served")
        }
        guard isOwn(head.headers["origin"], host: hosts[0]) else {
            return Self.forbidden("requests from other origins are rejected")
        }
        guard !Self.isOfOtherSite(head) || Self.opensPage(head, target) else {
            return Self.forbidden("requests from other sites are rejected")
        }
        return checkToken(head, query: target?.query ?? [:])
    }

    /// Whether a browser says that a page of another site caused the request.
    static func isOfOtherSite(_ head: HTTPRequestHead) -> Bool {
        !head.headers["sec-fetch-site"].allSatisfy { $0 == "same-origin" || $0 == "none" }
    }

    /// Whether a request opens the page in a tab, for example from a link on another site. Frames are other
    /// destinations.
    private static func opensPage(_ head: HTTPRequestHead, _ target: RequestTarget?) -> Bool {
        [.GET, .HEAD].contains(head.method) && target?.path == "/"
            && [["cross-site"], ["same-site"]].contains(head.headers["sec-fetch-site"])
            && head.headers["sec-fetch-mode"] == ["navigate"] && head.headers["sec-fetch-dest"] == ["document"]
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
