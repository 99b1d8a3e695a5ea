import Foundation

/// A page that is open in a browser.
@MainActor struct BrowserPage {
    let browser: Browser
    let session: String

    private struct Nothing: Decodable {}

    /// - Parameters: the size of the window, in points.
    func setSize(width: Int, height: Int) async throws {
        let _: Nothing = try await browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": false],
            session: session)
    }

    func navigate(to url: String) async throws {
        let _: Nothing = try await browser.call("Page.navigate", ["url": .text(url)], session: session)
    }

    // MARK: Script

    private struct Evaluation<Value: Decodable>: Decodable {
        struct Result: Decodable { let value: Value? }
        struct Problem: Decodable { let text: String }
        let result: Result
        let exceptionDetails: Problem?
    }

    /// What a script comes to, promises kept; nil for undefined and null.
    func evaluate<Value: Decodable>(_ script: String, as type: Value.Type = Value.self) async throws -> Value? {
        let evaluation: Evaluation<Value> = try await browser.call(
            "Runtime.evaluate",
            ["expression": .text(script), "awaitPromise": true, "returnByValue": true, "userGesture": true],
            session: session)
        if let problem = evaluation.exceptionDetails { throw Browser.Failure(reason: problem.text) }
        return evaluation.result.value
    }

    /// Waits until a script comes to true, for a minute at most.
    func wait(until script: String) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while try await evaluate("Boolean(\(script))", as: Bool.self) != true {
            guard ContinuousClock.now < end else { throw Browser.Failure(reason: "never came true: \(script)") }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// The visible text of the first element that a selector matches; nil where there is none, or it is hidden.
    func text(of selector: String) async throws -> String? {
        try await evaluate(
            "(() => { const e = document.querySelector('\(selector)'); return e?.checkVisibility() ? e.innerText : null })()"
        )
    }

    /// Presses a key as a user does.
    func press(_ key: String, code: Int) async throws {
        for type in ["keyDown", "keyUp"] {
            let _: Nothing = try await browser.call(
                "Input.dispatchKeyEvent",
                [
                    "type": .text(type), "key": .text(key), "code": .text(key == " " ? "Space" : key),
                    "windowsVirtualKeyCode": .number(code), "text": .text(key.count == 1 ? key : ""),
                ], session: session)
        }
    }

    /// A PNG of what the window shows.
    func screenshot() async throws -> Data {
        struct Shot: Decodable { let data: Data }
        let shot: Shot = try await browser.call("Page.captureScreenshot", ["format": "png"], session: session)
        return shot.data
    }
}
