/// An object that is notified when strings change.
@MainActor protocol StringsListener: AnyObject {
    func stringsDidChange()
}
