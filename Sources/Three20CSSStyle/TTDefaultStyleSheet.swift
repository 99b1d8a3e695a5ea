import CSSEngine
import NimbusUIKit

/// The colours and fonts of Three20's views, which ``TTDefaultCSSStyleSheet`` reads from stylesheets.
///
/// Override the properties that have other values in your app.
open class TTDefaultStyleSheet: TTStyleSheet {
    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    private static func bold(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }

    // MARK: Text

    /// The colour of text.
    open var textColor: UIColor? { .black }
    /// The colour of text that is highlighted.
    open var highlightedTextColor: UIColor? { .white }
    /// The colour behind text.
    open var backgroundTextColor: UIColor? { .clear }
    /// The font of text.
    open var font: UIFont? { .systemFont(ofSize: 14) }
    /// The colour of views.
    open var backgroundColor: UIColor? { .white }
    /// The colour of links.
    open var linkTextColor: UIColor? { Self.rgb(87, 107, 149) }
    /// The colour of times.
    open var timestampTextColor: UIColor? { Self.rgb(36, 112, 216) }
    /// The colour of the link to more items.
    open var moreLinkTextColor: UIColor? { Self.rgb(36, 112, 216) }

    // MARK: Bars

    /// The colour of navigation bars.
    open var navigationBarTintColor: UIColor? { Self.rgb(119, 140, 168) }
    /// The colour of toolbars.
    open var toolbarTintColor: UIColor? { Self.rgb(109, 132, 162) }
    /// The colour of search bars.
    open var searchBarTintColor: UIColor? { Self.rgb(200, 200, 200) }
    /// The colour of tab bars.
    open var tabBarTintColor: UIColor? { Self.rgb(119, 140, 168) }
    /// The colour of tabs.
    open var tabTintColor: UIColor? { Self.rgb(228, 230, 235) }

    // MARK: Tables

    /// The colour of plain tables.
    open var tablePlainBackgroundColor: UIColor? { nil }
    /// The colour of grouped tables.
    open var tableGroupedBackgroundColor: UIColor? { .color(of: .symbolicColor(.system(.groupTableViewBackground))) }
    /// The colour of tables with results of a search.
    open var searchTableBackgroundColor: UIColor? { Self.rgb(235, 235, 235) }
    /// The colour of the lines in tables with results of a search.
    open var searchTableSeparatorColor: UIColor? { UIColor(white: 0.85, alpha: 1) }
    /// The colour of the lines in plain tables. The default `nil` is the colour of UIKit.
    open var tablePlainCellSeparatorColor: UIColor? { nil }
    /// The colour of the lines in grouped tables. The default `nil` is the colour of UIKit.
    open var tableGroupedCellSeparatorColor: UIColor? { nil }
    /// The appearance of cells that are selected.
    open var tableSelectionStyle: UITableViewCell.SelectionStyle { .blue }
    /// The colour of a table's headers.
    open var tableHeaderTextColor: UIColor? { nil }
    /// The colour of the shadow of a table's headers.
    open var tableHeaderShadowColor: UIColor? { nil }
    /// The offset of the shadow of a table's headers, in points.
    open var tableHeaderShadowOffset: CGSize { CGSize(width: 0, height: 1) }
    /// The colour behind a table's headers.
    open var tableHeaderTintColor: UIColor? { nil }
    /// The colour of the text next to an activity indicator in a table.
    open var tableActivityTextColor: UIColor? { Self.rgb(99, 109, 125) }
    /// The colour of titles in tables.
    open var tableTitleTextColor: UIColor? { Self.rgb(99, 109, 125) }
    /// The colour of errors in tables.
    open var tableErrorTextColor: UIColor? { Self.rgb(96, 103, 111) }
    /// The colour of secondary text in tables.
    open var tableSubTextColor: UIColor? { Self.rgb(79, 89, 105) }
    /// The font of table cells.
    open var tableFont: UIFont? { Self.bold(17) }
    /// The small font of table cells.
    open var tableSmallFont: UIFont? { Self.bold(15) }
    /// The font of titles in tables.
    open var tableTitleFont: UIFont? { Self.bold(13) }
    /// The font of times in tables.
    open var tableTimestampFont: UIFont? { .systemFont(ofSize: 13) }
    /// The font of buttons in tables.
    open var tableButtonFont: UIFont? { Self.bold(13) }
    /// The font of summaries in tables.
    open var tableSummaryFont: UIFont? { .systemFont(ofSize: 17) }
    /// The font of the headers of plain tables.
    open var tableHeaderPlainFont: UIFont? { Self.bold(16) }
    /// The font of the headers of grouped tables.
    open var tableHeaderGroupedFont: UIFont? { Self.bold(18) }
    /// The height of banners in tables, in points.
    open var tableBannerViewHeight: CGFloat { 22 }

    // MARK: The header that refreshes a table

    /// The font of the time of the last update.
    open var tableRefreshHeaderLastUpdatedFont: UIFont? { .systemFont(ofSize: 12) }
    /// The font of the status.
    open var tableRefreshHeaderStatusFont: UIFont? { Self.bold(14) }
    /// The colour of the header.
    open var tableRefreshHeaderBackgroundColor: UIColor? { Self.rgb(226, 231, 237) }
    /// The colour of the header's text.
    open var tableRefreshHeaderTextColor: UIColor? { Self.rgb(109, 128, 153) }
    /// The colour of the shadow of the header's text.
    open var tableRefreshHeaderTextShadowColor: UIColor? { UIColor(white: 1, alpha: 0.9) }
    /// The offset of the shadow of the header's text, in points.
    open var tableRefreshHeaderTextShadowOffset: CGSize { CGSize(width: 0, height: 1) }

    // MARK: Photos

    /// The colour of captions.
    open var photoCaptionTextColor: UIColor? { .white }
    /// The colour of the shadow of captions.
    open var photoCaptionTextShadowColor: UIColor? { UIColor(white: 0, alpha: 0.9) }
    /// The offset of the shadow of captions, in points.
    open var photoCaptionTextShadowOffset: CGSize { CGSize(width: 0, height: 1) }
    /// The font of captions.
    open var photoCaptionFont: UIFont? { Self.bold(12) }
    /// The colour behind thumbnails.
    open var thumbnailBackgroundColor: UIColor? { UIColor(white: 0.95, alpha: 1) }

    // MARK: Other views

    /// The colour that covers the screen behind a dialog.
    open var screenBackgroundColor: UIColor? { UIColor(white: 0, alpha: 0.8) }
    /// The colour of the text in message fields.
    open var messageFieldTextColor: UIColor? { UIColor(white: 0.5, alpha: 1) }
    /// The colour of the lines between message fields.
    open var messageFieldSeparatorColor: UIColor? { UIColor(white: 0.7, alpha: 1) }
    /// The colour of the button that posts a message.
    open var postButtonColor: UIColor? { Self.rgb(117, 144, 181) }
    /// The font of buttons.
    open var buttonFont: UIFont? { Self.bold(12) }
    /// The font of messages.
    open var messageFont: UIFont? { .systemFont(ofSize: 15) }
    /// The font of the titles of errors.
    open var errorTitleFont: UIFont? { Self.bold(18) }
    /// The font of the subtitles of errors.
    open var errorSubtitleFont: UIFont? { Self.bold(12) }
    /// The font of the text next to an activity indicator.
    open var activityLabelFont: UIFont? { .systemFont(ofSize: 17) }
    /// The font of the text next to an activity indicator in a banner.
    open var activityBannerFont: UIFont? { Self.bold(11) }
}
