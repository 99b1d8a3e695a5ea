import CSSEngine
import CSSLint
import Foundation
import HeadlessScreen
import HeadlessUIKit
import InterfaCSS
import NimbusUIKit
import StylesheetEditing

@testable import ChameleonServer
@testable import NimbusChameleon
@testable import NimbusViews

/// Code that reads bytes. It must accept all bytes without a crash, an endless loop or much memory.
enum FuzzTarget: String, CaseIterable {
    case tokens, stylesheet, selectors, conditions, values, interfacss, boxes, screens, motion
    case trees, strings, pictures, properties, requests, edits, messages, events

    /// The target that the environment names.
    static let chosen = ProcessInfo.processInfo.environment["NIMBUS_FUZZ_TARGET"].flatMap(FuzzTarget.init)

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        switch self {
        case .tokens: Self.checkTokens(of: Source(name: "a.css", bytes: bytes))
        case .stylesheet:
            let source = Source(name: "a.css", bytes: bytes)
            Self.style(Stylesheet(source))
            Self.checkSerialization(of: source)
        case .selectors: Self.style(Stylesheet(Self.text(bytes) + "{color:red}"))
        case .conditions:
            let text = Self.text(bytes)
            Self.style(
                Stylesheet("@import 'b' \(text);@media \(text){a{color:red}}@supports \(text){a{color:red}}"))
        case .values: Self.declare(bytes)
        case .interfacss:
            Self.style(Stylesheet(Source(name: "a.iss", bytes: bytes), dialect: .interfaCSS))
        case .boxes: FuzzedBoxes.check(Self.text(bytes))
        case .screens: Self.draw(bytes)
        case .motion: Self.move(bytes)
        case .trees: Self.build(Data(bytes))
        case .strings: _ = try? StringsFile(Data(bytes))
        case .pictures: _ = UIImage(data: Data(bytes))
        case .properties: Self.declareProperties(Data(bytes))
        case .requests: _ = RequestTarget(Self.text(bytes))
        case .edits: Self.edit(Data(bytes))
        case .messages:
            let data = Data(bytes)
            Self.checkMessage(ClientReport.self, data)
            Self.checkMessage(Manifest.self, data)
            Self.checkMessage(ScreenPart.self, data)
            Self.checkMessage(ScreenRequest.self, data)
            Self.checkMessage(WatchAnswer.self, data)
        case .events: Self.readEvents(bytes)
        }
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

    /// Scans a source. The texts of the tokens are the text of the source.
    private static func checkTokens(of source: Source) {
        TokenList.withTokens(of: source) { tokens in
            var end = tokens.count == 0 ? source.length : tokens.start(0)
            // A byte order mark is not part of a token.
            precondition(end == 0 || end == 3)
            for index in 0..<tokens.count {
                precondition(tokens.start(index) == end && tokens.end(index) > end)
                end = tokens.end(index)
            }
            precondition(end == source.length)
        }
    }

    /// Serialising the text of a stylesheet again gives the same text.
    private static func checkSerialization(of source: Source) {
        guard NestingLimit.violation(in: source) == nil else { return }
        let text = StylesheetSerializer.text(of: source)
        precondition(StylesheetSerializer.text(of: Source(name: "a.css", text: text)) == text)
    }

    /// Styles views by a stylesheet, and describes and lints its problems.
    private static func style(_ stylesheet: Stylesheet, _ properties: PropertyTable = .standard) {
        let formatter = DiagnosticFormatter(properties: properties)
        for diagnostic in stylesheet.diagnostics.prefix(4) { _ = formatter.text(of: diagnostic) }
        for diagnostic in Lint.diagnostics(of: [stylesheet]).prefix(4) { _ = formatter.text(of: diagnostic) }
        let engine = StyleEngine(properties: properties)
        engine.add(stylesheet)
        engine.insert(FuzzElement.screen)
        engine.restyle()
    }

    private static let names = Property.standard.map(\.name)

    /// Parses bytes as the value of a property, which the first byte selects.
    private static func declare(_ bytes: UnsafeBufferPointer<UInt8>) {
        let name = names[Int(bytes.first ?? 0) * names.count / 256]
        style(Stylesheet("a{\(name):\(text(bytes.dropFirst()))}"))
    }

    /// Styles, lays out and draws a screen by a stylesheet.
    private static func draw(_ bytes: UnsafeBufferPointer<UInt8>) {
        let stylesheet = Self.stylesheet(bytes)
        MainActor.assumeIsolated {
            let screen = styledScreen(stylesheet)
            checkFrames(of: screen)
            _ = screen.picture()
        }
    }

    /// Plays the transitions and animations of a screen, in which views change their states and change them back.
    private static func move(_ bytes: UnsafeBufferPointer<UInt8>) {
        let stylesheet = Self.stylesheet(bytes)
        MainActor.assumeIsolated {
            let screen = styledScreen(stylesheet)
            for states: [Int: ElementState] in [[1: [.focused], 2: [.highlighted], 3: [.disabled]], [:]] {
                screen.hold(states)
                for seconds in [0, 0.016, 0.25, 3] {
                    screen.advance(by: seconds)
                    checkFrames(of: screen)
                }
            }
            screen.settle()
            checkFrames(of: screen)
        }
    }

    private static func stylesheet(_ bytes: UnsafeBufferPointer<UInt8>) -> Stylesheet {
        Stylesheet(Source(name: "a.iss", bytes: bytes), dialects: [.interfaCSS])
    }

    @MainActor private static func styledScreen(_ stylesheet: Stylesheet) -> StyledScreen {
        StyledScreen(tree, [stylesheet], environment, folder: folder)
    }

    @MainActor private static func checkFrames(of screen: StyledScreen) {
        for (view, _) in screen.elements {
            precondition(view.frame.origin.x.isFinite && view.frame.origin.y.isFinite)
            precondition(view.frame.width.isFinite && view.frame.height.isFinite)
        }
    }

    /// Builds, styles and lays out the views of a tree in JSON or XML.
    private static func build(_ data: Data) {
        guard let tree = try? ViewTree(data: data, name: "a.json") else { return }
        MainActor.assumeIsolated { _ = StyledScreen(tree, [], environment, folder: folder) }
    }

    private static let environment = CSS.Environment(width: 100, height: 100)
    /// A folder without images and strings.
    private static let folder = URL(fileURLWithPath: "/dev/null")

    private static let tree: ViewTree = {
        let text = """
            {"view": "a", "cssClass": "c d", "subviews": [
                {"view": "UILabel", "cssClass": "c", "text": "Some text"}, {"view": "UIButton", "id": "i", "title": "Go"},
                {"view": "b", "subviews": [
                    {"view": "UISwitch"}, {"view": "UIScrollView", "subviews": [{"view": "a"}, {"view": "a"}]},
                    {"view": "UITextField", "placeholder": "Name"}]}]}
            """
        do {
            return try ViewTree(data: Data(text.utf8), name: "a.json")
        } catch {
            fatalError("the tree of the fuzzed stylesheets cannot be read: \(error)")
        }
    }()

    /// Declares an app's own properties, and styles views by one of them.
    private static func declareProperties(_ data: Data) {
        guard let file = try? AppPropertyFile(data, path: "a.json"),
            let table = try? AppPropertyFile.table(of: [file]), let name = table.all.last?.name
        else { return }
        style(Stylesheet(Source(name: "a.css", text: "a{\(name):1px red}:busy{color:red}"), properties: table), table)
    }

    /// Writes values into a stylesheet, as the preview asks the server to, and brings the old values back.
    private static func edit(_ data: Data) {
        guard let edits = TrialEdit.list(String(decoding: data, as: UTF8.self)) else { return }
        let replacements = edits.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let edited = try? StylesheetEditor(editedFile, name: "a.iss").applying(replacements) else { return }
        let undo = zip(replacements, StylesheetEditor.newRanges(of: replacements)).map { replacement, range in
            StylesheetEditor.Replacement(range: range, value: text(editedFile[replacement.range]))
        }
        do {
            let undone = try StylesheetEditor(edited, name: "a.iss").applying(undo)
            precondition(undone == editedFile)
        } catch {
            preconditionFailure("a written value cannot be replaced: \(error)")
        }
    }

    private static let editedFile = Data("@a: 1px;a{width:@a;color:red}b{margin:2px 3px!important;--x:{y}}".utf8)

    /// Checks that a message that can be read can be written and read again.
    private static func checkMessage<Message: Codable & Equatable>(_: Message.Type, _ data: Data) {
        guard let message = try? WireCoder.decode(Message.self, from: data) else { return }
        do {
            let same: Message = try WireCoder.decode(from: WireCoder.encode(message))
            precondition(same == message)
        } catch {
            preconditionFailure("a message that was read cannot be written: \(error)")
        }
    }

    /// Reads server-sent events that arrive in two parts.
    private static func readEvents(_ bytes: UnsafeBufferPointer<UInt8>) {
        var reader = EventReader()
        let half = bytes.count / 2
        for part in [bytes.prefix(half), bytes.suffix(bytes.count - half)] {
            reader.append(Data(part))
            while let event = reader.next() { precondition(event.id != nil || !event.data.isEmpty) }
        }
        precondition(reader.unread <= bytes.count)
    }
}

/// An element of a small screen that stylesheets are applied to.
private struct FuzzElement: StyleElement {
    var styleTypes: [String]
    var styleID: String?
    var styleClasses: [String] = []
    var styleState: ElementState = []
    var hasText = false
    var inlineStyle: String?
    var styleChildren: [FuzzElement] = []

    func styleAttribute(_ name: String) -> String? { name == "label" ? "Some text" : nil }

    static var screen: FuzzElement {
        let label = FuzzElement(styleTypes: ["a", "UILabel"], styleClasses: ["c"], hasText: true)
        let button = FuzzElement(styleTypes: ["b", "UIButton"], styleID: "i", styleState: [.highlighted, .focused])
        let children = [label, button, label]
        return FuzzElement(styleTypes: ["a", "UIView"], styleClasses: ["c", "d"], styleChildren: children)
    }
}
