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

    @Test("The title of a navigation bar has attributes in all appearances, and its own ones back")
    func titles() {
        let bar = UINavigationBar()
        bar.titleTextAttributes = [.kern: 2, .foregroundColor: UIColor.green]
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.scrollEdgeAppearance = edge
        scene.add(bar)
        func colors() -> [UIColor?] {
            [bar.standardAppearance, bar.scrollEdgeAppearance].map {
                $0?.titleTextAttributes[.foregroundColor] as? UIColor
            }
        }
        for _ in 0..<2 {
            scene.load("UINavigationBar { color: red; font-size: 30px; background-color: blue }")
            #expect(colors() == [.red, .red])
            #expect((bar.standardAppearance.titleTextAttributes[.font] as? UIFont)?.pointSize == 30)
            #expect(bar.standardAppearance.titleTextAttributes[.kern] as? Int == 2)
            #expect(bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
            scene.load("UINavigationBar { color: red; font-size: 30px }")
            #expect(colors() == [.red, .red] && bar.standardAppearance.backgroundColor == nil)
            scene.load("UINavigationBar { background-color: blue }")
            #expect(colors() == [nil, .blue] && bar.standardAppearance.titleTextAttributes.isEmpty)
            #expect(bar.standardAppearance.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            scene.load("")
            #expect(bar.standardAppearance.backgroundColor == nil && bar.interactions.isEmpty)
            #expect(bar.standardAppearance.largeTitleTextAttributes.isEmpty)
        }
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
