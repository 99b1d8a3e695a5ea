import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import nimbus

/// The options of the commands that show a screen.
@MainActor @Suite struct ScreenOptionTests {
    private static let tree = #"""
        {"view": "UIView", "id": "root", "frame": [0, 0, 390, 844], "subviews": [
            {"view": "UIView", "id": "card", "frame": [20, 100, 200, 200], "subviews": [
                {"view": "UILabel", "id": "name", "frame": [10, 10, 80, 20]}]},
            {"view": "UIView", "id": "hidden", "frame": [20, 100, 200, 200]}]}
        """#

    private static func run(_ arguments: [String], css: String = "#hidden { visibility: hidden }") throws -> NimbusRun {
        try NimbusRun(arguments, files: ["t.json": tree, "t.css": css])
    }

    private nonisolated static let points: [(String, [String])] = [
        ("35,115", ["root", "card", "name"]), ("150,250", ["root", "card"]), ("0.5,0.5", ["root"]), ("500,10", []),
    ]

    @Test(arguments: points)
    func viewsNamesTheViewsAtAPoint(_ point: String, _ ids: [String]) throws {
        let run = try Self.run(["views", "--view", "t.json", "--at", point, "t.css"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let lines = run.output.split(separator: "\n").filter { $0.contains("#") }
        #expect(lines.map { $0.split(separator: "#")[1].split(separator: " ")[0] } == ids.map { Substring($0) })
    }

    @Test func viewsSaysThatThereIsNoViewAtAPoint() throws {
        let outside = try Self.run(["views", "--view", "t.json", "--at", "1000,10.5", "t.css"])
        #expect(outside.output == "There is no view at 1000,10.5: the screen has 390 × 844 points.\n")
        let json = try Self.run(["views", "--view", "t.json", "--at", "1000,10.5", "--format", "json", "t.css"])
        #expect(json.code == 0 && json.output.filter { !$0.isWhitespace } == "[]")
    }

    @Test(arguments: [("8000x8000", "2", 256), ("8000x8000", "1", 64), ("1000x1000", "4", nil)])
    func aPictureHasALimit(_ size: String, _ scale: String, _ megapixels: Int?) throws {
        let run = try Self.run(
            ["render", "--view", "t.json", "-o", "out.png", "t.css", "--size", size, "--scale", scale])
        #expect(run.code == (megapixels == nil ? 0 : 2))
        if let megapixels { #expect(run.errors.contains("\(megapixels) megapixels")) }
    }

    @Test(arguments: ["t.json", "t.css", "./t.css"])
    func aPictureReplacesNoInput(_ output: String) throws {
        let run = try Self.run(["render", "--view", "t.json", "-o", output, "t.css"])
        #expect(run.code == 2 && run.errors.contains("would replace"))
    }

    @Test(arguments: ["20000x1", "0x10", "10", "axb", "nanx1"])
    func aSizeHasTwoNumbersInARange(_ size: String) throws {
        let run = try Self.run(["views", "--view", "t.json", "--size", size, "t.css"])
        #expect(run.code == 2 && run.errors.contains("“\(size)” is not a size from 1x1 to 16384x16384"))
    }

    @Test(arguments: ["1", "a,b", "1,2,3", "1e9,0", "nan,1"])
    func aPointHasTwoNumbers(_ point: String) throws {
        #expect(try Self.run(["views", "--view", "t.json", "--at", point, "t.css"]).code == 2)
    }

    @Test(arguments: [("0", "“0” has no unit; expected a time such as 0s or 0ms"), ("-1s", "“-1s” is negative")])
    func aTimeHasAUnitAndIsNotNegative(_ time: String, _ sentence: String) throws {
        for command in [["views"], ["render", "-o", "out.png"]] {
            let run = try Self.run(command + ["--view", "t.json", "--time=\(time)", "t.css"])
            #expect(run.code == 2 && run.errors.contains(sentence), "\(run.errors)")
        }
    }

    @Test func viewsNamesTheTransitionOrTheAnimationOfAValue() throws {
        let css = """
            #card { opacity: 1; transition: opacity 100ms } #card.on { opacity: 0 }
            #root { border-color: red; animation: pulse 1s; transition: border-color 1s } #root.on { border-color: blue }
            @keyframes pulse { to { border-width: 2px } }
            """
        func sources(_ time: String) throws -> [String] {
            let run = try Self.run(
                [
                    "views", "--view", "t.json", "--time", time, "--toggle", "#card.on@50ms", "--toggle", "#root.on@0s",
                    "t.css",
                ], css: css)
            return run.output.split(separator: "\n").filter { $0.contains("│   ") }
                .map { $0.components(separatedBy: "  ").last ?? "" }
        }
        let moving = try sources("100ms")
        #expect(moving == ["animation pulse", "transition of border-color", "transition of opacity"])
        let atRest = try sources("2s")
        #expect(atRest == ["t.css:2:90", "t.css:1:60"])
    }

    private nonisolated static let insets: [([String], String)] = [
        ([], "0 47 0 34"), (["--size", "393x852"], "0 59 0 34"), (["--size", "844x390"], "47 0 47 21"),
        (["--size", "402x874"], "0 62 0 34"), (["--size", "414x896"], "0 48 0 34"),
        (["--size", "350x800"], "0 47 0 34"),
        (["--size", "375x667"], "0 20 0 0"), (["--size", "667x375"], "0 0 0 0"),
        (["--media", "idiom=pad,width=820px,height=1180px"], "0 24 0 20"),
    ]

    @Test(arguments: insets)
    func chromeReservesTheSafeAreaOfTheDevice(_ arguments: [String], _ expected: String) throws {
        let css = """
            #card { left: env(safe-area-inset-left); top: env(safe-area-inset-top); width: env(safe-area-inset-right); \
            height: env(safe-area-inset-bottom) }
            """
        func card(_ options: [String]) throws -> String? {
            let run = try Self.run(["views", "--view", "t.json", "t.css"] + options, css: css)
            let line = run.output.split(separator: "\n").first { $0.contains("#card") }
            return line?.components(separatedBy: "#card  ").last
        }
        #expect(try card(["--chrome"] + arguments) == expected)
        #expect(try card(arguments) == "0 0 0 0")
    }

    @Test func chromeIsDrawnOverTheViews() throws {
        let folder = try TemporaryFolder(["t.json": Self.tree, "t.css": ""])
        func picture(_ options: [String]) throws -> Data {
            let run = try NimbusRun(
                ["render", "--view", "t.json", "-o", "out.png", "t.css"] + options, in: folder.url)
            #expect(run.code == 0, "\(run.errors)")
            return try Data(contentsOf: folder.url.appendingPathComponent("out.png"))
        }
        let pictures = try [[], ["--chrome"], ["--chrome", "--media", "layout-direction=rtl"]].map(picture)
        #expect(Set(pictures).count == 3)
        #expect(try picture(["--chrome", "--size", "667x375"]) == picture(["--size", "667x375"]))
    }
}
