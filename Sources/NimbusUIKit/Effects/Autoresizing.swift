import CSSEngine

/// Maps the keywords of `-ios-autoresizing` to options of the autoresizing mask.
enum Autoresizing {
    private static let rows: [(keyword: Keyword, mask: UIView.AutoresizingMask, name: String)] = [
        (.left, .flexibleLeftMargin, "flexibleLeftMargin"), (.width, .flexibleWidth, "flexibleWidth"),
        (.right, .flexibleRightMargin, "flexibleRightMargin"), (.top, .flexibleTopMargin, "flexibleTopMargin"),
        (.height, .flexibleHeight, "flexibleHeight"), (.bottom, .flexibleBottomMargin, "flexibleBottomMargin"),
    ]

    static func value(_ keywords: [Keyword]) -> ViewValue {
        describe(
            keywords.reduce(into: []) { mask, keyword in
                switch keyword {
                case .all: mask = UIView.AutoresizingMask(rows.map(\.mask))
                case .margins:
                    mask.formUnion([
                        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
                    ])
                case .dimensions: mask.formUnion([.flexibleWidth, .flexibleHeight])
                default: rows.first { $0.keyword == keyword }.map { _ = mask.insert($0.mask) }
                }
            })
    }

    static func describe(_ mask: UIView.AutoresizingMask) -> ViewValue {
        .words(
            rows.filter { mask.contains($0.mask) }
                .map { ToolkitWord(name: $0.name, rawValue: Int($0.mask.rawValue)) })
    }

    static func mask(_ words: [ToolkitWord]) -> UIView.AutoresizingMask {
        words.reduce(into: []) { $0.insert(UIView.AutoresizingMask(rawValue: UInt($1.rawValue))) }
    }
}
