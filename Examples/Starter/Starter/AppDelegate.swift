#if canImport(UIKit)
import NimbusUIKit

/// The app on a phone. It keeps the stylesheets and the observer.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    let appearance = Appearance()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        appearance.watch(.atLaunch())
        return true
    }
}
#endif
