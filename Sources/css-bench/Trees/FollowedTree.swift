import CSSEngine

/// A tree that is styled, and an engine that follows what is changed of it.
final class FollowedTree {
    let engine = StyleEngine(environment: Loading.screen)
    let nodes: [(view: BenchNode, node: StyleNode)]
    private var sheet: Stylesheet
    private let classes: [String]
    private var random = SeededGenerator(seed: 7)
    private var number = 0
    /// The change that the last one is to be undone by.
    private var undoing: (place: Int, className: String)?

    /// - Parameters:
    ///   - corpus: what gives the tree its names.
    ///   - sheet: styles it.
    init(_ corpus: Corpus, count: Int, _ sheet: Stylesheet) {
        let tree = BenchTree(corpus.names, count: count, shape: .lists)
        classes = corpus.names.classes
        self.sheet = sheet
        engine.add(sheet)
        var pending = [(tree.root, engine.insert(tree.root))]
        var nodes: [(BenchNode, StyleNode)] = []
        while let (view, node) = pending.popLast() {
            nodes.append((view, node))
            for pair in zip(view.styleChildren, engine.children(of: node)) { pending.append(pair) }
        }
        self.nodes = nodes
        engine.restyle()
    }

    /// A random view and a class of the sheet to give it; every other time those of the last time, to take it back.
    func nextToggle() -> (place: Int, className: String) {
        if let undoing {
            self.undoing = nil
            return undoing
        }
        let toggle = (place: random.number(below: nodes.count), className: random.pick(classes))
        undoing = toggle
        return toggle
    }

    func toggle(_ className: String, of place: Int) {
        let (view, node) = nodes[place]
        view.toggle(className)
        engine.update(node, .classes)
    }

    func toggleState(of place: Int) {
        let (view, node) = nodes[place]
        view.styleState.formSymmetricDifference(.highlighted)
        engine.update(node, .state)
    }

    /// Some view without many inside it, as a cell has them, to be inserted once more.
    func nextCell() -> BenchNode {
        while true {
            let view = nodes[random.number(below: nodes.count)].view
            if (2...4).contains(view.styleChildren.count) { return view.copy() }
        }
    }

    /// 1, 2 and so on.
    func nextNumber() -> Int {
        number += 1
        return number
    }

    /// A random view.
    func nextPlace() -> Int { random.number(below: nodes.count) }

    /// Puts a new version in the place of the sheet.
    func reload(_ new: Stylesheet) {
        engine.replace(sheet, with: new)
        sheet = new
    }
}
