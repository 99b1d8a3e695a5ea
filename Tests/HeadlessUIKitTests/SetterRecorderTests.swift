import HeadlessUIKit
import Testing

/// The setters that `SetterRecorder` records.
@MainActor @Suite struct SetterRecorderTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let recorder = SetterRecorder()

    @Test func everySetterIsRecorded() {
        let label = UILabel()
        root.addSubview(label)
        root.setterRecorder = recorder
        label.textColor = .red
        label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        label.layer.cornerRadius = 3
        root.alpha = 0.5
        #expect(recorder.calls.map(\.setter) == ["textColor", "frame", "layer.cornerRadius", "alpha"])
        #expect(recorder.calls.map(\.view) == [label, label, label, root].map(ObjectIdentifier.init))
        recorder.reset()
        #expect(recorder.count == 0)
        label.textColor = .red
        #expect(recorder.countsBySetter == ["textColor": 1])
    }

    @Test func settersOfAddedViewsAreRecorded() {
        root.setterRecorder = recorder
        let (outer, inner) = (UIView(), UIButton())
        outer.addSubview(inner)
        root.addSubview(outer)
        inner.setTitle("Go", for: .normal)
        #expect(recorder.countsBySetter == ["setTitle(_:for:)": 1])
        outer.removeFromSuperview()
        inner.setTitle("Gone", for: .normal)
        #expect(recorder.count == 1)
    }

    @Test func gettersAndToolkitChangesAreNotRecorded() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        button.autoresizingMask = .flexibleWidth
        root.addSubview(button)
        root.setterRecorder = recorder
        _ = (button.frame, button.tintColor, button.titleLabel?.text, button.layer.cornerRadius)
        root.layoutIfNeeded()
        _ = Picture(root)
        #expect(recorder.count == 0)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(button.frame.width == 200)
        #expect(recorder.calls.map(\.setter) == ["frame"])
    }

    @Test func nothingIsRecordedWithoutARecorder() {
        root.alpha = 0.5
        root.setterRecorder = recorder
        root.setterRecorder = nil
        root.alpha = 1
        #expect(recorder.count == 0)
    }
}
