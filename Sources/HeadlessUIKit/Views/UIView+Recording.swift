import Foundation

extension UIView {
    /// The recorder of setter calls on this view and its descendants, including descendants that are added later. The
    /// default is `nil`.
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var setterRecorder: SetterRecorder? {
        get { ownLayer.recorder as? SetterRecorder }
        set { setRecorder(newValue) }
    }

    /// Sets the recorder of this view and its descendants.
    func setRecorder(_ recorder: (any SetterObserver)?) {
        visitTree {
            $0.ownLayer.recorder = recorder
            $0.reportedSettersDidChange()
        }
    }

    /// Reports a setter call to the recorder and to the observers of the property.
    @inline(__always) func recordSetter(_ setter: StaticString = #function) {
        if reportedSetters.mayContain(setter) { report(setter, isSilent: false) }
    }

    /// Reports a change to the recorder, but not to the observers of the property. In UIKit, key-value observing does
    /// not report changes by methods that can animate.
    func recordSilentSetter(_ setter: StaticString = #function) {
        if reportedSetters.mayContain(setter) { report(setter, isSilent: true) }
    }

    @inline(never) private func report(_ setter: StaticString, isSilent: Bool) {
        ownLayer.recorder?.recordSetter(setter, on: ObjectIdentifier(self))
        notifyObservers(of: setter, isSilent: isSilent)
    }

    /// Records a setter that affects the layout, and requests a layout.
    @inline(__always) func recordAndSetNeedsLayout(_ setter: StaticString = #function) {
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
        let recorder = ownLayer.recorder
        recorder?.pauseRecording()
        body()
        recorder?.resumeRecording()
    }
}
