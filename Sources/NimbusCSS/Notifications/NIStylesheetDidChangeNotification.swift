import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when the rules of a stylesheet have changed, after different contents were loaded or a stylesheet was added.
///
/// The object is the ``NIStylesheet``. There is no user info. The notification is posted on the thread that changed the
/// stylesheet. To restyle views, observe it on the main queue.
public let NIStylesheetDidChangeNotification = Notification.Name("NIStylesheetDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of ``NIStylesheetDidChangeNotification`` in Nimbus's announcement of 2011.
@available(*, deprecated, renamed: "NIStylesheetDidChangeNotification")
public let NIChameleonSkinDidChangeNotification = NIStylesheetDidChangeNotification
