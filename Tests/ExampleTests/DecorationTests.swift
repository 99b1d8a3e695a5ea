import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import NimbusCSS
import NimbusSnapshots
import NimbusUIKit
import NimbusViews
import Testing

/// Pictures of borders, outlines, backgrounds and text in light mode, in dark mode and from right to left.
@MainActor @Suite struct DecorationTests {
    private static let sheet = """
        #root {
            display: flex; flex-wrap: wrap; align-content: flex-start; gap: 12px; padding: 12px;
            background-color: light-dark(white, black);
        }
        .v { width: 50px; height: 36px; background-color: light-dark(#eee, #333) }
        .border1 { border-bottom: 3px solid light-dark(crimson, gold) }
        .border2 { border-inline-start: 6px solid dodgerblue; border-radius: 12px }
        .border3 { border: 4px dashed green }
        .border4 { border: 6px dotted }
        .border5 { border: 4px dashed; border-radius: 14px }
        .border6 { border-style: solid; border-width: 2px 6px 10px 4px; border-color: red blue green orange }
        .border7 { border-style: solid; border-width: 2px 6px 10px 4px; border-color: red blue green orange; border-radius: 16px }
        .border8 { border: 1px solid gray; border-inline-start: 5px solid light-dark(crimson, gold); border-radius: 8px }
        .outline1 { outline: 2px solid dodgerblue; outline-offset: 2px }
        .outline2 { outline: 3px dashed light-dark(navy, gold); border-radius: 10px }
        .outline3 { outline: 2px dotted; outline-offset: -5px; border-radius: 10px }
        .background1 { background: linear-gradient(45deg, red, blue) center / 20px 20px no-repeat light-dark(#ddd, #444) }
        .background2 { background: linear-gradient(teal, gold) 0 0 / 14px 14px space }
        .background3 {
            background-image: radial-gradient(circle, light-dark(black, white) 40%, transparent 41%), linear-gradient(gold, red);
            background-size: 12px 12px, auto; background-position: left 2px top 2px, center; border-radius: 8px;
        }
        .background4 { border: 6px dashed; background: linear-gradient(orange, red) padding-box }
        .text { width: 84px; height: auto; font-size: 11px; color: light-dark(black, white); white-space: normal }
        .text1 { text-indent: 20px }
        .text2 { text-indent: 50% }
        .text3 { white-space: pre-line }
        .text4 { white-space: nowrap }
        .text5 { font-style: oblique 30deg }
        .text6 { text-decoration: underline }
        """

    private enum Setting: String, CaseIterable, Sendable {
        case light, dark, rightToLeft
    }

    private nonisolated static let kinds = [("border", 8), ("outline", 3), ("background", 4), ("text", 6)]

    @Test("A property looks as recorded", arguments: DecorationTests.kinds, Setting.allCases)
    private func picture(_ kind: (name: String, count: Int), _ setting: Setting) throws {
        let view = kind.name == "text" ? #""UILabel", "text": "Two words\nand   a few more""# : #""UIView""#
        let views = (1...kind.count).map { #"{ "view": \#(view), "cssClass": "v \#(kind.name) \#(kind.name)\#($0)" }"# }
        let tree = #"{ "view": "UIView", "id": "root", "subviews": [\#(views.joined(separator: ", "))] }"#
        var environment = CSS.Environment()
        (environment.width, environment.height, environment.scale) = (300, 130, 2)
        if setting == .dark { environment.colorScheme = .dark }
        if setting == .rightToLeft { environment.layoutDirection = .rightToLeft }
        let screen = StyledScreen(
            try ViewTree(data: Data(tree.utf8), name: "views.json"), [Stylesheet(Self.sheet)], environment,
            folder: URL(fileURLWithPath: "/"))
        #expect(screen.problems.isEmpty && screen.dom.layoutProblems.isEmpty)
        let options = SnapshotOptions(scale: 2, tolerance: SnapshotTolerance(share: 0.02))
        try verifySnapshot(of: screen.window, in: screen.dom, named: "\(kind.name)-\(setting.rawValue)", options)
    }
}
