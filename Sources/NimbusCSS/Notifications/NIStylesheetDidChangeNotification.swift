import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when the rules of a stylesheet have changed: its file was loaded with other text, or a sheet was added.
///
/// The object is the ``NIStylesheet``; there is no user info. It is posted on the thread that changed the stylesheet:
/// observe it on the main queue to restyle views.
public let NIStylesheetDidChangeNotification = Notification.Name("NIStylesheetDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name that ``NIStylesheetDidChangeNotification`` was announced under in 2011.
@available(*, deprecated, renamed: "NIStylesheetDidChangeNotification")
public let NIChameleonSkinDidChangeNotification = NIStylesheetDidChangeNotification
