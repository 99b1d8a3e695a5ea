import CSSEngine
import NimbusCSS

extension ViewTree {
    /// The maximum number of problems of names.
    private static let unusedNameLimit = 100
    /// With more pairs of ids, no similar ones are searched.
    private static let comparisonLimit = 100_000

    /// Returns a problem for each class of views that no stylesheet names. Code of the app needs ids too, so only ids that are
    /// similar to one in a stylesheet are problems.
    /// - Parameters:
    ///   - isUsed: Returns whether a stylesheet names a class, which has its `.`, or an id, which has its `#`.
    ///   - known: The classes and ids that the stylesheets name, for suggestions.
    package func unusedNames(_ isUsed: (String) -> Bool, known: [String]) -> [ViewTreeProblem] {
        let (classes, ids) = (known.filter { $0.hasPrefix(".") }, known.filter { $0.hasPrefix("#") })
        var comparisons = 0
        func nearest(to name: String, among known: [String]) -> String? {
            comparisons += known.count
            return comparisons > Self.comparisonLimit ? nil : Suggestion.nearest(to: name, among: known)
        }
        var problems: [ViewTreeProblem] = []
        var seen: Set<String> = []
        func note(_ name: String, _ suggestion: String?, _ place: DataPlace?) {
            problems.append(
                ViewTreeProblem(.unusedName(name, suggestion: suggestion), at: place ?? .path(""), in: text))
        }
        func check(_ id: String?, _ names: [String], _ idPlace: DataPlace?, _ classesPlace: DataPlace?) {
            for name in names.map({ "." + $0 }) where seen.insert(name).inserted && !isUsed(name) {
                note(name, nearest(to: name, among: classes), classesPlace)
            }
            guard let name = id.map({ "#" + $0 }), seen.insert(name).inserted, !isUsed(name) else { return }
            if let similar = nearest(to: name, among: ids) { note(name, similar, idPlace) }
        }
        // Iterative, because trees can be deep.
        var waiting = Array(views.reversed())
        while let view = waiting.popLast(), problems.count < Self.unusedNameLimit {
            waiting += view.children.reversed()
            check(view.id, view.classes, view.places.id, view.places.classes)
            for item in view.allItems { check(item.id, item.classes, item.idPlace, item.classesPlace) }
        }
        return problems
    }
}
