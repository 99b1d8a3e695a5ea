import Foundation

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
