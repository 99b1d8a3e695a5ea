import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when a strings file has come that is to be shown from now on.
///
/// There is no object; the user info has the file's path under ``NIStringsDidChangeFilePathKey``.
public let NIStringsDidChangeNotification = Notification.Name("NIStringsDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where ``NIStringsDidChangeNotification`` has the path of the file, a `String`.
public let NIStringsDidChangeFilePathKey = "NIStringsPathKey"
