import Dispatch
import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
/// Key-value observing.
@MainActor @Suite struct ObservingTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func observersReceiveChanges() {
        let button = UIButton()
        let log = Log()
        nonisolated(unsafe) let shared = log
        let observation = button.observe(\.isSelected, options: [.old, .new]) { _, change in
            shared.lines.append("\(String(describing: change.oldValue)) \(String(describing: change.newValue))")
        }
        button.isSelected = false
        #expect(log.lines.isEmpty)
        button.isSelected = true
        button.isEnabled = false
        #expect(log.lines == ["Optional(false) Optional(true)"])
        observation.invalidate()
        button.isSelected = false
        #expect(log.lines.count == 1)
    }

    @Test func deallocatingAnObservationEndsIt() {
        let label = UILabel()
        let log = Log()
        nonisolated(unsafe) let shared = log
        var observation: NSKeyValueObservation? = label.observe(\.text, options: [.initial, .new]) { label, _ in
            MainActor.assumeIsolated { shared.lines.append(label.text ?? "nil") }
        }
        label.text = "a"
        #expect(log.lines == ["nil", "a"])
        _ = observation
        observation = nil
        label.text = "b"
        #expect(log.lines == ["nil", "a"])
    }

    @Test func observationsCanEndOnAnotherThreadWhileTheirViewIsDeallocated() {
        for _ in 0..<100 {
            var view: UIView? = UIView()
            nonisolated(unsafe) var observations = (0..<1000).map { _ in view?.observe("tag") { _ in } }
            let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            DispatchQueue.global().async {
                start.signal()
                observations.removeAll()
                end.signal()
            }
            start.wait()
            view = nil
            end.wait()
        }
    }

    @Test func methodsThatCanAnimateDoNotNotifyObservers() {
        let (cell, control) = (UITableViewCell(style: .default, reuseIdentifier: nil), UISwitch())
        let log = Log()
        nonisolated(unsafe) let shared = log
        let observations = [
            cell.observe(\.isSelected) { _, _ in shared.lines.append("isSelected") },
            cell.observe(\.isHighlighted) { _, _ in shared.lines.append("isHighlighted") },
            control.observe(\.isOn) { _, _ in shared.lines.append("isOn") },
        ]
        cell.setSelected(true, animated: true)
        cell.setHighlighted(true, animated: false)
        control.setOn(true, animated: true)
        cell.tag = 1
        #expect(log.lines == [] && cell.isSelected && cell.isHighlighted && control.isOn)
        cell.isSelected = false
        control.isOn = false
        #expect(log.lines == ["isSelected", "isOn"])
        for observation in observations { observation.invalidate() }
    }

    @Test func observersOfAPropertyAreNotifiedByItsSetter() {
        let (cell, log) = (UITableViewCell(style: .default, reuseIdentifier: nil), Log())
        var observations = [cell.observe("isSelected") { _ in log.lines.append("isSelected") }]
        cell.isHighlighted = true
        cell.setSelected(true, animated: false)
        #expect(log.lines.isEmpty)
        cell.isSelected = true
        #expect(log.lines == ["isSelected"])
        observations.append(cell.observe("isSelected") { _ in log.lines.append("again") })
        observations[0].invalidate()
        cell.isSelected = false
        #expect(log.lines == ["isSelected", "again"])
        observations = []
        cell.isSelected = true
        #expect(log.lines.count == 2)
    }

    @Test func aHandlerCanEndItsObservation() {
        let (label, log) = (UILabel(), Log())
        var observation: PropertyObservation?
        observation = label.observe("isEnabled") { _ in
            log.lines.append("isEnabled")
            observation = nil
        }
        #expect(observation != nil)
        label.isEnabled = false
        label.isEnabled = true
        #expect(log.lines == ["isEnabled"])
    }

    @Test func observersReceiveFrameChanges() {
        let view = UIView()
        let log = Log()
        nonisolated(unsafe) let shared = log
        let observation = view.observe(\.frame, options: .new) { _, change in
            shared.lines.append("\(change.newValue?.width ?? 0)")
        }
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.bounds.size.width = 7
        #expect(log.lines == ["5.0", "7.0"])
        observation.invalidate()
    }
}
#endif
