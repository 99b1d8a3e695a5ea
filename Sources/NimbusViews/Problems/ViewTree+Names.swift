import CSSEngine
import NimbusCSS

extension ViewTree {
    /// Returns a problem for each class of views that no stylesheet names. Code of the app needs ids too, so only ids that are
    /// similar to one in a stylesheet are problems.
    /// - Parameters:
    ///   - isUsed: Returns whether a stylesheet names a class, which has its `.`, or an id, which has its `#`.
    ///   - known: The classes and ids that the stylesheets name, for suggestions.
    package func unusedNames(_ isUsed: (String) -> Bool, known: [String]) -> [ViewTreeProblem] {
        let (classes, ids) = (known.filter { $0.hasPrefix(".") }, known.filter { $0.hasPrefix("#") })
        var problems: [ViewTreeProblem] = []
        var seen: Set<String> = []
        func note(_ kind: ViewTreeProblem.Kind, _ place: DataPlace?) {
            problems.append(ViewTreeProblem(kind, at: place ?? .path(""), in: text))
        }
        // Iterative, because trees can be deep.
        var waiting = Array(views.reversed())
        while let view = waiting.popLast() {
            waiting += view.children.reversed()
            for name in view.classes.map({ "." + $0 }) where seen.insert(name).inserted && !isUsed(name) {
                note(.unusedName(name, known: classes), view.places.classes)
            }
            guard let name = view.id.map({ "#" + $0 }), seen.insert(name).inserted, !isUsed(name) else { continue }
            if Suggestion.nearest(to: name, among: ids) != nil { note(.unusedName(name, known: ids), view.places.id) }
        }
        return problems
    }
}
