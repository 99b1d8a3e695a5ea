/// The few names that random trees and sheets are made of: few, so that much matches.
enum OracleNames {
    static let types = ["UIView", "UILabel", "UIButton", "uilabel"]
    /// Classes of an app, over the toolkit's.
    static let ownTypes = ["BigButton", "-x"]
    static let classes = ["a", "b", "c", "d", "1x", "é.b", "-"]
    static let ids = ["one", "two", "#3"]
    static let labels = ["", "alpha beta", "Alpha", "en-GB", "en", "7"]
    static let layers = ["base", "theme", "top"]
    static let variables = ["--a", "--b", "--c", "--d"]
    static let lengths = ["width", "height", "top", "left", "margin-top", "margin-left"]
}
