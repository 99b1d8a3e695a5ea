import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// A window whose views are styled by one stylesheet. Records the setters that are called on the views.
@MainActor struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let sheet: NIStylesheet
    let dom: NIDOM
    #if canImport(HeadlessUIKit)
    private let recorder = SetterRecorder()
    #endif

    /// - Parameter clock: The clock of transitions and animations. `nil` for the default one.
    init(
        _ css: String, parentStyles: NIStylesheet? = nil, viewEffects: [ViewEffect] = [], clock: NIManualClock? = nil
    ) {
        sheet =
            viewEffects.isEmpty ? NIStylesheet() : NIStylesheet(properties: PropertyTable(viewEffects: viewEffects))
        sheet.load(text: css, name: "a.css")
        dom = NIDOM(stylesheet: sheet, parentStyles: parentStyles)
        if !viewEffects.isEmpty { dom.viewEffects = viewEffects }
        if let clock { dom.motionClock = clock }
        #if canImport(HeadlessUIKit)
        window.setterRecorder = recorder
        #endif
    }

    /// Adds a view to the window or to another view, and registers it.
    @discardableResult
    func add<View: UIView>(_ view: View, cssClass: String? = nil, id: String? = nil, in superview: UIView? = nil)
        -> View
    {
        (superview ?? window).addSubview(view)
        dom.register(view, withCSSClass: cssClass, andId: id)
        return view
    }

    /// Replaces the rules.
    func load(_ css: String) {
        sheet.load(text: css, name: "a.css")
        dom.refresh()
    }

    // MARK: Setters

    /// Returns the setters that `body` calls.
    func setters(_ body: () -> Void) -> RecordedSetters {
        resetSetters()
        body()
        #if canImport(HeadlessUIKit)
        return RecordedSetters(recorder.calls.map(\.setter))
        #else
        return []
        #endif
    }

    #if canImport(HeadlessUIKit)
    /// Returns the calls of setters that `body` makes, in their order.
    func setterCalls(_ body: () -> Void) -> [SetterCall] {
        resetSetters()
        body()
        return recorder.calls
    }
    #endif

    /// Discards the calls recorded so far.
    func resetSetters() {
        #if canImport(HeadlessUIKit)
        recorder.reset()
        #endif
    }

    /// Checks how often each setter was called since the last reset. With UIKit, which does not record calls, checks
    /// nothing.
    func expectSetters(
        _ counts: [String: Int], ignoring ignored: Set<String> = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #if canImport(HeadlessUIKit)
        let recorded = recorder.countsBySetter.filter { !ignored.contains($0.key) }
        #expect(recorded == counts, sourceLocation: sourceLocation)
        #endif
    }
}

/// The names of called setters in alphabetical order. UIKit does not record calls, so that all lists are equal with UIKit.
struct RecordedSetters: ExpressibleByArrayLiteral, Equatable, CustomStringConvertible {
    private let names: [String]

    init(_ names: [String]) { self.names = names.sorted() }

    init(arrayLiteral names: String...) { self.init(names) }

    var description: String { "\(names)" }

    static func == (left: RecordedSetters, right: RecordedSetters) -> Bool {
        #if canImport(HeadlessUIKit)
        left.names == right.names
        #else
        true
        #endif
    }
}
