import CSSEngine

/// The sizes of query containers that a style engine has received from a layout (CSS Conditional 5, section 4).
///
/// Styles and layout alternate: a layout gives containers their sizes, which decide styles inside the containers, which the next
/// layout uses. An update passes on the sizes of the outermost containers that have changed. Containers inside them wait until
/// they are styled and laid out again. So a view is styled at most once for each container around it, unless the size of a
/// container depends on the styles inside another one.
package struct ContainerSizes {
    /// The result of an update.
    package enum Update: Equatable {
        /// All containers have the sizes that they were styled with.
        case settled
        /// The engine has new sizes, and the next restyle uses them.
        case changed
        /// The sizes of a container and maybe of others keep changing. The engine keeps the former sizes.
        case unsettled(StyleNode)
    }

    private var sizes: [StyleNode: ContainerSize] = [:]
    /// The number of updates with changes since the pass began.
    private var changeCount = 0

    /// The number of updates that a pass can have in addition to one for each level of nested containers. Containers beside
    /// each other can need them, because the content of one can decide how much space another one has.
    private static let additionalUpdates = 16

    package init() {}

    /// Allows as many updates as a layout can need. Call it when something other than the sizes of containers has changed.
    package mutating func beginPass() { changeCount = 0 }

    /// Passes on the sizes of the outermost containers that have changed.
    /// - Parameter size: Returns the size of a container's content box after the layout. `nil` if it has no box.
    package mutating func update(_ engine: StyleEngine, size: (StyleNode) -> ContainerSize?) -> Update {
        let containers = engine.sizeContainers
        removeFormerContainers(containers, engine)
        var changes: [StyleNode: ContainerSize?] = [:]
        for node in containers {
            let new = size(node)
            if new != sizes[node] { changes[node] = .some(new) }
        }
        guard let first = containers.first(where: { changes[$0] != nil }) else { return .settled }
        let nesting = ContainerNesting(containers, engine, isChanged: { changes[$0] != nil })
        guard changeCount < nesting.depth + Self.additionalUpdates else { return .unsettled(first) }
        changeCount += 1
        for node in nesting.outermostChanges {
            guard let new = changes[node] else { continue }
            sizes[node] = new
            engine.setContainerSize(new, of: node)
        }
        return .changed
    }

    /// Removes the sizes of elements that are no containers any more.
    private mutating func removeFormerContainers(_ containers: [StyleNode], _ engine: StyleEngine) {
        if sizes.isEmpty { return }
        let current = Set(containers)
        for node in sizes.keys where !current.contains(node) {
            sizes[node] = nil
            if engine.contains(node) { engine.setContainerSize(nil, of: node) }
        }
    }
}

/// The nesting of the containers of a tree.
private struct ContainerNesting {
    /// The changed containers that are in no other changed container.
    private(set) var outermostChanges: [StyleNode] = []
    /// The largest number of containers inside each other.
    private(set) var depth = 0

    /// - Parameter containers: The containers, each after those around it.
    init(_ containers: [StyleNode], _ engine: StyleEngine, isChanged: (StyleNode) -> Bool) {
        /// The depth of each container, and whether it or a container around it has changed.
        var known: [StyleNode: (depth: Int, isOutdated: Bool)] = [:]
        // Siblings have the same container around them.
        var last: (parent: StyleNode?, container: StyleNode?)
        for node in containers {
            let parent = engine.parent(of: node)
            if parent == nil || last.parent != parent {
                var outer = parent
                while let current = outer, known[current] == nil { outer = engine.parent(of: current) }
                last = (parent, outer)
            }
            let outer = last.container.flatMap { known[$0] } ?? (depth: 0, isOutdated: false)
            let hasChanged = isChanged(node)
            if hasChanged, !outer.isOutdated { outermostChanges.append(node) }
            known[node] = (outer.depth + 1, outer.isOutdated || hasChanged)
            depth = max(depth, outer.depth + 1)
        }
    }
}
