/// The stylesheet of one screen, with a number that changes with each save.
enum ReloadSheet {
    /// Its size, as text.
    static var name: String { "\(text(0).utf8.count / 1000) kB sheet" }

    static func text(_ number: Int) -> String {
        SealedText(ScreenSheet.list + "\n.number { -ios-number-of-lines: \(number) }\n").text
    }
}
