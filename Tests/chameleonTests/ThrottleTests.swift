import Testing

@testable import chameleon

@MainActor struct ThrottleTests {
    @Test("The first request runs at once, and many that follow run together", .timeLimit(.minutes(15)))
    func combines() async throws {
        let throttle = Throttle(interval: .seconds(2))
        var (requests, runs, seen) = (0, 0, 0)
        func request() {
            requests += 1
            throttle.request {
                runs += 1
                seen = requests
            }
        }
        request()
        #expect(runs == 1)
        for _ in 0..<100 { request() }
        while seen < requests { try await Task.sleep(for: .milliseconds(5)) }
        #expect(runs < 10, "many requests need few runs")
    }
}
