extension Property {
    /// The flow layouts of collection views, under the names that UIKit has.
    static let collections: [Property] =
        [
            .word(
                "scroll-direction", on: ["UICollectionView"], ["vertical", "horizontal"], initially: "vertical",
                "The direction of scrolling in a flow layout."),
            Property(
                "minimum-line-spacing", .length(.bareNumber), initial: .length(10), classes: ["UICollectionView"],
                "The minimum space between the lines of a flow layout."),
            Property(
                "minimum-interitem-spacing", .length(.bareNumber), initial: .length(10), classes: ["UICollectionView"],
                "The minimum space between the items of a line in a flow layout."),
            .insets(
                "section-inset", on: ["UICollectionView"], [.bareNumber, .negative], initially: 0,
                "The insets of the items in each section of a flow layout."),
        ]
        + [
            ("item-size", 50, "The size of the items in a flow layout."),
            ("estimated-item-size", 0, "The estimated size of items with automatic size in a flow layout."),
            ("header-reference-size", 0, "The size of the headers of sections in a flow layout."),
            ("footer-reference-size", 0, "The size of the footers of sections in a flow layout."),
        ].map { name, length, summary in
            Property(
                name, .repeated(.length(.bareNumber), 1...2), initial: .list([.length(length), .length(length)]),
                classes: ["UICollectionView"], summary)
        }

    private static let scrollPadding: PropertyGrammar.LengthOptions = [.auto, .percentage]

    /// Scroll views, tables and cells, under the names of UIKit or of CSS.
    static let scrolling: [Property] =
        [
            .pair(
                "content-offset", on: ["UIScrollView"], initially: (0, 0),
                "The point of the content at the view's top left corner."),
            Property(
                "content-size", .repeated(.length(.bareNumber), 1...2), initial: .list([.length(0), .length(0)]),
                classes: ["UIScrollView"], "The width and height of the content."),
            .insets(
                "content-inset", on: ["UIScrollView"], [.bareNumber, .negative], initially: 0,
                "The insets that extend the area of the content."),
            Property(
                "scroll-padding",
                .edges(["top", "right", "bottom", "left"].map { "scroll-padding-" + $0 }, .length(scrollPadding)),
                classes: ["UIScrollView"],
                "The content insets, unless `content-inset` sets them; boxes scroll as far as without them; percentages are of the view's size."
            ),
        ]
        + ["top", "right", "bottom", "left"].map { side in
            Property(
                "scroll-padding-\(side)", .length(scrollPadding), initial: .keyword(.auto), classes: ["UIScrollView"],
                "The content inset at the \(side); `auto` is 0.")
        }
        + Property.edges(
            "scroll-padding", scrollPadding, initial: .keyword(.auto), on: ["UIScrollView"], "content inset")
        + [
            Property(
                "scroll-snap-type",
                .oneOf([
                    .keyword([.none]),
                    .sequence(
                        [.identifiers(["x", "y", "block", "inline", "both"]), .identifiers(["mandatory"])], optional: 0),
                ]), initial: .keyword(.none), classes: ["UIScrollView"],
                "Whether scrolling stops at multiples of the view's size, unless `paging-enabled` sets it: the pages must have this size."
            ),
            .insets(
                "scroll-indicator-insets", on: ["UIScrollView"], [.bareNumber, .negative], initially: 0,
                "The insets of the scroll indicators."),
            .flag(
                "directional-lock-enabled", on: ["UIScrollView"], initially: false,
                "Whether the user scrolls in one direction at a time."),
            .flag(
                "bounces", on: ["UIScrollView"], initially: true,
                "Whether the user can scroll past the edge of the content."),
            .flag("bounces-zoom", on: ["UIScrollView"], initially: true, "Whether the user can zoom past the limits."),
            .flag(
                "always-bounce-vertical", on: ["UIScrollView"], initially: false,
                "Whether the user can pull content vertically that fits in the view."),
            .flag(
                "always-bounce-horizontal", on: ["UIScrollView"], initially: false,
                "Whether the user can pull content horizontally that fits in the view."),
            .flag(
                "paging-enabled", on: ["UIScrollView"], initially: false,
                "Whether scrolling stops at multiples of the view's size."),
            .flag("scroll-enabled", on: ["UIScrollView"], initially: true, "Whether the user can scroll."),
            .flag(
                "shows-horizontal-scroll-indicator", on: ["UIScrollView"], initially: true,
                "Whether the horizontal scroll indicator is shown."),
            .flag(
                "shows-vertical-scroll-indicator", on: ["UIScrollView"], initially: true,
                "Whether the vertical scroll indicator is shown."),
            .flag(
                "delays-content-touches", on: ["UIScrollView"], initially: true,
                "Whether touches reach the subviews only once they do not scroll."),
            .flag(
                "can-cancel-content-touches", on: ["UIScrollView"], initially: true,
                "Whether scrolling cancels touches in the subviews."),
            .flag(
                "scrolls-to-top", on: ["UIScrollView"], initially: true,
                "Whether a tap on the status bar scrolls to the top."),
            .word(
                "deceleration-rate", on: ["UIScrollView"], ["normal", "fast"], initially: "normal",
                "How fast scrolling slows down."),
            Property(
                "minimum-zoom-scale", .nonNegativeNumber, initial: .number(1), classes: ["UIScrollView"],
                "The smallest scale of zoomed content."),
            Property(
                "maximum-zoom-scale", .nonNegativeNumber, initial: .number(1), classes: ["UIScrollView"],
                "The largest scale of zoomed content."),
            .word(
                "keyboard-dismiss-mode", on: ["UIScrollView"], ["none", "on-drag", "interactive"], initially: "none",
                "How scrolling hides the keyboard."),
            Property(
                "row-height", .length([.auto, .bareNumber]), initial: .keyword(.auto), classes: ["UITableView"],
                "The height of rows; `auto` is the height of their content."),
            Property(
                "section-header-height", .length([.auto, .bareNumber]), initial: .keyword(.auto),
                classes: ["UITableView"],
                "The height of section headers; `auto` is the height of their content."),
            Property(
                "section-footer-height", .length([.auto, .bareNumber]), initial: .keyword(.auto),
                classes: ["UITableView"],
                "The height of section footers; `auto` is the height of their content."),
            Property(
                "estimated-row-height", .length([.auto, .bareNumber]), initial: .keyword(.auto),
                classes: ["UITableView"],
                "The estimated height of rows; `auto` lets the table estimate it."),
            Property(
                "estimated-section-header-height", .length([.auto, .bareNumber]), initial: .keyword(.auto),
                classes: ["UITableView"], "The estimated height of section headers; `auto` lets the table estimate it."),
            Property(
                "estimated-section-footer-height", .length([.auto, .bareNumber]), initial: .keyword(.auto),
                classes: ["UITableView"], "The estimated height of section footers; `auto` lets the table estimate it."),
            Property(
                "section-index-minimum-display-row-count", .integer(0...Int32.max), initial: .number(0),
                classes: ["UITableView"], "The number of rows from which a table shows its section index."),
            .color("section-index-color", on: ["UITableView"], "The colour of the text of a table's section index."),
            .color("section-index-background-color", on: ["UITableView"], "The background of a table's section index."),
            .color(
                "section-index-tracking-background-color", on: ["UITableView"],
                "The background of a table's section index while it is touched."),
            .flag(
                "allows-selection", on: ["UITableView", "UICollectionView"], initially: true,
                "Whether the user can select rows or items."),
            .flag(
                "allows-multiple-selection", on: ["UITableView", "UICollectionView"], initially: false,
                "Whether the user can select several rows or items."),
            .flag(
                "allows-selection-during-editing", on: ["UITableView"], initially: false,
                "Whether the user can select rows while the table is edited."),
            .flag(
                "allows-multiple-selection-during-editing", on: ["UITableView"], initially: false,
                "Whether the user can select several rows while the table is edited."),
            .insets(
                "separator-inset", on: ["UITableView", "UITableViewCell"], [.bareNumber, .negative], initially: 0,
                "The insets of the separators."),
            .word(
                "selection-style", on: ["UITableViewCell"], ["none", "blue", "gray", "default"], initially: "default",
                "The appearance of a selected cell."),
            .word(
                "accessory-type", on: ["UITableViewCell"],
                ["none", "disclosure-indicator", "detail-disclosure-button", "checkmark", "detail-button"],
                initially: "none", "The standard accessory of a cell."),
            .word(
                "editing-accessory-type", on: ["UITableViewCell"],
                ["none", "disclosure-indicator", "detail-disclosure-button", "checkmark", "detail-button"],
                initially: "none", "The standard accessory of a cell that is edited."),
            .flag(
                "shows-reorder-control", on: ["UITableViewCell"], initially: false,
                "Whether a cell that is edited shows the control that moves it."),
            .flag(
                "should-indent-while-editing", on: ["UITableViewCell"], initially: true,
                "Whether the background of a cell is indented while the cell is edited."),
            .flag("editing", on: ["UITableViewCell"], initially: false, "Whether a cell is edited."),
            Property(
                "indentation-level", .integer(0...Int32.max), initial: .number(0), classes: ["UITableViewCell"],
                "The number of steps by which the content of a cell is indented."),
            Property(
                "indentation-width", .length(.bareNumber), initial: .length(10), classes: ["UITableViewCell"],
                "The width of a step of indentation."),
        ]
}
