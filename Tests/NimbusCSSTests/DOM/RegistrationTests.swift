import Testing

@testable import NimbusCSS

/// Registering views, their classes and ids, and the attributes that views report themselves.
@MainActor @Suite struct RegistrationTests {
    private let label = RecordingView("UILabel")

    // MARK: Classes and ids

    @Test func aViewIsStyledWhenItIsRegistered() {
        let dom = NIDOM("UILabel { width: 1px } .a.b { height: 2px } #i { opacity: 0.5 }")
        dom.register(label, withCSSClass: " a\tb ", andId: "#i")
        #expect(label.changes == [["opacity: - → 0.5", "width: - → 1px", "height: - → 2px"]])
    }

    @Test func aViewWithoutMatchingRulesIsNotNotified() {
        let dom = NIDOM(".a { width: 1px }")
        dom.register(label)
        dom.addCssClass("b", to: label)
        #expect(label.changes.isEmpty)
        #expect(dom.ruleset(of: label)?.all.isEmpty == true)
    }

    @Test func registeringAgainAddsClassesAndReplacesTheID() {
        let dom = NIDOM(".a { width: 1px } .b { width: 2px } #i { height: 3px }")
        dom.register(label, withCSSClass: "a")
        dom.register(label, withCSSClass: "b", andId: "i")
        dom.register(label, withCSSClass: "a b", andId: "i")
        #expect(label.changes == [["width: - → 1px"], ["width: 1px → 2px", "height: - → 3px"]])
    }

    @Test func addsAndRemovesClasses() {
        let dom = NIDOM(".a { width: 1px } .b { height: 2px }")
        dom.addCssClass("a b", to: label)
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 2px"])
        #expect(dom.hasCssClass("a", on: label) && !dom.hasCssClass("c", on: label))
        dom.removeCssClass("b c a", from: label)
        #expect(label.takeChanges() == ["width: 1px → -", "height: 2px → -"])
        #expect(!dom.hasCssClass("a", on: label))
        dom.removeCssClass("a", from: RecordingView())
    }

    @Test func replacesClasses() {
        let dom = NIDOM(".a { width: 1px } .b { height: 2px } .c { opacity: 0.5 }")
        dom.register(label, withCSSClass: "a b")
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 2px"])
        dom.setCssClass("b c", of: label)
        #expect(label.takeChanges() == ["opacity: - → 0.5", "width: 1px → -"])
        dom.setCssClass("c b c", of: label)
        #expect(label.takeChanges() == [])
        dom.setCssClass(nil, of: label)
        #expect(label.takeChanges() == ["opacity: 0.5 → -", "height: 2px → -"])
        #expect(!dom.hasCssClass("b", on: label))
        dom.setCssClass("a", of: RecordingView())
    }

    @Test func swiftNamesDoWhatNimbusNamesDo() {
        let dom = NIDOM(".a { width: 1px } .b { height: 2px } #i { opacity: 0.5 } #j { opacity: 1 }")
        dom.register(label, classes: "a b", id: "#i")
        #expect(label.takeChanges() == ["opacity: - → 0.5", "width: - → 1px", "height: - → 2px"])
        dom.register(label, id: "j")
        #expect(label.takeChanges() == ["opacity: 0.5 → 1"])
        #expect(dom.view(withID: "j") === label && dom.view(withID: "i") == nil)
        dom.setClasses("b", of: label)
        #expect(label.takeChanges() == ["width: 1px → -"])
        dom.addClass("a c", to: label)
        dom.removeClass("b", from: label)
        #expect(label.takeChanges() == ["width: - → 1px", "height: 2px → -"])
        #expect(dom.hasClass("c", on: label) && !dom.hasClass("b", on: label))
        dom.setClasses(nil, of: label)
        #expect(label.takeChanges() == ["width: 1px → -"])
    }

    @Test func theLastViewRegisteredWithAnIDHasIt() {
        let dom = NIDOM("#a { width: 1px } #b { width: 2px }")
        let other = RecordingView("UILabel")
        dom.register(label, andId: "a")
        dom.register(other, andId: "a")
        #expect(dom.viewById("a") === other)
        dom.register(other, andId: "b")
        #expect(dom.viewById("a") === label)
        #expect(dom.viewById("b") === other)
        #expect(other.takeChanges() == ["width: - → 1px", "width: 1px → 2px"])
        dom.register(other, andId: "#")
        #expect(dom.viewById("b") === other, "an empty id is ignored")
        #expect(dom.viewById("") == nil)
    }

    @Test func hasCssClassExpectsOneName() {
        let dom = NIDOM("")
        dom.addCssClass("a b", to: label)
        for text in ["a b", "", " ", " a", "a ", ".a"] { #expect(!dom.hasCssClass(text, on: label)) }
        dom.removeCssClass(" b ", from: label)
        #expect(dom.hasCssClass("a", on: label) && !dom.hasCssClass("b", on: label))
    }

    /// Only HTML's white space separates classes.
    @Test func classesAreSeparatedByWhiteSpace() {
        let dom = NIDOM("")
        dom.register(label, withCSSClass: "a\n\rb\tc\u{C}d\u{A0}e\u{3000}f \u{301}g")
        for name in ["a", "b", "c", "d\u{A0}e\u{3000}f", "\u{301}g"] { #expect(dom.hasCssClass(name, on: label)) }
    }

    /// CSS compares names by code points.
    @Test func canonicallyEquivalentNamesAreDifferent() {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let dom = NIDOM(".\(composed) { width: 1px } .\(decomposed) { height: 1px } #\(decomposed) { top: 1px }")
        let other = RecordingView("UILabel")
        dom.register(label, withCSSClass: composed, andId: composed)
        dom.register(other, andId: "#" + decomposed)
        #expect(dom.viewById(composed) === label)
        #expect(dom.viewById("#" + decomposed) === other)
        #expect(other.takeChanges() == ["top: - → 1px"])
        #expect(!dom.hasCssClass(decomposed, on: label))
        dom.addCssClass(decomposed, to: label)
        dom.removeCssClass(composed, from: label)
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 1px", "width: 1px → -"])
        #expect(dom.viewById("#\u{301}x") == nil)
        dom.register(other, andId: "#\u{301}x")
        #expect(dom.viewById("\u{301}x") === other)
    }

    @Test func addsAndRemovesManyClasses() {
        let dom = NIDOM(".c9999 { width: 1px }")
        let names = (0..<10_000).map { "c\($0)" }.joined(separator: " ")
        dom.register(label, withCSSClass: names)
        dom.register(label, withCSSClass: names)
        dom.removeCssClass(names, from: label)
        #expect(label.takeChanges() == ["width: - → 1px", "width: 1px → -"])
    }

    @Test func aViewHasItsOwnIDUntilItIsGivenOne() {
        let dom = NIDOM("#a { width: 1px } #b { width: 2px }")
        label.styleID = "#a"
        dom.register(label)
        #expect(dom.viewById("a") === label)
        label.styleID = "b"
        dom.refreshView(label)
        #expect(dom.viewById("a") == nil && dom.viewById("b") === label)
        label.styleID = nil
        dom.refresh()
        #expect(dom.viewById("b") == nil)
        dom.register(label, andId: "a")
        label.styleID = "b"
        dom.refresh()
        #expect(dom.viewById("a") === label && dom.viewById("b") == nil)
        #expect(label.takeChanges() == ["width: - → 1px", "width: 1px → 2px", "width: 2px → -", "width: - → 1px"])
    }

    @Test func attributeSelectorsMatchClassesAndIDs() {
        let dom = NIDOM("[class~=a] { width: 1px } [id=i] { height: 2px }")
        dom.register(label, withCSSClass: "b", andId: "i")
        dom.addCssClass("a", to: label)
        dom.removeCssClass("a", from: label)
        #expect(label.takeChanges() == ["height: - → 2px", "width: - → 1px", "width: 1px → -"])
    }

    // MARK: Attributes of views

    @Test func aRefreshReadsAViewsAttributesAgain() {
        let dom = NIDOM(
            """
            UILabel { :disabled& { width: 1px } [tag="7"]& { height: 2px } &:not(:empty) { top: 3px } }
            UILabel { bottom: 4px }
            """)
        dom.register(label)
        #expect(label.takeChanges() == ["bottom: - → 4px"])
        label.styleState = .disabled
        label.attributes["tag"] = "7"
        label.hasStyleText = true
        label.inlineStyle = "bottom: 5px"
        #expect(label.takeChanges() == [], "the DOM has not read them yet")
        dom.refreshView(label)
        #expect(
            Set(label.takeChanges()) == ["width: - → 1px", "height: - → 2px", "top: - → 3px", "bottom: 4px → 5px"])
        label.styleState = []
        dom.refresh()
        #expect(label.takeChanges() == ["width: 1px → -"])
        dom.refreshView(RecordingView())
    }

    @Test func setsCustomPropertiesFromCode() {
        let dom = NIDOM("* { --w: 1px } UILabel { width: var(--w) } .gap { --w: 2px }")
        let view = RecordingView("UIView", [label])
        dom.register(view)
        dom.register(label)
        #expect(label.takeChanges() == ["width: - → 1px"])
        #expect(dom.setCustomProperty("--w", to: "9px", of: label))
        #expect(label.takeChanges() == ["width: 1px → 9px"])
        #expect(dom.setCustomProperty("--w", to: nil, of: label))
        #expect(label.takeChanges() == ["width: 9px → 1px"])
        #expect(!dom.setCustomProperty("w", to: "9px", of: label))
        #expect(!dom.setCustomProperty("--w", to: "9px; }", of: label))
        #expect(!dom.setCustomProperty("--w", to: "9px", of: RecordingView()))
        #expect(label.takeChanges() == [])
    }

    @Test func descendantsInheritCustomPropertiesFromCode() {
        let dom = NIDOM("UILabel { color: var(--tint, red) }")
        let view = RecordingView("UIView", [label])
        dom.register(view)
        dom.register(label)
        #expect(dom.setCustomProperty("--tint", to: "blue", of: view))
        #expect(label.takeChanges() == ["color: - → rgb(255, 0, 0)", "color: rgb(255, 0, 0) → rgb(0, 0, 255)"])
    }

    // MARK: Removing

    @Test func anUnregisteredViewIsNotNotified() {
        let dom = NIDOM("UILabel { width: 1px } .a { width: 2px }")
        dom.register(label, withCSSClass: "a", andId: "i")
        dom.unregister(label)
        dom.refresh()
        #expect(label.takeChanges() == ["width: - → 2px"])
        #expect(dom.ruleset(of: label) == nil)
        dom.register(label)
        #expect(label.takeChanges() == ["width: - → 1px"], "its class was removed")
        dom.unregisterAllViews()
        #expect(dom.ruleset(of: label) == nil)
        dom.unregister(label)
    }

    @Test(arguments: [false, true]) func aViewRegisteredAgainHasOnlyItsNewClassesAndID(_ isBatch: Bool) {
        let dom = NIDOM("#own { width: 1px } #given { width: 2px } .a { height: 1px } UIView > * { top: 1px }")
        let (view, other) = (RecordingView("UIView", [label]), RecordingView("UILabel"))
        label.styleID = "own"
        dom.register(view)
        dom.register(label, withCSSClass: "a", andId: "given")
        dom.register(other, andId: "given")
        let registerAgain = {
            dom.unregister(label)
            #expect(dom.viewById("given") === other)
            dom.register(label)
        }
        if isBatch { dom.performBatchUpdates(registerAgain) } else { registerAgain() }
        #expect(dom.viewById("own") === label && dom.viewById("given") === other)
        #expect(!dom.hasCssClass("a", on: label))
        #expect(label.changes.last == ["width: - → 1px", "top: - → 1px"])
        #expect(dom.text(of: "height", label) == nil)
        dom.register(label, withCSSClass: "a", andId: "given")
        #expect(dom.viewById("given") === label && dom.viewById("own") == nil)
        #expect(label.changes.last == ["width: 1px → 2px", "height: - → 1px"])
    }

    @Test func holdsViewsWeakly() {
        let dom = NIDOM("UILabel { width: 1px } UILabel:first-child { width: 2px }")
        let view = RecordingView("UIView", [label])
        weak var gone: RecordingView?
        do {
            let first = RecordingView("UILabel")
            gone = first
            view.add(first, at: 0)
            for view in [view, first, label] { dom.register(view, andId: view === first ? "first" : nil) }
            first.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(dom.viewById("first") == nil)
        #expect(label.takeChanges() == ["width: - → 1px"])
        dom.refresh()
        #expect(label.takeChanges() == ["width: 1px → 2px"])
    }

    @Test func aViewAtTheAddressOfADeallocatedViewIsNew() {
        let dom = NIDOM(".a { width: 1px } UILabel { height: 2px }")
        var addresses: Set<ObjectIdentifier> = []
        // Most of 1,000 views have the address of an earlier one, but none under the address sanitizer.
        var reuses = 0
        for _ in 0..<1000 {
            let view = RecordingView("UILabel")
            if !addresses.insert(ObjectIdentifier(view)).inserted { reuses += 1 }
            #expect(dom.ruleset(of: view) == nil)
            dom.register(view, withCSSClass: addresses.count == 1 && reuses == 0 ? "a" : nil)
            #expect(view.changes.last?.last == "height: - → 2px")
            #expect(view.changes.flatMap { $0 }.contains("width: - → 1px") == (addresses.count == 1 && reuses == 0))
        }
    }

    @Test func deallocatedViewsAreRemovedWithoutARefresh() {
        let dom = NIDOM("UILabel { width: 1px }")
        // Replaces each view by another object at once, so that no address is used twice.
        var shells: [RecordingView?] = []
        for _ in 0..<1000 { shells.append(RecordingView()) }
        for index in shells.indices {
            dom.register(shells[index]!)
            shells[index] = RecordingView("UIView")
        }
        #expect(dom.registeredCount < 200)
        _ = shells
    }
}
