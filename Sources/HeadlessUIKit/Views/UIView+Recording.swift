import Foundation

extension UIView {
    /// Notes the setters that are called on this view, on all inside and on what comes in later; nil notes nothing.
    public var setterRecorder: SetterRecorder? {
        get { layer.recorder }
        set { visitTree { $0.layer.recorder = newValue } }
    }

    /// Tells the recorder that a setter was called, and those who watch a property that it may have changed.
    func note(_ setter: StaticString = #function) {
        if let recorder = layer.recorder { recorder.note(setter, on: ObjectIdentifier(self)) }
        #if !canImport(ObjectiveC)
        for observer in observers { observer.observation?.notice() }
        #endif
    }

    /// Runs what the toolkit does to views by itself, without notes.
    func quietly(_ body: () -> Void) {
        let recorder = layer.recorder
        recorder?.beginSilence()
        body()
        recorder?.endSilence()
    }
}
