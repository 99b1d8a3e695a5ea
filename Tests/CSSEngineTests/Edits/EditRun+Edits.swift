import CSSEngine
import TestSupport

extension EditRun {
    private enum Kind {
        case insert, remove, move, classes, id, state, attribute, inlineStyle, custom, newElement, environment, prepare,
            forget, override, rootProperty, registration, containerSize
        case addSheet, removeSheet, editSheet, editFile, reload
    }

    /// Makes the edit that a seed stands for.
    mutating func edit(_ seed: UInt64) {
        var generator = OracleGenerator(seed: seed)
        generator.values = generator.random.number(in: 0...300)
        generator.environment = environment
        generator.structuralWeight = 3
        let kind = generator.random.pick(weighted: [
            (22, Kind.insert), (18, .remove), (15, .move), (20, .classes), (7, .id), (8, .state), (12, .attribute),
            (4, .inlineStyle), (4, .custom), (3, .newElement), (3, .environment), (1, .prepare), (2, .forget),
            (1, .addSheet), (1, .removeSheet), (7, .editSheet), (2, .editFile), (2, .reload),
            (8, .override), (3, .rootProperty), (1, .registration), (8, .containerSize),
        ])
        if changesSheets(kind, &generator) || changesPlace(kind, &generator) { return }
        guard !nodes.isEmpty else { return insert(&generator) }
        let node = generator.random.pick(nodes)
        changeElement(node, kind, &generator)
    }

    // MARK: Stylesheets and environment

    private mutating func changesSheets(_ kind: Kind, _ generator: inout OracleGenerator) -> Bool {
        switch kind {
        case .addSheet: addSheet(&generator)
        case .removeSheet: removeSheet(&generator)
        case .editSheet: editSheet(&generator)
        case .editFile: editFile(&generator)
        case .reload: respellSheet(&generator)
        case .environment: changeEnvironment(&generator)
        case .rootProperty: setRootProperty(&generator)
        case .registration: registerProperty(&generator)
        case .prepare:
            note("prepare")
            engine.prepare()
        case .forget:
            note("forget what is not needed")
            engine.cacheAllowance = -1_000_000
        case .insert, .remove, .move, .classes, .id, .state, .attribute, .inlineStyle, .custom, .newElement, .override,
            .containerSize:
            return false
        }
        return true
    }

    private mutating func changeEnvironment(_ generator: inout OracleGenerator) {
        var new = environment
        switch generator.random.number(in: 0...8) {
        case 0: new.width = generator.random.pick([300, 390, 800, 900])
        case 1: new.colorScheme = new.colorScheme == .dark ? .light : .dark
        case 2: new.textScale = generator.random.pick([1, 1.5, 2])
        case 3: new.language = new.language == "en" ? "de" : "en"
        case 4: new.interfaceOrientation = generator.random.pick(CSS.Environment.InterfaceOrientation.allCases + [nil])
        case 5: new.idiom = generator.random.pick([.phone, .pad])
        case 6: new.systemVersion = generator.random.pick([[12], [12, 4, 1], [13], [13, 1]])
        case 7: new.deviceModel = generator.random.pick(["iPhone1,3", "iPhone2,1", ""])
        default: new.layoutDirection = new.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        note(
            "width \(new.width), \(new.colorScheme), \(new.layoutDirection.rawValue), text \(new.textScale), \(new.language), \(new.idiom) \(new.systemVersion) \(new.deviceModel)"
        )
        change(new)
    }

    // MARK: Tree

    private mutating func changesPlace(_ kind: Kind, _ generator: inout OracleGenerator) -> Bool {
        switch kind {
        case .insert: insert(&generator)
        case .remove: remove(&generator)
        case .move: move(&generator)
        case .classes, .id, .state, .attribute, .inlineStyle, .custom, .newElement, .environment, .prepare, .forget,
            .addSheet, .removeSheet, .editSheet, .editFile, .reload, .override, .rootProperty, .registration,
            .containerSize:
            return false
        }
        return true
    }

    private mutating func insert(_ generator: inout OracleGenerator) {
        var remaining = generator.random.number(in: 1...4)
        let top = generator.makeNode(&remaining, depth: 4)
        for node in top.preorder {
            node.addVariants()
            node.inlineStyle = generator.random.chance(percent: 10) ? generator.makeInlineStyle() : nil
            node.environmentOverride = generator.random.chance(percent: 8) ? generator.makeEnvironmentOverride() : nil
        }
        let parent = nodes.isEmpty || generator.random.chance(percent: 8) ? nil : generator.random.pick(nodes)
        note("insert under \(name(parent)):\n\(top.outline(indent: 2))")
        let next = place(top, under: parent, &generator)
        adopt(top, engine.insert(top, under: parent.map(handle), before: next.map(handle)))
    }

    private mutating func remove(_ generator: inout OracleGenerator) {
        guard let top = generator.random.pickOne(nodes) else { return }
        note("remove \(name(top))")
        engine.remove(handle(top))
        forget(top)
        detach(top)
    }

    private mutating func move(_ generator: inout OracleGenerator) {
        guard let top = generator.random.pickOne(nodes) else { return }
        let inside = Set(top.preorder.map(ObjectIdentifier.init))
        let parents = nodes.filter { !inside.contains(ObjectIdentifier($0)) }
        let parent = generator.random.chance(percent: 8) ? nil : generator.random.pickOne(parents)
        let title = "move \(name(top)) under \(name(parent))"
        detach(top)
        let next = place(top, under: parent, &generator)
        note("\(title), now \(name(top))")
        engine.move(handle(top), under: parent.map(handle), before: next.map(handle))
    }

    private mutating func detach(_ top: TestNode) {
        top.removeFromParent()
        roots.removeAll { $0 === top }
    }

    /// Inserts a node at a random index into the children of `parent` or into the roots. Returns its next sibling.
    private mutating func place(
        _ top: TestNode, under parent: TestNode?, _ generator: inout OracleGenerator
    ) -> TestNode? {
        let siblings = parent?.children ?? roots
        let place = generator.random.number(in: 0...siblings.count)
        if let parent { parent.insert(top, at: place) } else { roots.insert(top, at: place) }
        return place < siblings.count ? siblings[place] : nil
    }

    // MARK: Elements

    private mutating func changeElement(_ node: TestNode, _ kind: Kind, _ generator: inout OracleGenerator) {
        switch kind {
        case .classes:
            toggleClass(of: node, &generator)
            update(node, .classes)
        case .id:
            node.id = generator.random.chance(percent: 40) ? nil : generator.random.pick(OracleNames.ids)
            update(node, [.id, .attributes])
        case .state:
            node.state.formSymmetricDifference(generator.random.pick(ElementState.oracleStates))
            update(node, .state)
        case .attribute:
            let name = generator.random.pick(["label", "text", "text", "tag", "lang"])
            let values = name == "lang" ? OracleNames.languages : OracleNames.labels
            node.attributes[name] = generator.random.chance(percent: 35) ? nil : generator.random.pick(values)
            update(node, [.attributes, .text])
        case .inlineStyle:
            node.inlineStyle = generator.random.chance(percent: 30) ? nil : generator.makeInlineStyle()
            update(node, .inlineStyle)
        case .custom: setCustomProperty(of: node, &generator)
        case .newElement: replace(node, &generator)
        case .override: overrideEnvironment(of: node, &generator)
        case .containerSize: resize(node, &generator)
        case .insert, .remove, .move, .environment, .prepare, .forget, .addSheet, .removeSheet, .editSheet, .editFile,
            .reload, .rootProperty, .registration:
            preconditionFailure("not a change of one element")
        }
    }

    private func toggleClass(of node: TestNode, _ generator: inout OracleGenerator) {
        for _ in 0..<generator.random.pick(weighted: [(6, 1), (1, 3)]) {
            let name = generator.random.pick(OracleNames.classes + ["nobody"])
            if let place = node.classes.firstIndex(of: name) {
                node.classes.remove(at: place)
            } else {
                node.classes.insert(name, at: generator.random.number(in: 0...node.classes.count))
            }
        }
    }

    private mutating func update(_ node: TestNode, _ aspects: ElementChanges) {
        // Attribute selectors can test the class.
        let aspects = aspects.contains(.classes) ? aspects.union(.attributes) : aspects
        note("\(name(node)) becomes\(node.line)")
        report(aspects, of: node)
    }

    /// Sets, changes or removes an override of the environment.
    private mutating func overrideEnvironment(of node: TestNode, _ generator: inout OracleGenerator) {
        // Few elements have one. Choosing those often changes and removes them.
        let overriding = nodes.filter { $0.environmentOverride != nil }
        let node = generator.random.chance(percent: 50) ? generator.random.pickOne(overriding) ?? node : node
        node.environmentOverride = generator.random.chance(percent: 40) ? nil : generator.makeEnvironmentOverride()
        note("\(name(node)) overrides \(node.environmentOverride.map { "\($0)" } ?? "nothing")")
        engine.update(handle(node), .environment)
    }

    private mutating func resize(_ node: TestNode, _ generator: inout OracleGenerator) {
        let size = generator.random.chance(percent: 15) ? nil : generator.makeContainerSize()
        note("\(name(node)) is laid out: \(size.map { "\($0.width)x\($0.height)" } ?? "no more")")
        containerSizes[ObjectIdentifier(node)] = size
        engine.setContainerSize(size, of: handle(node))
    }

    private mutating func setRootProperty(_ generator: inout OracleGenerator) {
        let (name, value) = makeCustomProperty(&generator)
        note("roots get \(name): \(value ?? "nothing")")
        rootProperties[name] = value
        engine.setRootProperty(name, to: value)
    }

    private mutating func registerProperty(_ generator: inout OracleGenerator) {
        let (syntax, initial) = generator.random.pick([
            ("<length>", "4px"), ("<length> | <percentage>", "1vw"), ("*", "red"), ("<color>", "light-dark(red, blue)"),
            ("<length>+", "1px 2px"),
        ])
        let registration = Registration(
            syntax: syntax, inherits: generator.random.chance(percent: 50), initialValue: initial)
        let name = generator.random.pick(OracleNames.variables)
        note("register \(name): \(registration)")
        registrations[name] = registration
        registration.register(name, in: engine)
    }

    private func makeCustomProperty(_ generator: inout OracleGenerator) -> (name: String, value: String?) {
        let name = generator.random.pick(OracleNames.variables)
        let isRemoved = generator.random.chance(percent: 30)
        return (name, isRemoved ? nil : generator.random.pick(["1px", "7px", "var(--b)", "red", "50%"]))
    }

    private mutating func setCustomProperty(of node: TestNode, _ generator: inout OracleGenerator) {
        let (name, value) = makeCustomProperty(&generator)
        note("\(self.name(node)) gets \(name): \(value ?? "nothing")")
        custom[ObjectIdentifier(node), default: [:]][name] = value
        engine.setCustomProperty(name, to: value, of: handle(node))
    }

    /// Replaces the object of an element and keeps its children.
    private mutating func replace(_ node: TestNode, _ generator: inout OracleGenerator) {
        var remaining = 1
        let copy = generator.makeNode(&remaining, depth: 9)
        copy.types = node.types
        copy.addVariants()
        note("\(name(node)) becomes another element:\(copy.line)")
        let node = adoptChildren(of: node, copy)
        engine.update(node, to: copy)
    }

    private mutating func adoptChildren(of node: TestNode, _ copy: TestNode) -> StyleNode {
        let siblings = node.parent?.children ?? roots
        let place = siblings.firstIndex { $0 === node }!
        if let parent = node.parent {
            parent.insert(copy, at: place)
        } else {
            roots.insert(copy, at: place)
        }
        detach(node)
        for child in node.children {
            child.removeFromParent()
            copy.append(child)
        }
        return rename(node, copy)
    }
}

extension TestNode {
    /// The node without its children, as `outline` prints it.
    fileprivate var line: String { String(outline(indent: 0).prefix { $0 != "\n" }.drop { $0 == " " }).withSpace }
}

extension String {
    fileprivate var withSpace: String { " " + self }
}

extension SeededGenerator {
    /// One of the elements; `nil` if there are none.
    mutating func pickOne<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : pick(elements) }
}
