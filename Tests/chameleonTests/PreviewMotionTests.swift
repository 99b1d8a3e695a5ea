import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import chameleon

/// Pictures of screens with transitions and animations.
@Suite(.timeLimit(.minutes(15))) @MainActor struct PreviewMotionTests {
    private static let tree = """
        [{"view": "UIView", "subviews": [{"view": "UIButton", "id": "go"}, {"view": "UIView", "id": "box"}]}]
        """
    private static let press = """
        #go { top: 200px; width: 100px; height: 40px; background-color: rgb(0 0 0); transition: background-color 400ms linear }
        #go:highlighted { background-color: rgb(200 0 0) }
        """
    private static let slide = """
        @keyframes slide { from { background-color: rgb(100 0 0) } to { background-color: rgb(0 0 100) } }
        #box { top: 100px; width: 100px; height: 40px; background-color: lime; animation: slide 200ms linear 100ms both }
        """

    private struct Motion: Decodable, Equatable {
        let length: Double
        let rest: Double
        let isEndless: Bool
    }

    private static let screen = ["screen": "app.json", "scale": "1"]
    private static let held = ["hold": "1:highlighted"]

    private static func run(_ css: String, _ body: (PreviewServer) async throws -> Void) async throws {
        try await PreviewServer.run(["app.json": tree, "app.css": css], body)
    }

    private func expect(
        _ expected: Motion, _ server: PreviewServer, _ query: [String: String] = [:],
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let motion: Motion = try await server.get("/preview/motion", Self.screen.merging(query) { $1 }).decoded()
        #expect(motion == expected, sourceLocation: location)
    }

    /// Expects the red, the green and the blue component of the button or of the box.
    private func expect(
        _ expected: [Int], atY y: Int, _ server: PreviewServer, _ query: [String: String] = [:],
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let response = try await server.get("/preview/picture", Self.screen.merging(query) { $1 })
        let image = try #require(UIImage(data: response.body))
        let color = try #require(image.pixels.color(x: 50, y: y))
        let found = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        #expect(found == expected, "\(query)", sourceLocation: location)
    }

    @Test("A picture shows an instant after the first styling, and without a time everything with an end has ended")
    func showsInstants() async throws {
        try await Self.run(Self.slide) { server in
            try await expect(Motion(length: 300, rest: 300, isEndless: false), server)
            try await expect([0, 0, 100], atY: 120, server)
            // Earlier instants are shown after later ones.
            for (time, red) in [("0", 100), ("200", 50), ("300", 0), ("150", 75), ("100", 100)] as [(String, Int)] {
                try await expect([red, 0, 100 - red], atY: 120, server, ["time": time])
            }
        }
    }

    @Test("With held states, the time is that since the states were held on the screen at rest")
    func showsTransitionsOfStates() async throws {
        try await Self.run(Self.press + Self.slide) { server in
            try await expect(Motion(length: 400, rest: 400, isEndless: false), server, Self.held)
            try await expect([200, 0, 0], atY: 220, server, Self.held)
            let middle = Self.held.merging(["time": "100"]) { $1 }
            try await expect([50, 0, 0], atY: 220, server, middle)
            try await expect([0, 0, 100], atY: 120, server, middle)
            try await expect([0, 0, 0], atY: 220, server, ["time": "100"])
        }
    }

    @Test("Motion without an end is shown until it repeats itself, at most for ten seconds")
    func endsEndlessMotion() async throws {
        let css = Self.slide.replacingOccurrences(of: "both", with: "infinite alternate")
        try await Self.run(css) { server in
            try await expect(Motion(length: 500, rest: 0, isEndless: true), server)
            try server.folder.write(
                css.replacingOccurrences(of: "200ms", with: "30s"), to: "app.css", atomically: true)
            try await server.waitUntil("/preview/motion", Self.screen, contains: "\"length\":10000")
        }
    }

    @Test("The state says which screens have transitions or animations, and others do not move")
    func namesMovingScreens() async throws {
        try await Self.run("#box { background-color: lime }") { server in
            try await server.waitUntil("/preview/state", contains: "\"moves\":false")
            try await expect(Motion(length: 0, rest: 0, isEndless: false), server)
            try await expect(Motion(length: 0, rest: 0, isEndless: false), server, Self.held)
            try server.folder.write(Self.press, to: "app.css", atomically: true)
            try await server.waitUntil("/preview/state", contains: "\"moves\":true")
            try await expect(Motion(length: 0, rest: 0, isEndless: false), server)
        }
        let inline = #"[{"view": "UIView", "style": "transition: opacity 1s"}]"#
        try await PreviewServer.run(["app.json": inline, "app.css": ""]) { server in
            try await server.waitUntil("/preview/state", contains: "\"moves\":true")
        }
    }

    @Test("An invalid time has status 400 with the reason", arguments: ["-1", "nan", "1e9", "x"])
    func rejectsInvalidTimes(_ time: String) async throws {
        try await Self.run(Self.slide) { server in
            for path in ["/preview/picture", "/preview/views", "/preview/motion"] {
                let response = try await server.get(path, Self.screen.merging(["time": time]) { $1 })
                #expect(response.status == 400)
                #expect(String(decoding: response.body, as: UTF8.self).contains("milliseconds from 0 to 10000"))
            }
        }
    }

    @Test("Frames of a film strip are the same pictures")
    func drawsFrames() async throws {
        try await Self.run(Self.slide) { server in
            try await expect([50, 0, 50], atY: 120, server, ["time": "200", "frame": "1"])
        }
    }
}
