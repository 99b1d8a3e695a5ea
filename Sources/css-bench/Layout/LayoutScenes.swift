import BoxLayout

/// The trees that the layout benchmarks lay out.
extension LayoutScene {
    private static let leaf = Style(width: 40, height: 20)

    /// Returns all scenes with about `count` nodes.
    static func all(_ count: Int) -> [LayoutScene] {
        let displays: [(String, BoxDisplay)] = [("flex", .flex), ("grid", .grid), ("block", .block)]
        let shapes = displays.flatMap { name, display in
            [wide(name, display, count), deep(name, display, count), nested(name, display, count)]
        }
        return shapes + [feed(count), form(count), dashboard(count)]
    }

    /// Returns one container with leaves.
    static func wide(_ name: String, _ display: BoxDisplay, _ count: Int) -> LayoutScene {
        var scene = LayoutScene("\(name) wide")
        let root = scene.add(Style(display: display, wraps: true, width: width, columns: display == .grid ? 4 : 0))
        var style = leaf
        style.margin = display == .block ? 0 : 1
        while scene.nodes.count < count { scene.add(style, to: root) }
        return scene
    }

    /// Returns containers at 100 levels, each with a leaf and the next container.
    static func deep(_ name: String, _ display: BoxDisplay, _ count: Int) -> LayoutScene {
        var scene = LayoutScene("\(name) deep")
        let root = scene.add(Style(display: .flex, isColumn: true, width: width))
        let grid = display == .grid ? 1 : 0
        while scene.nodes.count < count {
            var parent = root
            for _ in 0..<100 {
                parent = scene.add(Style(display: display, isColumn: true, padding: 1, columns: grid), to: parent)
                scene.add(leaf, to: parent)
            }
        }
        return scene
    }

    /// Returns containers of three containers, down to leaves. Rows and columns alternate in flex containers.
    static func nested(_ name: String, _ display: BoxDisplay, _ count: Int) -> LayoutScene {
        var scene = LayoutScene("\(name) nested")
        var parents = [
            scene.add(Style(display: display, isColumn: true, width: width, columns: display == .grid ? 1 : 0))
        ]
        var isRow = true
        while scene.nodes.count + parents.count * 3 < count {
            var next: [Int] = []
            let columns = display == .grid ? (isRow ? 3 : 1) : 0
            for parent in parents {
                for _ in 0..<3 {
                    let style = Style(display: display, isColumn: !isRow, flexGrow: 1, padding: 1, columns: columns)
                    next.append(scene.add(style, to: parent))
                }
            }
            parents = next
            isRow.toggle()
        }
        for parent in parents { for _ in 0..<2 { scene.add(Style(width: 4, height: 6), to: parent) } }
        return scene
    }

    // MARK: Screens

    /// Returns a feed: posts with a picture, lines of text and buttons.
    static func feed(_ count: Int) -> LayoutScene {
        var scene = LayoutScene("feed")
        let root = scene.add(Style(isColumn: true, width: width))
        while scene.nodes.count < count {
            let post = scene.add(Style(padding: 12, gap: 8), to: root)
            scene.add(Style(width: 40, height: 40), to: post)
            let body = scene.add(Style(isColumn: true, flexGrow: 1, gap: 4), to: post)
            scene.add(Style(height: 18), to: body)
            scene.add(Style(height: 54), to: body)
            let actions = scene.add(Style(gap: 16), to: body)
            for _ in 0..<3 { scene.add(Style(width: 24, height: 24), to: actions) }
        }
        return scene
    }

    /// Returns a form: sections of rows with a label, space and a control.
    static func form(_ count: Int) -> LayoutScene {
        var scene = LayoutScene("settings form")
        let root = scene.add(Style(isColumn: true, width: width, gap: 24))
        while scene.nodes.count < count {
            let section = scene.add(Style(isColumn: true, margin: 16), to: root)
            scene.add(Style(height: 20), to: section)
            for _ in 0..<8 {
                let row = scene.add(Style(padding: 10, gap: 8), to: section)
                scene.add(Style(width: 180, height: 22), to: row)
                scene.add(Style(flexGrow: 1), to: row)
                scene.add(Style(width: 51, height: 31), to: row)
            }
        }
        return scene
    }

    /// Returns a dashboard: a grid of cards in each section.
    static func dashboard(_ count: Int) -> LayoutScene {
        var scene = LayoutScene("dashboard grid")
        let root = scene.add(Style(isColumn: true, width: width, gap: 16))
        while scene.nodes.count < count {
            let grid = scene.add(Style(display: .grid, padding: 8, gap: 8, columns: 3), to: root)
            for _ in 0..<9 {
                let card = scene.add(Style(isColumn: true, padding: 8, gap: 4), to: grid)
                scene.add(Style(height: 18), to: card)
                scene.add(Style(width: 90, height: 32), to: card)
                scene.add(Style(height: 60), to: card)
            }
        }
        return scene
    }
}
