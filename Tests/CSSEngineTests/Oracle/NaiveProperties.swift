/// The properties that the oracle's stylesheets use, and their values.
enum NaiveProperties {
    static let initial: [String: String] = [
        "width": "auto", "height": "auto", "top": "auto", "left": "auto", "opacity": "1", "margin-top": "0px",
        "margin-right": "0px", "margin-bottom": "0px", "margin-left": "0px",
    ]

    static let wideKeywords = ["initial", "inherit", "unset", "revert", "revert-layer"]

    static func isCustom(_ property: String) -> Bool { property.hasPrefix("--") }

    /// The longhands of `margin` in the order of its values; the longhand of any other property is the property.
    static func longhands(of property: String) -> [String] {
        switch property {
        case "margin": ["margin-top", "margin-right", "margin-bottom", "margin-left"]
        case "all": initial.keys.sorted()
        default: [property]
        }
    }

    static func isKnown(_ property: String) -> Bool {
        isCustom(property) || initial[property] != nil || property == "margin" || property == "all"
    }

    /// The values of a property's longhands; `nil` if the text is invalid.
    static func values(of property: String, from text: String) -> [String]? {
        let words = text.split(separator: " ").map(String.init)
        if words == ["current"], property != "all" { return longhands(of: property).map { _ in "current" } }
        switch property {
        case "margin":
            guard (1...4).contains(words.count), words.allSatisfy(isLength) else { return nil }
            let top = words[0]
            let right = words.count > 1 ? words[1] : top
            let bottom = words.count > 2 ? words[2] : top
            return [top, right, bottom, words.count > 3 ? words[3] : right]
        case "all": return nil
        case "opacity": return words.count == 1 ? opacity(words[0]).map { [$0] } : nil
        default: return words.count == 1 && isLength(words[0]) ? words : nil
        }
    }

    /// A number from 0 to 1; percentages are hundredths, as in Nimbus CSS.
    private static func opacity(_ word: String) -> String? {
        let number = word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word)
        return number.map { $0 <= 0 ? "0" : $0 >= 1 ? "1" : "\($0)" }
    }

    private static func isLength(_ word: String) -> Bool {
        if word == "auto" { return true }
        let number = word.hasSuffix("px") ? word.dropLast(2) : word.hasSuffix("%") ? word.dropLast() : ""
        return Int(number) != nil
    }
}
