import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when a strings file was received whose strings replace the current ones.
///
/// The notification has no object. Its user info contains the file's path under ``NIStringsDidChangeFilePathKey``.
public let NIStringsDidChangeNotification = Notification.Name("NIStringsDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user info key of ``NIStringsDidChangeNotification`` for the path of the file, a `String`.
public let NIStringsDidChangeFilePathKey = "NIStringsPathKey"
