import HeadlessUIKit
import NimbusCSS
import Testing

@testable import css_bench

/// The handwritten list must look like the styled one. Otherwise, their times cannot be compared.
@MainActor @Suite struct HandwrittenListTests {
    private let stylesheet = NIStylesheet()
    private let styled: ListScreen
    private let handwritten = HandwrittenList(ListViews(cells: 12))

    init() {
        stylesheet.load(text: String(decoding: ScreenStylesheet.text, as: UTF8.self))
        styled = ListScreen(ListViews(cells: 12), stylesheet)
        styled.apply()
        handwritten.apply()
    }

    private func expectEqualLists() {
        for (styled, handwritten) in zip(appearances(styled.views), appearances(handwritten.views)) {
            #expect(styled == handwritten)
        }
    }

    private func appearances(_ views: ListViews) -> [String] {
        ([views.list] + views.cells.flatMap { [$0.view] + $0.view.subviews }).map(appearance)
    }

    private func appearance(_ view: UIView) -> String {
        var parts = [
            "\(type(of: view))", "\(frame(view))", color(view.backgroundColor), "\(view.alpha)",
            "\(view.clipsToBounds)",
            "\(view.autoresizingMask)", "\(view.layer.cornerRadius)", "\(view.layer.borderWidth)",
            color(view.layer.borderColor.map { UIColor(cgColor: $0) }), color(view.tintColor),
            color(view.layer.shadowColor.map { UIColor(cgColor: $0) }), "\(view.layer.shadowOpacity)",
            "\(view.layer.shadowOffset)", "\(view.layer.shadowRadius)",
        ]
        if let list = view as? UIScrollView { parts.append("\(list.contentSize)") }
        if let label = view as? UILabel { parts += ["\(label.font!)", color(label.textColor)] }
        if let button = view as? UIButton {
            parts.append("\(button.contentEdgeInsets)")
            for state in 0..<8 { parts.append(color(button.titleColor(for: UIControl.State(rawValue: UInt(state))))) }
        }
        return parts.joined(separator: " ")
    }

    /// The frame in thousandths of a point.
    private func frame(_ view: UIView) -> [Int] {
        let frame = view.frame
        return [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 1000).rounded()) }
    }

    /// The channels in thousandths.
    private func color(_ color: UIColor?) -> String {
        guard let color else { return "nil" }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "\([red, green, blue, alpha].map { Int(($0 * 1000).rounded()) })"
    }

    @Test("The lists are equal when they are first shown")
    func first() { expectEqualLists() }

    @Test("Both lists call the same setters when they are first shown")
    func setters() {
        #expect(settersOfFirstShow { ListScreen($0, stylesheet) } == settersOfFirstShow { HandwrittenList($0) })
    }

    private func settersOfFirstShow(_ makeList: (ListViews) -> any StyledList) -> [String: Int] {
        let views = ListViews(cells: 12)
        let recorder = SetterRecorder()
        views.window.setterRecorder = recorder
        makeList(views).apply()
        views.window.setterRecorder = nil
        return recorder.countsBySetter
    }

    @Test("The lists are equal after entries were marked as unread")
    func unread() {
        for list in [styled, handwritten] as [any StyledList] {
            for row in [0, 3, 4, 3] { list.toggleUnread(row) }
        }
        expectEqualLists()
    }

    @Test("The lists are equal after cells were reused")
    func reused() {
        for list in [styled, handwritten] as [any StyledList] {
            for row in [1, 2, 2] { list.reuse(row, as: 1000 + row) }
        }
        expectEqualLists()
    }

    @Test("The lists are equal in dark mode")
    func dark() {
        for list in [styled, handwritten] as [any StyledList] {
            list.toggleUnread(5)
            list.switchTheme()
            list.refresh()
        }
        expectEqualLists()
    }

    @Test("The lists are equal after an opacity was saved, which calls one setter for each inner view")
    func saved() {
        let change = SavedOpacity(0.75)
        let byStyle = styled.views.setters {
            stylesheet.load(text: change.stylesheet)
            styled.refresh()
        }
        let byHand = handwritten.views.setters { handwritten.save(change) }
        expectEqualLists()
        #expect((byStyle, byHand) == (12 * 5, 12 * 5))
    }
}
