/// The stylesheet of an app with many screens, of which only one is visible.
struct ScreenStylesheet {
    static let text: [UInt8] = {
        var others = AppStylesheet(size: 46_000)
        return others.write() + Array(list.utf8)
    }()

    /// The rules of the visible screen.
    static let list = """
        #list { --paper: white; --ink: #223; --quiet: #778; --accent: royalblue; background-color: var(--paper) }
        @media (prefers-color-scheme: dark) { #list { --paper: black; --ink: #eef; --quiet: #99a; --accent: gold } }
        .entry { width: 100%; height: 64px; background-color: var(--paper); border-radius: 8px }
        .entry.unread .entry-title { font-weight: bold; color: var(--accent) }
        .entry:nth-child(2n) { background-color: color-mix(in srgb, var(--ink) 4%, var(--paper)) }
        .entry-photo { left: 12px; vertical-align: middle; width: 40px; height: 40px; border-radius: 20px;
            background-color: var(--accent); clip: true }
        .entry-title { left: 64px; top: 12px; width: auto; height: auto; max-width: 60%; color: var(--ink);
            font-size: 17px }
        .entry-note { left: 64px; bottom: 10px; width: auto; height: auto; max-width: 60%; color: var(--quiet);
            font-size: 13px }
        .entry > UIButton { right: 12px; vertical-align: middle; width: auto; height: 32px; padding: 0 12px;
            color: var(--accent); border: 1px solid var(--accent); border-radius: 16px }
        .entry > UIButton:highlighted { color: var(--quiet) }
        """
}
