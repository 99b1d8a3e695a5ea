import NimbusUIKit
import Testing

/// The backgrounds of bars.
@MainActor @Suite struct BarTests {
    private let scene = Scene(":is(UINavigationBar, UIToolbar, UISearchBar) { background-color: red }")

    @Test("A bar gets its color in all its appearances, and its own ones back")
    func appearances() {
        let bar = UINavigationBar()
        let edge = UINavigationBarAppearance()
        edge.backgroundColor = .blue
        bar.scrollEdgeAppearance = edge
        bar.compactAppearance = UINavigationBarAppearance()
        scene.add(bar)
        #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
        #expect(bar.compactAppearance?.backgroundColor == .red && bar.compactScrollEdgeAppearance == nil)
        #expect(edge.backgroundColor == .blue && bar.backgroundColor == nil)
        scene.load("UINavigationBar { background-color: green }")
        #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
        scene.load("")
        #expect(bar.standardAppearance.backgroundColor == nil && bar.scrollEdgeAppearance?.backgroundColor == .blue)
        #expect(bar.compactAppearance?.backgroundColor == nil && bar.interactions.isEmpty)
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test("Appearances that the app sets later stay")
    func ownAppearance() {
        let bar = scene.add(UIToolbar())
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
        let own = UIToolbarAppearance()
        own.backgroundColor = .blue
        bar.standardAppearance = own
        scene.load("")
        #expect(
            bar.standardAppearance.backgroundColor == .blue && bar.scrollEdgeAppearance == nil
                && bar.interactions.isEmpty)
    }

    @Test("A search bar, which has no appearances, is tinted")
    func searchBar() {
        let bar = scene.add(UISearchBar())
        #expect(bar.barTintColor == .red)
        scene.load("")
        #expect(bar.barTintColor == nil)
    }
    #endif
}
