/// What a toolkit's adapter keeps beside a DOM: told of what concerns all of its views.
@MainActor package protocol DOMCompanion: AnyObject {
    /// Whether the toolkit's colours follow the colour scheme by themselves, so that values are kept for both.
    var keepsColorSchemes: Bool { get }

    /// A view was looked at, since something about it may have changed that style sheets do not see.
    func domDidLook(at view: any NIStyleable)

    /// All views that had to be styled have been.
    func domDidApply(_ dom: NIDOM)

    /// All views are looked at anew.
    func domWillRefresh(_ dom: NIDOM)

    /// The device is another; the views whose styles that changes have heard of it.
    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM)
}
