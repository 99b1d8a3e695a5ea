extension ViewTree {
    /// Whether an inline style can give its view transitions or animations.
    package var declaresMotion: Bool {
        // Iterative, because trees can be deep.
        var waiting = views
        while let view = waiting.popLast() {
            if let style = view.style?.lowercased(), style.contains("transition") || style.contains("animation") {
                return true
            }
            waiting += view.children
        }
        return false
    }
}
