/// The names used in random trees and stylesheets. They are few, so that many selectors match.
enum OracleNames {
    static let types = ["UIView", "UILabel", "UIButton", "uilabel"]
    /// Custom view classes of an app.
    static let ownTypes = ["BigButton", "-x"]
    static let classes = ["a", "b", "c", "d", "1x", "é.b", "-"]
    static let ids = ["one", "two", "#3"]
    static let labels = ["", "alpha beta", "Alpha", "en-GB", "en", "7"]
    static let layers = ["base", "theme", "top"]
    static let variables = ["--a", "--b", "--c", "--d"]
    static let lengths = ["width", "height", "top", "left", "margin-top", "margin-left"]
}
