import Dispatch
import HeadlessUIKit
import TestSupport
import Testing

/// The order of subviews, notifications of hierarchy changes, and layout.
@MainActor @Suite struct HierarchyTests {
    /// A view that records the notifications it receives.
    private final class NotificationLog: UIView {
        var heard: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) {
            heard.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            heard.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { heard.append("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { heard.append("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { heard.append("willRemoveSubview") }
        override func layoutSubviews() { heard.append("layoutSubviews") }
    }

    @Test func subviewsKeepTheirOrder() {
        let outer = UIView()
        let views = (0..<4).map { _ in UIView() }
        outer.addSubview(views[0])
        outer.addSubview(views[1])
        outer.insertSubview(views[2], at: 0)
        outer.insertSubview(views[3], belowSubview: views[1])
        #expect(outer.subviews == [views[2], views[0], views[3], views[1]])
        outer.bringSubviewToFront(views[2])
        outer.sendSubviewToBack(views[1])
        #expect(outer.subviews == [views[1], views[0], views[3], views[2]])
        outer.insertSubview(views[1], aboveSubview: views[3])
        #expect(outer.subviews == [views[0], views[3], views[1], views[2]])
        outer.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(outer.subviews == [views[2], views[3], views[1], views[0]])
    }

    @Test func addingAViewRemovesItFromItsOldSuperview() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
        view.removeFromSuperview()
        #expect(view.superview == nil)
        #expect(second.subviews.isEmpty)
    }

    @Test func viewsAreNotifiedOfHierarchyChanges() {
        let window = UIWindow(frame: .zero)
        let (outer, inner) = (NotificationLog(), NotificationLog())
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(inner.window === window)
        #expect(
            inner.heard == [
                "willMove(toSuperview: view)", "didMoveToSuperview", "willMove(toWindow: window)", "didMoveToWindow",
            ])
        outer.heard = []
        inner.removeFromSuperview()
        #expect(outer.heard == ["willRemoveSubview"])
        #expect(
            inner.heard.suffix(4) == [
                "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview", "didMoveToWindow",
            ])
    }

    @Test func onlyViewsThatNeedLayoutAreLaidOut() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (witness, other) = (NotificationLog(), NotificationLog())
        outer.addSubview(witness)
        outer.addSubview(other)
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect(witness.heard.filter { $0 == "layoutSubviews" }.count == 1)
        witness.frame.size.width = 5
        outer.layoutIfNeeded()
        #expect(witness.heard.filter { $0 == "layoutSubviews" }.count == 2)
        #expect(other.heard.filter { $0 == "layoutSubviews" }.count == 1)
        witness.frame.origin.x = 5
        outer.layoutIfNeeded()
        #expect(witness.heard.filter { $0 == "layoutSubviews" }.count == 2)
    }

    @Test func removedViewsAreDeallocated() {
        weak var inner: UIView?
        let outer = UIView()
        do {
            let view = UIView()
            view.addSubview(UIButton())
            outer.addSubview(view)
            inner = view
        }
        #expect(inner != nil)
        outer.subviews[0].removeFromSuperview()
        #expect(inner == nil)
    }

    @Test func subviewsOutliveTheirSuperview() {
        let inner = UIView()
        var outer: UIView? = UIView()
        outer?.addSubview(inner)
        #expect(inner.superview === outer && inner.next === outer)
        outer = nil
        #expect(inner.superview == nil && inner.next == nil && inner.window == nil)
        inner.frame.size.width = 5
        let other = UIView()
        other.addSubview(inner)
        #expect(inner.superview === other && other.subviews == [inner])
    }

    @Test func descendantsKnowTheirWindowUntilTheyLeaveIt() {
        let (middle, inner, other) = (UIView(), UIView(), UIView())
        middle.addSubview(inner)
        var window: UIWindow? = UIWindow(frame: .zero)
        window?.addSubview(middle)
        #expect(inner.window === window)
        other.addSubview(inner)
        #expect(inner.window == nil && middle.window === window)
        middle.addSubview(other)
        #expect(inner.window === window)
        other.removeFromSuperview()
        #expect(inner.window == nil)
        middle.addSubview(other)
        window = nil
        #expect(middle.superview == nil && middle.window == nil && inner.window == nil)
    }

    @Test func layersOutliveTheirView() {
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(layer?.delegate === view)
        view = nil
        layer?.cornerRadius = 3
        #expect(layer?.delegate == nil && layer?.cornerRadius == 3)
    }

    @Test func viewsOutliveTheirController() {
        let view = UIView()
        var (first, second): (UIViewController?, UIViewController?) = (UIViewController(), UIViewController())
        first?.view = view
        second?.view = view
        first = nil
        #expect(view.next === second)
        second = nil
        #expect(view.next == nil)
        view.layoutIfNeeded()
    }

    #if os(Linux) && compiler(>=6.2)
    @Test func aViewThatAnotherThreadReleasesIsDeallocatedOnTheMainActor() async throws {
        /// An object that is deallocated with a view.
        final class Part: Sendable {
            static let mainQueue = DispatchSpecificKey<Bool>()
            nonisolated(unsafe) static var wasOnMainQueue: Bool?
            deinit { Self.wasOnMainQueue = DispatchQueue.getSpecific(key: Self.mainQueue) ?? false }
        }
        final class Outer: UIView {
            let part = Part()
        }
        /// An object of an app that one thread uses after the other.
        final class Owner: @unchecked Sendable {
            var view: UIView?
        }
        DispatchQueue.main.setSpecific(key: Part.mainQueue, value: true)
        let (owner, inner) = (Owner(), UIView())
        owner.view = Outer()
        owner.view?.addSubview(inner)
        await Task.detached { owner.view = nil }.value
        try await eventually("the end of the view") { inner.superview == nil && Part.wasOnMainQueue != nil }
        #expect(Part.wasOnMainQueue == true)
    }
    #endif

    @Test func controllersLoadTheirViewsOnce() {
        final class Controller: UIViewController {
            var events: [String] = []
            override func viewDidLoad() { events.append("viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { events.append("viewWillAppear") }
            override func viewDidLayoutSubviews() { events.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { events.append("viewDidAppear") }
        }
        let controller = Controller()
        #expect(!controller.isViewLoaded)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.next === controller)
        #expect(controller.events == ["viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
        window.frame.size.width = 300
        #expect(controller.view.frame.width == 300)
    }
}
