import NimbusUIKit
import NimbusViews

/// Has `<key>` for a key.
final class BracketedKeys: NIUserInterfaceStringResolver {
    let isChangeTrackingEnabled = true
    var brackets = ("<", ">")

    func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? {
        key.isEmpty ? defaultValue : brackets.0 + key + brackets.1
    }
}
