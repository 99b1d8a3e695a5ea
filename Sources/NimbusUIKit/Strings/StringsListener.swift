/// Is told when the texts of an interface are other ones.
@MainActor protocol StringsListener: AnyObject {
    func stringsDidChange()
}
