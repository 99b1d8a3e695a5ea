// The method of NSObject that observers override. An extension cannot declare such a method. `make uikit-check` compiles this
// file as a part of NimbusUIKit, because a declaration in the same module precedes an imported one.
import Foundation

class NSObject: Foundation.NSObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
