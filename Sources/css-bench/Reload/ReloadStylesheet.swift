/// The stylesheet of one screen, with a number that changes with each save.
enum ReloadStylesheet {
    /// The size for the names of rows.
    static var name: String { "\(text(0).utf8.count / 1000) kB sheet" }

    static func text(_ number: Int) -> String {
        ChecksummedText(ScreenStylesheet.list + "\n.number { -ios-number-of-lines: \(number) }\n").text
    }
}
