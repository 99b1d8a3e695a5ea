import Foundation

#if os(macOS) || os(Linux)
/// A page that is open in a browser.
@MainActor package struct BrowserPage {
    let browser: Browser
    let session: String

    private struct Nothing: Decodable {}

    /// Sets the size of the window, in points.
    package func setSize(width: Int, height: Int) async throws {
        let _: Nothing = try await browser.call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
                "mobile": false,
            ], session: session)
    }

    package func navigate(to url: String) async throws {
        let _: Nothing = try await browser.call("Page.navigate", ["url": .text(url)], session: session)
    }

    /// Brings the page to the front, so that it is visible.
    package func show() async throws {
        let _: Nothing = try await browser.call("Page.bringToFront", [:], session: session)
    }

    // MARK: Script

    private struct Evaluation<Value: Decodable>: Decodable {
        struct Result: Decodable { let value: Value? }
        struct Problem: Decodable {
            struct Exception: Decodable { let description: String? }
            let text: String
            let exception: Exception?
        }
        let result: Result
        let exceptionDetails: Problem?
    }

    /// Returns the result of a script, or of the promise that it returns. `nil` for undefined and null.
    package func evaluate<Value: Decodable>(
        _ script: String, as type: Value.Type = Value.self
    ) async throws -> Value? {
        let evaluation: Evaluation<Value> = try await browser.call(
            "Runtime.evaluate",
            ["expression": .text(script), "awaitPromise": true, "returnByValue": true, "userGesture": true],
            session: session)
        if let problem = evaluation.exceptionDetails {
            throw Browser.Failure(reason: problem.exception?.description ?? problem.text)
        }
        return evaluation.result.value
    }

    /// Waits until a script returns true. The limit is ten minutes, because other tests can keep the main actor busy.
    package func wait(until script: String) async throws {
        let end = ContinuousClock.now + .seconds(600)
        while try await evaluate("Boolean(\(script))", as: Bool.self) != true {
            guard ContinuousClock.now < end else { throw Browser.Failure(reason: "never became true: \(script)") }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Returns the visible text of the first element that a selector matches. `nil` if there is none, or it is hidden.
    package func text(of selector: String) async throws -> String? {
        try await evaluate(
            "(() => { const e = document.querySelector('\(selector)'); return e?.checkVisibility() ? e.innerText : null })()"
        )
    }

    // MARK: Input

    /// Simulates pressing a key.
    /// - Parameter code: The Windows virtual-key code.
    package func press(_ key: String, code: Int) async throws {
        for type in ["keyDown", "keyUp"] {
            let _: Nothing = try await browser.call(
                "Input.dispatchKeyEvent",
                [
                    "type": .text(type), "key": .text(key), "code": .text(key == " " ? "Space" : key),
                    "windowsVirtualKeyCode": .number(Double(code)), "text": .text(key.count == 1 ? key : ""),
                ], session: session)
        }
    }

    /// Types a text into the focused element.
    package func type(_ text: String) async throws {
        let _: Nothing = try await browser.call("Input.insertText", ["text": .text(text)], session: session)
    }

    /// Moves the mouse to a point of the window, and optionally clicks.
    package func moveMouse(toX x: Double, y: Double, clicking: Bool = false) async throws {
        for type in clicking ? ["mouseMoved", "mousePressed", "mouseReleased"] : ["mouseMoved"] {
            let _: Nothing = try await browser.call(
                "Input.dispatchMouseEvent",
                [
                    "type": .text(type), "x": .number(x), "y": .number(y),
                    "button": type == "mouseMoved" ? "none" : "left", "clickCount": 1,
                ], session: session)
        }
    }

    /// Turns the mouse wheel at a point of the window.
    package func turnWheel(atX x: Double, y: Double, by deltaY: Double) async throws {
        let _: Nothing = try await browser.call(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": 0, "deltaY": .number(deltaY),
            ], session: session)
    }

    /// Returns a PNG of the window's contents.
    package func screenshot() async throws -> Data {
        struct Shot: Decodable { let data: Data }
        let shot: Shot = try await browser.call("Page.captureScreenshot", ["format": "png"], session: session)
        return shot.data
    }
}
#endif
