import Foundation

extension UIView {
    /// Notes the setters that are called on this view, on all inside and on what comes in later; nil notes nothing.
    public var setterRecorder: SetterRecorder? {
        get { layer.recorder }
        set { visitTree { $0.layer.recorder = newValue } }
    }

    func note(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.note(setter, on: ObjectIdentifier(self)) }
    }

    /// Runs what the toolkit does to views by itself, without notes.
    func quietly(_ body: () -> Void) {
        let recorder = layer.recorder
        recorder?.beginSilence()
        body()
        recorder?.endSilence()
    }
}
