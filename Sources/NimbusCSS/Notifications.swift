import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when the rules of a stylesheet have changed, after different contents were loaded or a stylesheet was added.
///
/// The object is the ``NIStylesheet``. There is no user info. The notification is posted on the thread that changed the
/// stylesheet. To restyle views, observe it on the main queue.
public let NIStylesheetDidChangeNotification = Notification.Name("NIStylesheetDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted on the main actor before new contents of a refreshable stylesheet are used. The object is the refresher.
public let NIStylesheetWillRefreshNotification = Notification.Name("NIStylesheetWillRefreshNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted on the main actor when a refreshable stylesheet has new contents. The object is the refresher.
public let NIStylesheetDidRefreshNotification = Notification.Name("NIStylesheetDidRefreshNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted on the main actor when a refreshable stylesheet cannot be read, or its contents cannot be used. The object is
/// the refresher, which keeps the rules that it has.
public let NIStylesheetRefreshDidFailNotification = Notification.Name("NIStylesheetRefreshDidFailNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of ``NIStylesheetDidChangeNotification`` in Nimbus's announcement of 2011.
@available(*, deprecated, renamed: "NIStylesheetDidChangeNotification")
public let NIChameleonSkinDidChangeNotification = NIStylesheetDidChangeNotification

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when a strings file was received whose strings replace the current ones.
///
/// The notification has no object. Its user info contains the file's path under ``NIStringsDidChangeFilePathKey``.
public let NIStringsDidChangeNotification = Notification.Name("NIStringsDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user info key of ``NIStringsDidChangeNotification`` for the path of the file, a `String`.
public let NIStringsDidChangeFilePathKey = "NIStringsPathKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when a JSON file was received, for example a view tree from which an app builds its views.
///
/// The notification has no object. Its user info contains the file's path under ``NIJSONDidChangeFilePathKey``, and the
/// file's original name under ``NIJSONDidChangeNameKey``.
public let NIJSONDidChangeNotification = Notification.Name("NIJSONDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user info key of ``NIJSONDidChangeNotification`` for the path of the file, a `String`.
public let NIJSONDidChangeFilePathKey = "NIJSONPathKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user info key of ``NIJSONDidChangeNotification`` for the name of the file at its source, a `String`.
public let NIJSONDidChangeNameKey = "NIJSONNameKey"

extension NIStylesheet {
    /// The Swift name of ``NIStylesheetDidChangeNotification``.
    public static let didChangeNotification = NIStylesheetDidChangeNotification
}
