import CSSEngine
import TestSupport

/// A styled tree, with methods that make random changes to it.
final class IncrementalTree {
    let engine = StyleEngine(environment: LoadBenchmarks.screen)
    let nodes: [(view: BenchNode, node: StyleNode)]
    private var sheet: Stylesheet
    private let classes: [String]
    private var random = SeededGenerator(seed: 7)
    private var number = 0
    /// The change that undoes the last one.
    private var undoing: (index: Int, className: String)?

    /// - Parameters:
    ///   - corpus: The source of the names in the tree.
    ///   - sheet: The only stylesheet of the engine.
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

    /// Returns a random view and class to toggle. Every second call returns the previous result, to undo the toggle.
    func nextToggle() -> (index: Int, className: String) {
        if let undoing {
            self.undoing = nil
            return undoing
        }
        let toggle = (index: random.number(below: nodes.count), className: random.pick(classes))
        undoing = toggle
        return toggle
    }

    func toggle(_ className: String, of index: Int) {
        let (view, node) = nodes[index]
        view.toggle(className)
        engine.update(node, .classes)
    }

    func toggleState(of index: Int) {
        let (view, node) = nodes[index]
        view.styleState.formSymmetricDifference(.highlighted)
        engine.update(node, .state)
    }

    /// Returns a copy of a random view that has two to four subviews, like a cell.
    func nextCell() -> BenchNode {
        while true {
            let view = nodes[random.number(below: nodes.count)].view
            if (2...4).contains(view.styleChildren.count) { return view.copy() }
        }
    }

    /// Returns consecutive numbers, starting at 1.
    func nextNumber() -> Int {
        number += 1
        return number
    }

    /// Returns the index of a random view.
    func nextIndex() -> Int { random.number(below: nodes.count) }

    /// Replaces the stylesheet by a new version.
    func reload(_ new: Stylesheet) {
        engine.replace(sheet, with: new)
        sheet = new
    }
}
