#if canImport(UIKit)
import NimbusCSS
import NimbusUIKit

/// A window of the app. It keeps the DOM of its window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var dom: NIDOM?
    private let navigation = UINavigationController()

    private var appearance: Appearance? { (UIApplication.shared.delegate as? AppDelegate)?.appearance }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        do {
            guard let dom = try appearance?.makeDOM(for: window) else { return }
            self.dom = dom
            showList(dom)
        } catch {
            fatalError("The app has no stylesheet: \(error)")
        }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        // The link that has started the app.
        self.scene(scene, openURLContexts: options.urlContexts)
    }

    /// Opens the link of Chameleon with the scheme of the app: `starter://192.168.0.2:8888/?token=CODE`.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        appearance?.watch(contexts.first.flatMap { ReloadLink($0.url) })
    }

    // MARK: Screens

    private func showList(_ dom: NIDOM) {
        let list = BoatListController(dom: dom)
        list.onSelect = { [weak self] boat in self?.show(boat, dom) }
        navigation.viewControllers = [list]
    }

    private func show(_ boat: Boat, _ dom: NIDOM) {
        let detail = BoatDetailController(boat, dom: dom)
        detail.onEdit = { [weak self] boat in self?.edit(boat, dom) }
        navigation.pushViewController(detail, animated: true)
    }

    private func edit(_ boat: Boat, _ dom: NIDOM) {
        let form = BoatFormController(boat, dom: dom)
        form.onSave = { [weak self] saved in
            guard let self, let list = navigation.viewControllers.first as? BoatListController else { return }
            if let row = list.boats.firstIndex(where: { $0.name == boat.name }) { list.boats[row] = saved }
            navigation.popToRootViewController(animated: true)
        }
        navigation.pushViewController(form, animated: true)
    }
}
#endif
