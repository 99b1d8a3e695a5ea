/// The elements on screen. Motion of an element that is not on screen ends, once there is a screen.
struct ScreenPresence {
    /// Returns whether an element is on screen.
    var isOnScreen: (StyleNode) -> Bool = { _ in true }
    /// Whether an element was found on screen so far.
    private var hasScreen = false
    /// The elements whose motion has ended because they have left the screen.
    private var absent: Set<StyleNode> = []

    /// Returns whether an element with motion has left the screen, or is not on the screen that others are on.
    mutating func hasLeft(_ node: StyleNode, _ motion: inout ElementMotion, in engine: StyleEngine) -> Bool {
        if isOnScreen(node) {
            (motion.wasOnScreen, hasScreen) = (true, true)
        } else if motion.wasOnScreen || findsScreen(in: engine) {
            absent.insert(node)
        }
        return isAbsent(node)
    }

    func isAbsent(_ node: StyleNode) -> Bool { absent.contains(node) }

    /// Whether an element is on screen again whose motion has ended.
    func hasReturned(in engine: StyleEngine) -> Bool { absent.contains { engine.contains($0) && isOnScreen($0) } }

    /// Returns the elements that are on screen again. Their motion can begin anew.
    mutating func takeReturned(in engine: StyleEngine) -> [StyleNode] {
        if absent.isEmpty { return [] }
        absent = absent.filter(engine.contains)
        let returned = absent.filter(isOnScreen)
        absent.subtract(returned)
        return Array(returned)
    }

    /// Whether a change of an element's style can start transitions: not outside of the screen, once there is one.
    mutating func canStartTransitions(of node: StyleNode, in engine: StyleEngine) -> Bool {
        if isOnScreen(node) {
            hasScreen = true
            return true
        }
        return !findsScreen(in: engine)
    }

    private mutating func findsScreen(in engine: StyleEngine) -> Bool {
        if !hasScreen { hasScreen = engine.roots.contains(where: isOnScreen) }
        return hasScreen
    }
}
