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

    /// Reports a called setter to the recorder, and to the observers of properties that the setter may have changed.
    func recordSetter(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.recordSetter(setter, on: ObjectIdentifier(self)) }
        for observer in observers { observer.observation?.settersDidRun() }
    }

    /// Reports a change that key-value observing does not report to the recorder. Methods that can animate make such
    /// changes.
    func recordSilentSetter(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.recordSetter(setter, on: ObjectIdentifier(self)) }
        for observer in observers { observer.observation?.silentSetterDidRun() }
    }

    /// Records a setter that affects the layout, and requests a layout.
    func recordAndSetNeedsLayout(_ setter: StaticString = #function) {
        recordSetter(setter)
        setNeedsLayout()
    }

    /// Records a setter that replaces a subview. Inserts the new view below `subview`, or in front if `subview` is
    /// `nil`.
    func replace(
        _ old: UIView?, by new: UIView?, below subview: UIView? = nil, _ setter: StaticString = #function
    ) {
        recordAndSetNeedsLayout(setter)
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        if let subview { insertSubview(new, belowSubview: subview) } else { addSubview(new) }
    }

    /// Runs `body` without recording the setters that it calls.
    func withoutRecording(_ body: () -> Void) {
        let recorder = layer.recorder
        recorder?.pauseRecording()
        body()
        recorder?.resumeRecording()
    }
}
