import NimbusCSS
import NimbusUIKit
import Testing

/// The samples of the article “Motion”.
@MainActor @Suite struct MotionTests {
    @Test("A toast fades in and out, and leaves its superview at the end")
    func toast() {
        let sheet = NIStylesheet()
        sheet.load(
            text: """
                .toast { opacity: 0; transition: opacity 300ms linear }
                .toast.shown { opacity: 1 }
                """, name: "toast.css")
        let dom = NIDOM(stylesheet: sheet)
        let (screen, toast) = (UIView(), UIView())
        screen.addSubview(toast)
        dom.register(toast, withCSSClass: "toast")
        let clock = NIManualClock()
        dom.motionClock = clock
        dom.addCssClass("shown", to: toast)
        clock.advance(by: 0.15)
        #expect(toast.alpha == 0.5)
        clock.advance(by: 0.15)
        #expect(toast.alpha == 1)

        dom.setMotionHandler { event in
            if event.kind == .transitionEnd, event.view === toast { toast.removeFromSuperview() }
        }
        dom.removeCssClass("shown", from: toast)
        clock.advance(by: 0.15)
        #expect(toast.superview === screen)
        clock.advance(by: 0.15)
        #expect(toast.superview == nil)
    }

    @Test("Code can wait for the end")
    func waiting() async {
        let sheet = NIStylesheet()
        sheet.load(text: ".toast { transition: opacity 300ms } .toast.shown { opacity: 0.5 }", name: "toast.css")
        let (dom, toast, clock) = (NIDOM(stylesheet: sheet), UIView(), NIManualClock())
        dom.motionClock = clock
        dom.register(toast, withCSSClass: "toast")
        dom.addCssClass("shown", to: toast)
        let advancing = Task { clock.advance(by: 0.3) }
        for motion in dom.motions(of: toast) { await motion.waitForEnd() }
        #expect(toast.alpha == 0.5 && dom.motions(of: toast).isEmpty)
        await advancing.value
    }
}
