import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit

/// A list styled by a stylesheet.
@MainActor final class ListScreen: StyledList {
    let views: ListViews
    private let stylesheet: NIStylesheet
    private let dom: NIDOM

    init(_ views: ListViews, _ stylesheet: NIStylesheet) {
        self.views = views
        self.stylesheet = stylesheet
        dom = NIDOM(stylesheet: stylesheet, environment: LoadBenchmarks.screen)
    }

    /// Registers all views, so that they are styled and placed.
    func apply() { register(views) }

    /// Registers the views of a list.
    func register(_ views: ListViews) {
        dom.performBatchUpdates {
            dom.register(views.list, andId: "list")
            for cell in views.cells {
                dom.register(cell.view, withCSSClass: "entry")
                dom.register(cell.photo, withCSSClass: "entry-photo")
                dom.register(cell.title, withCSSClass: "entry-title")
                dom.register(cell.note, withCSSClass: "entry-note")
                dom.register(cell.button)
            }
        }
    }

    func refresh() { dom.refresh() }

    func toggleUnread(_ row: Int) {
        let cell = views.cells[row].view
        if dom.hasCssClass("unread", on: cell) {
            dom.removeCssClass("unread", from: cell)
        } else {
            dom.addCssClass("unread", to: cell)
        }
    }

    func switchTheme() { dom.environment.colorScheme = dom.environment.colorScheme == .dark ? .light : .dark }

    func save(_ change: SavedOpacity) {
        var pass: (@MainActor () -> Void)?
        dom.passScheduler = { pass = $0 }
        dom.refreshesAutomatically = true
        // Following the stylesheet for the first time can request a pass as well.
        pass = nil
        stylesheet.load(text: change.stylesheet)
        // The DOM requests the pass on the main actor's next turn.
        while pass == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        pass?()
    }
}
