/// Repeated edits of a tree and its stylesheet.
extension HostileCase {
    static let edits = [
        HostileCase("edits without end", 1_000_000) { Input(text: HostileEdits.sheet(1), edits: $0) }
    ]
}
