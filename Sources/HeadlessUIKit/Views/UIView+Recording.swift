import Foundation

extension UIView {
    /// The recorder of the setters that are called on this view and on its descendants, including descendants that are
    /// added later. The default is `nil`.
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var setterRecorder: SetterRecorder? {
        get { layer.recorder as? SetterRecorder }
        set { visitTree { $0.layer.recorder = newValue } }
    }

    /// Tells the recorder that a setter was called, and the observers of a property that the setter may have changed.
    func note(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.note(setter, on: ObjectIdentifier(self)) }
        for observer in observers { observer.observation?.settersDidRun() }
    }

    /// Tells the recorder of a change that key-value observing does not report: one by a method that can animate.
    func noteSilently(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.note(setter, on: ObjectIdentifier(self)) }
        for observer in observers { observer.observation?.silentSetterDidRun() }
    }

    /// Notes a setter of what the view's parts are placed by.
    func rearrange(_ setter: StaticString = #function) {
        note(setter)
        setNeedsLayout()
    }

    /// Notes a setter that puts a view in the place of another: below that subview, or in front of all.
    func replace(
        _ old: UIView?, by new: UIView?, below subview: UIView? = nil, _ setter: StaticString = #function
    ) {
        rearrange(setter)
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        if let subview { insertSubview(new, belowSubview: subview) } else { addSubview(new) }
    }

    /// Runs what the toolkit does to views by itself, without notes.
    func quietly(_ body: () -> Void) {
        let recorder = layer.recorder
        recorder?.beginSilence()
        body()
        recorder?.endSilence()
    }
}
