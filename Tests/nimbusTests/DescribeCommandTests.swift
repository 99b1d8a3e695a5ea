import CSSEngine
import Foundation
import HeadlessScreen
import HeadlessUIKit
import Testing

@testable import NimbusUIKit
@testable import nimbus

/// What `nimbus describe` prints compiles, and makes the views that the style sheets make.
///
/// The files of `Described` are what it prints. `RECORD=1` writes them anew, and fails: what was recorded is to be looked
/// at, and compiled.
@MainActor @Suite struct DescribeCommandTests {
    private nonisolated static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private nonisolated static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test(arguments: DescribedScreen.all)
    func printsTheSwiftThatIsCompiledHere(_ screen: DescribedScreen) throws {
        let run = try ProgramRun(
            ["describe", "--swift", "--view", screen.name + ".json", screen.name + ".css"],
            in: Self.repository.appendingPathComponent(screen.folder))
        #expect(run.code == 0, "\(run.errors)")
        let file = Self.tests.appendingPathComponent("Described/\(screen.type).swift")
        if Self.isRecording {
            try run.output.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(screen.type).swift")
            return
        }
        #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test(arguments: DescribedScreen.all, [Environment.ColorScheme.light, .dark])
    func theSwiftMakesTheViewsThatTheSheetsMake(_ described: DescribedScreen, _ scheme: Environment.ColorScheme) throws
    {
        let folder = Self.repository.appendingPathComponent(described.folder)
        var environment = Environment()
        environment.colorScheme = scheme
        let styled = try Self.styledScreen(described.name, in: folder, environment)
        let window = UIWindow(frame: styled.window.frame)
        window.screen = styled.window.screen
        window.backgroundColor = styled.window.backgroundColor
        let views = described.make { UIImage(named: $0, in: folder) }
        for root in views.roots { window.addSubview(root) }
        views.updateLayerColors()
        // Parts of views that the toolkit makes and places itself are compared, too.
        window.layoutIfNeeded()
        #expect(ViewComparison(styled.window, window).differences == [])
    }

    /// What is not printed is not compiled.
    @Test func everyRowIsPrinted() throws {
        let files = try DescribedScreen.all.map { screen in
            try String(contentsOf: Self.tests.appendingPathComponent("Described/\(screen.type).swift"), encoding: .utf8)
        }.joined()
        for effect in EffectTable.effects {
            let start = effect.setter.statement("VALUE", on: "").components(separatedBy: "VALUE")[0]
            let line = start.split(separator: "\n").last.map { $0.drop { $0 == " " } } ?? ""
            #expect(files.contains(line), "\(effect.name)")
        }
    }

    @Test func comparesWhatIsSeen() throws {
        let folder = Self.repository.appendingPathComponent("Examples/Profile")
        let light = try Self.styledScreen("profile", in: folder, Environment())
        let again = try Self.styledScreen("profile", in: folder, Environment())
        #expect(ViewComparison(light.window, again.window).differences == [])
        again.dom.viewById("name").map { again.dom.setStyle("font-size: 23px; color: red", of: $0) }
        #expect(
            ViewComparison(light.window, again.window).differences
                == ["textColor", "font"].map { "window.0UIView.1UIScrollView.0UIView.3UILabel \($0)" })
    }

    @Test func saysWhatCannotFollowTheDark() throws {
        let sheet = """
            UILabel { color: red; font-size: 9px; top: 1px; }
            @media (prefers-color-scheme: dark) { UILabel { color: blue; font-size: 10px; top: 2px; opacity: 0.5; } }
            """
        let run = try ProgramRun(
            ["describe", "--swift", "--view", "t.json", "t.css"],
            files: ["t.json": #"{"view": "UILabel"}"#, "t.css": sheet])
        #expect(run.output.contains("// In the dark, the style sheets have other values for: font, alpha, frame\n"))
        let dark = try ProgramRun(
            ["describe", "--swift", "--view", "t.json", "--media", "prefers-color-scheme=dark", "t.css"],
            files: ["t.json": #"{"view": "UILabel"}"#, "t.css": sheet])
        #expect(dark.output.contains("// In the light, the style sheets have other values for: alpha, font, frame\n"))
        #expect(dark.output.contains("label1.alpha = 0.5\n"))
    }

    @Test func namesOfFilesStayInComments() throws {
        let names = (tree: "t\nfatalError()\r.json", sheet: "s\nfatalError()\u{2028}.css")
        let files = [
            names.tree: #"{"view": "UILabel", "id": "a\nfatalError()"}"#, names.sheet: "UILabel { opacity: 0 }",
        ]
        for option in [[], ["--swift"]] {
            let run = try ProgramRun(["describe", "--view", names.tree, names.sheet] + option, files: files)
            let lines = run.output.split { $0.isNewline }.filter { $0.contains("fatalError()") }
            #expect(!lines.isEmpty)
            for line in lines {
                let isText = line.contains(#""a\nfatalError()""#)
                #expect(isText || line.drop { $0 == " " }.hasPrefix("//"), "\(line)")
            }
        }
    }

    private static func styledScreen(
        _ name: String, in folder: URL, _ environment: Environment
    ) throws -> StyledScreen {
        let path = folder.appendingPathComponent(name).path
        let tree = try ViewTree(contentsOf: URL(fileURLWithPath: path + ".json"))
        var files = SheetFiles([path + ".css"], folder: folder.path)
        return StyledScreen(tree, try files.load(), environment, folder: folder)
    }
}
