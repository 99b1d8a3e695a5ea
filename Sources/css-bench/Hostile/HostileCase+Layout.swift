/// Trees of boxes.
extension HostileCase {
    static let layouts = HostileLayout.cases.map { name, fullSize, make in
        HostileCase("layout: " + name, fullSize) { Input(text: [], layout: make($0)) }
    }
}
